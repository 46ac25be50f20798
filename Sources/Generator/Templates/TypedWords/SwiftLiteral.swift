import Mustache

/// A value as a literal in Swift code: whatever the text holds, the running program sees exactly it.
public struct SwiftLiteral: TemplateWord, Hashable {
  public let text: String

  /// A string, on one line however long it is: who knows the line breaks it.
  public init(_ string: String) {
    let escaped = SwiftEscape.isPlain(string) ? string : string.map(SwiftEscape.escaped).joined()
    text = "\"" + escaped + "\""
  }

  /// A string that has the value of a variable in the place of a mark.
  public init(_ string: String, replacing mark: String, by variable: Identifier) {
    let literal = SwiftLiteral(string).text
    // Most texts hold no mark, and a search for one costs more than all else here.
    let mayHoldMark = mark.utf8.first.map(literal.utf8.contains) ?? false
    text = !mayHoldMark ? literal : literal.replacing(mark, with: "\\(" + variable.text + ")")
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
