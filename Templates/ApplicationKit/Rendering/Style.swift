/// The colors that every terminal has, in the shades that its owner chose for them.
enum Color: UInt8 {
  case red = 1
  case green
  case yellow
  case blue
  case magenta
  case cyan
}

/// How a character looks, in one byte: a screen has thousands.
///
/// Meaning never rests on color alone: with `NO_COLOR` the other attributes are all that is left.
struct Style: Hashable {
  private let bits: UInt8

  private static let boldBit: UInt8 = 1
  private static let faintBit: UInt8 = 2
  private static let underlinedBit: UInt8 = 4
  private static let reversedBit: UInt8 = 8
  private static let colorShift: UInt8 = 4

  init(
    color: Color? = nil, isBold: Bool = false, isFaint: Bool = false, isUnderlined: Bool = false,
    isReversed: Bool = false
  ) {
    bits =
      (isBold ? Self.boldBit : 0) | (isFaint ? Self.faintBit : 0)
      | (isUnderlined ? Self.underlinedBit : 0) | (isReversed ? Self.reversedBit : 0)
      | (color?.rawValue ?? 0) << Self.colorShift
  }

  private init(bits: UInt8) {
    self.bits = bits
  }

  static let plain = Style()
  static let bold = Style(isBold: true)
  static let faint = Style(isFaint: true)
  static let reversed = Style(isReversed: true)
  static let error = Style(color: .red, isBold: true)

  var color: Color? { Color(rawValue: bits >> Self.colorShift) }

  /// This style with everything that the other one adds.
  func adding(_ other: Style) -> Style {
    let attributes: UInt8 = (1 << Self.colorShift) - 1
    let color = other.bits & ~attributes == 0 ? bits & ~attributes : other.bits & ~attributes
    return Style(bits: (bits | other.bits) & attributes | color)
  }

  /// The control sequence that makes a terminal write in this style, whatever came before.
  func controlSequence(usesColor: Bool) -> String {
    var text = "\u{1B}[0"
    if bits & Self.boldBit != 0 { text += ";1" }
    if bits & Self.faintBit != 0 { text += ";2" }
    if bits & Self.underlinedBit != 0 { text += ";4" }
    if bits & Self.reversedBit != 0 { text += ";7" }
    if usesColor, let color { text += ";\(30 + color.rawValue)" }
    return text + "m"
  }
}
