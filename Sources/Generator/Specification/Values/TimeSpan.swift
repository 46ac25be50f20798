import YAML

/// A length of time: `10 min`, `200 milliseconds`, `7 days`.
public struct TimeSpan: Hashable, Sendable {
  public let milliseconds: Int

  init(milliseconds: Int) {
    self.milliseconds = milliseconds
  }

  /// Nil where the text is no number with a unit behind it, and for units that are not always of one length.
  init?(_ text: String) {
    guard let (count, unit) = TimeUnit.amount(text.split(separator: " ")),
      let length = unit.milliseconds,
      case (let product, let overflows) = count.multipliedReportingOverflow(by: length), !overflows
    else { return nil }
    milliseconds = product
  }
}

public enum TimeUnit: String, Hashable, Sendable, CaseIterable {
  case millisecond
  case second
  case minute
  case hour
  case day
  case week
  case month
  case year

  /// As it may be written, whichever number stands before it.
  public var names: [String] {
    let short: [TimeUnit: String] = [.millisecond: "ms", .second: "s", .minute: "min", .hour: "h"]
    return [rawValue, rawValue + "s"] + (short[self].map { [$0] } ?? [])
  }

  /// Nil for a unit that is not always of one length.
  public var milliseconds: Int? {
    switch self {
    case .millisecond: 1
    case .second: 1_000
    case .minute: 60_000
    case .hour: 3_600_000
    case .day: 86_400_000
    case .week: 7 * 86_400_000
    case .month, .year: nil
    }
  }

  /// Reads `10 min` from its two words.
  static func amount(_ words: [Substring]) -> (count: Int, unit: TimeUnit)? {
    guard words.count == 2, words[0].utf8.allSatisfy(isDigit), let count = Int(words[0]),
      let unit = allCases.first(where: { $0.names.contains(String(words[1])) })
    else { return nil }
    return (count, unit)
  }
}

extension TimeSpan: ScalarValue {
  static var form: ValueForm { .duration }

  init?(_ node: YAMLNode) {
    guard let scalar = node.scalar else { return nil }
    self.init(scalar.text)
  }

  static func report(_ node: YAMLNode, to problems: Problems) {
    let message =
      "this is not a length of time; expected one such as 200 ms, 10 s, 5 min, 2 h or 7 days"
    problems[.wrongValue](message, at: node)
  }
}
