/// What a parameter of a fetch request gets.
public struct ArgumentSpecification: Sendable {
  /// The name of the parameter.
  public let name: String
  public let value: ArgumentValue
}

public enum ArgumentValue: Hashable, Sendable {
  case literal(AttributeValue, AttributeType)
  case list([ArgumentValue], AttributeType)
  /// A moment by its distance from the present.
  case date(RelativeDate)
  /// What a state says, and follows.
  case shared(SharedProperty, ValueType)
}

/// `7 days ago`, `2 h from now`; `now` is 0 seconds from now.
public struct RelativeDate: Hashable, Sendable {
  /// Below 0: before now.
  public let count: Int
  public let unit: TimeUnit

  /// Nil for what is no such text.
  init?(_ text: String) {
    let words = text == "now" ? ["0", "s", "ago"] : text.split(separator: " ")
    let direction = words.dropFirst(2)
    guard let (count, unit) = TimeUnit.amount(Array(words.prefix(2))), unit != .millisecond,
      count <= 1_000_000, direction == ["ago"] || direction == ["from", "now"]
    else { return nil }
    self.count = direction == ["ago"] ? -count : count
    self.unit = unit
  }
}
