/// The colors that every terminal has, in the shades that its owner chose for them.
public enum Color: Int, Sendable {
  case red = 31
  case green
  case yellow
  case blue
  case magenta
  case cyan
}

/// How a character looks.
///
/// Meaning never rests on color alone: with `NO_COLOR` the other attributes are all that is left.
public struct Style: Hashable, Sendable {
  public var color: Color?
  public var isBold: Bool
  public var isFaint: Bool
  public var isUnderlined: Bool
  public var isReversed: Bool

  public init(
    color: Color? = nil, isBold: Bool = false, isFaint: Bool = false, isUnderlined: Bool = false,
    isReversed: Bool = false
  ) {
    self.color = color
    self.isBold = isBold
    self.isFaint = isFaint
    self.isUnderlined = isUnderlined
    self.isReversed = isReversed
  }

  public static let plain = Style()
  public static let bold = Style(isBold: true)
  public static let faint = Style(isFaint: true)
  public static let reversed = Style(isReversed: true)
  public static let error = Style(color: .red, isBold: true)

  /// This style with everything that the other one adds.
  func adding(_ other: Style) -> Style {
    Style(
      color: other.color ?? color, isBold: isBold || other.isBold,
      isFaint: isFaint || other.isFaint, isUnderlined: isUnderlined || other.isUnderlined,
      isReversed: isReversed || other.isReversed)
  }

  /// The control sequence that makes a terminal write in this style, whatever came before.
  func controlSequence(usesColor: Bool) -> String {
    var codes = [0]
    if isBold { codes.append(1) }
    if isFaint { codes.append(2) }
    if isUnderlined { codes.append(4) }
    if isReversed { codes.append(7) }
    if usesColor, let color { codes.append(color.rawValue) }
    return "\u{1B}[" + codes.map(String.init).joined(separator: ";") + "m"
  }
}
