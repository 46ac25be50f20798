import Testing

@testable import Specification

@Suite struct DateReadingTests {
  @Test(arguments: [
    ("2026-01-15T00:00Z", "2026-01-15T00:00:00Z"),
    ("2026-01-15T09:30+09:00", "2026-01-15T00:30:00Z"),
    ("1999-12-31 23:59:59.5Z", "1999-12-31T23:59:59.5Z"),
    ("2026-01-15T12:00:00.000125Z", "2026-01-15T12:00:00.000125Z"),
  ])
  func `A moment has a text that a person reads`(written: String, text: String) throws {
    let seconds = try #require(dateLiteral(of: written)?.secondsSinceReferenceDate)
    #expect(dateText(ofSecondsSinceReferenceDate: seconds) == text)
  }

  @Test(arguments: [
    "0000-02-29", "0000-03-01", "0004-02-29", "1500-03-01", "2026-01-15", "9999-12-31",
  ])
  func `A day is no moment`(text: String) throws {
    guard case .day(let day) = try #require(dateLiteral(of: text)) else {
      Issue.record("it is one")
      return
    }
    #expect(dayText(ofDaysSinceReferenceDate: day) == text)
  }

  @Test func `A day that is the most ends with its last moment`() throws {
    let first = try #require(dateLiteral(of: "2026-01-15"))
    let last = first.asMaximum
    #expect(try #require(dateLiteral(of: "2026-01-15T23:59:59Z")).isLess(than: last) == true)
    #expect(last.isLess(than: try #require(dateLiteral(of: "2026-01-16"))) == true)
    #expect(first.differs(from: last))
    #expect(!first.differs(from: try #require(dateLiteral(of: "2026-01-15T00:00Z"))))
  }

  @Test func `The text of a date is read as exactly that date`() {
    for _ in 0..<2000 {
      let seconds = Double(Int64.random(in: -63_145_526_400_000...252_423_993_599_000)) / 1000
      let text = dateText(ofSecondsSinceReferenceDate: seconds)
      #expect(text.flatMap(dateLiteral(of:)) == .date(seconds), "\(seconds)")
    }
  }

  @Test(arguments: [
    ("0000-01-01", -63_145_526_400.0), ("2000-02-29T23:59:59.5Z", -26_438_400.5),
    ("2026-01-01", 788_918_400), ("9999-12-31T23:59:59Z", 252_423_993_599),
  ])
  func `A date is read as the kit reads it`(text: String, seconds: Double) {
    #expect(dateLiteral(of: text)?.secondsSinceReferenceDate == seconds)
  }

  @Test(arguments: [-63_145_526_401, 252_423_993_600, .infinity, .nan, 1e-12])
  func `A date that no such text says has none`(seconds: Double) {
    #expect(dateText(ofSecondsSinceReferenceDate: seconds) == nil)
  }

  @Test(arguments: [
    ("90 s", "90 seconds"), ("1 min", "1 minute"), ("10 min", "10 minutes"), ("2 h", "2 hours"),
    ("7 days", "1 week"), ("24 h", "1 day"),
  ])
  func `Lengths of time and distances from now have the same spellings`(short: String, long: String)
  {
    #expect(TimeSpan(short) != nil && TimeSpan(short) == TimeSpan(long))
    #expect(RelativeDate(short + " ago") != nil && RelativeDate(long + " from now") != nil)
  }

  @Test func `A month is no length of time, and a millisecond no distance from now`() {
    #expect(TimeSpan("1 month") == nil && TimeSpan("10min") == nil && TimeSpan("10 mins") == nil)
    #expect(RelativeDate("2 months ago")?.count == -2 && RelativeDate("3 ms ago") == nil)
    #expect(RelativeDate("2 days") == nil && RelativeDate("1000001 s ago") == nil)
  }
}
