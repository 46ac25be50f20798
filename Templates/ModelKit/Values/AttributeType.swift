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
}
