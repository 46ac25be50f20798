import Foundation

extension URL {
  /// An address that stands in code, where a mistake is a mistake of the program.
  public init(address: StaticString) {
    self = required(URL(string: address.description), address, "an address")
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
