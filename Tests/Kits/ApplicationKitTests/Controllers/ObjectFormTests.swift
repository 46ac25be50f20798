import ModelKit
import Testing

@testable import ApplicationKit

/// Edits a writer: its name, and which books are its own.
private final class WriterFormController: ObjectFormViewController<Writer>,
  FormControllerSpecification
{
  let title = "Edit writer"
  let fields = ["books", "name"]
  var staysOpen = false
  private(set) var endings: [String] = []

  func didCommit() {
    endings.append("commit")
    if !staysOpen { goBack() }
  }

  func didDiscard() {
    endings.append("discard")
    goBack()
  }
}

/// Shows the writers, and the form over them; some keys do something only for a while.
private final class DeskController: NavigationController, NavigationControllerSpecification {
  func makeRootController() -> ViewController { RootController() }
}

private final class RootController: ViewController, ControllerSpecification {
  let title = "Desk"
  var isOpen = false
  private(set) var count = 0

  private(set) var inserted: ManagedObject?

  func increaseCount() { count += 1 }

  override func didInsert(_ objects: [ManagedObject]) { inserted = objects.first }

  var actions: [KeyAction] {
    [
      KeyAction("o", "open", { self.isOpen = true }),
      KeyAction("c", "count", asksFirst: true, enabledWhen: { self.isOpen }, increaseCount),
    ]
  }
}

private final class DeskDelegate: ApplicationDelegate {
  let name = "Desk"

  func makeEnvironment(at location: StoreLocation) throws -> ApplicationEnvironment {
    let library = try Library(at: location)
    for name in ["Ada", "Bo"] { Writer.insert(in: library).name = name }
    for (number, writer) in try Writer.all(in: library).enumerated() {
      let book = Book.insert(in: library)
      (book.title, book.pages, book.writer) = ("Book \(number)", 10, writer)
      (book.genre, book.isRead) = (.novel, false)
    }
    return ApplicationEnvironment(stores: [library])
  }

  func makeInitialController() -> ViewController { DeskController() }
}

@MainActor @Suite struct ObjectFormTests {
  private func session() async throws -> (ApplicationSession, WriterFormController) {
    let session = try await ApplicationSession(DeskDelegate(), size: Size(40, 9))
    try await session.library.save()
    let ada = try #require(try Writer.all(in: session.library).first)
    let form = WriterFormController(showing: ada)
    session.topController.show(form, as: .modal)
    return (session, form)
  }

  @Test func `A form asks for what its specification says, in a frame`() async throws {
    let (session, _) = try await session()
    #expect(session.lines.contains { $0.contains("│ Books  < * Book 0 (1 chosen) >") })
    #expect(session.lines.contains { $0.contains("│ Name   Ada") })
  }

  @Test func `Objects are taken and left with the space bar, and that can be undone`() async throws
  {
    let (session, form) = try await session()
    try await session.press("right space ctrl+s")
    #expect(form.endings == ["commit"])
    #expect(form.object?.books.map(\.title) == ["Book 0", "Book 1"])
    #expect(session.topController is RootController)
    try await session.press("u")
    #expect(form.object?.books.map(\.title) == ["Book 0"])
    #expect(try Writer.all(in: session.library).last?.books.map(\.title) == ["Book 1"])
    #expect(!session.library.hasChanges)
  }

  @Test func `A new object that cannot be saved takes nothing from others`() async throws {
    let session = try await ApplicationSession(DeskDelegate(), size: Size(60, 9))
    try await session.library.save()
    let form = WriterFormController(insertingIn: session.library)
    session.topController.show(form, as: .modal)
    try await session.press("space down \"Ada\" ctrl+s")
    #expect(form.object == nil && session.lines.contains { $0.contains("taken") })
    #expect(!session.library.hasChanges)
    try await session.press("\"!\" ctrl+s")
    #expect(form.object?.books.map(\.title) == ["Book 0"])
    #expect(try Writer.all(in: session.library).map(\.books.count) == [0, 1, 1])
    try await session.press("u")
    #expect(try Writer.all(in: session.library).map(\.books.count) == [1, 1])
    #expect(!session.library.hasChanges)
  }

  @Test func `What others change meanwhile stays, unless it is replaced on purpose`() async throws {
    let (session, form) = try await session()
    let ada = try #require(form.object)
    let library = session.library
    try await library.perform { _ in ada.name = "Eve" }
    try await session.press("right space ctrl+s")
    #expect(ada.name == "Eve" && ada.books.count == 2)
    let other = WriterFormController(showing: ada)
    session.topController.show(other, as: .modal)
    try await session.press("down \"!\"")
    try await library.perform { _ in ada.name = "Ida" }
    try await session.press("ctrl+s")
    #expect(ada.name == "Ida" && other.endings == [])
    #expect(session.lines.contains { $0.contains("changed to 'Ida'") })
    try await session.press("ctrl+s")
    #expect(ada.name == "Eve!" && other.endings == ["commit"])
  }

  @Test func `A form that stays open begins anew with what was saved`() async throws {
    let (session, form) = try await session()
    let ada = try #require(form.object)
    form.staysOpen = true
    try await session.press("down \"!\" ctrl+s \"?\" ctrl+s")
    #expect(ada.name == "Ada!?" && form.endings == ["commit", "commit"])
    #expect(!session.lines.contains { $0.contains("meanwhile") })
    try await session.press("\"x\" escape")
    #expect(session.isAsking && session.topController === form)
    try await session.press("n ctrl+c")
    #expect(session.isAsking && !session.isTerminated)
  }

  @Test func `Nobody saves what is gone`() async throws {
    let (session, form) = try await session()
    try await session.library.perform { context in
      for writer in try Writer.all(in: context) { try context.delete(writer) }
    }
    try await session.press("down \"!\" ctrl+s")
    #expect(form.endings == [])
    #expect(session.lines.last == "what was edited is gone")
  }

  @Test func `A form inserts a new object when it is saved, and that can be undone`() async throws {
    let session = try await ApplicationSession(DeskDelegate())
    let root = try #require(session.topController as? RootController)
    let form = WriterFormController(insertingIn: session.library)
    root.show(form, as: .modal)
    try await session.press("down \"Cy\"")
    #expect(try Writer.count(in: session.library) == 2 && form.object == nil)
    try await session.press("ctrl+s")
    #expect(try Writer.all(in: session.library).map(\.name) == ["Ada", "Bo", "Cy"])
    #expect(form.object?.name == "Cy" && root.inserted === form.object)
    #expect(session.topController === root)
    try await session.press("u")
    #expect(try Writer.count(in: session.library) == 2)
  }

  @Test func `Giving up asks when something would be lost`() async throws {
    let (session, form) = try await session()
    try await session.press("right space escape")
    #expect(session.isAsking && form.endings == [])
    try await session.press("y")
    #expect(form.endings == ["discard"])
    #expect(form.object?.books.map(\.title) == ["Book 0"])
    #expect(session.topController is RootController)
  }

  @Test func `A key does something only when it may, and after a yes`() async throws {
    let session = try await ApplicationSession(DeskDelegate())
    let controller = try #require(session.topController as? RootController)
    #expect(controller.actionHints.map(\.isEnabled) == [true, false])
    try await session.press("c")
    #expect(!session.isAsking)
    #expect(session.lines == ["count is not possible now"])
    try await session.press("o c")
    #expect(session.isAsking && controller.count == 0)
    try await session.press("y")
    #expect(controller.count == 1)
    #expect(controller.actionHints.map(\.isEnabled) == [true, true])
  }
}
