import ApplicationKit
import ModelKit
import Testing

/// A table view that others customise, a subclass that adds to its steps, and who uses it under the type of
/// its superclass.
@MainActor @Suite struct CustomizationTests {
  private func sessionWithTable() async throws -> (ApplicationSession, ChoiceTableView) {
    let application = SampleDelegate()
    let session = try await ApplicationSession(application, size: Size(40, 8))
    try await session.addWriters("Ada", "Bo")
    let controller = ChosenWritersController()
    session.topController.show(controller)
    _ = session.screen
    return (session, try #require(controller.tableView as? ChoiceTableView))
  }

  @Test func `The closures run after what a subclass adds`() async throws {
    let (session, tableView) = try await sessionWithTable()
    tableView.log = []
    tableView.configureCell = { _, row in tableView.log.append("closure configures \(row)") }
    tableView.selectCell = { cell, row in
      tableView.log.append("closure selects \(row) \(cell.isMarked)")
    }
    tableView.deselectCell = { _, row in tableView.log.append("closure deselects \(row)") }
    tableView.reloadData()
    _ = session.screen
    #expect(
      tableView.log == [
        "subclass configures 0", "closure configures 0", "subclass configures 1",
        "closure configures 1",
      ])
    tableView.log = []
    tableView.toggleChoice(at: 1)
    #expect(session.screen.contains(" ✓Bo") || session.screen.contains(">✓Bo"))
    #expect(tableView.log == ["subclass selects 1", "closure selects 1 true"])
    tableView.log = []
    tableView.toggleChoice(at: 1)
    #expect(!session.screen.contains("✓"))
    #expect(tableView.log == ["subclass deselects 1", "closure deselects 1"])
  }

  @Test func `A key that nobody answers fills no row again, as moving does not`() async throws {
    let (session, tableView) = try await sessionWithTable()
    tableView.log = []
    for key in ["down", "%", "up"] {
      try await session.press(key)
      _ = session.screen
    }
    #expect(tableView.log == [])
    // What an action changes nobody knows.
    try await session.press("c")
    _ = session.screen
    #expect(tableView.log == ["subclass configures 0", "subclass configures 1"])
  }

  @Test func `Rows that change take back what was chosen`() async throws {
    let (session, _) = try await sessionWithTable()
    try await session.press("home space")
    #expect(session.screen.contains("✓Ada"))
    #expect(session.plainText.contains("chosen, Ada"))
    try await session.library.perform { context in
      let writer = context.insert(Writer.self)
      writer.name = "Cy"
    }
    try await session.press("down")
    #expect(session.screen.contains("Cy"))
    #expect(!session.screen.contains("✓"))
  }
}

private class ChoiceTableView: TableView {
  var log: [String] = []
  var configureCell: CellCustomization?
  var selectCell: CellCustomization?
  var deselectCell: CellCustomization?

  override func customize(_ cell: TableViewCell, at index: Int, after step: CellStep) {
    switch step {
    case .configure: configureCell?(cell, index)
    case .select: selectCell?(cell, index)
    case .deselect: deselectCell?(cell, index)
    }
  }
}

private final class CheckMarkTableView: ChoiceTableView {
  override var chosenAccessory: CellAccessory { .checkMark }

  override func configure(_ cell: TableViewCell, at index: Int) {
    super.configure(cell, at: index)
    log.append("subclass configures \(index)")
  }

  override func didSelect(_ cell: TableViewCell, at index: Int) {
    log.append("subclass selects \(index)")
  }

  override func didDeselect(_ cell: TableViewCell, at index: Int) {
    log.append("subclass deselects \(index)")
  }

  override func update() {
    removeChoices()
    super.update()
  }
}

private final class ChosenWritersController: TableViewController<Writer, WriterCell> {}

extension ChosenWritersController: TableControllerSpecification {
  var title: String { "Chosen" }
  var actions: [KeyAction] { [KeyAction("c", "change") {}] }

  func makeTableView() -> TableView { CheckMarkTableView() }

  func makeDataSource() throws -> TableViewDataSource<Writer, WriterCell> {
    let items = try FetchedResultsDataSource(FetchRequest<Writer>.all, in: environment.stores[0])
    return TableViewDataSource(items) { cell, writer in cell.nameLabel.show(writer.name) }
  }
}
