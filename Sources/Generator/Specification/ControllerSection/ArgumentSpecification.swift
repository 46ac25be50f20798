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
    let parts = text.wholeMatch(of: /(?<count>[0-9]+) +(?<unit>[a-z]+) +(?:(?<past>ago)|from +now)/)
    let number = text == "now" ? 0 : parts.flatMap { Int($0.count) }
    let name = text == "now" ? "seconds" : parts.map { String($0.unit) }
    guard let number, number <= 1_000_000,
      let unit = Unit.allCases.first(where: { name == $0.rawValue + (number == 1 ? "" : "s") })
    else { return nil }
    count = parts?.past == nil ? number : -number
    self.unit = unit
  }
}
