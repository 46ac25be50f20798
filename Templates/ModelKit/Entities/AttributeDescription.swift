/// One attribute of a model, with the limits that validation holds it to.
public struct AttributeDescription: Sendable {
  /// When the store gives an attribute its value.
  public enum Moment: Sendable {
    /// Once, as the object is inserted.
    case insert
    /// Whenever the object is saved.
    case save
  }

  public let name: String
  public let type: AttributeType
  public let isOptional: Bool
  public let defaultValue: AttributeValue
  public let isUnique: Bool
  public let isIndexed: Bool

  /// Whether the attribute lives in memory alone.
  public let isTransient: Bool
  public let moment: Moment?
  public let limits: AttributeLimits

  /// What a form calls the attribute; the name where a model says nothing.
  public let label: String?

  /// The value as the property of the model has it, an enumeration's case for example.
  let swiftValue: @Sendable (AttributeValue) -> Any?

  /// The value of a Swift value, or nil when it is of another type.
  let attributeValue: @Sendable (Any?) -> AttributeValue?
}

/// The bounds of an attribute.
public struct AttributeLimits: Sendable {
  public var minimum: AttributeValue = .null
  public var maximum: AttributeValue = .null

  /// In characters as people count them.
  public var minimumLength: Int?
  public var maximumLength: Int?

  /// A regular expression that the whole text matches.
  public var pattern: String?
}
