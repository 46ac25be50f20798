import YAML

extension PredicateResolution {
  /// The other side of a comparison.
  mutating func value(
    _ operand: WrittenOperand, by comparator: Comparator, with path: KeyPathSpecification
  ) throws(TextProblem) -> Operand {
    switch operand.kind {
    case .list(let operands):
      guard comparator == .isIn || (comparator == .between && operands.count == 2) else {
        let message =
          comparator == .between
          ? "BETWEEN needs a list of two" : "a list belongs after IN or BETWEEN"
        throw TextProblem(message, at: operand.range)
      }
      var values: [Operand] = []
      // nil has no order, but may be one of several.
      let last: Comparator = comparator == .between ? .lessOrEqual : .equal
      for (place, operand) in operands.enumerated() {
        let isLeast = comparator == .between && place == 0
        let relation = isLeast ? .greaterOrEqual : last
        values.append(try single(operand, by: relation, with: path))
      }
      return .list(values)
    case .parameter(let name) where comparator == .isIn:
      let type = ValueType(path.type.element, isList: true)
      return try use(name, as: type, allowsOptional: false, range: operand.range)
    default:
      guard comparator != .isIn, comparator != .between else {
        let example = comparator == .isIn ? "{1, 2} or a $parameter" : "{1, 5}"
        let message = "expected a list, such as \(example)"
        throw TextProblem(message, at: operand.range)
      }
      return try single(operand, by: comparator, with: path)
    }
  }

  private mutating func single(
    _ operand: WrittenOperand, by comparator: Comparator, with path: KeyPathSpecification
  ) throws(TextProblem) -> Operand {
    switch operand.kind {
    case .parameter(let name):
      let allowsOptional = comparator == .equal || comparator == .notEqual
      let type = ValueType(path.type.element)
      return try use(name, as: type, allowsOptional: allowsOptional, range: operand.range)
    case .number(let text), .string(let text):
      let isPlain = if case .number = operand.kind { true } else { false }
      let value = try literal(
        YAMLScalar(text, isPlain: isPlain), path: path, range: operand.range)
      let isMaximum = comparator == .lessOrEqual || comparator == .greater
      return .literal(isMaximum ? value.asMaximum : value)
    case .word(let word):
      return try named(word, comparator: comparator, path: path, operand: operand)
    case .list: throw TextProblem("a list cannot contain a list", at: operand.range)
    }
  }

  private mutating func named(
    _ word: String, comparator: Comparator, path: KeyPathSpecification,
    operand: WrittenOperand
  ) throws(TextProblem) -> Operand {
    // A property that is called like a constant or a case is meant where it can be.
    let isProperty =
      namesProperty(operand) && (try? keyPath(operand))?.type.element == path.type.element
    if !isProperty {
      // A case may be called like a constant.
      if path.type.attributeType?.enumeration?.cases.contains(word) == true {
        return .literal(.enumerationCase(word))
      }
      if let constant = predicateConstant(word) {
        return try self.constant(constant, comparator: comparator, path: path, range: operand.range)
      }
    }
    let other = try keyPath(operand)
    guard !other.type.isList else {
      throw TextProblem("'\(other.text)' is to many; put it on the left", at: operand.range)
    }
    guard other.type.element == path.type.element else {
      throw unlike(path, to: other.type.swiftName, at: operand.range)
    }
    return .keyPath(other)
  }

  private func constant(
    _ constant: PredicateConstant, comparator: Comparator, path: KeyPathSpecification,
    range: Range<Int>
  ) throws(TextProblem) -> Operand {
    switch constant {
    case .null:
      guard comparator == .equal || comparator == .notEqual else {
        throw TextProblem("compare nil with == or !=", at: range)
      }
      return .null
    case .bool(let value):
      guard path.type.attributeType == .bool else { throw unlike(path, to: "Bool", at: range) }
      return .literal(.bool(value))
    }
  }

  private func literal(
    _ scalar: YAMLScalar, path: KeyPathSpecification, range: Range<Int>
  ) throws(TextProblem) -> AttributeValue {
    guard let type = path.type.attributeType else {
      throw TextProblem("'\(path.text)' is an object; compare it with a $parameter", at: range)
    }
    if let value = type.literal(scalar) { return value }
    if !scalar.isPlain, (try? draft.storedKeyPath(scalar.text, in: model)) != nil {
      throw TextProblem(pathInQuotes(scalar.text), at: range)
    }
    let message = "'\(path.text)' is \(type.swiftName); expected \(type.expectation)"
    throw TextProblem(message, at: range)
  }

  private func unlike(
    _ path: KeyPathSpecification, to other: String, at range: Range<Int>
  ) -> TextProblem {
    let message = "'\(path.text)' is \(path.type.elementName) and cannot be compared with \(other)"
    return TextProblem(message, at: range)
  }

  private mutating func use(
    _ name: String, as type: ValueType, allowsOptional: Bool, range: Range<Int>
  ) throws(TextProblem) -> Operand {
    usedParameters.insert(name)
    guard let known = parameters.first(where: { $0.name == name })?.type else {
      parameters.append(ParameterSpecification(name: name, type: type))
      return .parameter(name)
    }
    guard known.element == type.element, known.isList == type.isList else {
      let message = "'$\(name)' is \(known.swiftName); \(type.swiftName) is compared here"
      throw TextProblem(message, at: range)
    }
    guard !known.isOptional || allowsOptional else {
      throw TextProblem("'$\(name)' may be nil, which is compared by == or !=", at: range)
    }
    return .parameter(name)
  }
}

/// A word that stands for a value.
enum PredicateConstant {
  case null
  case bool(Bool)
}

func predicateConstant(_ word: String) -> PredicateConstant? {
  switch word.uppercased() {
  case "NIL", "NULL": .null
  case "TRUE", "YES": .bool(true)
  case "FALSE", "NO": .bool(false)
  default: nil
  }
}
