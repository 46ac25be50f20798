import Foundation

extension URL {
  /// An address that stands in code, where a mistake is a mistake of the program.
  public init(address: StaticString) {
    guard let url = URL(string: address.description) else {
      preconditionFailure("'\(address)' is not an address")
    }
    self = url
  }
}

extension UUID {
  /// An identifier that stands in code, where a mistake is a mistake of the program.
  public init(digits: StaticString) {
    guard let identifier = UUID(uuidString: digits.description) else {
      preconditionFailure("'\(digits)' is not a UUID")
    }
    self = identifier
  }
}

extension Decimal {
  /// A number that stands in code and has digits that a floating-point literal would round.
  public init(digits: StaticString) {
    guard let number = DecimalText.decimal(from: digits.description) else {
      preconditionFailure("'\(digits)' is not a decimal number")
    }
    self = number
  }
}
