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
  /// The first moment of a day where the application runs, in days since 2001-01-01.
  case day(Int)
  /// The last moment of such a day.
  case endOfDay(Int)
  /// A text that `URL(string:)` reads: printable ASCII with a scheme, no space.
  case url(String)
  /// In upper case, with its four hyphens.
  case uuid(String)
  case data([UInt8])
  /// The name of one of the cases of the attribute's enumeration.
  case enumerationCase(String)

  /// Whether it is another value, however a number or a date is written.
  public func differs(from other: AttributeValue) -> Bool {
    guard let isLess = isLess(than: other) else { return self != other }
    return isLess || other.isLess(than: self) == true
  }

  /// What the value allows as the most: a day lasts until its end.
  var asMaximum: AttributeValue { if case .day(let day) = self { .endOfDay(day) } else { self } }

  /// Of a date, a day being one in GMT; nil for any other value.
  public var secondsSinceReferenceDate: Double? {
    switch self {
    case .date(let seconds): seconds
    case .day(let day): Double(day) * 86_400
    case .endOfDay(let day): (Double(day + 1) * 86_400).nextDown
    default: nil
    }
  }
}
