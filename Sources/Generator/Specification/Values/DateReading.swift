/// The date of an ISO 8601 text.
///
/// Reads a day, `2026-01-31`, and a moment, `2026-01-31T12:30:00Z`, with fractions of a second and an
/// offset such as `+09:00`.
func dateLiteral(of text: String) -> AttributeValue? {
  var reader = DateReader(rest: text.utf8[...])
  guard let year = reader.number(digits: 4), reader.takes("-"),
    let month = reader.number(digits: 2), (1...12).contains(month), reader.takes("-"),
    let day = reader.number(digits: 2),
    (1...dayCount(ofMonth: month, year: year)).contains(day)
  else { return nil }
  let days = daysSinceReferenceDate(year, month: month, day)
  if reader.rest.isEmpty { return .day(days) }
  guard reader.takes("T") || reader.takes(" "), let minutes = reader.minutes(),
    let second = reader.takes(":") ? reader.second() : 0, let offset = reader.offset(),
    reader.rest.isEmpty
  else { return nil }
  return .date(Double(days * 86_400 + (minutes - offset) * 60) + second)
}

/// Takes the parts of a date from the begin of a text: an archive has as many as it has objects.
private struct DateReader {
  var rest: Substring.UTF8View

  mutating func takes(_ sign: Unicode.Scalar) -> Bool {
    guard rest.first == UInt8(ascii: sign) else { return false }
    rest = rest.dropFirst()
    return true
  }

  mutating func number(digits count: Int) -> Int? {
    let digits = rest.prefix(count)
    guard digits.count == count, digits.allSatisfy(isDigit) else { return nil }
    rest = rest.dropFirst(count)
    return digits.reduce(0) { $0 * 10 + Int($1) - 0x30 }
  }

  /// `12:30`, since midnight.
  mutating func minutes() -> Int? {
    guard let hour = number(digits: 2), hour < 24, takes(":"), let minute = number(digits: 2),
      minute < 60
    else { return nil }
    return hour * 60 + minute
  }

  /// With up to nine digits behind a point.
  mutating func second() -> Double? {
    let start = rest
    guard let whole = number(digits: 2), whole < 60 else { return nil }
    guard takes(".") else { return Double(whole) }
    let digits = rest.prefix(while: isDigit)
    guard (1...9).contains(digits.count) else { return nil }
    rest = rest.dropFirst(digits.count)
    return Double(String(Substring(start.prefix(3 + digits.count))))
  }

  /// Minutes east of Greenwich.
  mutating func offset() -> Int? {
    if takes("Z") { return 0 }
    let isEast = takes("+")
    guard isEast || takes("-"), let hours = number(digits: 2), hours < 24 else { return nil }
    _ = takes(":")
    guard let minutes = number(digits: 2), minutes < 60 else { return nil }
    return (hours * 60 + minutes) * (isEast ? 1 : -1)
  }
}

/// The text that `dateLiteral(of:)` reads as exactly that moment, in UTC; nil for one outside of the years 0 to
/// 9999, and for one between two billionths of a second.
public func dateText(ofSecondsSinceReferenceDate seconds: Double) -> String? {
  guard seconds.magnitude < 1e12 else { return nil }
  let whole = Int(seconds.rounded(.down))
  let second = (whole % 86_400 + 86_400) % 86_400
  let day = dayText(ofDaysSinceReferenceDate: (whole - second) / 86_400)
  let clock = [second / 3_600, second / 60 % 60, second % 60].map { padded($0, to: 2) }
  let time = day + "T" + clock.joined(separator: ":")
  let fraction = seconds - Double(whole)
  let texts =
    fraction == 0
    ? [time + "Z"]
    : (1...9).map { time + "." + digits(of: fraction, count: $0) + "Z" }
  return texts.first { dateLiteral(of: $0) == .date(seconds) }
}

/// Such as `2026-01-31`.
public func dayText(ofDaysSinceReferenceDate days: Int) -> String {
  let dayOfCycle = (daysUntilReferenceDate + days) % daysInCycle
  let cycle = (daysUntilReferenceDate + days) / daysInCycle - 1
  let yearOfCycle =
    (dayOfCycle - dayOfCycle / 1_460 + dayOfCycle / 36_524 - dayOfCycle / 146_096) / 365
  let dayOfYear = dayOfCycle - (365 * yearOfCycle + yearOfCycle / 4 - yearOfCycle / 100)
  let monthsSinceMarch = (5 * dayOfYear + 2) / 153
  let month = (monthsSinceMarch + 2) % 12 + 1
  let year = cycle * 400 + yearOfCycle + (month > 2 ? 0 : 1)
  let day = dayOfYear - (153 * monthsSinceMarch + 2) / 5 + 1
  return [padded(year, to: 4), padded(month, to: 2), padded(day, to: 2)].joined(separator: "-")
}

private func digits(of fraction: Double, count: Int) -> String {
  let scale = (0..<count).reduce(1.0) { scale, _ in scale * 10 }
  return padded(Int((fraction * scale).rounded()), to: count)
}

private func padded(_ number: Int, to width: Int) -> String {
  let digits = String(number)
  return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
}

private func dayCount(ofMonth month: Int, year: Int) -> Int {
  let isLeap = (year % 4 == 0 && year % 100 != 0) || year % 400 == 0
  return month == 2 ? (isLeap ? 29 : 28) : [4, 6, 9, 11].contains(month) ? 30 : 31
}

/// The years that the Gregorian calendar repeats are 400.
private let daysInCycle = 146_097
/// Since the first of March 400 years before the year 0, so that no number of days is negative.
private let daysUntilReferenceDate = 730_791 + daysInCycle

/// Days in the Gregorian calendar, counted in years that begin in March: the leap day is last.
private func daysSinceReferenceDate(_ year: Int, month: Int, _ day: Int) -> Int {
  let marchYear = (month > 2 ? year : year - 1) + 400
  let monthsSinceMarch = (month + 9) % 12
  let dayOfYear = (153 * monthsSinceMarch + 2) / 5 + day - 1
  let leapDays = marchYear / 4 - marchYear / 100 + marchYear / 400
  return marchYear * 365 + leapDays + dayOfYear - daysUntilReferenceDate
}
