/// Looks up the names of a predicate, compares types and infers those of parameters.
struct PredicateResolution {
  let draft: SpecificationEntry
  let model: ModelEntry
  /// What the spec declares; inference adds the others, in the order in which they are met.
  var parameters: [ParameterSpecification]
  var usedParameters: Set<String> = []
  private(set) var problems: [TextProblem] = []

  /// Nil where something is wrong with it, which is kept.
  mutating func resolve(_ written: WrittenComparison) -> Comparison? {
    do throws(TextProblem) {
      return try comparison(written)
    } catch {
      problems.append(error)
      return nil
    }
  }

  private mutating func comparison(_ written: WrittenComparison) throws(TextProblem) -> Comparison {
    let (left, comparator, right) = try turned(written)
    let path = try keyPath(left)
    try checkQuantifier(written, path: path)
    try checkComparator(written, comparator: comparator, path: path)
    let value = try value(right, by: comparator, with: path)
    return Comparison(
      isAny: written.isAny, keyPath: path, comparator: comparator,
      isCaseInsensitive: written.options.contains("c"),
      isDiacriticInsensitive: written.options.contains("d"), value: value)
  }

  /// The property on the left.
  private func turned(
    _ written: WrittenComparison
  ) throws(TextProblem) -> (WrittenOperand, Comparator, WrittenOperand) {
    let sides = [written.left, written.right]
    guard
      let place = sides.firstIndex(where: namesProperty) ?? sides.firstIndex(where: \.isName)
    else {
      throw TextProblem("one side has to be a property", at: written.range)
    }
    if place == 0 { return (written.left, written.comparator, written.right) }
    guard let comparator = written.comparator.turned else {
      let message = "write the property on the left of \(written.comparator.rawValue)"
      throw TextProblem(message, at: written.comparatorRange)
    }
    return (written.right, comparator, written.left)
  }

  /// Whether a path begins with a property of the model, which may be called like a constant.
  func namesProperty(_ operand: WrittenOperand) -> Bool {
    guard case .word(let word) = operand.kind else { return false }
    return model.property(named: String(word.prefix { $0 != "." })) != nil
  }

  func keyPath(_ operand: WrittenOperand) throws(TextProblem) -> KeyPathSpecification {
    guard case .word(let text) = operand.kind else {
      throw TextProblem("expected a property", at: operand.range)
    }
    do throws(TextProblem) {
      return try draft.storedKeyPath(text, in: model)
    } catch {
      let start = operand.range.lowerBound
      let part = (start + error.part.lowerBound)..<(start + error.part.upperBound)
      throw TextProblem(error.message, at: part)
    }
  }

  private func checkQuantifier(
    _ written: WrittenComparison, path: KeyPathSpecification
  ) throws(TextProblem) {
    if path.type.isList, !written.isAny {
      let message = "'\(path.text)' is to many; write ANY before it"
      throw TextProblem(message, at: written.range)
    }
    if written.isAny, !path.type.isList {
      let message = "ANY needs a to-many relationship; '\(path.text)' is one value"
      throw TextProblem(message, at: written.range)
    }
  }

  private func checkComparator(
    _ written: WrittenComparison, comparator: Comparator, path: KeyPathSpecification
  ) throws(TextProblem) {
    let isText = path.type.attributeType == .string
    if !written.options.isEmpty, !isText || comparator.isOrdering || comparator == .between {
      let message = "[\(written.options)] belongs to comparisons of strings by == != CONTAINS ..."
      throw TextProblem(message, at: written.comparatorRange)
    }
    if comparator.isForTexts, !isText {
      let message =
        "\(comparator.rawValue) compares strings; '\(path.text)' is \(path.type.elementName)"
      throw TextProblem(message, at: written.comparatorRange)
    }
    let needsOrder = comparator.isOrdering || comparator == .between
    if needsOrder, path.type.attributeType?.hasOrder != true {
      let message = "\(path.type.elementName) has no order; compare '\(path.text)' by == or !="
      throw TextProblem(message, at: written.comparatorRange)
    }
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
  /// Whether one value can be less than another; cases of an enumeration have the order of their declaration.
  var hasOrder: Bool {
    switch self {
    case .int, .double, .decimal, .string, .date, .enumeration: true
    case .bool, .url, .uuid, .data: false
    }
  }
}

extension WrittenOperand {
  /// Whether it can only be meant to name a property.
  fileprivate var isName: Bool {
    if case .word(let word) = kind { predicateConstant(word) == nil } else { false }
  }
}
