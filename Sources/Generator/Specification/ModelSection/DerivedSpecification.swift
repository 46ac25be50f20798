/// A property that is computed from others and not stored.
public struct DerivedSpecification: Sendable {
  public let name: String
  public let type: AttributeType
  /// Whether `as: author.name` passes something optional, or the spec says so.
  public let isOptional: Bool
  /// Nil: its owner writes it.
  public let expression: KeyPathSpecification?

  public var isHandWritten: Bool { expression == nil }
}
