extension String {
  /// The columns that this text takes on a terminal.
  public var displayWidth: Int {
    if isPlainASCII { return utf8.count }
    return reduce(0) { $0 + CharacterWidth.columns(of: $1) }
  }

  /// This text, cut so that it takes at most `width` columns; a cut is shown by an ellipsis.
  public func truncated(toWidth width: Int) -> String {
    if displayWidth <= width { return self }
    return width > 0 ? String(prefix(ofWidth: width - 1)) + "…" : ""
  }

  /// The end of this text that takes at most `width` columns.
  func suffix(ofWidth width: Int) -> String {
    String(reversed().prefix(ofWidth: width).reversed())
  }

  /// Whether every character is a visible one of ASCII, or a blank: as most are, and each takes one
  /// column then.
  var isPlainASCII: Bool {
    var text = self
    return text.withUTF8 { bytes in
      // Without an end before the last byte, so that many are looked at at once.
      bytes.reduce(0 as UInt8) { $0 | ($1 &- 0x20 < 0x5F ? 0 : 1) } == 0
    }
  }

  /// This text up to the blanks at its end.
  var withoutTrailingBlanks: Substring {
    self[..<(lastIndex { $0 != " " }.map { index(after: $0) } ?? startIndex)]
  }
}

extension Collection<Character> {
  /// The characters from the first on that take at most `width` columns together.
  fileprivate func prefix(ofWidth width: Int) -> SubSequence {
    var total = 0
    return prefix { character in
      total += CharacterWidth.columns(of: character)
      return total <= width
    }
  }
}
