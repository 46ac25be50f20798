import Foundation
import Testing

@testable import ModelKit

struct ValueTests {
  @Test(arguments: [
    ("2001-01-01", 0.0), ("2001-01-01T00:00:00Z", 0), ("2001-01-01 09:00+09:00", 0),
    ("2000-02-29T23:59:59.5Z", -26_438_400.5), ("2026-01-01T00:00:00Z", 788_918_400),
    ("0000-01-01", -63_145_526_400), ("9999-12-31T23:59:59Z", 252_423_993_599),
  ])
  func `A date is read from ISO 8601`(text: String, interval: Double) {
    #expect(DateText.date(from: text)?.timeIntervalSinceReferenceDate == interval)
  }

  @Test(arguments: [
    "", "2001", "2001-13-01", "2001-02-29", "2001-01-01T", "2001-01-01T24:00:00Z",
    "2001-01-01T00:00",
    "2001-01-01T00:00:00", "2001-01-01T00:00:00+9", "2001-01-01T00:00:00Zx", "٢٠٠١-01-01",
    "2001-01-01T00:00:00.Z",
  ])
  func `Other text is not a date`(text: String) {
    #expect(DateText.date(from: text) == nil)
  }

  @Test func `A date stands in code as its text`() {
    #expect(Date(iso8601: "2026-01-01") == Date(timeIntervalSinceReferenceDate: 788_918_400))
    #expect(
      Date(iso8601: "2026-01-01T09:00:00.25+09:00")
        == Date(timeIntervalSinceReferenceDate: 788_918_400.25))
  }

  @Test func `A written date is read again`() {
    for _ in 0..<2000 {
      let seconds = Double(Int.random(in: -63_145_526_400...252_423_993_599))
      let date = Date(timeIntervalSinceReferenceDate: seconds)
      #expect(DateText.date(from: DateText.text(of: date)) == date)
    }
    #expect(
      DateText.text(of: Date(timeIntervalSinceReferenceDate: 788_918_400.25))
        == "2026-01-01T00:00:00.25Z")
  }

  @Test func `Texts have one order, which agrees with equality`() {
    let texts = [
      "", "a", "A", "b", "é", "e\u{301}", "e", "E", "zebra", "Zebra", "10", "9", "a\0", "한", "👍",
      "ß",
      "ae", "a e", "aé", "\u{1112}\u{1161}\u{11AB}",
    ]
    for left in texts {
      for right in texts {
        #expect((Collation.compare(left, right) == .equal) == (left == right), "\(left) \(right)")
        #expect(Collation.compare(left, right) == Collation.compare(right, left).reversed)
        for third in texts
        where Collation.compare(left, right) == .before
          && Collation.compare(right, third) == .before
        {
          #expect(Collation.compare(left, third) == .before, "\(left) \(right) \(third)")
        }
      }
    }
    #expect(
      ["b", "É", "a", "e"].sorted { Collation.compare($0, $1) == .before } == ["a", "b", "e", "É"])
  }

  @Test func `An Int and a Double are compared exactly`() {
    let big = Int(1) << 53
    #expect(AttributeValue.integer(big + 1).compare(with: .double(0x1p53)) == .after)
    #expect(AttributeValue.integer(.max).compare(with: .double(0x1p63)) == .before)
    #expect(AttributeValue.integer(.min).compare(with: .double(-0x1p63)) == .equal)
    #expect(AttributeValue.double(1.5).compare(with: .integer(1)) == .after)
    #expect(AttributeValue.null.compare(with: .integer(1)) == nil)
  }

  @Test func `Enumerations are ordered by their cases`() {
    #expect([News.Section.sport, .world, .science].sorted() == [.world, .science, .sport])
  }
}
