/// An entry of `states`: what several controllers share.
public struct StateSpecification: Sendable {
  public let name: String
  public let properties: [StateProperty]
}

/// A property of a state: an attribute's value or an object, never a list.
public struct StateProperty: Sendable {
  public let name: String
  public let type: ValueType
  /// Nil only where the type is optional.
  public let defaultValue: AttributeValue?
}

extension SpecificationEntry {
  private var report: Reporter { problems[.unfittingState] }

  func resolve(_ state: StateEntry) -> StateSpecification {
    StateSpecification(
      name: state.name.value, properties: problems.resolved(state.properties) { resolve($0) })
  }

  private func resolve(_ property: StatePropertyEntry) -> StateProperty? {
    guard let type = resolvedType(of: property), let written = property.type else { return nil }
    let value = defaultValue(of: property, type: type)
    if type.isList {
      report("a state holds one value, not \(type.swiftName)", at: written)
    } else if property.defaultNode == nil, !type.isOptional {
      let what = type.model == nil ? "add a default, or write" : "write"
      report("nothing says what it holds at the start; \(what) '\(type.swiftName)?'", at: written)
    }
    return StateProperty(name: property.name.value, type: type, defaultValue: value)
  }

  /// The property of a state that holds the selected object of a table.
  func selection(_ path: Text, of model: ModelEntry) -> SharedProperty? {
    guard let (property, type) = stateProperty(path.value) else {
      return report.unknown(
        path, as: "no property of a state is called", among: statePropertyPaths())
    }
    guard let type, isKind(model.name.value, of: type.name), type.isOptional else {
      return report("expected a property of type '\(model.name.value)?'", at: path)
    }
    return property
  }

  /// The property of a state that a path names, and its type as far as it has one.
  func stateProperty(_ path: String) -> (property: SharedProperty, type: TypeName?)? {
    let parts = path.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2, let entry = states[parts[0]]?.properties[parts[1]] else { return nil }
    return (SharedProperty(state: parts[0], property: parts[1]), entry.type?.value)
  }

  /// The paths of the properties of all states that are of a type, or of any.
  func statePropertyPaths(ofType name: String? = nil) -> [String] {
    states.flatMap { state in
      state.properties.filter { name == nil || $0.type?.value.name == name }
        .map { "\(state.name.value).\($0.name.value)" }
    }
  }

  /// The states that a controller shares with others: those that it names, then those that decide
  /// what it shows.
  func sharedStates(of controller: ControllerEntry, followed: [String]) -> [String] {
    let named = controller.states.compactMap {
      report.referent(of: $0, as: "state", in: states)?.name.value
    }
    return (named + followed).withoutRepetitions
  }
}
