/// The date of an ISO 8601 text, in seconds since 2001-01-01T00:00:00Z.
///
/// Reads `2026-01-31`, and with a time `2026-01-31T12:30:00Z`, with fractions of a second and an
/// offset such as `+09:00`. A date without a time is midnight in UTC.
func secondsSinceReferenceDate(_ text: String) -> Double? {
  var rest = text.utf8[...]
  guard let year = digits(4, &rest), skip("-", &rest), let month = digits(2, &rest),
    skip("-", &rest), let day = digits(2, &rest), (1...12).contains(month),
    (1...dayCount(ofMonth: month, year: year)).contains(day)
  else { return nil }
  let midnight = Double(daysSinceReferenceDate(year, month: month, day)) * 86_400
  if rest.isEmpty { return midnight }
  guard skip("T", &rest) || skip(" ", &rest), let seconds = secondsOfDay(&rest),
    let offset = secondsFromUTC(&rest), rest.isEmpty
  else { return nil }
  return midnight + seconds - offset
}

private func secondsOfDay(_ rest: inout Substring.UTF8View) -> Double? {
  guard let hour = digits(2, &rest), skip(":", &rest), let minute = digits(2, &rest),
    hour < 24, minute < 60
  else { return nil }
  var seconds = Double(hour * 3_600 + minute * 60)
  guard skip(":", &rest) else { return seconds }
  guard let second = digits(2, &rest), second < 60 else { return nil }
  seconds += Double(second)
  if skip(".", &rest) {
    let fraction = rest.prefix { $0 >= 0x30 && $0 <= 0x39 }
    guard (1...9).contains(fraction.count), let value = Double("0." + String(Substring(fraction)))
    else { return nil }
    rest = rest.dropFirst(fraction.count)
    seconds += value
  }
  return seconds
}

private func secondsFromUTC(_ rest: inout Substring.UTF8View) -> Double? {
  if skip("Z", &rest) { return 0 }
  let isEast = rest.first == 0x2B
  guard skip("+", &rest) || skip("-", &rest), let hour = digits(2, &rest), hour < 24 else {
    return nil
  }
  _ = skip(":", &rest)
  guard let minute = digits(2, &rest), minute < 60 else { return nil }
  return Double(hour * 3_600 + minute * 60) * (isEast ? 1 : -1)
}

private func digits(_ count: Int, _ rest: inout Substring.UTF8View) -> Int? {
  let figures = rest.prefix(count)
  guard figures.count == count, figures.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }) else { return nil }
  rest = rest.dropFirst(count)
  return figures.reduce(0) { $0 * 10 + Int($1 - 0x30) }
}

private func skip(_ character: Unicode.Scalar, _ rest: inout Substring.UTF8View) -> Bool {
  guard let first = rest.first, UInt32(first) == character.value else { return false }
  rest = rest.dropFirst()
  return true
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
