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

  /// What stores may still call it, the newest first.
  let formerNames: [String]
  public let type: AttributeType
  public let isOptional: Bool
  public let defaultValue: AttributeValue

  /// What can stand where a stored value is lost: nil, else the default, else what is empty.
  package let placeholder: AttributeValue
  public let isUnique: Bool
  public let isIndexed: Bool

  /// Whether the attribute lives in memory alone.
  public let isTransient: Bool
  public let moment: Moment?
  public let limits: AttributeLimits

  /// The texts that are values, such as the raw values of an enumeration; empty where every one is.
  package let cases: [String]

  /// Whether every value of the type will do.
  let hasNoLimits: Bool

  /// What a form calls the attribute; the name where a model says nothing.
  public let label: String?

  /// The value as the property of the model has it, an enumeration's case for example.
  let swiftValue: @Sendable (AttributeValue) -> Any?

  /// The value of a Swift value, or nil when it is of another type.
  let attributeValue: @Sendable (Any?) -> AttributeValue?

  @MainActor @usableFromInline init<Value: AttributeConvertible>(
    _ name: String, was formerNames: [String] = [], of value: Value.Type,
    default defaultValue: AttributeValue = .null, isUnique: Bool = false, isIndexed: Bool = false,
    isTransient: Bool = false,
    setOn moment: Moment? = nil, limits: AttributeLimits = AttributeLimits(), label: String? = nil,
    cases: [String]? = nil
  ) {
    self.name = name
    self.formerNames = formerNames
    let ownCases = PropertyDeclarations.ownCases[name]
    let type = ownCases.map { Value.attributeType.limited(to: $0) } ?? Value.attributeType
    let only: AttributeValue? = ownCases?.count == 1 ? ownCases?.first.map { .string($0) } : nil
    let defaultValue = only ?? (type.holds(defaultValue) ? defaultValue : .null)
    self.type = type
    isOptional = Value.isOptional
    self.defaultValue = defaultValue
    placeholder =
      isOptional || defaultValue == .null ? Value.placeholder.attributeValue : defaultValue
    self.isUnique = isUnique
    self.isIndexed = isIndexed
    self.isTransient = isTransient
    self.moment = moment
    self.limits = limits
    self.cases = cases ?? type.cases
    hasNoLimits = limits.isEmpty && !type.isEnumeration
    self.label = label
    swiftValue = { value in
      guard let value = Value(attributeValue: value) else { return nil }
      return (value as? any OptionalValue).map(\.wrapped) ?? value
    }
    attributeValue = { value in
      guard let value else { return Value.isOptional ? .null : nil }
      if let value = value as? AttributeValue {
        let isMissing = value == .null && !Value.isOptional
        return type.holds(value) && !isMissing ? value : nil
      }
      return (value as? Value)?.attributeValue
    }
  }
}

/// An optional of any type.
private protocol OptionalValue {
  var wrapped: Any? { get }
}

extension Optional: OptionalValue {
  var wrapped: Any? { self }
}

/// The bounds of an attribute.
public struct AttributeLimits: Sendable {
  public var minimum: AttributeValue
  public var maximum: AttributeValue

  @usableFromInline init(
    minimum: AttributeValue = .null, maximum: AttributeValue = .null, minimumLength: Int? = nil,
    maximumLength: Int? = nil, pattern: String? = nil
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
