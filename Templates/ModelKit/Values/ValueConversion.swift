import Foundation

extension AttributeType {
  /// The value of this type that says exactly what one of another type does, as people read both; nil
  /// where there is none.
  ///
  /// Numbers are converted where they stay the same number, everything to text as archives write it, and
  /// text to what is written as this text.
  package func conversion(of value: AttributeValue) -> AttributeValue? {
    if holds(value) { return value }
    switch self {
    case .integer: return value.number.flatMap { Int("\($0)") }.map { .integer($0) }
    case .double:
      guard let number = value.number, let double = Double("\(number)") else { return nil }
      return AttributeValue.double(double).number == number ? .double(double) : nil
    case .decimal: return value.number.map { .decimal($0) }
    case .string:
      guard let text = value.text else { return nil }
      // Some dates have more digits than their text.
      if case .date(let date) = value, DateText.date(from: text) != date { return nil }
      return .string(text)
    case .enumeration: return value.text.flatMap { self.value(of: $0) }
    case .bool, .date, .uuid, .url:
      guard case .string(let text) = value, let read = self.value(of: text) else { return nil }
      if case .url = read, read.text != text { return nil }
      return read
    case .data: return nil
    }
  }
}

extension AttributeValue {
  /// What is a number, or the text of one without a zero or a sign that numbers are not written with, which
  /// would be gone.
  fileprivate var number: Decimal? {
    switch self {
    case .decimal(let value): value
    case .integer, .double: text.flatMap { DecimalText.decimal(from: $0) }
    case .string(let text):
      text.wholeMatch(of: #/-?(0|[1-9][0-9]*)(\.[0-9]+)?/#) == nil
        ? nil : DecimalText.decimal(from: text)
    default: nil
    }
  }
}
