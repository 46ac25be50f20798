/// Reads the inside of a JSON text up to its closing quote.
struct JSONStringReader {
  let bytes: [UInt8]
  private(set) var position: Int

  /// The text, the position then being behind the quote; nil where the text is broken, the position
  /// then being there.
  mutating func read() -> String? {
    let start = position
    while position < bytes.count, bytes[position] >= 0x20 {
      switch bytes[position] {
      case UInt8(ascii: "\""):
        defer { position += 1 }
        return String(validating: bytes[start..<position], as: UTF8.self)
      case UInt8(ascii: "\\"): return readEscaped(from: start)
      default: position += 1
      }
    }
    return nil
  }

  /// The slower way, for texts with escapes.
  private mutating func readEscaped(from start: Int) -> String? {
    var text = Array(bytes[start..<position])
    while position < bytes.count, bytes[position] >= 0x20 {
      let byte = bytes[position]
      position += 1
      if byte == UInt8(ascii: "\"") { return String(validating: text, as: UTF8.self) }
      if byte == UInt8(ascii: "\\") {
        guard let scalar = escapedScalar() else { return nil }
        text.append(contentsOf: String(scalar).utf8)
      } else {
        text.append(byte)
      }
    }
    return nil
  }

  private mutating func escapedScalar() -> Unicode.Scalar? {
    guard position < bytes.count else { return nil }
    let byte = bytes[position]
    position += 1
    switch byte {
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(byte)
    case UInt8(ascii: "u"): return unicodeScalar()
    default:
      position -= 1
      return nil
    }
  }

  /// Half a surrogate pair is not a character: it is refused.
  private mutating func unicodeScalar() -> Unicode.Scalar? {
    guard let first = codeUnit() else { return nil }
    guard (0xD800...0xDBFF).contains(first) else { return Unicode.Scalar(first) }
    guard bytes[position...].starts(with: [UInt8(ascii: "\\"), UInt8(ascii: "u")]) else {
      return nil
    }
    position += 2
    guard let second = codeUnit(), (0xDC00...0xDFFF).contains(second) else { return nil }
    return Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
  }

  private mutating func codeUnit() -> UInt32? {
    guard position + 4 <= bytes.count else { return nil }
    let digits = String(decoding: bytes[position..<position + 4], as: UTF8.self)
    guard digits.utf8.count == 4, digits.first != "+", digits.first != "-",
      let unit = UInt32(digits, radix: 16)
    else { return nil }
    position += 4
    return unit
  }
}
