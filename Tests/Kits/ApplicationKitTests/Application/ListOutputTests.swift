import Foundation
import ModelKit
import Testing

@testable import ApplicationKit

@MainActor @Suite struct ListOutputTests {
  private let list = ListContent(
    columns: ["name", "count"],
    rows: [
      [.string("a, \"b\""), .integer(10)], [.string("世\nx\u{1B}"), .null],
      [.string("z"), .bool(true)],
    ])

  @Test func `Text stands in columns, and steers no terminal`() throws {
    #expect(try list.text(as: .text) == "a, \"b\"  10\n世 x␛\nz       yes\n")
  }

  @Test func `CSV has names first and quotes where it must`() throws {
    let text = try list.text(as: .csv)
    #expect(text == "name,count\r\n\"a, \"\"b\"\"\",10\r\n\"世\nx\u{1B}\",\r\nz,yes\r\n")
  }

  @Test func `JSON has an object for each row, with values as they are`() throws {
    let data = Data(try list.text(as: .json).utf8)
    let rows = try #require(try JSONSerialization.jsonObject(with: data) as? [[String: Any]])
    #expect(rows.count == 3)
    #expect(rows[0]["count"] as? Int == 10)
    #expect(rows[1]["count"] is NSNull)
    #expect(rows[1]["name"] as? String == "世\nx\u{1B}")
    #expect(rows[2]["count"] as? Bool == true)
  }

  /// In a process of its own, since all of a process is in one time zone.
  @Test func `Data that others read say in which time zone a date is`() async {
    await #expect(processExitsWith: .success) {
      NSTimeZone.default = try #require(TimeZone(secondsFromGMT: -9 * 1_800))
      let list = ListContent(
        columns: ["day"], rows: [[.date(Date(iso8601: "2026-01-31"))]])
      #expect(try list.text(as: .text) == "2026-01-31 00:00\n")
      #expect(try list.text(as: .csv) == "day\r\n2026-01-31T00:00:00-04:30\r\n")
      #expect(try list.text(as: .json).contains(#""2026-01-31T00:00:00-04:30""#))
    }
  }

  @Test func `Columns with one name are told apart`() throws {
    let list = ListContent(columns: ["a", "b", "a"], rows: [[.integer(1), .null, .integer(3)]])
    #expect(list.columns == ["a", "b", "a 3"])
    #expect(try list.text(as: .json).contains(#""a 3" : 3"#))
  }

  @Test func `Columns are called by their names, or else by their titles`() throws {
    let dataSource = TableViewDataSource(
      ArrayDataSource(["x"]),
      columns: [TableColumn("題", name: "title") { $0 }, TableColumn("Length") { $0.count }])
    #expect(dataSource.listContent.columns == ["title", "Length"])
    #expect(dataSource.columnTitles == ["題", "Length"])
  }

  @Test func `A table names its columns by its outlets`() async throws {
    let session = try await ApplicationSession(SampleDelegate())
    try await session.addWriters("Ada", "Bo")
    let list = try #require(session.topController.listContent)
    #expect(list.columns == ["name", "count"])
    #expect(list.rows == [[.string("Ada"), .integer(0)], [.string("Bo"), .integer(0)]])
  }
}
