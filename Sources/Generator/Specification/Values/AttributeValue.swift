/// A literal of the spec, already of the type of what it belongs to.
public enum AttributeValue: Hashable, Sendable {
  case bool(Bool)
  case int(Int)
  /// Always finite.
  case double(Double)
  /// Digits with an optional sign, point and exponent, as `Decimal(string:)` reads them.
  case decimal(String)
  case string(String)
  /// Seconds since 2001-01-01T00:00:00Z, the reference date of Foundation.
  case date(Double)
  /// A text that `URL(string:)` reads: printable ASCII with a scheme, no space.
  case url(String)
  /// In upper case, with its four hyphens.
  case uuid(String)
  case data([UInt8])
  /// The name of one of the cases of the attribute's enumeration.
  case enumerationCase(String)

  /// Whether it is another value, however the digits of a decimal number are written.
  public func differs(from other: AttributeValue) -> Bool {
    guard case .decimal = self, case .decimal = other else { return self != other }
    return isLess(than: other) == true || other.isLess(than: self) == true
  }
}
