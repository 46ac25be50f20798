/// Which subclass of an abstract view is made for which value.
public struct ClusterSpecification: Sendable {
  /// `weekday`, or the name of an enumeration that has the values of the choices.
  public let discriminator: String
  public let choices: [ClusterChoice]
  /// The view for all other values; only by weekday.
  public let otherwise: String?

  /// Decided by the present; anything else by whoever makes the view.
  static let weekday = "weekday"
  static let weekdays = [
    "monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday",
  ]

  /// The days of the week for which `otherwise` stands.
  public var otherValues: [String] {
    let named = choices.flatMap(\.values)
    return isByWeekday ? Self.weekdays.filter { !named.contains($0) } : []
  }

  public var isByWeekday: Bool { discriminator == Self.weekday }
}
