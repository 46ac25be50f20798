import Foundation

/// How attribute values are written in JSON.
enum ArchiveValue {
  /// The value of a type, or nil when the JSON does not fit it.
  static func value(of type: AttributeType, from json: JSONValue) -> AttributeValue? {
    switch (type, json) {
    case (.bool, .bool(let value)): .bool(value)
    case (.date, .number(let text)):
      Double(text).flatMap { seconds in
        seconds.isFinite ? .date(Date(timeIntervalSinceReferenceDate: seconds)) : nil
      }
    case (.integer, .number(let text)), (.double, .number(let text)), (.decimal, .number(let text)):
      type.value(of: text)
    case (.bool, _), (.integer, _), (.double, _): nil
    case (_, .string(let text)): type.value(of: text)
    default: nil
    }
  }

  /// The JSON text of a value; nil is `null`.
  static func json(of value: AttributeValue) -> String {
    switch value {
    case .bool, .integer, .double, .decimal: value.text ?? ""
    case .date(let date): json(of: date)
    default: value.text.map(quoted) ?? "null"
    }
  }

  /// What a type looks like in JSON, for messages.
  static func expectation(_ type: AttributeType) -> ErrorSentence {
    switch type {
    case .bool: "true or false"
    case .integer: "a whole number"
    case .double, .decimal: "a number"
    case .string: "a string"
    case .date: "a date such as 2026-01-01T12:00:00Z"
    case .url: "a URL"
    case .uuid: "a UUID"
    case .data: "data in Base64"
    case .enumeration(_, let cases): "one of \(cases.joined(separator: ", "))"
    }
  }

  /// The text as JSON writes it.
  static func quoted(_ text: String) -> String {
    var json = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": json += "\\\""
      case "\\": json += "\\\\"
      case "\n": json += "\\n"
      case "\r": json += "\\r"
      case "\t": json += "\\t"
      case _ where scalar.value < 0x20:
        let digits = String(scalar.value, radix: 16)
        json += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: json.unicodeScalars.append(scalar)
      }
    }
    return json + "\""
  }

  /// Seconds where the text would not bring the same date back.
  private static func json(of date: Date) -> String {
    let text = DateText.text(of: date)
    guard DateText.date(from: text) == date else {
      return String(date.timeIntervalSinceReferenceDate)
    }
    return quoted(text)
  }
}
