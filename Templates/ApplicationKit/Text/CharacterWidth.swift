/// How many columns a character takes on a terminal.
///
/// Terminals count scalar by scalar: wide are those that Unicode calls wide or fullwidth (UAX 11) and
/// those that appear as emoji; marks that do not advance take none of their own. A character of
/// several scalars that advance, as Thai and the scripts of India have them, takes several columns.
/// Emoji that are joined are one.
enum CharacterWidth {
  /// A part of a character that takes columns of its own, with the marks that belong to it.
  struct Part: Equatable {
    var text: String
    var width: Int
  }

  /// The columns that a character takes.
  static func columns(of character: Character) -> Int {
    if let byte = character.asciiValue, byte >= 0x20, byte < 0x7F { return 1 }
    return parts(of: character).reduce(0) { $0 + $1.width }
  }

  /// What to write for a character, each part with its columns. Control characters become visible
  /// ones, so that no text can steer the terminal.
  static func parts(of character: Character) -> [Part] {
    let scalars = character.unicodeScalars
    guard let first = scalars.first else { return [] }
    if first.value >= 0x20, first.value < 0x7F, scalars.count == 1 {
      return [Part(text: String(character), width: 1)]
    }
    if let picture = picture(ofControl: first) { return [Part(text: picture, width: 1)] }
    let visible = Array(scalars).filter { !isDropped($0) }
    if let first = visible.first, isJoinedEmoji(visible, first) {
      return [Part(text: String(String.UnicodeScalarView(visible)), width: 2)]
    }
    return parts(of: visible)
  }

  private static func parts(of scalars: [Unicode.Scalar]) -> [Part] {
    var parts: [Part] = []
    for scalar in scalars {
      let width = isCombining(scalar) ? 0 : isWide(scalar) ? 2 : 1
      if width == 0, !parts.isEmpty {
        parts[parts.count - 1].text.unicodeScalars.append(scalar)
      } else if width > 0 {
        parts.append(Part(text: String(Character(scalar)), width: width))
      } else if isMark(scalar) {
        // A mark with nothing to combine with is shown on a blank.
        parts.append(Part(text: " " + String(Character(scalar)), width: 1))
      }
    }
    return parts
  }

  /// Emoji that a joiner, a selector, a skin tone or a second letter of a flag turns into one.
  private static func isJoinedEmoji(_ scalars: [Unicode.Scalar], _ first: Unicode.Scalar) -> Bool {
    guard scalars.count > 1 else { return false }
    if isRegionalIndicator(first) { return true }
    return first.properties.isEmoji
      && scalars.dropFirst().contains {
        $0.value == 0xFE0F || $0.value == 0x200D || $0.properties.isEmojiModifier
      }
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
    guard scalar.value >= 0xAD, scalar.properties.generalCategory == .format else { return false }
    let isJoiner = scalar.value == 0x200C || scalar.value == 0x200D
    let isTag = (0xE0020...0xE007F).contains(scalar.value)
    return !isJoiner && !isTag && !scalar.properties.isPrependedConcatenationMark
  }

  private static func isCombining(_ scalar: Unicode.Scalar) -> Bool {
    guard scalar.value >= 0x300 else { return false }
    return isMark(scalar) || (scalar.properties.generalCategory == .format && !isDropped(scalar))
      || (0x1160...0x11FF).contains(scalar.value)
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    [.nonspacingMark, .enclosingMark].contains(scalar.properties.generalCategory)
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
