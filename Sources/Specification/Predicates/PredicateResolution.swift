import YAML

/// Looks up the names of a predicate, compares types and infers those of parameters.
struct PredicateResolution {
  let draft: SpecificationDraft
  let model: ModelDraft
  /// What the spec declares; inference adds the others, in the order in which they are met.
  private(set) var parameters: [(name: String, type: ValueType)]
  private(set) var usedParameters: Set<String> = []
  private(set) var problems: [PredicateProblem] = []

  init(draft: SpecificationDraft, model: ModelDraft, parameters: [(String, ValueType)]) {
    self.draft = draft
    self.model = model
    self.parameters = parameters
  }

  mutating func resolve(_ predicate: WrittenPredicate) -> Predicate? {
    switch predicate {
    case .and(let parts): return resolve(parts).map { .and($0) }
    case .or(let parts): return resolve(parts).map { .or($0) }
    case .not(let part): return resolve(part).map { .not($0) }
    case .comparison(let comparison):
      do throws(PredicateProblem) {
        return .comparison(try resolve(comparison))
      } catch {
        problems.append(error)
        return nil
      }
    }
  }

  private mutating func resolve(_ parts: [WrittenPredicate]) -> [Predicate]? {
    var resolved: [Predicate] = []
    for part in parts {
      if let predicate = resolve(part) { resolved.append(predicate) }
    }
    return resolved.count == parts.count ? resolved : nil
  }
}

extension PredicateResolution {
  private mutating func resolve(
    _ written: WrittenComparison
  ) throws(PredicateProblem) -> Comparison {
    let (left, comparator, right) = try turned(written)
    let path = try keyPath(left)
    try checkQuantifier(written, path)
    try checkComparator(written, comparator, path)
    let value = try value(right, comparator, path)
    return Comparison(
      isAny: written.isAny, keyPath: path, comparator: comparator,
      isCaseInsensitive: written.options.contains("c"),
      isDiacriticInsensitive: written.options.contains("d"), value: value)
  }

  /// The property on the left.
  private func turned(
    _ written: WrittenComparison
  ) throws(PredicateProblem) -> (WrittenOperand, Comparator, WrittenOperand) {
    if case .word(let word) = written.left.kind, predicateConstant(word) == nil {
      return (written.left, written.comparator, written.right)
    }
    guard case .word(let word) = written.right.kind, predicateConstant(word) == nil else {
      throw PredicateProblem("one side has to be a property", written.range)
    }
    guard let comparator = written.comparator.turned else {
      let message = "write the property on the left of \(written.comparator.rawValue)"
      throw PredicateProblem(message, written.comparatorRange)
    }
    return (written.right, comparator, written.left)
  }

  private func keyPath(
    _ operand: WrittenOperand
  ) throws(PredicateProblem) -> KeyPathSpecification {
    guard case .word(let text) = operand.kind else {
      throw PredicateProblem("expected a property", operand.range)
    }
    do throws(KeyPathProblem) {
      return try draft.storedKeyPath(text, in: model)
    } catch {
      let start = operand.range.lowerBound
      let part = (start + error.part.lowerBound)..<(start + error.part.upperBound)
      throw PredicateProblem(error.message, part)
    }
  }

  private func checkQuantifier(
    _ written: WrittenComparison, _ path: KeyPathSpecification
  ) throws(PredicateProblem) {
    if path.type.isList, !written.isAny {
      let message = "'\(path.text)' is to many; write ANY before it"
      throw PredicateProblem(message, written.range)
    }
    if written.isAny, !path.type.isList {
      let message = "ANY needs a relationship to many; '\(path.text)' is one value"
      throw PredicateProblem(message, written.range)
    }
  }

  private func checkComparator(
    _ written: WrittenComparison, _ comparator: Comparator, _ path: KeyPathSpecification
  ) throws(PredicateProblem) {
    let isText = path.type.attributeType == .string
    if !written.options.isEmpty, !isText || comparator.isOrdering || comparator == .between {
      let message = "[\(written.options)] belongs to comparisons of texts by == != CONTAINS ..."
      throw PredicateProblem(message, written.comparatorRange)
    }
    if comparator.isForTexts, !isText {
      let message =
        "\(comparator.rawValue) compares texts; '\(path.text)' is \(path.type.elementName)"
      throw PredicateProblem(message, written.comparatorRange)
    }
    let needsOrder = comparator.isOrdering || comparator == .between
    if needsOrder, path.type.attributeType?.hasOrder != true {
      let message = "\(path.type.elementName) has no order; compare '\(path.text)' by == or !="
      throw PredicateProblem(message, written.comparatorRange)
    }
  }
}

extension PredicateResolution {
  private mutating func value(
    _ operand: WrittenOperand, _ comparator: Comparator, _ path: KeyPathSpecification
  ) throws(PredicateProblem) -> Operand {
    switch operand.kind {
    case .list(let operands):
      guard comparator == .isIn || (comparator == .between && operands.count == 2) else {
        let message =
          comparator == .between
          ? "BETWEEN needs a list of two" : "a list stands behind IN or BETWEEN"
        throw PredicateProblem(message, operand.range)
      }
      var values: [Operand] = []
      for operand in operands { values.append(try single(operand, .equal, path)) }
      return .list(values)
    case .parameter(let name) where comparator == .isIn:
      let type = ValueType(path.type.element, isList: true)
      return try use(name, as: type, allowsOptional: false, operand.range)
    default:
      guard comparator != .isIn, comparator != .between else {
        let example = comparator == .isIn ? "{1, 2} or a $parameter" : "{1, 5}"
        let message = "expected a list, such as \(example)"
        throw PredicateProblem(message, operand.range)
      }
      return try single(operand, comparator, path)
    }
  }

  private mutating func single(
    _ operand: WrittenOperand, _ comparator: Comparator, _ path: KeyPathSpecification
  ) throws(PredicateProblem) -> Operand {
    switch operand.kind {
    case .parameter(let name):
      let allowsOptional = comparator == .equal || comparator == .notEqual
      let type = ValueType(path.type.element)
      return try use(name, as: type, allowsOptional: allowsOptional, operand.range)
    case .number(let text):
      return .literal(try literal(YAMLScalar(text, isPlain: true), path, operand.range))
    case .string(let text):
      return .literal(try literal(YAMLScalar(text, isPlain: false), path, operand.range))
    case .word(let word): return try named(word, comparator, path, operand)
    case .list: throw PredicateProblem("a list cannot stand in a list", operand.range)
    }
  }

  private mutating func named(
    _ word: String, _ comparator: Comparator, _ path: KeyPathSpecification,
    _ operand: WrittenOperand
  ) throws(PredicateProblem) -> Operand {
    if let constant = predicateConstant(word) {
      return try self.constant(constant, comparator, path, operand.range)
    }
    if path.type.attributeType?.enumeration?.cases.contains(word) == true,
      model.property(named: word) == nil
    {
      return .literal(.enumerationCase(word))
    }
    let other = try keyPath(operand)
    guard !other.type.isList else {
      throw PredicateProblem("'\(other.text)' is to many; put it on the left", operand.range)
    }
    guard other.type.element == path.type.element else {
      throw unlike(path, other.type.swiftName, operand.range)
    }
    return .keyPath(other)
  }

  private func constant(
    _ constant: PredicateConstant, _ comparator: Comparator, _ path: KeyPathSpecification,
    _ range: Range<Int>
  ) throws(PredicateProblem) -> Operand {
    switch constant {
    case .null:
      guard comparator == .equal || comparator == .notEqual else {
        throw PredicateProblem("nil is compared by == or !=", range)
      }
      return .null
    case .bool(let value):
      guard path.type.attributeType == .bool else { throw unlike(path, "Bool", range) }
      return .literal(.bool(value))
    }
  }

  private func literal(
    _ scalar: YAMLScalar, _ path: KeyPathSpecification, _ range: Range<Int>
  ) throws(PredicateProblem) -> AttributeValue {
    guard let type = path.type.attributeType else {
      throw PredicateProblem("'\(path.text)' is an object; compare it with a $parameter", range)
    }
    switch type.literal(scalar) {
    case .value(let value): return value
    case .expected(let expectation):
      let message = "'\(path.text)' is \(type.swiftName); expected \(expectation)"
      throw PredicateProblem(message, range)
    }
  }

  private func unlike(
    _ path: KeyPathSpecification, _ other: String, _ range: Range<Int>
  ) -> PredicateProblem {
    let message = "'\(path.text)' is \(path.type.elementName) and cannot be compared with \(other)"
    return PredicateProblem(message, range)
  }

  private mutating func use(
    _ name: String, as type: ValueType, allowsOptional: Bool, _ range: Range<Int>
  ) throws(PredicateProblem) -> Operand {
    usedParameters.insert(name)
    guard let known = parameters.first(where: { $0.name == name })?.type else {
      parameters.append((name, type))
      return .parameter(name)
    }
    guard known.element == type.element, known.isList == type.isList else {
      let message = "'$\(name)' is \(known.swiftName); \(type.swiftName) is compared here"
      throw PredicateProblem(message, range)
    }
    guard !known.isOptional || allowsOptional else {
      throw PredicateProblem("'$\(name)' may be nil, which is compared by == or !=", range)
    }
    return .parameter(name)
  }
}

/// A word that stands for a value.
enum PredicateConstant {
  case null
  case bool(Bool)
}

private func predicateConstant(_ word: String) -> PredicateConstant? {
  switch word.uppercased() {
  case "NIL", "NULL": .null
  case "TRUE", "YES": .bool(true)
  case "FALSE", "NO": .bool(false)
  default: nil
  }
}

extension Comparator {
  var isOrdering: Bool {
    self == .less || self == .lessOrEqual || self == .greater || self == .greaterOrEqual
  }

  var isForTexts: Bool { self == .contains || self == .beginsWith || self == .endsWith }

  /// The same comparison with its sides exchanged.
  fileprivate var turned: Comparator? {
    switch self {
    case .equal, .notEqual: self
    case .less: .greater
    case .lessOrEqual: .greaterOrEqual
    case .greater: .less
    case .greaterOrEqual: .lessOrEqual
    default: nil
    }
  }
}

extension AttributeType {
  /// Whether values can be sorted; cases of an enumeration have the order of their declaration.
  var hasOrder: Bool {
    switch self {
    case .bool, .int, .double, .decimal, .string, .date, .enumeration: self != .bool
    case .url, .uuid, .data: false
    }
  }
}
