import Mustache

/// A string in YAML, quoted where a reader would take it for something else.
public struct YAMLScalar: TemplateWord, Hashable {
  public let text: String

  public init(_ string: String) {
    let isPlain = Self.isPlain(string) && !Self.otherTypes.contains(string.lowercased())
    text = isPlain ? string : "\"" + string.unicodeScalars.map(Self.escaped).joined() + "\""
  }

  /// Words that some version of YAML reads as a Boolean or as nothing.
  private static let otherTypes: Set<String> = [
    "true", "false", "yes", "no", "on", "off", "null", "y", "n",
  ]

  /// A letter, then letters, digits and a few signs that mean nothing inside a word.
  private static func isPlain(_ string: String) -> Bool {
    guard let first = string.utf8.first, isLetter(first), !string.hasSuffix(" ") else {
      return false
    }
    return string.utf8.allSatisfy { byte in
      isLetter(byte) || (0x30...0x39).contains(byte) || " _-./@".utf8.contains(byte)
    }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\"": return "\\\""
    case "\\": return "\\\\"
    case "\n": return "\\n"
    case "\t": return "\\t"
    case " "..."~": return String(scalar)
    default:
      let category = scalar.properties.generalCategory
      let isSeen = ![.control, .format, .lineSeparator, .paragraphSeparator].contains(category)
      if isSeen { return String(scalar) }
      let digits = String(scalar.value, radix: 16, uppercase: true)
      return "\\U" + String(repeating: "0", count: 8 - digits.count) + digits
    }
  }
}
