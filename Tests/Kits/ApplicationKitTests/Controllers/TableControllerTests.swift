import ApplicationKit
import ModelKit
import Testing

@MainActor @Suite struct TableControllerTests {
  private let delegate = SampleDelegate()

  @Test func `An empty table says so`() async throws {
    let session = try await ApplicationSession(delegate, size: Size(60, 6))
    #expect(session.lines == ["No writer yet."])
    try await session.press("down return delete")
    #expect(session.topController is WritersController)
  }

  @Test func `Rows stand in columns, and the selected one is marked`() async throws {
    let session = try await ApplicationSession(delegate, size: Size(24, 8))
    try await session.addWriters("Ada", "世界太郎", "Bo")
    try await session.press("home down")
    #expect(
      session.screen == """
         Writers
          Ada                  0
        > Bo                   0
          世界太郎             0



        a add writer  b add boo…

        """)
  }

  @Test func `Arrows, pages and ends move the selection within the rows`() async throws {
    let session = try await ApplicationSession(
      delegate, size: Size(40, 8), settings: ["count": "9"])
    try await session.press("w")
    let table = try #require(session.topController as? WritersController).tableView
    for (keys, index) in [
      ("up", 0), ("down", 1), ("pagedown", 5), ("pagedown pagedown", 8), ("down", 8),
      ("pageup", 4), ("home", 0), ("end", 8),
    ] {
      try await session.press(keys)
      #expect(table.selectedIndex == index, "\(keys)")
    }
    #expect(session.lines.contains("> Writer 8                             0"))
    #expect(session.lines.count == 5)
  }

  @Test(arguments: TableArrangementTests.engines)
  func `An added object is selected wherever it is sorted to`(
    engine: any StorageEngine.Type
  ) async throws {
    let session = try await ApplicationSession(SampleDelegate(engine: engine))
    for (row, name) in [(0, "B"), (1, "D"), (0, "A"), (2, "C"), (4, "E")] {
      try await session.addWriters(name)
      let controller = try #require(session.topController as? WritersController)
      #expect(controller.selectedItem?.name == name)
      #expect(controller.tableView.selectedIndex == row)
    }
  }

  @Test func `The selection stays with its object when rows come before it`() async throws {
    let session = try await ApplicationSession(delegate, settings: ["count": "3"])
    try await session.addWriters("X")
    _ = session.screen
    try await session.press("w")
    let controller = try #require(session.topController as? WritersController)
    #expect(controller.selectedItem?.name == "X")
    #expect(controller.tableView.selectedIndex == 3)
  }

  @Test func `Deleting selects the row that follows`() async throws {
    let session = try await ApplicationSession(delegate)
    try await session.addWriters("A", "B", "C")
    let controller = try #require(session.topController as? WritersController)
    try await session.press("home down delete")
    #expect(controller.selectedItem?.name == "C")
    try await session.press("forwarddelete")
    #expect(controller.selectedItem?.name == "A")
    try await session.press("delete delete")
    #expect(controller.selectedItem == nil)
  }

  @Test func `A deletion that asks waits for the answer`() async throws {
    let session = try await ApplicationSession(delegate)
    try await session.addWriters("Ada")
    try await session.press("x")
    #expect(session.lines.last == "Delete Ada? (y/n)")
    try await session.press("n")
    #expect(try Writer.count(in: session.library) == 1)
    try await session.press("x q y")
    #expect(try Writer.count(in: session.library) == 0)
    #expect(!session.isTerminated)
  }

  @Test func `Cells are used again`() async throws {
    let session = try await ApplicationSession(
      delegate, size: Size(40, 8), settings: ["count": "200"])
    try await session.press("w")
    let table = try #require(session.topController as? WritersController).tableView
    var cells = Set<ObjectIdentifier>()
    for _ in 0..<30 {
      try await session.press("pagedown")
      _ = session.screen
      cells.formUnion(table.subviews.map(ObjectIdentifier.init))
    }
    #expect(cells.count <= 10)
  }

  @Test func `A long message takes several lines until the next key`() async throws {
    let session = try await ApplicationSession(delegate, size: Size(16, 8))
    try await session.press("f")
    #expect(session.lines == ["No writer yet.", "a count is not", "negative"])
    session.resize(to: Size(16, 3))
    #expect(session.screen.hasPrefix("No writer yet.\na count is not…\n"))
    try await session.press("down")
    #expect(session.screen.hasPrefix("No writer yet.\n\n"))
  }

  @Test func `An error of an action is shown until the next key`() async throws {
    let session = try await ApplicationSession(delegate)
    try await session.press("f")
    #expect(session.lines.last == "a count is not negative")
    try await session.press("down")
    #expect(session.lines.last == "No writer yet.")
  }

  @Test func `A table whose rows cannot be read never says that there are none`() async throws {
    let session = try await ApplicationSession(
      UnreadableDelegate(UnreadableController()), size: Size(200, 8))
    try await session.press("down")
    #expect(
      session.lines == [
        "x is damaged: Writer cannot be read; restore it from a backup, or move it away to start "
          + "afresh; --recover writes what can be read into a new one"
      ])
  }

  @Test func `A row that the first screen cannot read is told on it`() async throws {
    let session = try await ApplicationSession(
      UnreadableDelegate(UnreadableRowController()), size: Size(200, 8))
    #expect(session.lines.last?.hasPrefix("x is damaged: Writer 1 cannot be read;") == true)
    try await session.press("down")
    #expect(session.lines.last?.contains("damaged") == false)
  }
}

private final class UnreadableController: TableViewController<Writer, WriterCell>,
  TableControllerSpecification
{
  var title: String { "Writers" }

  func makeDataSource() throws -> TableViewDataSource<Writer, WriterCell> {
    throw StoreError.damagedDatabase(path: "x", place: "Writer cannot be read")
  }
}

/// Finds as it draws a row that the row cannot be read.
private final class UnreadableRowController: TableViewController<Writer, WriterCell>,
  TableControllerSpecification
{
  var title: String { "Writers" }

  func makeDataSource() throws -> TableViewDataSource<Writer, WriterCell> {
    let library = environment.library
    return TableViewDataSource(ArrayDataSource([Writer.insert(in: library)])) { _, _ in
      library.report(StoreError.damagedDatabase(path: "x", place: "Writer 1 cannot be read"))
    }
  }
}

private final class UnreadableDelegate: ApplicationDelegate {
  let name = "Library"
  private let initialController: ViewController

  init(_ initialController: ViewController) {
    self.initialController = initialController
  }

  func makeEnvironment(at location: StoreLocation) throws -> ApplicationEnvironment {
    ApplicationEnvironment(stores: [try Library(at: location)])
  }

  func makeInitialController() -> ViewController { initialController }
}
