/// A Swift type that an attribute can have: Bool, Int, Double, Decimal, String, Date, URL, UUID,
/// Data, an `EnumerationValue`, or an optional of one of them.
public protocol AttributeConvertible: QueryableValue, ArchiveReadable {
  /// What the attribute holds.
  static var attributeType: AttributeType { get }

  /// Whether nil is a value like any other.
  static var isOptional: Bool { get }

  /// What a required attribute reads as before it is given a value; an object with such an
  /// attribute is not saved.
  static var placeholder: Self { get }

  /// The value, or nil when it is of another type.
  init?(attributeValue: AttributeValue)

  /// The value in the form that stores and queries share.
  var attributeValue: AttributeValue { get }
}

extension AttributeConvertible {
  public static var isOptional: Bool { false }
}

extension Optional: AttributeConvertible where Wrapped: AttributeConvertible {
  public static var attributeType: AttributeType { Wrapped.attributeType }
  public static var isOptional: Bool { true }
  public static var placeholder: Wrapped? { nil }

  public init?(attributeValue: AttributeValue) {
    if attributeValue == .null {
      self = .none
    } else if let wrapped = Wrapped(attributeValue: attributeValue) {
      self = wrapped
    } else {
      return nil
    }
  }

  public var attributeValue: AttributeValue { self?.attributeValue ?? .null }
}

/// A Swift enumeration with text for raw values, ordered by its cases.
public protocol EnumerationValue: AttributeConvertible, RawRepresentable, CaseIterable, Comparable
where RawValue == String {}

extension EnumerationValue {
  public static var attributeType: AttributeType {
    .enumeration(name: String(describing: Self.self), cases: allCases.map(\.rawValue))
  }

  public static var placeholder: Self {
    guard let first = allCases.first else { preconditionFailure("\(Self.self) has no cases") }
    return first
  }

  public init?(attributeValue: AttributeValue) {
    guard case .string(let rawValue) = attributeValue else { return nil }
    self.init(rawValue: rawValue)
  }

  public var attributeValue: AttributeValue { .string(rawValue) }

  public static func < (left: Self, right: Self) -> Bool {
    for value in allCases {
      if value.rawValue == right.rawValue { return false }
      if value.rawValue == left.rawValue { return true }
    }
    return false
  }
}
