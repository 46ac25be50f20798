import Foundation

extension URL {
  /// An address that stands in code, where a mistake is a mistake of the program.
  public init(address: StaticString) {
    self = required(URL(string: address.description), address, "an address")
  }
}

extension Date {
  /// A moment that stands in code, `2026-01-31T12:30:00Z`, with `+09:00` in the place of `Z` in another
  /// zone; or the first one of a day in the default time zone, `2026-01-31`.
  public init(iso8601 text: StaticString) {
    self = required(DateText.date(from: text.description), text, "a date")
  }

  /// The last moment of a day that stands in code, `2026-01-31`, in the default time zone.
  public init(endOfDay text: StaticString) {
    let day = Date(iso8601: text)
    let end = Calendar.local.dateInterval(of: .day, for: day)?.end ?? day
    self.init(timeIntervalSinceReferenceDate: end.timeIntervalSinceReferenceDate.nextDown)
  }
}

extension UUID {
  /// An identifier that stands in code, where a mistake is a mistake of the program.
  public init(digits: StaticString) {
    self = required(UUID(uuidString: digits.description), digits, "a UUID")
  }
}

extension Decimal {
  /// A number that stands in code and has digits that a floating-point literal would round.
  public init(digits: StaticString) {
    self = required(DecimalText.decimal(from: digits.description), digits, "a decimal number")
  }
}

private func required<Value>(_ value: Value?, _ text: StaticString, _ kind: String) -> Value {
  guard let value else { preconditionFailure("'\(text)' is not \(kind)") }
  return value
}
