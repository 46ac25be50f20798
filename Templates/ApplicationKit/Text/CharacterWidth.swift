/// How many columns a character takes on a terminal.
///
/// Wide are the characters that Unicode calls wide or fullwidth (UAX 11) and those that appear as
/// emoji; marks that combine with what precedes them take none of their own.
enum CharacterWidth {
  /// The columns that a character takes: 0, 1 or 2.
  static func columns(of character: Character) -> Int {
    shown(character).width
  }

  /// What to write for a character, and its columns. Control characters become visible ones, so
  /// that no text can steer the terminal.
  static func shown(_ character: Character) -> (text: String, width: Int) {
    let scalars = character.unicodeScalars
    guard let first = scalars.first else { return ("", 0) }
    if first.value >= 0x20, first.value < 0x7F, scalars.count == 1 {
      return (String(character), 1)
    }
    if let picture = picture(ofControl: first) { return (picture, 1) }
    let visible = Array(scalars).filter { !isDropped($0) }
    guard let base = visible.first(where: { !isCombining($0) }) else {
      // A mark with nothing to combine with is shown on a blank.
      return visible.contains(where: isMark) ? (" " + text(visible), 1) : ("", 0)
    }
    let isEmojiSequence = visible.contains { $0.value == 0xFE0F } && base.properties.isEmoji
    let isFlag = visible.count > 1 && isRegionalIndicator(base)
    return (text(visible), isEmojiSequence || isFlag || isWide(base) ? 2 : 1)
  }

  private static func text(_ scalars: [Unicode.Scalar]) -> String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    return String(view)
  }

  private static func picture(ofControl scalar: Unicode.Scalar) -> String? {
    switch scalar.value {
    case 0..<0x20: Unicode.Scalar(0x2400 + scalar.value).map { String($0) }
    case 0x7F: "\u{2421}"
    case 0x80..<0xA0, 0x2028, 0x2029: "\u{FFFD}"
    default: nil
    }
  }

  /// Format characters steer the terminal (direction, for one) or show nothing; the joiners and the
  /// tags of flags belong to the characters that they join.
  private static func isDropped(_ scalar: Unicode.Scalar) -> Bool {
    guard scalar.properties.generalCategory == .format else { return false }
    let isJoiner = scalar.value == 0x200C || scalar.value == 0x200D
    let isTag = (0xE0020...0xE007F).contains(scalar.value)
    return !isJoiner && !isTag && !scalar.properties.isPrependedConcatenationMark
  }

  private static func isCombining(_ scalar: Unicode.Scalar) -> Bool {
    isMark(scalar) || (scalar.properties.generalCategory == .format && !isDropped(scalar))
      || (0x1160...0x11FF).contains(scalar.value)
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark: true
    default: false
    }
  }

  private static func isRegionalIndicator(_ scalar: Unicode.Scalar) -> Bool {
    (0x1F1E6...0x1F1FF).contains(scalar.value)
  }

  private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.value < 0x1100 || isRegionalIndicator(scalar) { return false }
    return scalar.properties.isEmojiPresentation || WideCharacters.contains(scalar)
  }
}

extension Unicode.Scalar.Properties {
  /// The few format characters that are visible, such as the Arabic number sign.
  fileprivate var isPrependedConcatenationMark: Bool {
    generalCategory == .format && !isDefaultIgnorableCodePoint && !isBidiControl
      && !isVariationSelector
  }
}
