import Foundation
import Testing

@testable import ModelKit

/// What becomes of a value when its attribute gets another type.
struct ValueConversionTests {
  private static let mood = AttributeType.enumeration(name: "Mood", cases: ["calm", "1"])
  private static let date = Date(timeIntervalSinceReferenceDate: 788_918_400)

  private static let kept: [(AttributeValue, AttributeType, AttributeValue)] = [
    (.double(2), .integer, .integer(2)), (.integer(3), .double, .double(3)),
    (.integer(3), .string, .string("3")), (.integer(3), .decimal, .decimal(3)),
    (.double(0.1), .decimal, .decimal(Decimal(sign: .plus, exponent: -1, significand: 1))),
    (.decimal(7), .integer, .integer(7)), (.decimal(7), .double, .double(7)),
    (.string("12"), .integer, .integer(12)), (.string("-1.5"), .double, .double(-1.5)),
    (.string("calm"), mood, .string("calm")), (.integer(1), mood, .string("1")),
    (.bool(true), .string, .string("true")), (.string("false"), .bool, .bool(false)),
    (.date(date), .string, .string("2026-01-01T00:00:00Z")),
    (.string("2026-01-01T00:00:00Z"), .date, .date(date)),
    (.data(Data([1, 2])), .string, .string("AQI=")),
    (.null, .integer, .null),
  ]

  @Test(arguments: kept)
  func `What another type holds exactly is carried over`(
    value: AttributeValue, type: AttributeType, expected: AttributeValue
  ) {
    #expect(type.conversion(of: value) == expected)
  }

  private static let changed: [(AttributeValue, AttributeType)] = [
    (.double(2.5), .integer), (.double(1e300), .integer), (.double(1e300), .decimal),
    (.integer(1 << 53 + 1), .double), (.string("calm"), .integer), (.string("007"), .integer),
    (.string("+1"), .double), (.string("0.12345678901234567890"), .double), (.string(""), .integer),
    (.string("angry"), mood), (.integer(1), .bool), (.bool(true), .integer),
    (.date(date), .integer), (.date(date), .double), (.double(0), .date), (.string("abcd"), .data),
    (.string("a b"), .url), (.string("2026-02-30"), .date),
    (.date(Date(timeIntervalSinceReferenceDate: 1e12)), .string),
  ]

  @Test(arguments: changed)
  func `What another type would change is not`(value: AttributeValue, type: AttributeType) {
    #expect(type.conversion(of: value) == nil)
  }
}
