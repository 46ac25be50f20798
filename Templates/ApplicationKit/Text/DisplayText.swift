extension String {
  /// The columns that this text takes on a terminal.
  public var displayWidth: Int {
    if isPlainASCII { return utf8.count }
    return reduce(0) { $0 + CharacterWidth.columns(of: $1) }
  }

  /// This text, cut so that it takes at most `width` columns; a cut is shown by an ellipsis.
  public func truncated(toWidth width: Int) -> String {
    guard width > 0 else { return "" }
    if isPlainASCII {
      return utf8.count <= width
        ? self : String(decoding: utf8.prefix(width - 1), as: UTF8.self) + "…"
    }
    var result = ""
    var total = 0
    for character in self {
      let columns = CharacterWidth.columns(of: character)
      if total + columns > width { return result.cut(toWidth: width - 1) + "…" }
      result.append(character)
      total += columns
    }
    return result
  }

  /// The end of this text that takes at most `width` columns.
  func suffix(ofWidth width: Int) -> String {
    var total = 0
    let kept = reversed().prefix { character in
      total += CharacterWidth.columns(of: character)
      return total <= width
    }
    return String(kept.reversed())
  }

  /// This text with blanks added until it takes `width` columns, cut when it takes more.
  func padded(toWidth width: Int) -> String {
    let text = truncated(toWidth: width)
    return text + String(repeating: " ", count: max(0, width - text.displayWidth))
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

  private func cut(toWidth width: Int) -> String {
    var total = 0
    return String(
      prefix { character in
        total += CharacterWidth.columns(of: character)
        return total <= width
      })
  }
}
