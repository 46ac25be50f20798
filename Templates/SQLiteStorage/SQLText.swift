import ModelKit

/// A piece of SQL and the values of its holes.
struct SQLText {
  var text: String
  var values: [AttributeValue] = []

  init(_ text: String, _ values: [AttributeValue] = []) {
    self.text = text
    self.values = values
  }

  /// A hole for a value.
  init(_ value: AttributeValue) {
    self.init("?", [value])
  }

  static func + (left: SQLText, right: SQLText) -> SQLText {
    SQLText(left.text + right.text, left.values + right.values)
  }

  static func + (left: SQLText, right: String) -> SQLText {
    SQLText(left.text + right, left.values)
  }

  static func + (left: String, right: SQLText) -> SQLText {
    SQLText(left + right.text, right.values)
  }
}

extension [SQLText] {
  func joined(by separator: String) -> SQLText {
    SQLText(map(\.text).joined(separator: separator), flatMap(\.values))
  }
}
