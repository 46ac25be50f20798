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
    case .bool(let value): value ? english.yes : english.no
    case .double(let value): text(of: value)
    case .date(let value): text(of: value)
    case .data(let value): english.bytes(value.count)
    case .object(let value): value.description
    default: value.text ?? ""
    }
  }

  private static let english = EnglishTexts()

  /// Whole numbers are shown without a fraction.
  private static func text(of value: Double) -> String {
    value.magnitude < 1e15 && value == value.rounded() ? String(Int(value)) : String(value)
  }

  private static func text(of date: Date) -> String {
    let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
    let numbers = [parts.month, parts.day, parts.hour, parts.minute]
      .map { DateText.padded(Int32($0 ?? 0)) }
    let year = DateText.padded(Int32(clamping: parts.year ?? 0), to: 4)
    return "\(year)-\(numbers[0])-\(numbers[1]) \(numbers[2]):\(numbers[3])"
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
