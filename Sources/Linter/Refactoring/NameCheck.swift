import Words

/// Whether something can be a name that stands without back quotes.
enum NameCheck {
  static func refusal(of name: String) -> Refusal? {
    guard isName(name) else { return Refusal("'\(name)' is not a name") }
    guard SwiftKeywords.contains(name) else { return nil }
    return Refusal("'\(name)' is a word of the language")
  }

  private static func isName(_ text: String) -> Bool {
    guard let first = text.utf8.first, first &- 0x30 >= 10, text != "_" else { return false }
    return text.utf8.allSatisfy {
      $0 >= 0x80 || ($0 | 0x20) &- 0x61 < 26 || $0 &- 0x30 < 10 || $0 == UInt8(ascii: "_")
    }
  }
}
