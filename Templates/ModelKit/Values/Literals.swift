import Foundation

extension URL {
  /// An address that stands in code, where a mistake is a mistake of the program.
  public init(address: StaticString) {
    self = required(URL(string: address.description), address, "an address")
  }
}

extension Date {
  /// A day, `2026-01-31`, or a moment, `2026-01-31T12:30:00Z`, that stands in code: a day begins at
  /// midnight in UTC, and `+09:00` in the place of `Z` is another zone.
  public init(iso8601 text: StaticString) {
    self = required(DateText.date(from: text.description), text, "a date")
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
