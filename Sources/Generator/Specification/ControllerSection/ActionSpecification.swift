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

/// What one input of an operation gets from the key that starts it, instead of its own value.
public struct StartValue: Hashable, Sendable {
  /// The name of the input.
  public let input: String
  public let source: StartValueSource
}

public enum StartValueSource: Hashable, Sendable {
  case argument(ArgumentValue)
  /// The name of one of the application's settings.
  case setting(String)
  /// Of the selected object; nil is the object itself.
  case object(KeyPathSpecification?, ValueType)

  public var isOfObject: Bool {
    if case .object = self { true } else { false }
  }
}

/// A key as the spec writes it: one character, `return`, `escape`, `tab`, `up`, `down`, `left`,
/// `right`, `delete` or `ctrl+x`.
public struct KeyTrigger: Hashable, Sendable {
  public let text: String
}

/// A way to another controller; `showNews: NewsController` becomes the method `showNews`.
public struct TransitionSpecification: Sendable {
  public let name: String
  /// At least one.
  public let triggers: [TransitionTrigger]
  /// What the last line of the screen says; nil for the name in words.
  public let label: LocalizedText?
  public let destination: TransitionDestination
  public let presentation: Presentation
  /// The name under which the destination gets the selected object; nil when it takes none.
  public let passing: String?
  /// The model of which a form adds an object; nil where nothing is added.
  public let addedModel: String?
  /// What decides which view of a cluster is shown; nil for any other, and where the weekday decides.
  public let choice: OverlayChoice?
  /// What a view shows of the object.
  public var outlets: [OutletBinding] = []
}

/// A value that is one of the cases of a view's cluster.
public enum OverlayChoice: Sendable {
  case shared(SharedProperty)
  /// Of the selected object.
  case object(KeyPathSpecification)

  var state: String? {
    if case .shared(let property) = self { property.state } else { nil }
  }
}

public enum TransitionDestination: Hashable, Sendable {
  case controller(String)
  /// A view that is shown over the controller.
  case overlay(String)
  /// To where the controller was shown from.
  case back

  public var controller: String? {
    if case .controller(let name) = self { name } else { nil }
  }

  public var overlay: String? {
    if case .overlay(let name) = self { name } else { nil }
  }
}

public enum TransitionTrigger: Hashable, Sendable {
  /// A row is selected.
  case select
  case key(KeyTrigger)
  /// A form is saved.
  case commit
  /// A form is given up.
  case discard
}

/// How a controller is shown above another.
public enum Presentation: String, Hashable, CaseIterable, Choice {
  case push
  case modal
}
