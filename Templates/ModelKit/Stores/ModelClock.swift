import Foundation

/// Where a store takes the present from; tests and replayed sessions stop it.
public struct ModelClock: Sendable {
  private let read: @Sendable () -> Date

  /// A clock of one's own.
  public init(_ read: @escaping @Sendable () -> Date) {
    self.read = read
  }

  /// The clock of the machine.
  public static let system = ModelClock { Date() }

  /// A clock that stands still.
  public static func stopped(at date: Date) -> ModelClock {
    ModelClock { date }
  }

  /// The present.
  public var now: Date { read() }

  /// The moment at a distance from the present in the calendar of the default time zone: `date(-7, .day)`
  /// is a week ago.
  public func date(_ count: Int, _ unit: Calendar.Component) -> Date {
    let isWeek = unit == .weekOfYear
    let value = isWeek ? count * 7 : count
    return Calendar.local.date(byAdding: isWeek ? .day : unit, value: value, to: now) ?? now
  }
}
