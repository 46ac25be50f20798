/// A JSON document whose objects keep the order of their keys.
public indirect enum JSONValue {
  case object([(String, JSONValue)])
  case array([JSONValue])
  case string(String)
  case number(Int)
  case boolean(Bool)
  case null

  /// An object without the entries that have no value.
  public static func compact(_ entries: [(String, JSONValue?)]) -> JSONValue {
    .object(entries.compactMap { key, value in value.map { (key, $0) } })
  }

  /// The document, indented by two spaces, with a line end.
  public var document: String {
    var text = ""
    write(to: &text, indentation: "")
    return text + "\n"
  }

  private func write(to text: inout String, indentation: String) {
    switch self {
    case .object(let entries): Self.write(entries, to: &text, indentation: indentation)
    case .array(let elements): Self.write(elements, to: &text, indentation: indentation)
    case .string(let string): Self.write(string, to: &text)
    case .number(let number): text += String(number)
    case .boolean(let boolean): text += boolean ? "true" : "false"
    case .null: text += "null"
    }
  }
}

extension JSONValue {
  private static func write(
    _ entries: [(String, JSONValue)], to text: inout String, indentation: String
  ) {
    text += "{"
    for (index, entry) in entries.enumerated() {
      text += (index == 0 ? "\n  " : ",\n  ") + indentation
      write(entry.0, to: &text)
      text += ": "
      entry.1.write(to: &text, indentation: indentation + "  ")
    }
    text += (entries.isEmpty ? "" : "\n" + indentation) + "}"
  }

  private static func write(
    _ elements: [JSONValue], to text: inout String, indentation: String
  ) {
    text += "["
    for (index, element) in elements.enumerated() {
      text += (index == 0 ? "\n  " : ",\n  ") + indentation
      element.write(to: &text, indentation: indentation + "  ")
    }
    text += (elements.isEmpty ? "" : "\n" + indentation) + "]"
  }

  private static func write(_ string: String, to text: inout String) {
    text += "\""
    for scalar in string.unicodeScalars { text += escaped(scalar) }
    text += "\""
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\"": return "\\\""
    case "\\": return "\\\\"
    case "\n": return "\\n"
    case "\r": return "\\r"
    case "\t": return "\\t"
    case "\u{0}"..<"\u{20}", "\u{7F}"..<"\u{A0}", "\u{2028}", "\u{2029}":
      let digits = String(scalar.value, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    default: return String(scalar)
    }
  }
}

extension JSONValue: ExpressibleByStringLiteral {
  public init(stringLiteral value: String) {
    self = .string(value)
  }
}
