import Foundation
import ModelKit
import Testing

@testable import ApplicationKit
@testable import SQLiteStorage

/// What every table can do with its rows.
@MainActor @Suite struct TableKeyTests {
  private func session(_ names: String...) async throws -> ApplicationSession {
    let session = try await ApplicationSession(SampleDelegate(), size: Size(40, 12))
    for name in names { try await session.addWriters(name) }
    return session
  }

  private func rows(_ session: ApplicationSession) -> [String] {
    session.lines.map { String($0.dropFirst(2).prefix { $0 != " " }) }
  }

  @Test func `A slash shows the rows with a text while it is typed`() async throws {
    let session = try await session("Ada", "Bo", "Zoé")
    try await session.press(#"/ "ZO""#)
    #expect(rows(session).first == "Zoé")
    #expect(session.lines.count == 2)
    try await session.press("return")
    #expect(rows(session) == ["Zoé"])
    try await session.press("escape")
    #expect(rows(session) == ["Ada", "Bo", "Zoé"])
    try await session.press(#"/ "nobody""#)
    #expect(session.lines.first == "Nothing matches 'nobody'.")
    try await session.press("escape")
    #expect(rows(session).count == 3)
  }

  @Test func `The title says which rows are shown, and the keys how all come back`() async throws {
    let session = try await session("Ada", "Bo")
    session.resize(to: Size(160, 12))
    try await session.press("home")
    let (title, keys) = (session.screen.prefix { $0 != "\n" }, "escape all rows")
    #expect(!session.screen.contains(keys))
    try await session.press(#"/ "bo" return"#)
    #expect(session.screen.hasPrefix("\(title) — rows with 'bo'\n"))
    #expect(session.plainText.contains("rows with 'bo'"))
    #expect(session.screen.contains(keys))
    // What was chosen is taken back first.
    try await session.press("space")
    #expect(!session.screen.contains(keys))
    try await session.press("escape escape")
    #expect(session.screen.hasPrefix("\(title)\n"))
    #expect(!session.screen.contains(keys))
    try await session.press(#"/ "nobody" return"#)
    #expect(session.lines.first == "Nothing matches 'nobody'.")
    try await session.press("escape")
    #expect(rows(session) == ["Ada", "Bo"])
  }

  @Test func `Keys say why they do nothing with a row that cannot be read`() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "keys-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    let (delegate, place) = (
      SampleDelegate(engine: SQLiteEngine.self), StoreLocation.folder(folder)
    )
    var session = try await ApplicationSession(delegate, location: place)
    try await session.addWriters("Ada")
    await session.end()
    try SQLiteConnection(path: folder.appending(path: "Library.sqlite").path)
      .run("UPDATE \"Writer\" SET \"name\" = NULL")
    session = try await ApplicationSession(
      delegate, location: place, size: Size(80, 12))
    for key in ["e", "return", "delete", "x"] {
      try await session.press("escape")
      #expect(session.lines.last != "this row cannot be read, so nothing can be done with it")
      try await session.press(key)
      #expect(session.lines.last == "this row cannot be read, so nothing can be done with it")
    }
    await session.end()
  }

  @Test func `A list without anything says so again after a filter`() async throws {
    let session = try await session()
    try await session.press(#"/ "x" return"#)
    #expect(session.lines.first == "Nothing matches 'x'.")
    try await session.press("escape")
    #expect(session.lines.first == "No writer yet.")
  }

  @Test func `What is added while rows are filtered appears where it fits`() async throws {
    let session = try await session("Ada", "Bo")
    try await session.press(#"/ "a" return"#)
    try await session.addWriters("Cara", "Bob")
    #expect(rows(session) == ["Ada", "Cara"])
  }

  @Test func `What was chosen stays chosen while a question is open, and after a no`() async throws
  {
    let session = try await session("Ada", "Bo", "Cy")
    try await session.press("home space space x")
    #expect(session.lines.last == "Delete 2 × writer? (y/n)")
    let marked = session.lines.filter { $0.contains("*") }
    #expect(marked.count == 2)
    try await session.press("n")
    #expect(session.lines.filter { $0.contains("*") } == marked)
    try await session.press("x y")
    #expect(rows(session) == ["Cy"])
    try await session.press("u")
    #expect(session.lines.allSatisfy { !$0.contains("*") })
  }

  @Test func `A key orders by each column and turns the order around`() async throws {
    let session = try await session("Ada", "Bo", "Cy")
    try await session.press(#"b "T" return "1" return return return "Cy" ctrl+s"#)
    try await session.press("o O")
    #expect(rows(session).prefix(3) == ["Cy", "Bo", "Ada"])
    try await session.press("o")
    #expect(session.lines.last == "ordered by Count")
    #expect(session.screen.contains("Writers — ordered by Count"))
    #expect(rows(session).prefix(3) == ["Ada", "Bo", "Cy"])
    try await session.press("O")
    #expect(rows(session).prefix(3) == ["Cy", "Ada", "Bo"])
    try await session.press("o")
    #expect(session.lines.last == "in the order of the list")
  }

  @Test func `A key turns around the order in which rows come, and takes it back`() async throws {
    let session = try await session("Ada", "Bo", "Cy")
    try await session.press("home down O")
    #expect(session.lines.last == "in reverse order")
    #expect(session.screen.contains("Writers — in reverse order"))
    #expect(rows(session).prefix(3) == ["Cy", "Bo", "Ada"])
    #expect(session.lines[1].hasPrefix("> Bo"))
    try await session.press(#"/ "a" return"#)
    try await session.addWriters("Cara")
    #expect(rows(session) == ["Cara", "Ada"])
    try await session.press("escape O")
    #expect(session.lines.last == "in the order of the list")
    #expect(rows(session).prefix(4) == ["Ada", "Bo", "Cara", "Cy"])
  }

  /// Its second label is there for long names alone.
  private final class NoteCell: TableViewCell, ViewLayout {
    @Outlet var nameLabel = Label()
    @Outlet var noteLabel = Label("long")

    var layout: Layout { .column(nameLabel, noteLabel) }
  }

  @Test func `A cell that is used again has its parts where they belong`() {
    let names = ["Ada", "Augusta", "Bo", "Benjamin", "Cy", "Constance"]
    let rows = TableViewDataSource<String, NoteCell>(ArrayDataSource(names)) { cell, name in
      cell.nameLabel.text = name
      cell.noteLabel.isHidden = name.count < 4
    }
    let table = TableView()
    table.rows = rows
    table.frame = Rect(column: 0, row: 0, width: 12, height: 4)
    var shown: [String] = []
    for _ in names {
      table.layoutSubviews()
      shown.append(CellRenderer.surface(showing: table).buffer.text)
      _ = table.respond(to: .down)
    }
    #expect(shown[1] == "  Ada\n> Augusta\n  long\n  Bo\n")
    #expect(shown[3] == "  Bo\n> Benjamin\n  long\n  Cy\n")
    #expect(shown[5] == "  Cy\n> Constance\n  long\n\n")
  }

  @Test func `Values are ordered as values, not as text`() {
    let rows = [
      ShownValue(value: .integer(10), text: "ten"), ShownValue(value: .integer(9), text: "9"),
      ShownValue(value: .null, text: "1"),
    ].map { [$0] }
    var shown = ShownRows(rows)
    #expect(shown.order(by: TableArrangement(column: 0)) == [2, 1, 0])
    #expect(shown.order(by: TableArrangement(column: 0, isDescending: true)) == [0, 1, 2])
    for text in ["1", "ten", "te", "t", "ten"] {
      #expect(shown.order(by: TableArrangement(filter: text, column: 0)) == [0])
    }
    #expect(shown.order(by: TableArrangement()) == [0, 1, 2])
  }

  @Test func `Space chooses several rows, which are deleted together`() async throws {
    let session = try await session("Ada", "Bo", "Cy")
    try await session.press("home space down space")
    #expect(session.lines.map { $0.prefix(5) } == [" *Ada", "  Bo ", ">*Cy "])
    #expect(session.plainText.contains("> chosen, Cy, 0\n"))
    try await session.press("escape")
    #expect(!session.screen.contains("*"))
    try await session.press("home space down space delete")
    #expect(rows(session) == ["Bo"])
    try await session.press("u")
    #expect(session.lines.last == "undone: delete 2 × writer")
    #expect(try Writer.all(in: session.library).map(\.name).sorted() == ["Ada", "Bo", "Cy"])
  }
}
