/// How a character looks, in two bytes: a screen has thousands.
///
/// Meaning never rests on color alone: with `NO_COLOR` the other attributes are all that is left.
struct Style: OptionSet, Hashable {
  let rawValue: UInt16

  static let plain: Style = []
  static let bold = Style(rawValue: 1)
  static let faint = Style(rawValue: 2)
  static let underlined = Style(rawValue: 4)
  static let reversed = Style(rawValue: 8)
  /// In the shade that the terminal's owner chose for it.
  static let red = Style(rawValue: 16)

  /// The numbers that select graphic renditions (ECMA-48, SGR).
  private static let numbers: [(style: Style, number: Int)] = [
    (.bold, 1), (.faint, 2), (.underlined, 4), (.reversed, 7), (.red, 31),
  ]

  /// The control sequence that makes a terminal write in this style, whatever came before.
  func controlSequence(usesColor: Bool) -> String {
    let shown = usesColor ? self : subtracting(.red)
    let numbers = Self.numbers.filter { shown.contains($0.style) }.map { ";\($0.number)" }
    return "\u{1B}[0" + numbers.joined() + "m"
  }
}
