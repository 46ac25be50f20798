import Foundation

/// Decimal numbers as text that every locale reads alike.
public enum DecimalText {
  /// The number that the whole text is, such as `-12.50` or `1e-3`; nil for any other text, and for
  /// a number that a Decimal cannot hold to the last figure.
  public static func decimal(from text: String) -> Decimal? {
    guard isNumber(text) else { return nil }
    let parts = text.split { $0 == "e" || $0 == "E" }
    guard let given = parts.count == 1 ? 0 : Int(parts[1]) else { return nil }
    let pieces = parts[0].drop { "+-".contains($0) }
      .split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    let figures = pieces.joined().drop { $0 == "0" }
    let digits = String(figures.reversed().drop { $0 == "0" }.reversed())
    guard !digits.isEmpty else { return 0 }
    let fractionCount = pieces.count > 1 ? pieces[1].count : 0
    let exponent = figures.count - digits.count - fractionCount
    // Foundation rounds what has more figures than it holds, and says nothing.
    guard let significand = Decimal(string: digits, locale: Locale(identifier: "en_US_POSIX")),
      significand.description == digits,
      let exponent = sum(exponent, given), exponents.contains(exponent)
    else { return nil }
    return Decimal(
      sign: text.hasPrefix("-") ? .minus : .plus, exponent: exponent, significand: significand)
  }

  /// Of the tens by which a Decimal multiplies its figures.
  private static let exponents = -128...127

  private static func sum(_ left: Int, _ right: Int) -> Int? {
    let (sum, isTooMuch) = left.addingReportingOverflow(right)
    return isTooMuch ? nil : sum
  }

  /// Whether a text is a number in decimal figures, unlike `0x1p3` or `inf`.
  static func isNumber(_ text: String) -> Bool {
    Double(text) != nil && text.utf8.allSatisfy { "+-.0123456789eE".utf8.contains($0) }
  }
}
