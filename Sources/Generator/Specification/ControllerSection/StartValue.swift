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
