/// A day of the Gregorian calendar, and its number counted from 1 January 2001, the day from which
/// Foundation counts seconds.
struct CivilDay: Equatable {
  var year: Int
  var month: Int
  var day: Int

  /// Days from 1 March of the year 0 to 1 January 2001. A year that begins in March has its leap
  /// day last, which keeps the arithmetic free of cases.
  private static let daysToReference = 730_791

  init(year: Int, month: Int, day: Int) {
    self.year = year
    self.month = month
    self.day = day
  }

  init(number: Int) {
    let days = number + Self.daysToReference
    let era = (days >= 0 ? days : days - 146_096) / 146_097
    let dayOfEra = days - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
    year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  }

  /// The number of days from 1 January 2001.
  var number: Int {
    let yearFromMarch = month <= 2 ? year - 1 : year
    let era = (yearFromMarch >= 0 ? yearFromMarch : yearFromMarch - 399) / 400
    let yearOfEra = yearFromMarch - era * 400
    let monthFromMarch = month > 2 ? month - 3 : month + 9
    let dayOfYear = (153 * monthFromMarch + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * 146_097 + dayOfEra - Self.daysToReference
  }

  /// Whether the calendar has this day.
  var exists: Bool {
    (0...9999).contains(year) && (1...12).contains(month) && (1...31).contains(day)
      && CivilDay(number: number) == self
  }
}
