import Foundation
import ModelKit
import Testing

/// Each in a process of its own, since all of a process is in one time zone.
@Suite struct DayTests {
  @Test func `A day begins and ends where the application runs`() async {
    await #expect(processExitsWith: .success) {
      NSTimeZone.default = try #require(TimeZone(identifier: "America/New_York"))
      #expect(DateText.date(from: "2026-01-31") == Date(iso8601: "2026-01-31T05:00:00Z"))
      #expect(Date(iso8601: "2026-07-31") == Date(iso8601: "2026-07-31T04:00:00Z"))
      #expect(DateText.date(from: "2026-02-29") == nil)
      // On the day on which the clocks go forward.
      let end = Date(endOfDay: "2026-03-08")
      #expect(end < Date(iso8601: "2026-03-09T04:00:00Z"))
      #expect(end > Date(iso8601: "2026-03-09T03:59:59.999Z"))
      #expect(
        DateText.text(of: end, in: NSTimeZone.default).hasPrefix("2026-03-08T23:59:59.99"))
    }
  }

  @Test func `Defaults and limits are days where the application runs`() async {
    await #expect(processExitsWith: .success) {
      NSTimeZone.default = try #require(TimeZone(secondsFromGMT: 9 * 3_600))
      try await MainActor.run {
        let store = try BillStore(at: .memory)
        let bill = Bill.insert(in: store)
        #expect(bill.dueDate == Date(iso8601: "2026-01-31T00:00:00+09:00"))
        bill.dueDate = Date(iso8601: "2026-01-01T00:00:00+09:00")
        try bill.validate()
        bill.dueDate = Date(iso8601: "2026-12-31T23:59:59+09:00")
        try bill.validate()
        bill.dueDate += 1
        let error = #expect(throws: ValidationError.self) { try bill.validate() }
        #expect(error?.description == "Bill: dueDate must be at most 2026-12-31 23:59")
      }
    }
  }

  @Test func `An archive says days where the application runs, and keeps moments`() async {
    await #expect(processExitsWith: .success) {
      NSTimeZone.default = try #require(TimeZone(secondsFromGMT: -5 * 3_600))
      try await MainActor.run {
        let store = try BillStore(at: .memory)
        let archive = """
          {"format": 1, "Bill": [{"dueDate": "2026-02-01"}, {"dueDate": "2026-02-01T05:00:00Z"}]}
          """
        _ = try Archive.read(Data(archive.utf8), into: store)
        let dates = try store.fetch(FetchRequest<Bill>()).map(\.dueDate)
        #expect(Set(dates) == [Date(iso8601: "2026-02-01T05:00:00Z")])
      }
    }
  }
}

private final class Bill: ManagedObject, Model {
  @Attribute(
    "dueDate", default: Date(iso8601: "2026-01-31"), minimum: Date(iso8601: "2026-01-01"),
    maximum: Date(endOfDay: "2026-12-31"))
  var dueDate: Date
}

private final class BillStore: ObjectStore {}

extension BillStore: StoreSpecification {
  static let description = StoreDescription(
    name: "BillStore", models: [Bill.self], engine: MemoryEngine.self)
}
