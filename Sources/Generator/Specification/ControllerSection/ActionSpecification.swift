/// A method of a controller that a key triggers.
public struct ActionSpecification: Sendable {
  /// The name of the method.
  public let name: String
  public let key: KeyTrigger
  /// What the last line of the screen says; nil for the name in words.
  public let label: LocalizedText?
  public let effect: ActionEffect
  /// Whether somebody has to say yes first.
  public let asksFirst: Bool
  /// The key does nothing unless this is true; nil: it always does something.
  public let condition: ActionCondition?

  /// The names of the states that it asks.
  var states: [String] {
    var properties: [SharedProperty] = []
    if case .shared(let property) = condition { properties.append(property) }
    for value in effect.startValues {
      if case .argument(.shared(let property, _)) = value.source { properties.append(property) }
    }
    return properties.map(\.state)
  }
}

/// When the key of an action does something.
public enum ActionCondition: Hashable, Sendable {
  /// While a property of a state, a Bool, is true.
  case shared(SharedProperty)
  /// While the server that the application observes can be reached.
  case isReachable
}

public enum ActionEffect: Hashable, Sendable {
  /// Asks for what is required, then inserts an object of the controller's model.
  case insert
  /// Deletes the selected object.
  case delete
  /// Shows the selected object in a form.
  case edit
  /// Takes back what was done last.
  case undo
  /// Does again what was taken back last.
  case redo
  /// Starts the operation with this name; each of its inputs has a value or is a setting.
  case operation(String, with: [StartValue])

  var startValues: [StartValue] {
    if case .operation(_, let values) = self { values } else { [] }
  }

  public var startsOperation: Bool {
    if case .operation = self { true } else { false }
  }

  /// Whether it does something with the selected object.
  public var needsObject: Bool {
    switch self {
    case .delete, .edit: true
    case .insert, .undo, .redo: false
    case .operation(_, let values): values.contains(where: \.source.isOfObject)
    }
  }
}
