import Foundation
import ModelKit
import Testing

@testable import ApplicationKit

/// Shows books in columns, and in groups.
private final class BooksController: TableViewController<Book, ColumnsCell>,
  TableControllerSpecification
{
  let title = "Books"

  func makeDataSource() throws -> TableViewDataSource<Book, ColumnsCell> {
    let request = FetchRequest<Book>(sortBy: { [$0.title.ascending] })
    let items = try FetchedResultsDataSource(
      request.sectioned { $0.genre.ascending }, in: environment.library)
    let dataSource = TableViewDataSource<Book, ColumnsCell>(
      items,
      columns: [
        TableColumn("Title", width: 8) { $0.title },
        TableColumn("Writer", width: 6) { $0.writer.name },
        TableColumn("Pages", alignment: .trailing, format: .long) { $0.pages },
        TableColumn("Added", format: .relative) { $0.creationDate },
      ])
    dataSource.divide { $0.genre }
    return dataSource
  }
}

/// Shows those of one of the groups.
private final class JourneysController: TableViewController<Book, ColumnsCell>,
  TableControllerSpecification
{
  let title = "Journeys"

  func makeDataSource() throws -> TableViewDataSource<Book, ColumnsCell> {
    let request = FetchRequest<Book>(sortBy: { [$0.title.ascending] })
    return TableViewDataSource(
      try FetchedResultsDataSource(request, in: environment.library),
      columns: [TableColumn("Title", sortBy: { $0.title.ascending }) { $0.title }])
  }

  override func wrap(_ items: any DataSource<Book>) -> any DataSource<Book> {
    FilteredDataSource(items) { $0.genre == .travel }
  }
}

private final class BooksDelegate: ApplicationDelegate {
  let name = "Books"

  func makeEnvironment(at location: StoreLocation) throws -> ApplicationEnvironment {
    let library = try Library(at: location)
    let writer = Writer.insert(in: library)
    writer.name = "Ada"
    for (number, genre) in [Book.Genre.travel, .novel, .travel].enumerated() {
      let book = Book.insert(in: library)
      book.title = "Book \(number)"
      book.genre = genre
      book.pages = 1200 * (number + 1)
      book.writer = writer
      book.isRead = false
    }
    return ApplicationEnvironment(stores: [library])
  }

  func makeInitialController() -> ViewController { BooksController() }
}

@MainActor @Suite struct ColumnTests {
  @Test func `On a narrow screen every column has a part of the room`() async throws {
    let session = try await ApplicationSession(BooksDelegate(), size: Size(24, 10))
    #expect(
      session.lines.prefix(3) == [
        "  Tit…  Wri…  Pag…  Add…",
        "Novel",
        "> Boo…  Ada   2,4…  now",
      ])
  }

  @Test func `A distance from now grows while it is shown`() async throws {
    let session = try await ApplicationSession(BooksDelegate())
    #expect(session.lines[2].hasSuffix("now"))
    let label = Label()
    label.show(ValueText.now, as: .relative)
    let clock = ValueText.clock.withLock { $0 }
    defer { ValueText.clock.withLock { $0 = clock } }
    ValueText.clock.withLock { $0 = .stopped(at: clock.now + 120) }
    #expect(label.text == "2 minutes ago")
    session.application.setNeedsDisplay()
    #expect(session.lines[2].hasSuffix("2 minutes ago"))
  }

  @Test func `The screen is drawn again as time passes`() async throws {
    let session = try await ApplicationSession(BooksDelegate())
    var requestCount = 0
    session.application.displayRequest = { requestCount += 1 }
    let passing = session.application.displayRepeatedly(every: .milliseconds(1))
    while requestCount < 2 { try await Task.sleep(for: .milliseconds(1)) }
    passing.cancel()
  }

  @Test func `Columns have titles, widths and formats, and rows stand in sections`() async throws {
    let session = try await ApplicationSession(BooksDelegate(), size: Size(40, 10))
    #expect(
      session.lines == [
        "  Title     Writer  Pages  Added",
        "Novel",
        "> Book 1    Ada     2,400  now",
        "Travel",
        "  Book 0    Ada     1,200  now",
        "  Book 2    Ada     3,600  now",
      ])
  }

  @Test func `The selection moves from section to section on a small screen`() async throws {
    let session = try await ApplicationSession(BooksDelegate(), size: Size(40, 6))
    try await session.press("down down")
    #expect(session.lines.last?.hasPrefix("> Book 2") == true)
    #expect(session.lines.first?.hasPrefix("  Title") == true)
  }

  @Test func `A controller wraps the items that its specification asks for`() async throws {
    let session = try await ApplicationSession(BooksDelegate(), size: Size(40, 10))
    try await session.library.save()
    session.topController.show(NavigationController(root: JourneysController()))
    #expect(session.lines.prefix(3) == ["  Title", "> Book 0", "  Book 2"])
    try await session.press("O")
    #expect(session.lines[1].hasSuffix("Book 2"))
    try await session.library.perform { try Book.all(in: $0).first?.genre = .novel }
    await session.waitUntilIdle()
    #expect(session.lines[1].hasSuffix("Book 2") && !session.screen.contains("Book 0"))
    try await session.press("escape")
    #expect(session.topController is BooksController)
  }

  @Test func `Rows that are shown from the last to the first stay in their sections`()
    async throws
  {
    let session = try await ApplicationSession(BooksDelegate(), size: Size(40, 10))
    try await session.press("O")
    #expect(
      session.lines.dropFirst().prefix(5).map { $0.dropFirst($0.hasPrefix("  ") ? 2 : 0).prefix(8) }
        == ["Travel", "Book 2  ", "Book 0  ", "Novel", "> Book 1"])
    try await session.press("O")
    #expect(session.lines.dropFirst().first == "Novel")
  }

  @Test func `Rows that are ordered by a column are in no sections`() async throws {
    let session = try await ApplicationSession(BooksDelegate(), size: Size(40, 10))
    try await session.press("o o o O")
    #expect(
      session.lines.dropFirst().prefix(3).map { $0.dropFirst(2).prefix(6) }
        == ["Book 2", "Book 1", "Book 0"])
    #expect(!session.lines.contains("Travel"))
  }

  @Test(arguments: [
    (ValueFormat.short, "12/31/2025, 1:05 PM"), (.medium, "Dec 31, 2025 at 1:05 PM"),
    (.long, "December 31, 2025 at 1:05 PM"), (.relative, "11 hours ago"), (.day, "Dec 31, 2025"),
  ])
  func `A date has the format that its view asks for`(
    format: ValueFormat, text: String
  ) async throws {
    _ = try await ApplicationSession(BooksDelegate())
    let label = Label()
    label.show(Date(timeIntervalSinceReferenceDate: 788_918_400 - 39_300), as: format)
    #expect(label.text == text)
  }
}
