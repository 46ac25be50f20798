/// One attribute of a model, with the limits that validation holds it to. A class, since every object
/// that is saved looks at all of them.
public final class AttributeDescription: Sendable {
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

  /// Whether every value of the type will do.
  let hasNoLimits: Bool

  /// What a form calls the attribute; the name where a model says nothing.
  public let label: String?

  /// The value as the property of the model has it, an enumeration's case for example.
  let swiftValue: @Sendable (AttributeValue) -> Any?

  /// The value of a Swift value, or nil when it is of another type.
  let attributeValue: @Sendable (Any?) -> AttributeValue?

  init(
    name: String, type: AttributeType, isOptional: Bool, defaultValue: AttributeValue,
    isUnique: Bool, isIndexed: Bool, isTransient: Bool, moment: Moment?, limits: AttributeLimits,
    label: String?, swiftValue: @escaping @Sendable (AttributeValue) -> Any?,
    attributeValue: @escaping @Sendable (Any?) -> AttributeValue?
  ) {
    self.name = name
    self.type = type
    self.isOptional = isOptional
    self.defaultValue = defaultValue
    self.isUnique = isUnique
    self.isIndexed = isIndexed
    self.isTransient = isTransient
    self.moment = moment
    self.limits = limits
    hasNoLimits = limits.isEmpty && !type.isEnumeration
    self.label = label
    self.swiftValue = swiftValue
    self.attributeValue = attributeValue
  }
}

/// The bounds of an attribute.
public struct AttributeLimits: Sendable {
  public var minimum: AttributeValue = .null
  public var maximum: AttributeValue = .null

  @usableFromInline init(
    minimum: AttributeValue, maximum: AttributeValue, minimumLength: Int?, maximumLength: Int?,
    pattern: String?
  ) {
    self.minimum = minimum
    self.maximum = maximum
    self.minimumLength = minimumLength
    self.maximumLength = maximumLength
    self.pattern = pattern
  }

  /// Whether a value can be too small or too big.
  var hasBounds: Bool {
    if case .null = minimum, case .null = maximum { false } else { true }
  }

  var isEmpty: Bool {
    !hasBounds && minimumLength == nil && maximumLength == nil && pattern == nil
  }

  /// In characters as people count them.
  public var minimumLength: Int?
  public var maximumLength: Int?

  /// A regular expression that the whole text matches.
  public var pattern: String?
}
