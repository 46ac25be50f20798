/// What a parameter of a fetch request gets.
public struct ArgumentSpecification: Sendable {
  /// The name of the parameter.
  public let name: String
  public let value: ArgumentValue
}

public enum ArgumentValue: Hashable, Sendable {
  case literal(AttributeValue, AttributeType)
  case list([AttributeValue], AttributeType)
  /// A moment by its distance from the present.
  case date(RelativeDate)
  /// What a state says, and follows.
  case shared(SharedProperty)
}

/// `7 days ago`, `2 hours from now`; `now` is 0 seconds from now.
public struct RelativeDate: Hashable, Sendable {
  public enum Unit: String, Hashable, Sendable, CaseIterable {
    case second
    case minute
    case hour
    case day
    case week
    case month
    case year
  }

  /// Below 0: before now.
  public let count: Int
  public let unit: Unit

  /// Nil for what is no such text.
  init?(_ text: String) {
    if text == "now" {
      self.init(count: 0, unit: .second)
      return
    }
    let words = text.split(separator: " ").map(String.init)
    guard words.count >= 3, let count = Int(words[0]), (0...1_000_000).contains(count),
      let unit = Unit.allCases.first(where: { words[1] == $0.rawValue + (count == 1 ? "" : "s") })
    else { return nil }
    switch words[2...] {
    case ["ago"]: self.init(count: -count, unit: unit)
    case ["from", "now"]: self.init(count: count, unit: unit)
    default: return nil
    }
  }

  private init(count: Int, unit: Unit) {
    self.count = count
    self.unit = unit
  }
}
