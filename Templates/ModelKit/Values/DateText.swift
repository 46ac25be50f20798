import Foundation

/// Dates as ISO 8601 text in UTC, with up to nine decimals of a second.
public enum DateText {
  /// Such as `2026-01-01T12:30:00Z` or `2026-01-01T12:30:00.25Z`; a date outside of the years 0 to
  /// 9999 is its number of seconds from 1 January 2001.
  public static func text(of date: Date) -> String {
    let interval = date.timeIntervalSinceReferenceDate
    guard abs(interval) < 1e12 else { return String(interval) }
    var seconds = Int(interval.rounded(.down))
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
      + decimals(Int32(billionths)) + "Z"
  }

  /// The date that a text names: a day, or a day and a time with `Z` or an offset such as `+09:00`;
  /// nil for any other text.
  public static func date(from text: String) -> Date? {
    var reader = DateTextReader(text)
    return reader.readDate()
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
