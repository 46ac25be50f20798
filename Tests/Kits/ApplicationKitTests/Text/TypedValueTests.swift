import Foundation
import ModelKit
import Testing

@testable import ApplicationKit

@Suite struct TypedValueTests {
  init() { NSTimeZone.default = .gmt }

  private static let section = AttributeType.enumeration(
    name: "Section", cases: ["world", "sport"])

  @Test(
    arguments: [
      ("12", .integer, .integer(12)), (" -3 ", .integer, .integer(-3)),
      ("1.5", .double, .double(1.5)), ("0.10", .decimal, .decimal(Decimal(string: "0.1") ?? 0)),
      ("yes", .bool, .bool(true)), ("N", .bool, .bool(false)),
      (" as it is ", .string, .string(" as it is ")),
      ("sport", section, .string("sport")),
      ("2001-01-02", .date, .date(Date(timeIntervalSinceReferenceDate: 86_400))),
      ("2001-01-01 01:30", .date, .date(Date(timeIntervalSinceReferenceDate: 5400))),
      ("2001-01-01T01:00:00+01:00", .date, .date(Date(timeIntervalSinceReferenceDate: 0))),
      ("aGk=", .data, .data(Data("hi".utf8))),
    ] as [(String, AttributeType, AttributeValue)])
  func `Typed text becomes a value`(text: String, type: AttributeType, value: AttributeValue) throws
  {
    #expect(try TypedValue.value(of: text, as: type) == value)
  }

  /// In a process of its own, as below.
  @Test func `A day without a midnight begins when it does`() async {
    await #expect(processExitsWith: .success) {
      NSTimeZone.default = try #require(TimeZone(identifier: "America/Santiago"))
      let value = try TypedValue.value(of: "2026-09-06", as: .date)
      #expect(value == .date(Date(iso8601: "2026-09-06T04:00:00Z")))
    }
  }

  /// In a process of its own, since all of a process is in one time zone.
  @Test func `A limit allows the day that is typed, and its message says it as it is typed`() async
  {
    await #expect(processExitsWith: .success) {
      NSTimeZone.default = try #require(TimeZone(secondsFromGMT: 9 * 3_600))
      try await MainActor.run {
        let entity = Loan.entity
        let field = FormField.field(
          for: entity.attributes[0], of: entity, title: "End", value: .null)
        let control = try #require(field.control as? TextField)
        for day in ["2026-01-01", "2026-12-31", "2026-12-31 23:59"] {
          control.text = day
          #expect(field.readAnswer() != nil)
        }
        for (day, limit) in [
          ("2025-12-31 23:59", "least 2026-01-01 00:00"), ("2027-01-01", "most 2026-12-31 23:59"),
        ] {
          control.text = day
          #expect(field.readAnswer() == nil)
          #expect(field.problem == "end date must be at \(limit)")
        }
      }
    }
  }

  @Test(
    arguments: [
      ("12x", .integer), ("99999999999999999999", .integer), ("", .integer), ("nan", .double),
      ("1e999", .double), ("1,5", .decimal), ("1.5 apples", .decimal), ("0x1p3", .decimal),
      ("maybe", .bool),
      ("culture", section), ("2001-02-30", .date), ("2001-01-01 25:00", .date),
      ("yesterday", .date),
      ("2001-01", .date), ("example.org", .url), ("https://", .url), ("no", .uuid), ("?", .data),
    ] as [(String, AttributeType)])
  func `What is not a value says what is expected`(text: String, type: AttributeType) {
    let error = #expect(throws: TypedValueError.self) { try TypedValue.value(of: text, as: type) }
    #expect(error?.description == "not " + EnglishTexts().expectation(of: type))
  }

  @Test(
    arguments: [
      (.null, ""), (.bool(true), "yes"), (.integer(-1_000_000), "-1000000"), (.double(2), "2"),
      (.double(0.1), "0.1"), (.double(1e300), "1e+300"), (.double(.infinity), "inf"),
      (.date(Date(timeIntervalSinceReferenceDate: 788_918_400)), "2026-01-01 00:00"),
      (.data(Data([1])), "1 byte"), (.data(Data()), "0 bytes"),
    ] as [(AttributeValue, String)])
  func `Values are shown in one form`(value: AttributeValue, text: String) {
    #expect(ValueText.text(of: value) == text)
  }
}

private final class Loan: ManagedObject, Model {
  @Attribute(
    "endDate", minimum: Date(iso8601: "2026-01-01"), maximum: Date(endOfDay: "2026-12-31"))
  var endDate: Date
}
