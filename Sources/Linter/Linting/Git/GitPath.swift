/// A path as git prints it in a diff: in quotes with escapes where it has unusual characters, with a tab behind it
/// where it has a space, which may stand before a time.
struct GitPath {
  private let text: String

  init(of path: String) {
    text = path
  }

  init(_ printed: String) {
    let line = printed.hasSuffix("\t") ? String(printed.dropLast()) : printed
    guard line.hasPrefix("\""), line.hasSuffix("\""), line.utf8.count > 1 else {
      text = line
      return
    }
    text = Self.unescaped(Array(line.utf8.dropFirst().dropLast()))
  }

  /// The path behind the prefix of its side; nil for `/dev/null`.
  func inside(_ prefix: String) -> String? {
    text.hasPrefix(prefix) ? String(text.dropFirst(prefix.count)) : nil
  }

  /// Characters beyond ASCII stand for themselves.
  var printed: String {
    let escaped = text.unicodeScalars.map(Self.escaped).joined()
    return (escaped == text ? text : "\"\(escaped)\"") + (text.contains(" ") ? "\t" : "")
  }

  private static let letters: [UInt8: UInt8] = [
    UInt8(ascii: "n"): 10, UInt8(ascii: "t"): 9, UInt8(ascii: "r"): 13, UInt8(ascii: "a"): 7,
    UInt8(ascii: "b"): 8, UInt8(ascii: "v"): 11, UInt8(ascii: "f"): 12,
  ]

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\"", "\\": return "\\" + String(scalar)
    case "\u{0}"..."\u{1F}", "\u{7F}":
      if let letter = letters.first(where: { UInt32($0.value) == scalar.value })?.key {
        return "\\" + String(Unicode.Scalar(letter))
      }
      let octal = String(scalar.value, radix: 8)
      return "\\" + String(repeating: "0", count: 3 - octal.count) + octal
    default: return String(scalar)
    }
  }

  private static func unescaped(_ bytes: [UInt8]) -> String {
    var plain: [UInt8] = []
    var rest = bytes[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "\\"), let next = rest.first else {
        plain.append(byte)
        continue
      }
      if let octal = UInt8(String(decoding: rest.prefix(3), as: UTF8.self), radix: 8),
        rest.count >= 3
      {
        plain.append(octal)
        rest = rest.dropFirst(3)
      } else {
        plain.append(letters[next] ?? next)
        rest.removeFirst()
      }
    }
    return String(decoding: plain, as: UTF8.self)
  }
}
