/// An entry of `operations`.
public struct OperationSpecification: Sendable {
  public let name: String
  public let inputs: [InputSpecification]
  /// Nil: the operation yields nothing.
  public let output: ValueType?
  /// Names of stores.
  public let stores: [String]
  /// Names of services.
  public let services: [String]
  /// Operations that have to finish first; never a cycle.
  public let predecessors: [String]
  /// One of the application's queues; nil means the main application queue of the kit.
  public let queue: String?
  public let isCancellable: Bool
  public let reportsProgress: Bool
  public let notification: OperationNotification?
  /// What a person reads while it runs, if it is not the name in words. Any text.
  public let label: LocalizedText?
}

public struct InputSpecification: Sendable {
  public let name: String
  public let type: ValueType
  public let value: InputValue
}

/// Where an input comes from when the interface starts the operation.
public enum InputValue: Hashable, Sendable {
  /// Whoever makes the operation passes it: each key that starts it does so by `with`, or none starts it.
  case argument
  case literal(AttributeValue)
  /// The name of one of the application's settings, of the same type.
  case setting(String)
}

public enum OperationNotification: String, Hashable, CaseIterable, Choice {
  case didFinish
}
