import Diagnostics

/// A method of a controller that a key triggers.
public struct ActionSpecification: Sendable {
  /// The name of the method.
  public let name: String
  public let key: KeyTrigger
  public let effect: ActionEffect
  /// Whether somebody has to say yes first.
  public let asksFirst: Bool
  /// The key does nothing unless this is true; nil: it always does something.
  public let condition: ActionCondition?
  public let range: FileRange
}

/// When the key of an action does something.
public enum ActionCondition: Hashable, Sendable {
  /// While a property of a state, a Bool, is true.
  case shared(SharedProperty)
  /// While the server that the application observes can be reached.
  case isReachable

  /// The name of the state that decides.
  var state: String? {
    if case .shared(let property) = self { property.state } else { nil }
  }
}

public enum ActionEffect: Hashable, Sendable {
  /// Asks for what is required, then inserts an object of the controller's model.
  case insert
  /// Deletes the selected object.
  case delete
  /// Starts the operation with this name; each of its inputs has a value or is a setting.
  case operation(String)
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
  public let destination: TransitionDestination
  public let presentation: Presentation
  /// The name under which the destination gets the selected object; nil when it takes none.
  public let passing: String?
  public let range: FileRange
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
public enum Presentation: String, Hashable, Sendable, CaseIterable {
  case push
  case modal
}
