import Foundation

/// Decimal numbers as text that every locale reads alike.
public enum DecimalText {
  /// The number that the whole text is, such as `-12.50` or `1e-3`; nil for any other text, and for
  /// a number that a Decimal cannot hold.
  public static func decimal(from text: String) -> Decimal? {
    let isNumber =
      Double(text) != nil && text.utf8.allSatisfy { "+-.0123456789eE".utf8.contains($0) }
    guard isNumber, let decimal = Decimal(string: text, locale: Locale(identifier: "en_US_POSIX")),
      decimal.isFinite
    else { return nil }
    return decimal
  }
}
