import ModelKit

@testable import ApplicationKit

final class WriterCell: TableViewCell, ViewLayout {
  @Outlet var nameLabel = Label()
  @Outlet var countLabel = Label()

  var layout: Layout { .row(nameLabel, countLabel) }
}

final class WriterView: View, ViewLayout {
  @Outlet var nameLabel = Label()
  @Outlet var booksLabel = Label()
  @Outlet var closeButton = Button("Close")
  private(set) var loadCount = 0

  var layout: Layout { .column(nameLabel, booksLabel, closeButton) }

  override func didLoad() {
    loadCount += 1
  }
}

final class WritersController: TableViewController<Writer, WriterCell> {
  private(set) var appearances: [String] = []

  override func viewDidLoad() { appearances.append("load") }
  override func viewWillAppear() { appearances.append("will appear") }
  override func viewDidAppear() { appearances.append("did appear") }
  override func viewWillDisappear() { appearances.append("will disappear") }
}

extension WritersController: TableControllerSpecification {
  var title: String { "Writers" }
  var placeholder: String { "No writer yet." }

  func makeDataSource() throws -> TableViewDataSource<Writer, WriterCell> {
    let request = FetchRequest<Writer>(sortBy: { [$0.name.ascending] })
    let items = try FetchedResultsDataSource(request, in: environment.library)
    return TableViewDataSource(items) { cell, writer in
      cell.nameLabel.show(writer.name)
      cell.countLabel.show(writer.books.count)
    }
  }

  var actions: [KeyAction] {
    [
      KeyAction("a", "add writer") { self.insert(Writer.self, in: self.environment.library) },
      KeyAction("b", "add book") { self.insert(Book.self, in: self.environment.library) },
      KeyAction("delete", "delete") { self.deleteSelection(in: self.environment.library) },
      KeyAction("x", "delete after asking") {
        self.deleteSelection(in: self.environment.library, confirming: true)
      },
      KeyAction("f", "fail") { throw NegativeCountError() },
      KeyAction("w", "add writers", addWriters),
      KeyAction("r", "rename", rename),
      KeyAction("R", "rename aloud", renameAloud),
      KeyAction("v", "rename twice", renameTwice),
    ]
  }

  func rename() {
    selectedItem.map { $0.name = $0.name.uppercased() }
    perform { try await self.environment.library.save() }
  }

  func renameTwice() {
    let writer = selectedItem
    perform {
      writer?.name += "?"
      try await self.environment.library.save()
      writer?.name += "!"
      try await self.environment.library.save()
    }
  }

  func renameAloud() {
    let writer = selectedItem
    perform { try await self.environment.library.perform { _ in writer?.name += "!" } }
  }

  func addWriters() {
    withSetting("count", as: Int.self) { count in
      let input = AddWritersOperation.Input(count: count, library: self.environment.library)
      self.run(AddWritersOperation(input))
    }
  }

  func didSelect(_ writer: Writer) {
    show(WriterController(showing: writer))
  }
}

final class WriterController: DetailViewController<Writer, WriterView> {}

extension WriterController: DetailControllerSpecification {
  var title: String { "Writer" }

  func configure(_ view: WriterView, for writer: Writer) {
    view.nameLabel.show(writer.name)
    view.booksLabel.text = writer.books.map(\.title).joined(separator: "\n")
  }

  var actions: [KeyAction] {
    [KeyAction("d", "delete") { self.deleteSelection(in: self.environment.library) }]
  }
}

final class SampleDelegate: Responder, ApplicationDelegate {
  private(set) var events: [String] = []
  private let engine: any StorageEngine.Type
  let name = "Library"
  let settings = [Setting("count", Int.self), Setting("language", String.self, default: "en")]

  init(engine: any StorageEngine.Type = MemoryEngine.self) {
    self.engine = engine
  }

  func makeEnvironment(at location: StoreLocation) throws -> ApplicationEnvironment {
    let description = StoreDescription(
      name: "Library", models: [Book.self, Writer.self], engine: engine)
    return ApplicationEnvironment(
      stores: [try Library(description, at: location)], queues: ["adding": 1])
  }

  func makeInitialController() -> ViewController { WritersController() }

  func applicationDidFinishLaunching(_ application: Application) { events.append("launch") }
  func applicationWillTerminate(_ application: Application) { events.append("terminate") }

  override func respond(to key: Key) -> Bool {
    events.append(key.name)
    return false
  }
}

extension ApplicationSession {
  var library: Library { application.environment.library }

  /// The lines of the screen between title and footer that are not empty.
  var lines: [String] {
    screen.split(separator: "\n").dropFirst().dropLast().map(String.init)
  }

  func addWriters(_ names: String...) async throws {
    for name in names { try await press("a \"\(name)\" return") }
  }
}

extension Language {
  /// What tests call things: always the same, since they run side by side.
  static let labelsOfTests = [
    "Book.Genre.science": "Wissenschaft & Technik", "settings.greeting": "Gruß",
  ]
}
