import Mustache

/// A value as a literal in Swift code: whatever the text holds, the running program sees exactly it.
public struct SwiftLiteral: TemplateWord, Hashable {
  public let text: String

  /// A string. One that does not fit its line becomes a literal of several lines.
  ///
  /// - Parameters:
  ///   - column: where the literal begins; half of the line when it is not known.
  ///   - hanging: how far further lines go in against the line on which the literal begins. The
  ///     formatter wants two behind `=` or a label, and none where the literal is alone on its line.
  public init(_ string: String, at column: Int = 50, hanging: Int = 2) {
    let line = "\"" + SwiftEscape.line(string, delimiter: .quote) + "\""
    let fits = column + line.unicodeScalars.count < 100
    text = fits ? line : MultiLineLiteral(string, hanging: hanging).text
  }

  public init(_ number: Int) {
    let digits = String(number.magnitude)
    let grouped = digits.count < 7 ? digits : Self.grouped(digits)
    text = number < 0 ? "-" + grouped : grouped
  }

  public init(_ number: Double) {
    if number.isNaN {
      text = ".nan"
    } else if number.isInfinite {
      text = number < 0 ? "-.infinity" : ".infinity"
    } else {
      text = "\(number)"
    }
  }

  public init(_ isTrue: Bool) {
    text = isTrue ? "true" : "false"
  }

  public static let none = SwiftLiteral(verbatim: "nil")

  private init(verbatim text: String) {
    self.text = text
  }

  /// In threes, as the formatter wants long numbers.
  private static func grouped(_ digits: String) -> String {
    var result = ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index) % 3 == 0 { result += "_" }
      result.append(digit)
    }
    return result
  }
}
