import Diagnostics
import YAML

extension SpecificationEntry {
  /// A value for each parameter of the fetch request that a table shows.
  func arguments(
    of controller: ControllerEntry, model: ModelEntry, in surroundings: ControllerSurroundings
  ) -> [ArgumentSpecification] {
    guard let shows = controller.shows, let fetch = shows.fetch else { return [] }
    let name = controller.fetchRequestName
    let request = surroundings.models[model.name.value]?.fetchRequests.first { $0.name == name }
    // A request that cannot be resolved is reported where it stands.
    guard let parameters = request?.parameters ?? (name == "all" ? [] : nil) else { return [] }
    for argument in shows.with where !parameters.contains(where: { $0.name == argument.name.value })
    {
      let what = "'\(fetch.value)' has no parameter \(quoted(argument.name.value))"
      let message = what + advice(argument.name.value, parameters.map(\.name))
      problems.report(UnfittingArgument.self, message, at: argument.name.range)
    }
    return parameters.compactMap { parameter in
      guard let argument = shows.with[parameter.name] else {
        let message =
          "'\(fetch.value)' needs a value for '\(parameter.name)' (\(parameter.type.swiftName));"
          + " write 'with: { \(parameter.name): ... }'"
        return problems.refusal(UnfittingArgument.self, message, at: fetch.range)
      }
      guard let node = argument.value else { return nil }
      return argumentValue(of: node, for: parameter.type).map {
        ArgumentSpecification(name: parameter.name, value: $0)
      }
    }
  }

  /// A value, a relative date, or the property of a state.
  func argumentValue(of node: YAMLNode, for type: ValueType) -> ArgumentValue? {
    if let text = String(node), let shared = sharedProperty(text) {
      return shared.value(fitting: type, at: node.range, problems: problems)
    }
    guard let attribute = type.attributeType else {
      let message = "expected a property of a state that is \(type.swiftName)"
      return problems.refusal(UnfittingArgument.self, message, at: node.range)
    }
    if type.isList, let nodes = node.sequence {
      let values = nodes.compactMap {
        attribute.value(of: $0, UnfittingArgument.self, problems: problems)
      }
      return values.count == nodes.count ? .list(values, attribute) : nil
    }
    guard !type.isList else {
      return problems.refusal(UnfittingArgument.self, "expected a list in brackets", at: node.range)
    }
    if attribute == .date, let text = String(node),
      !(text.first?.isNumber == true && text.contains("-"))
    {
      if let date = RelativeDate(text) { return .date(date) }
      let message =
        "\(quoted(text)) is not a valid Date; expected one such as 7 days ago, now or 2026-01-31"
      return problems.refusal(UnfittingArgument.self, message, at: node.range)
    }
    return attribute.value(of: node, UnfittingArgument.self, problems: problems)
      .map { .literal($0, attribute) }
  }

  /// The property of a state that a path names, with its type.
  func sharedProperty(_ path: String) -> TypedSharedProperty? {
    guard let (property, name) = stateProperty(path), let type = name.flatMap({ valueType($0) })
    else { return nil }
    return TypedSharedProperty(property: property, type: type)
  }
}

/// A property of a state and its type.
struct TypedSharedProperty {
  let property: SharedProperty
  let type: ValueType

  func value(fitting wanted: ValueType, at range: FileRange, problems: Problems) -> ArgumentValue? {
    guard !type.fits(wanted) else { return .shared(property) }
    let message = "this is \(type.swiftName); expected \(wanted.swiftName)"
    return problems.refusal(UnfittingArgument.self, message, at: range)
  }
}
