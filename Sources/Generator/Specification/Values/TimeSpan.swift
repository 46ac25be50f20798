import YAML

/// A length of time: `10 min`, `200 ms`, `7 days`.
public struct TimeSpan: Hashable, Sendable {
  public let milliseconds: Int

  init(milliseconds: Int) {
    self.milliseconds = milliseconds
  }

  /// Nil where the text is no number with a unit behind it.
  init?(_ text: String) {
    let words = text.split(separator: " ", omittingEmptySubsequences: false)
    guard words.count == 2, let factor = Self.units[String(words[1])],
      words[0].utf8.allSatisfy({ (0x30...0x39).contains($0) }), let count = Int(words[0]),
      case (let product, let overflows) = count.multipliedReportingOverflow(by: factor), !overflows
    else { return nil }
    milliseconds = product
  }

  private static let units = [
    "ms": 1, "s": 1_000, "min": 60_000, "h": 3_600_000, "day": 86_400_000, "days": 86_400_000,
  ]
}

extension TimeSpan: ScalarValue {
  static var form: ValueForm { .duration }

  init?(_ node: YAMLNode) {
    guard let scalar = node.scalar else { return nil }
    self.init(scalar.text)
  }

  static func report(_ node: YAMLNode, of name: Text, problems: Problems) {
    let message =
      "this is not a length of time; expected one such as 200 ms, 10 s, 5 min, 2 h or 7 days"
    problems.report(.wrongValue, message, at: node)
  }
}
