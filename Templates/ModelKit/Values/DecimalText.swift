import Foundation

/// Decimal numbers as text that every locale reads alike.
public enum DecimalText {
  /// The number that the whole text is, such as `-12.50` or `1e-3`; nil for any other text, and for
  /// a number that a Decimal cannot hold.
  public static func decimal(from text: String) -> Decimal? {
    let digits = text.prefix { $0 != "e" && $0 != "E" }.filter(\.isNumber).drop { $0 == "0" }
    guard isNumber(text), digits.count <= maximumDigits,
      let decimal = Decimal(string: text, locale: Locale(identifier: "en_US_POSIX")),
      decimal.isFinite
    else { return nil }
    return decimal
  }

  /// Foundation rounds what has more, and says nothing.
  private static let maximumDigits = 38

  /// Whether a text is a number in decimal figures, unlike `0x1p3` or `inf`.
  static func isNumber(_ text: String) -> Bool {
    Double(text) != nil && text.utf8.allSatisfy { "+-.0123456789eE".utf8.contains($0) }
  }
}
