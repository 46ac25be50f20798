/// How characters are written inside a string literal of Swift.
enum SwiftEscape {
  enum Delimiter {
    case quote
    /// Three quotes: one by itself is a character like any other.
    case threeQuotes
  }

  static func line(_ text: String, delimiter: Delimiter) -> String {
    pieces(of: text, delimiter: delimiter).joined()
  }

  /// One piece per character, so that a long text can be broken between them.
  static func pieces(of text: String, delimiter: Delimiter) -> [String] {
    let characters = Array(text)
    return characters.indices.map { index in
      let character = characters[index]
      if character == "\"", delimiter == .threeQuotes {
        let before = index > 0 ? characters[index - 1] : " "
        let next = index + 1 < characters.count ? characters[index + 1] : "\""
        return before == "\"" || next == "\"" ? "\\\"" : "\""
      }
      return escaped(character)
    }
  }

  private static func escaped(_ character: Character) -> String {
    var text = ""
    var isFirst = true
    for scalar in character.unicodeScalars {
      text += escaped(scalar, isFirst: isFirst)
      isFirst = false
    }
    return text
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
