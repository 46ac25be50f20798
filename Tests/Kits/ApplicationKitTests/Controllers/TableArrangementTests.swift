import Foundation
import ModelKit
import Testing

@testable import ApplicationKit
@testable import SQLiteStorage

/// What the user of a table filters and orders by, in stores of every engine.
@MainActor @Suite(.serialized) struct TableArrangementTests {
  nonisolated static let engines: [any StorageEngine.Type] = [
    MemoryEngine.self, FileEngine.self, SQLiteEngine.self,
  ]

  /// Runs a test on a store in a folder that is gone afterwards.
  private func withStore(
    _ engine: any StorageEngine.Type, _ work: (ObjectStore) async throws -> Void
  ) async throws {
    try await withStore(engine) { store, _ in try await work(store) }
  }

  private func withStore(
    _ engine: any StorageEngine.Type, _ work: (ObjectStore, URL) async throws -> Void
  ) async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "table-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    try await work(
      ObjectStore(
        StoreDescription(name: "Library", models: [Book.self, Writer.self], engine: engine),
        at: .folder(folder)), folder)
  }

  private func fill(_ store: ObjectStore, _ count: Int) async throws {
    let writers = ["Ada", "Zoé"].map { name in
      let writer = Writer.insert(in: store)
      writer.name = name
      return writer
    }
    for number in 0..<count {
      let book = Book.insert(in: store)
      book.title = "Book \(number)"
      book.pages = count - number
      book.isRead = false
      book.genre = number % 2 == 0 ? .travel : .novel
      book.writer = writers[number % 3 % 2]
    }
    try await store.save()
  }

  private func books(
    _ store: ObjectStore, computed: Bool = false
  ) throws -> TableViewDataSource<Book, ColumnsCell> {
    TableViewDataSource(
      try FetchedResultsDataSource(FetchRequest<Book>.all, in: store),
      columns: [
        TableColumn("Title", sortBy: { $0.title.ascending }) { $0.title },
        TableColumn("Genre", sortBy: { $0.genre.ascending }) { $0.genre },
        TableColumn("Writer", sortBy: { $0.writer.name.ascending }) { $0.writer.name },
      ] + (computed ? [TableColumn("Half") { "\($0.pages / 2)" }] : []))
  }

  private func titles<Cell: TableViewCell>(
    _ rows: TableViewDataSource<Book, Cell>, _ arrangement: TableArrangement
  ) -> [String] {
    rows.arrange(by: arrangement)
    return (0..<rows.count).map { rows[$0].title.replacing("Book ", with: "") }
  }

  @Test(arguments: engines)
  func `Filter and order are those of the values that are shown`(
    engine: any StorageEngine.Type
  ) async throws {
    try await withStore(engine) { store in
      try await fill(store, 6)
      for rows in [try books(store), try books(store, computed: true)] {
        #expect(titles(rows, TableArrangement(filter: "zOE")) == ["1", "4"])
        #expect(titles(rows, TableArrangement(filter: "trav")) == ["0", "2", "4"])
        #expect(titles(rows, TableArrangement(filter: "ook 5")) == ["5"])
        #expect(rows.searchLimit == nil)
        #expect(
          titles(rows, TableArrangement(column: 2, isDescending: true)) == [
            "1", "4", "0", "2", "3", "5",
          ])
        #expect(titles(rows, TableArrangement(filter: "novel", column: 2)) == ["3", "5", "1"])
        #expect(titles(rows, TableArrangement()) == ["0", "1", "2", "3", "4", "5"])
        #expect(!rows.isOverburdened)
      }
      let rows = try books(store, computed: true)
      #expect(titles(rows, TableArrangement(filter: "3")) == ["0", "3"])
      #expect(titles(rows, TableArrangement(column: 3)) == ["5", "3", "4", "1", "2", "0"])
      #expect(titles(rows, TableArrangement(filter: "zoe", column: 3)) == ["4", "1"])
    }
  }

  @Test(arguments: engines)
  func `A case is found by its name and by what is shown for it`(
    engine: any StorageEngine.Type
  ) async throws {
    Language.setLabels(Language.labelsOfTests)
    try await withStore(engine) { store in
      try await fill(store, 3)
      try #require(store.fetch(FetchRequest<Book>.all).last).genre = .science
      try await store.save()
      for rows in [try books(store), try books(store, computed: true)] {
        #expect(titles(rows, TableArrangement(filter: "technik")) == ["2"])
        #expect(titles(rows, TableArrangement(filter: "scien")) == ["2"])
        #expect(titles(rows, TableArrangement(filter: "nov")) == ["1"])
        #expect(titles(rows, TableArrangement(filter: "techno")).isEmpty)
      }
    }
  }

  @Test(arguments: engines)
  func `A cell says for its labels what a store orders by`(
    engine: any StorageEngine.Type
  ) async throws {
    try await withStore(engine) { store in
      try await fill(store, 4)
      let writers = TableViewDataSource<Writer, WriterCell>(
        try FetchedResultsDataSource(FetchRequest<Writer>.all, in: store),
        sortBy: { cell, writer in [cell.nameLabel: writer.name.ascending] }
      ) { cell, writer in
        cell.nameLabel.show(writer.name)
        cell.countLabel.show(writer.books.count)
      }
      #expect(writers.columnSorts.map { $0 == nil } == [false, true])
      writers.arrange(by: TableArrangement(column: 0, isDescending: true))
      #expect(writers[0].name == "Zoé" && writers.shown == nil)
      writers.arrange(by: TableArrangement(column: 1))
      #expect(writers[0].name == "Zoé" && writers.shown == [1, 0])
    }
  }

  @Test func `Of a row that cannot be read whole, what can be is shown and nothing else`()
    async throws
  {
    try await withStore(SQLiteEngine.self) { store, folder in
      try await fill(store, 3)
      try SQLiteConnection(path: folder.appending(path: "Library.sqlite").path)
        .run("UPDATE \"Book\" SET \"genre\" = 'poetry' WHERE \"@key\" = 2")
      let books = try books(store, computed: true)
      books.divide { $0.genre }
      #expect((0..<3).map(books.sectionTitle) == ["Travel", "(cannot be read)", "Travel"])
      #expect(
        books.listContent.rows == [
          [.string("Book 0"), .string("travel"), .string("Ada"), .string("1")],
          [.string("Book 1"), .null, .null, .null],
          [.string("Book 2"), .string("travel"), .string("Ada"), .string("0")],
        ])
    }
  }

  @Test func `A row of which nothing can be read says so, and is left out of a printed list`()
    async throws
  {
    try await withStore(SQLiteEngine.self) { store, folder in
      try await fill(store, 3)
      let rows = try books(store)
      try SQLiteConnection(path: folder.appending(path: "Library.sqlite").path)
        .run("DELETE FROM \"Book\" WHERE \"@key\" = 3")
      rows.divide { $0.genre }
      let cell = rows.cell(at: 2, in: TableView())
      #expect(cell.labels.map(\.text) == ["(cannot be read)", "", ""])
      #expect(rows.sectionTitle(at: 2) == nil)
      #expect(rows.count == 3 && rows.listContent.rows.count == 2)
    }
  }

  private final class Counter {
    var count = 0
  }

  @Test func `What rows show is looked at once while a filter is typed`() async throws {
    try await withStore(SQLiteEngine.self) { store in
      try await fill(store, 6)
      let counter = Counter()
      let rows = TableViewDataSource(
        try FetchedResultsDataSource(FetchRequest<Book>.all, in: store),
        columns: [
          TableColumn("Half") { book in
            counter.count += 1
            return "\(book.pages / 2)\(book.writer.name)"
          }
        ])
      for (filter, found) in [("2", ["1", "2"]), ("2a", ["2"]), ("2ax", []), ("1", ["3", "4"])] {
        #expect(titles(rows, TableArrangement(filter: filter)) == found)
        #expect(counter.count == 6)
      }
      for writer in try store.fetch(FetchRequest<Writer>.all) { writer.name += "x" }
      try await store.save()
      await store.settle()
      #expect(titles(rows, TableArrangement(filter: "2adax")) == ["2"])
      #expect(counter.count == 12)
    }
  }

  @Test func `Among very many rows nothing is computed`() async throws {
    try await withStore(SQLiteEngine.self) { store in
      try await fill(store, 10_001)
      let rows = try books(store, computed: true)
      #expect(titles(rows, TableArrangement(filter: "OOK 1000")) == ["1000", "10000"])
      #expect(!rows.isOverburdened)
      let told = "only stored text is searched, because there are too many rows"
      #expect(rows.searchLimit == told)
      #expect(rows.filterNote == "rows with 'OOK 1000' in stored text")
      rows.arrange(by: TableArrangement(column: 3))
      #expect(rows.isOverburdened && rows.count == 10_001 && rows[0].title == "Book 0")
      #expect(titles(rows, TableArrangement(filter: "ook 77", column: 3)).first == "7798")
      #expect(!rows.isOverburdened)
    }
  }

  /// A table of a controller that cannot compute what it shows of so many rows.
  private final class HalvesController: TableViewController<Book, ColumnsCell>,
    TableControllerSpecification
  {
    let title = "Halves"

    func makeDataSource() throws -> TableViewDataSource<Book, ColumnsCell> {
      TableViewDataSource(
        try FetchedResultsDataSource(FetchRequest<Book>.all, in: environment.library),
        columns: [TableColumn("Half") { $0.pages / 2 }])
    }
  }

  private final class HalvesDelegate: ApplicationDelegate {
    let name = "Halves"

    func makeEnvironment(at location: StoreLocation) throws -> ApplicationEnvironment {
      let library = try Library(at: location)
      for number in 0..<10_001 { Book.insert(in: library).pages = number }
      return ApplicationEnvironment(stores: [library])
    }

    func makeInitialController() -> ViewController { HalvesController() }
  }

  @Test func `Who asks for what cannot be computed is told`() async throws {
    let session = try await ApplicationSession(HalvesDelegate(), size: Size(80, 6))
    let told = "this is not stored, and there are too many rows to compute it"
    try await session.press(#"/ "1""#)
    #expect(session.lines.last?.hasPrefix(told) == true)
    try await session.press("escape o")
    #expect(session.lines.last == told)
  }
}
