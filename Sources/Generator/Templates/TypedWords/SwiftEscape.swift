/// How characters are written inside a string literal of Swift.
enum SwiftEscape {
  static func escaped(_ character: Character) -> String {
    var text = ""
    var isFirst = true
    for scalar in character.unicodeScalars {
      text += escaped(scalar, isFirst: isFirst)
      isFirst = false
    }
    return text
  }

  /// Whether nothing in a text is written in another way than it is.
  static func isPlain(_ text: String) -> Bool {
    text.utf8.allSatisfy {
      (0x20...0x7E).contains($0) && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\")
    }
  }

  private static func escaped(_ scalar: Unicode.Scalar, isFirst: Bool) -> String {
    switch scalar {
    case "\\": return "\\\\"
    case "\"": return "\\\""
    case "\n": return "\\n"
    case "\r": return "\\r"
    case "\t": return "\\t"
    default:
      guard isInvisible(scalar) || (isFirst && scalar.properties.isGraphemeExtend) else {
        return String(scalar)
      }
      return "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
    }
  }

  /// Whether a reader would not see it, or an editor would take it for the end of a line. The joiner
  /// inside an emoji is seen.
  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    case .format: scalar.value != 0x200D
    case .spaceSeparator: scalar != " "
    default: false
    }
  }
}
