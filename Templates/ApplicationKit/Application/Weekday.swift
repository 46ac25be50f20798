import Foundation

/// A day of the week.
public enum Weekday: String, CaseIterable, Sendable {
  case sunday, monday, tuesday, wednesday, thursday, friday, saturday

  /// The day on which a moment lies, by default where the process runs.
  public init(of date: Date, in calendar: Calendar = .current) {
    self = Self.allCases[(calendar.component(.weekday, from: date) - 1) % Self.allCases.count]
  }
}
