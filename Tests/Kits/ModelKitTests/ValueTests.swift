import Foundation
import Testing

@testable import ModelKit

struct ValueTests {
  @Test(arguments: [
    ("2001-01-01T00:00:00Z", 0.0), ("2001-01-01 09:00+09:00", 0),
    ("2000-02-29T23:59:59.5Z", -26_438_400.5), ("2026-01-01T00:00:00Z", 788_918_400),
    ("0000-01-01T00:00:00Z", -63_145_526_400), ("9999-12-31T23:59:59Z", 252_423_993_599),
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
    #expect(Date(iso8601: "2026-01-01T00:00Z") == Date(timeIntervalSinceReferenceDate: 788_918_400))
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

  /// Databases are kept in the order that texts have as a whole.
  @Test func `Beyond ASCII, texts are ordered scalar by scalar as they are as a whole`() {
    let scalars =
      [1..<0x980, 0x1100..<0x1200, 0x1E00..<0x2100, 0x2FF0..<0x3400].joined() + [
        0x4E00, 0x9FFF, 0xAC00, 0xAC01, 0xD7A3, 0xFE0F, 0xFF21, 0xFF9E, 0x1F1EF, 0x1F44D, 0x1F3FD,
      ]
    let texts = scalars.compactMap(Unicode.Scalar.init).map { String($0) }
    var known = 0
    for (number, text) in texts.enumerated() {
      let other = texts[(number &* 7919 &+ 13) % texts.count]
      let next = texts[(number &* 104_729) % texts.count]
      for (left, right) in [
        (text, other), ("a" + text, "a" + other + next), (text + next, "e" + other),
        (text + "\u{301}" + next, text + other), ("か" + text, "が" + next), (text + "x", text + "X"),
        ("각" + text, "가" + next), (text + next + "b", text + next + "é"),
        ("e\u{303}" + text, "e\u{308}" + text),
      ] {
        let order = Array(left.utf8).withUnsafeBytes { left in
          Array(right.utf8).withUnsafeBytes { Collation.compareScalars(left, $0) }
        }
        guard let order else { continue }
        known += 1
        #expect(
          order == Collation.compareFolded(left, right),
          "\(left.debugDescription) \(right.debugDescription)")
      }
    }
    #expect(known > 10_000)
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
