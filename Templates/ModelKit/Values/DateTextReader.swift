import Foundation

/// Reads a date out of ISO 8601 text, byte by byte.
struct DateTextReader {
  private var rest: ArraySlice<UInt8>

  init(_ text: String) {
    rest = ArraySlice(text.utf8)
  }

  /// The date of the whole text, or nil.
  mutating func readDate() -> Date? {
    guard let year = number(digits: 4), skip("-"), let month = number(digits: 2), skip("-"),
      let day = number(digits: 2), let midnight = Self.midnight(year, month, day)
    else { return nil }
    if rest.isEmpty {
      return Calendar.local.date(from: DateComponents(year: year, month: month, day: day))
    }
    guard skip("T") || skip(" "), let time = time(), let offset = offset(), rest.isEmpty
    else { return nil }
    // Whole seconds first: adding the decimals last loses nothing that the text has.
    let seconds = midnight + Double(time.seconds) - Double(offset)
    return Date(timeIntervalSinceReferenceDate: seconds + time.decimals)
  }

  /// Nil for a day that the calendar has not, which would be another one.
  private static func midnight(_ year: Int, _ month: Int, _ day: Int) -> Double? {
    var parts = tm()
    parts.tm_year = Int32(year) - 1900
    parts.tm_mon = Int32(month) - 1
    parts.tm_mday = Int32(day)
    let seconds = timegm(&parts)
    guard parts.tm_mon + 1 == month, parts.tm_mday == day else { return nil }
    return Double(seconds) - Date.timeIntervalBetween1970AndReferenceDate
  }

  private mutating func time() -> (seconds: Int, decimals: Double)? {
    guard let hour = number(digits: 2), hour < 24, skip(":"), let minute = number(digits: 2),
      minute < 60
    else { return nil }
    guard skip(":") else { return (hour * 3600 + minute * 60, 0) }
    guard let second = number(digits: 2), second < 60 else { return nil }
    let seconds = hour * 3600 + minute * 60 + second
    guard skip(".") else { return (seconds, 0) }
    let digits = rest.prefix { (48...57).contains($0) }
    rest = rest.dropFirst(digits.count)
    guard !digits.isEmpty, let decimals = Double("0." + String(decoding: digits, as: UTF8.self))
    else { return nil }
    return (seconds, decimals)
  }

  /// Seconds east of Greenwich.
  private mutating func offset() -> Int? {
    if skip("Z") { return 0 }
    let isEast = skip("+")
    guard isEast || skip("-"), let hours = number(digits: 2), hours < 24 else { return nil }
    _ = skip(":")
    guard let minutes = number(digits: 2), minutes < 60 else { return nil }
    return (isEast ? 1 : -1) * (hours * 3600 + minutes * 60)
  }

  private mutating func number(digits count: Int) -> Int? {
    let digits = rest.prefix(count)
    guard digits.count == count, digits.allSatisfy({ (48...57).contains($0) }) else { return nil }
    rest = rest.dropFirst(count)
    return digits.reduce(0) { $0 * 10 + Int($1) - 48 }
  }

  private mutating func skip(_ character: Unicode.Scalar) -> Bool {
    guard rest.first == UInt8(ascii: character) else { return false }
    rest = rest.dropFirst()
    return true
  }
}
