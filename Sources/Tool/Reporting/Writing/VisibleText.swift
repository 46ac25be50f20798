/// Text from a user's file as a terminal may show it: nothing in it can move the cursor or hide.
enum VisibleText {
  /// Control characters and those that turn the direction of text become U+FFFD; a tab stays.
  static func of(_ text: String) -> String {
    guard !isPlain(text), text.unicodeScalars.contains(where: isDangerous) else { return text }
    var visible = String.UnicodeScalarView()
    for scalar in text.unicodeScalars { visible.append(isDangerous(scalar) ? "\u{FFFD}" : scalar) }
    return String(visible)
  }

  /// As many columns of nothing as the text takes; tabs stay tabs.
  static func blank(_ text: String) -> String {
    if isPlain(text) { return String(decoding: blank(text.utf8), as: UTF8.self) }
    return text.reduce(into: "") { blank, character in
      blank += character == "\t" ? "\t" : String(repeating: " ", count: width(of: character))
    }
  }

  /// The same for bytes that are plain.
  static func blank(_ bytes: some Collection<UInt8>) -> [UInt8] {
    bytes.map { $0 == tab ? tab : UInt8(ascii: " ") }
  }

  static let tab = UInt8(ascii: "\t")

  /// The columns that a text takes on a terminal; a tab counts as one.
  static func width(of text: String) -> Int {
    isPlain(text) ? text.utf8.count : text.reduce(0) { $0 + width(of: $1) }
  }

  /// Whether each byte is a character that can be seen, a space or a tab: so it is in nearly every line.
  private static func isPlain(_ text: String) -> Bool {
    text.utf8.withContiguousStorageIfAvailable(isPlain) ?? text.utf8.allSatisfy(isPlain)
  }

  /// The same for bytes, of which a processor looks at many together since none ends the look.
  static func isPlain(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let first = bytes.baseAddress else { return true }
    var others: UInt8 = 0
    var offset = 0
    // The compiler takes sixteen at a time, which it does not do for a loop over a range or a reduction.
    while offset < bytes.count {
      others |= isPlain(first[offset]) ? 0 : 1
      offset &+= 1
    }
    return others == 0
  }

  /// Whether a byte is a character that can be seen, a space or a tab.
  private static func isPlain(_ byte: UInt8) -> Bool {
    byte &- 0x20 < 0x5F || byte == tab
  }

  private static func width(of character: Character) -> Int {
    guard let scalar = character.unicodeScalars.first else { return 0 }
    if scalar.isASCII { return 1 }
    let properties = scalar.properties
    if properties.generalCategory == .nonspacingMark { return 0 }
    return isWide(scalar.value) || properties.isEmojiPresentation ? 2 : 1
  }

  /// The blocks whose characters Unicode's East Asian Width calls wide.
  private static func isWide(_ value: UInt32) -> Bool {
    switch value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
      0xA000...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
      0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F900...0x1F9FF, 0x20000...0x3FFFD:
      true
    default: false
    }
  }

  private static func isDangerous(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09: false
    case 0..<0x20, 0x7F..<0xA0, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
