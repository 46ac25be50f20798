import YAML

extension SpecificationEntry {
  private var report: Reporter { problems[.unfittingArgument] }

  /// A value for each parameter of the fetch request that a table shows.
  func arguments(
    of controller: ControllerEntry, model: ModelEntry, among models: NamedList<ModelSpecification>
  ) -> [ArgumentSpecification] {
    guard let shows = controller.shows, let fetch = shows.fetch else { return [] }
    let name = controller.fetchRequestName
    let request = models[model.name.value]?.fetchRequests.first { $0.name == name }
    // A request that cannot be resolved is reported where it stands.
    guard let parameters = request?.parameters ?? (name == "all" ? [] : nil) else { return [] }
    let names = parameters.map(\.name)
    for argument in shows.with where !names.contains(argument.name.value) {
      report.reportUnknown(argument.name, as: "'\(fetch.value)' has no parameter", among: names)
    }
    return parameters.compactMap { parameter in
      guard let argument = shows.with[parameter.name] else {
        let message =
          "'\(fetch.value)' needs a value for '\(parameter.name)' (\(parameter.type.swiftName));"
          + " write 'with: { \(parameter.name): ... }'"
        return report(message, at: fetch)
      }
      return argument.value.flatMap { argumentValue(of: $0, for: parameter.type) }.map {
        ArgumentSpecification(name: parameter.name, value: $0)
      }
    }
  }

  /// A value, a relative date, or the property of a state.
  ///
  /// - Parameter isPath: whether a text would be a path without quotes, besides those of states.
  func argumentValue(
    of node: YAMLNode, for type: ValueType, orPath isPath: (Text) -> Bool = { _ in false }
  ) -> ArgumentValue? {
    if node.scalar?.isPlain == true, let shared = String(node).flatMap(sharedProperty) {
      return check(shared.type, fits: type, at: node) ? .shared(shared.property, shared.type) : nil
    }
    let isPath = { isPath($0) || stateProperty($0.value) != nil }
    if isQuotedPath(node, ofType: type.attributeType, to: report, where: isPath) { return nil }
    guard let attribute = type.attributeType else {
      return report("expected a property of a state that is \(type.swiftName)", at: node)
    }
    if type.isList {
      guard let nodes = node.sequence else {
        return report("expected a list in brackets", at: node)
      }
      let values = nodes.compactMap { literalArgument(of: $0, as: attribute) }
      return values.count == nodes.count ? .list(values, attribute) : nil
    }
    let paths = statePropertyPaths(ofType: attribute.swiftName)
    return literalArgument(of: node, orPath: paths, as: attribute)
  }

  private func literalArgument(
    of node: YAMLNode, orPath paths: [String] = [], as attribute: AttributeType
  ) -> ArgumentValue? {
    if attribute == .date, let text = String(node),
      !(text.first?.isNumber == true && text.contains("-"))
    {
      if let date = RelativeDate(text) { return .date(date) }
      let examples = "7 days ago, now or 2026-01-31"
      return report(
        "\(quoted(text)) is not a valid Date; expected one such as \(examples)", at: node)
    }
    return attribute.value(of: node, orPath: paths, to: report).map { .literal($0, attribute) }
  }

  /// Whether a path stands in quotes, in which it is a text, though no text is a value there; which is reported.
  ///
  /// - Parameter type: nil for that of an object.
  func isQuotedPath(
    _ node: YAMLNode, ofType type: AttributeType?, to report: Reporter,
    where isPath: (Text) -> Bool
  ) -> Bool {
    guard let scalar = node.scalar, !scalar.isPlain, type?.literal(scalar) == nil,
      isPath(Text(scalar.text, at: node))
    else { return false }
    report(pathInQuotes(scalar.text), at: node)
    return true
  }

  /// Whether a value of one type can stand where another is wanted.
  func check(_ given: ValueType, fits wanted: ValueType, at place: some Placed) -> Bool {
    if given.fits(wanted, isKind: isKind(_:of:)) { return true }
    report("this is \(given.swiftName); expected \(wanted.swiftName)", at: place)
    return false
  }

  /// The property of a state that a path names, with its type.
  func sharedProperty(_ path: String) -> (property: SharedProperty, type: ValueType)? {
    guard let (property, name) = stateProperty(path), let type = name.flatMap({ valueType($0) })
    else { return nil }
    return (property, type)
  }

  /// Whether a path names a property of a state whose type is wrong, which is told where that stands.
  func isUntyped(_ path: String) -> Bool {
    stateProperty(path) != nil && sharedProperty(path) == nil
  }
}

/// What is said of a path in quotes where no text is a value.
func pathInQuotes(_ path: String) -> String {
  "in quotes \(quoted(path)) is a text; write it without them to mean what it names"
}
