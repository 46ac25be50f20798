import Foundation
import ModelKit
import Synchronization

/// Values as people read them on the screen.
///
/// Always the same form, whatever the language: digits without grouping, dates as `2026-01-31 18:05` in
/// the default time zone of the process (which is UTC in an `ApplicationSession`).
public enum ValueText {
  /// The text for a value; none for nil.
  public static func text(of value: AttributeValue) -> String {
    switch value {
    case .null: ""
    case .bool(let value): value ? english.yes : english.no
    case .integer(let value): String(value)
    case .double(let value): text(of: value)
    case .decimal(let value): value.description
    case .string(let value): value
    case .date(let value): text(of: value)
    case .url(let value): value.absoluteString
    case .uuid(let value): value.uuidString
    case .data(let value): english.bytes(value.count)
    case .object(let value): value.description
    }
  }

  private static let english = EnglishTexts()

  /// Whole numbers are shown without a fraction.
  private static func text(of value: Double) -> String {
    value.magnitude < 1e15 && value == value.rounded() ? String(Int(value)) : String(value)
  }

  private static func text(of date: Date) -> String {
    let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
    let day = [(parts.year, 4), (parts.month, 2), (parts.day, 2)].map(padded)
    let time = [(parts.hour, 2), (parts.minute, 2)].map(padded)
    return day.joined(separator: "-") + " " + time.joined(separator: ":")
  }

  private static func padded(_ number: Int?, to width: Int) -> String {
    let digits = String(number ?? 0)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }

  /// Making a calendar takes longer than using it.
  private static let madeCalendar = Mutex(Calendar(identifier: .gregorian))

  static var calendar: Calendar {
    madeCalendar.withLock { calendar in
      let timeZone = NSTimeZone.default
      if calendar.timeZone != timeZone { calendar.timeZone = timeZone }
      return calendar
    }
  }
}
