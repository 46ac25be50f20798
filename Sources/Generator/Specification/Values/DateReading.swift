/// The date of an ISO 8601 text, in seconds since 2001-01-01T00:00:00Z.
///
/// Reads `2026-01-31`, and with a time `2026-01-31T12:30:00Z`, with fractions of a second and an
/// offset such as `+09:00`. A date without a time is midnight in UTC.
func secondsSinceReferenceDate(_ text: String) -> Double? {
  let form =
    #/
    ([0-9]{4})-([0-9]{2})-([0-9]{2})
    (?: [T\x20] ([0-9]{2}):([0-9]{2}) (?: :([0-9]{2}(?:\.[0-9]{1,9})?) )?
      (?: Z | ([+\-])([0-9]{2}):?([0-9]{2}) ) )?
    /#
  guard let parts = text.wholeMatch(of: form)?.output else { return nil }
  func number(_ part: Substring?) -> Int { part.flatMap { Int($0) } ?? 0 }
  let (year, month, day) = (number(parts.1), number(parts.2), number(parts.3))
  let (hour, minute) = (number(parts.4), number(parts.5))
  let second = parts.6.flatMap { Double($0) } ?? 0
  let (hours, minutes) = (number(parts.8), number(parts.9))
  guard (1...12).contains(month), (1...dayCount(ofMonth: month, year: year)).contains(day),
    hour < 24, minute < 60, second < 60, hours < 24, minutes < 60
  else { return nil }
  let offset = (hours * 3_600 + minutes * 60) * (parts.7 == "-" ? -1 : 1)
  let midnight = daysSinceReferenceDate(year, month: month, day) * 86_400
  return Double(midnight + hour * 3_600 + minute * 60 - offset) + second
}

private func dayCount(ofMonth month: Int, year: Int) -> Int {
  let isLeap = (year % 4 == 0 && year % 100 != 0) || year % 400 == 0
  return month == 2 ? (isLeap ? 29 : 28) : [4, 6, 9, 11].contains(month) ? 30 : 31
}

/// Days in the Gregorian calendar, counted in years that begin in March: the leap day is last.
private func daysSinceReferenceDate(_ year: Int, month: Int, _ day: Int) -> Int {
  let marchYear = month > 2 ? year : year - 1
  let monthsSinceMarch = (month + 9) % 12
  let dayOfYear = (153 * monthsSinceMarch + 2) / 5 + day - 1
  let leapDays = marchYear / 4 - marchYear / 100 + marchYear / 400
  let daysUntilReferenceDate = 730_791
  return marchYear * 365 + leapDays + dayOfYear - daysUntilReferenceDate
}
