import Foundation

/// What an attribute may hold.
public enum AttributeType: Hashable, Sendable {
  case bool, integer, double, decimal, string, date, url, uuid, data

  /// One of the cases of a Swift enumeration, stored as its raw value and ordered as declared.
  case enumeration(name: String, cases: [String])

  /// The name of the Swift type.
  public var name: String {
    switch self {
    case .bool: "Bool"
    case .integer: "Int"
    case .double: "Double"
    case .decimal: "Decimal"
    case .string: "String"
    case .date: "Date"
    case .url: "URL"
    case .uuid: "UUID"
    case .data: "Data"
    case .enumeration(let name, _): name
    }
  }

  var isEnumeration: Bool {
    if case .enumeration = self { true } else { false }
  }

  /// An enumeration with some of its cases; any other type as it is.
  func limited(to cases: [String]) -> AttributeType {
    guard case .enumeration(let name, _) = self else { return self }
    return .enumeration(name: name, cases: cases)
  }

  /// Whether a value fits; nil fits every type.
  public func holds(_ value: AttributeValue) -> Bool {
    switch (self, value) {
    case (_, .null), (.bool, .bool), (.integer, .integer), (.double, .double),
      (.decimal, .decimal), (.string, .string), (.date, .date), (.url, .url), (.uuid, .uuid),
      (.data, .data):
      true
    case (.enumeration(_, let cases), .string(let rawValue)): cases.contains(rawValue)
    default: false
    }
  }

  /// The value that a text stands for as `AttributeValue.text` writes it; nil for any other text.
  package func value(of text: String) -> AttributeValue? {
    switch self {
    case .bool: Bool(text).map { .bool($0) }
    case .integer: Int(text).map { .integer($0) }
    case .double:
      DecimalText.isNumber(text) ? Double(text).flatMap { $0.isFinite ? .double($0) : nil } : nil
    case .decimal: DecimalText.decimal(from: text).map { .decimal($0) }
    case .string: .string(text)
    case .date: DateText.date(from: text).map { .date($0) }
    case .url: URL(string: text).map { .url($0) }
    case .uuid: UUID(uuidString: text).map { .uuid($0) }
    case .data: Data(base64Encoded: text).map { .data($0) }
    case .enumeration(_, let cases): cases.contains(text) ? .string(text) : nil
    }
  }
}
