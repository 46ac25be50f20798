/// A JSON document whose objects keep the order of their keys.
public enum JSONValue {
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
    var text: [UInt8] = []
    write(to: &text, depth: 0)
    text.append(0x0A)
    return String(decoding: text, as: UTF8.self)
  }

  /// Written as bytes, since a tree may have tens of thousands of findings.
  private func write(to text: inout [UInt8], depth: Int) {
    switch self {
    case .object(let entries):
      text.append(UInt8(ascii: "{"))
      for (index, entry) in entries.enumerated() {
        Self.beginLine(isFirst: index == 0, depth: depth + 1, in: &text)
        Self.write(entry.0, to: &text)
        text.append(contentsOf: ": ".utf8)
        entry.1.write(to: &text, depth: depth + 1)
      }
      Self.end(with: "}", isEmpty: entries.isEmpty, depth: depth, in: &text)
    case .array(let elements):
      text.append(UInt8(ascii: "["))
      for (index, element) in elements.enumerated() {
        Self.beginLine(isFirst: index == 0, depth: depth + 1, in: &text)
        element.write(to: &text, depth: depth + 1)
      }
      Self.end(with: "]", isEmpty: elements.isEmpty, depth: depth, in: &text)
    case .string(let string): Self.write(string, to: &text)
    case .number(let number): text.append(contentsOf: String(number).utf8)
    case .boolean(let boolean): text.append(contentsOf: (boolean ? "true" : "false").utf8)
    case .null: text.append(contentsOf: "null".utf8)
    }
  }
}

extension JSONValue {
  private static func beginLine(isFirst: Bool, depth: Int, in text: inout [UInt8]) {
    if !isFirst { text.append(UInt8(ascii: ",")) }
    text.append(0x0A)
    text.append(contentsOf: repeatElement(0x20, count: depth * 2))
  }

  private static func end(
    with sign: Unicode.Scalar, isEmpty: Bool, depth: Int, in text: inout [UInt8]
  ) {
    if !isEmpty {
      text.append(0x0A)
      text.append(contentsOf: repeatElement(0x20, count: depth * 2))
    }
    text.append(UInt8(ascii: sign))
  }

  private static func write(_ string: String, to text: inout [UInt8]) {
    text.append(UInt8(ascii: "\""))
    var string = string
    // Nearly all are plain: their bytes are looked at where they lie, and moved together.
    let isWritten = string.withUTF8 { bytes in
      let isPlain = bytes.allSatisfy(isPlain)
      if isPlain { text.append(contentsOf: bytes) }
      return isPlain
    }
    if !isWritten {
      for scalar in string.unicodeScalars { text.append(contentsOf: escaped(scalar).utf8) }
    }
    text.append(UInt8(ascii: "\""))
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\") && (0x20..<0x7F).contains(byte)
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
