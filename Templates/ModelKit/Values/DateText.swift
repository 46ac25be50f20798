import Foundation
import Synchronization

/// Dates as text: moments as ISO 8601 with up to nine decimals of a second, and as people write them.
public enum DateText {
  /// Such as `2026-01-01T12:30:00Z` or `2026-01-01T12:30:00.25Z`, and `2026-01-01T21:30:00+09:00` in a time
  /// zone; a date outside of the years 0 to 9999 is its number of seconds from 1 January 2001.
  public static func text(of date: Date, in zone: TimeZone? = nil) -> String {
    let interval = date.timeIntervalSinceReferenceDate
    guard abs(interval) < 1e12 else { return String(interval) }
    let minutes = (zone?.secondsFromGMT(for: date) ?? 0) / 60
    var seconds = Int(interval.rounded(.down)) + minutes * 60
    var billionths = Int(((interval - interval.rounded(.down)) * 1e9).rounded())
    if billionths == 1_000_000_000 {
      seconds += 1
      billionths = 0
    }
    var time = seconds + Int(Date.timeIntervalBetween1970AndReferenceDate)
    var parts = tm()
    guard gmtime_r(&time, &parts) != nil, (-1900...8099).contains(parts.tm_year) else {
      return String(interval)
    }
    let day = "\(padded(parts.tm_year + 1900, to: 4))-\(padded(parts.tm_mon + 1))"
    let clock = [parts.tm_hour, parts.tm_min, parts.tm_sec].map { padded($0) }
    return day + "-\(padded(parts.tm_mday))T" + clock.joined(separator: ":")
      + decimals(Int32(billionths)) + offset(Int32(minutes))
  }

  /// Such as `2026-01-31 18:05`, in the default time zone.
  package static func localText(of date: Date) -> String {
    let parts = Calendar.local.dateComponents([.year, .month, .day, .hour, .minute], from: date)
    let numbers = [parts.month, parts.day, parts.hour, parts.minute].map { padded(Int32($0 ?? 0)) }
    let year = padded(Int32(clamping: parts.year ?? 0), to: 4)
    return "\(year)-\(numbers[0])-\(numbers[1]) \(numbers[2]):\(numbers[3])"
  }

  /// The date that a text names: a day and a time with `Z` or an offset such as `+09:00`, or a day, which is
  /// its first moment in the default time zone; nil for any other text.
  public static func date(from text: String) -> Date? {
    var reader = DateTextReader(text)
    return reader.readDate()
  }

  private static func offset(_ minutes: Int32) -> String {
    guard minutes != 0 else { return "Z" }
    let sign = minutes < 0 ? "-" : "+"
    return sign + padded(abs(minutes) / 60) + ":" + padded(abs(minutes) % 60)
  }

  private static func decimals(_ billionths: Int32) -> String {
    guard billionths > 0 else { return "" }
    var digits = padded(billionths, to: 9)
    while digits.last == "0" { digits.removeLast() }
    return "." + digits
  }

  /// A number with zeros before it.
  package static func padded(_ number: Int32, to width: Int = 2) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }
}

extension Calendar {
  /// Making a calendar takes longer than using it.
  private static let made = Mutex(Calendar(identifier: .gregorian))

  /// The one by which days are told: the Gregorian one in the default time zone.
  package static var local: Calendar {
    made.withLock { calendar in
      let timeZone = NSTimeZone.default
      if calendar.timeZone != timeZone { calendar.timeZone = timeZone }
      return calendar
    }
  }
}
