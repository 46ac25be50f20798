import YAML

extension SpecificationEntry {
  /// An attribute type by its name, or the enumeration of a model: `News.Section`.
  func attributeType(named name: String) -> AttributeType? {
    if let type = AttributeType.named(name) { return type }
    let parts = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2 else { return nil }
    return models[parts[0]]?.enumeration(named: parts[1]).map { .enumeration($0) }
  }

  /// The type of a parameter, an input or an output; nil where no type is called so.
  func valueType(_ type: TypeName) -> ValueType? {
    let element: ValueType.Element
    if let attribute = attributeType(named: type.name) {
      element = .attribute(attribute)
    } else if models[type.name] != nil {
      element = .model(type.name)
    } else {
      return nil
    }
    return ValueType(element, isOptional: type.isOptional, isList: type.isList)
  }

  /// Where an enumeration that a model inherits is declared: `Item.Mode` for `News.Mode`.
  func inheritedEnumeration(_ name: String) -> String? {
    let parts = name.split(separator: ".").map(String.init)
    guard parts.count == 2 else { return nil }
    return inheritance.ancestors(of: parts[0]).lazy
      .compactMap { self.models[$0]?.enumeration(named: parts[1])?.qualifiedName }.first
  }

  /// What can stand where a type is wanted, for suggestions.
  var typeNames: [String] {
    AttributeType.named.map(\.swiftName) + models.names
      + models.flatMap { $0.attributes.compactMap { $0.type?.enumeration?.qualifiedName } }
  }
}

extension AttributeType {
  /// Reads a literal of the spec, or says what is wrong with it.
  ///
  /// - Parameter paths: what can stand there instead of a literal.
  func value(
    of node: YAMLNode, orPath paths: @autoclosure () -> [String] = [], to report: Reporter
  ) -> AttributeValue? {
    guard let scalar = node.scalar else {
      return report("this is \(node.noun); expected a value of type \(swiftName)", at: node)
    }
    if self == .string, scalar.isPath(from: report.problems.pathRoots) {
      let what = "is a path, which is not followed here; in quotes it is a text"
      return report.unknown(
        Text(scalar.text, at: node), as: "without quotes", is: what, among: paths())
    }
    if let value = literal(scalar) { return value }
    let found =
      node.isNull
      ? "there is no value here" : "\(quoted(scalar.text)) is not a valid \(swiftName)"
    let advice = scalar.isNil ? "leave it out for nil, or write" : "expected"
    return report("\(found); \(advice) \(expectation)", at: node)
  }
}

extension AttributeValue {
  /// Whether this stands before another value of the same type; nil where there is no order.
  public func isLess(than other: AttributeValue) -> Bool? {
    if let left = secondsSinceReferenceDate, let right = other.secondsSinceReferenceDate {
      return left < right
    }
    return switch (self, other) {
    case (.int(let left), .int(let right)): left < right
    case (.double(let left), .double(let right)): left < right
    case (.decimal(let left), .decimal(let right)): Specification.isLess(left, than: right)
    default: nil
    }
  }
}
