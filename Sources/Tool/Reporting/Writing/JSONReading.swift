extension JSONValue {
  /// The value of a key; nil for what is not an object or has no such key.
  public subscript(key: String) -> JSONValue? {
    guard case .object(let entries) = self else { return nil }
    return entries.first { $0.0 == key }?.1
  }

  /// Reads a document of whole numbers, as this tool writes them; nil for anything else.
  public init?(parsing bytes: [UInt8]) {
    var reader = JSONReader(bytes)
    guard let value = reader.value(depth: 0), reader.isAtEnd else { return nil }
    self = value
  }
}

private struct JSONReader {
  private var rest: ArraySlice<UInt8>

  /// What nests deeper is none of ours.
  private static let mostDepth = 64

  init(_ bytes: [UInt8]) {
    rest = bytes[...]
  }

  var isAtEnd: Bool {
    mutating get {
      skipBlanks()
      return rest.isEmpty
    }
  }

  mutating func value(depth: Int) -> JSONValue? {
    skipBlanks()
    guard depth < Self.mostDepth, let first = rest.first else { return nil }
    switch first {
    case UInt8(ascii: "{"): return object(depth: depth + 1)
    case UInt8(ascii: "["): return array(depth: depth + 1)
    case UInt8(ascii: "\""): return string().map(JSONValue.string)
    case UInt8(ascii: "t"): return take("true") ? .boolean(true) : nil
    case UInt8(ascii: "f"): return take("false") ? .boolean(false) : nil
    case UInt8(ascii: "n"): return take("null") ? .null : nil
    default:
      let digits = rest.prefix { $0 == UInt8(ascii: "-") || (0x30...0x39).contains($0) }
      rest = rest.dropFirst(digits.count)
      return Int(String(decoding: digits, as: UTF8.self)).map(JSONValue.number)
    }
  }

  private mutating func object(depth: Int) -> JSONValue? {
    var entries: [(String, JSONValue)] = []
    guard take("{") else { return nil }
    if take("}") { return .object([]) }
    repeat {
      skipBlanks()
      guard let key = string(), take(":"), let value = value(depth: depth) else { return nil }
      entries.append((key, value))
    } while take(",")
    return take("}") ? .object(entries) : nil
  }

  private mutating func array(depth: Int) -> JSONValue? {
    var elements: [JSONValue] = []
    guard take("[") else { return nil }
    if take("]") { return .array([]) }
    repeat {
      guard let value = value(depth: depth) else { return nil }
      elements.append(value)
    } while take(",")
    return take("]") ? .array(elements) : nil
  }

  private mutating func string() -> String? {
    guard rest.popFirst() == UInt8(ascii: "\"") else { return nil }
    var units: [UInt16] = []
    var plain: [UInt8] = []
    var text = ""
    func flushed() -> String {
      String(decoding: plain, as: UTF8.self) + String(decoding: units, as: UTF16.self)
    }
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "\""): return text + flushed()
      case UInt8(ascii: "\\"):
        guard let unit = escaped() else { return nil }
        if !plain.isEmpty {
          text += flushed()
          plain = []
          units = []
        }
        units.append(unit)
      default:
        if !units.isEmpty {
          text += flushed()
          plain = []
          units = []
        }
        plain.append(byte)
      }
    }
    return nil
  }

  /// What stands behind a backslash, as a unit of UTF-16.
  private mutating func escaped() -> UInt16? {
    switch rest.popFirst() {
    case UInt8(ascii: "n"): return 0x0A
    case UInt8(ascii: "t"): return 0x09
    case UInt8(ascii: "r"): return 0x0D
    case UInt8(ascii: "b"): return 0x08
    case UInt8(ascii: "f"): return 0x0C
    case UInt8(ascii: "u"):
      let digits = rest.prefix(4)
      rest = rest.dropFirst(4)
      return digits.count == 4 ? UInt16(String(decoding: digits, as: UTF8.self), radix: 16) : nil
    case let byte?: return UInt16(byte)
    case nil: return nil
    }
  }

  /// Whether a sign comes next, which is then passed over.
  private mutating func take(_ sign: String) -> Bool {
    skipBlanks()
    guard rest.starts(with: sign.utf8) else { return false }
    rest = rest.dropFirst(sign.utf8.count)
    return true
  }

  private mutating func skipBlanks() {
    rest = rest.drop { [0x20, 0x0A, 0x0D, 0x09].contains($0) }
  }
}
