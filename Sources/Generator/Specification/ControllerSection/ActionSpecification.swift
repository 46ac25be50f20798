import Diagnostics

/// A method of a controller that a key triggers.
public struct ActionSpecification: Sendable {
  /// The name of the method.
  public let name: String
  public let key: KeyTrigger
  public let effect: ActionEffect
  /// Whether somebody has to say yes first.
  public let asksFirst: Bool
  public let range: FileRange
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
  public let trigger: TransitionTrigger
  /// A controller, or a view that is shown as an overlay.
  public let destination: String
  /// Whether the destination is a view.
  public let isOverlay: Bool
  /// The name under which the destination gets the selected object; nil when it takes none.
  public let passing: String?
  public let range: FileRange
}

public enum TransitionTrigger: Hashable, Sendable {
  /// A row is selected.
  case select
  case key(KeyTrigger)
}
