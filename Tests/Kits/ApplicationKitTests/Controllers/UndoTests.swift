import ModelKit
import Testing

@testable import ApplicationKit

@MainActor @Suite struct UndoTests {
  private let delegate = SampleDelegate()

  @Test func `A deletion is taken back with all that went with it`() async throws {
    let session = try await ApplicationSession(delegate)
    try await session.addWriters("Ada", "Bo")
    try await session.press(#"b "First" return "3" return right return "y" ctrl+s"#)
    try await session.press("home delete")
    #expect(try Book.count(in: session.library) == 0)
    try await session.press("u")
    #expect(session.lines.last == "undone: delete Ada")
    let book = try #require(try Book.all(in: session.library).first)
    #expect(book.title == "First")
    #expect(book.genre == .science)
    #expect(book.isRead)
    #expect(book.writer.name == "Ada")
    #expect(book.writer.books == [book])
    #expect(!session.library.hasChanges)
  }

  @Test func `What was added and edited is taken back in turn`() async throws {
    let session = try await ApplicationSession(delegate)
    try await session.addWriters("Ada")
    try await session.press(#"e "!" return"#)
    #expect(try Writer.all(in: session.library).first?.name == "Ada!")
    try await session.press("delete u u")
    #expect(session.lines.last == "undone: edit Ada!")
    #expect(try Writer.all(in: session.library).first?.name == "Ada")
    try await session.press("u")
    #expect(session.lines.last == "undone: add Ada")
    #expect(try Writer.count(in: session.library) == 0)
    try await session.press("u")
    #expect(session.lines == ["No writer yet."])
  }

  @Test func `What was taken back is done again, until something else is done`() async throws {
    let session = try await ApplicationSession(delegate)
    try await session.addWriters("Ada")
    try await session.press(#"e "!" return delete u u"#)
    #expect(try Writer.all(in: session.library).map(\.name) == ["Ada"])
    try await session.press("U")
    #expect(session.lines.last == "redone: edit Ada!")
    #expect(try Writer.all(in: session.library).map(\.name) == ["Ada!"])
    try await session.press("U")
    #expect(session.lines.last == "redone: delete Ada!")
    #expect(try Writer.count(in: session.library) == 0)
    try await session.press("u u u U")
    #expect(session.lines.last == "redone: add Ada")
    #expect(try Writer.all(in: session.library).map(\.name) == ["Ada"])
    try await session.addWriters("Bo")
    try await session.press("U")
    #expect(try Writer.all(in: session.library).map(\.name) == ["Ada", "Bo"])
  }

  @Test func `What comes back is selected`() async throws {
    let session = try await ApplicationSession(delegate)
    try await session.addWriters("Ada", "Bo", "Cy")
    try await session.press("home delete end u")
    let controller = try #require(session.topController as? WritersController)
    #expect(controller.selectedItem?.name == "Ada")
    try await session.press(#"space space delete u"#)
    #expect(session.lines.last == "undone: delete 2 × writer")
    #expect(controller.rowCount == 3 && controller.selectedItem?.name == "Ada")
  }

  @Test func `What an action of the owner saves is taken back under its name`() async throws {
    let session = try await ApplicationSession(delegate)
    try await session.addWriters("Ada", "Bo")
    try await session.press("home r")
    #expect(try Writer.all(in: session.library).map(\.name) == ["ADA", "Bo"])
    try await session.press("R u")
    #expect(session.lines.last == "undone: rename aloud")
    #expect(try Writer.all(in: session.library).map(\.name) == ["ADA", "Bo"])
    try await session.press("u U")
    #expect(session.lines.last == "redone: rename")
    #expect(try Writer.all(in: session.library).map(\.name) == ["ADA", "Bo"])
  }

  @Test func `All that one action saves is taken back at once`() async throws {
    let session = try await ApplicationSession(delegate)
    try await session.addWriters("Ada", "Bo")
    try await session.press("home v")
    #expect(try Writer.all(in: session.library).map(\.name) == ["Ada?!", "Bo"])
    try await session.press("u")
    #expect(try Writer.all(in: session.library).map(\.name) == ["Ada", "Bo"])
    try await session.press("U")
    #expect(try Writer.all(in: session.library).map(\.name) == ["Ada?!", "Bo"])
    #expect(session.lines.last == "redone: rename twice")
  }

  @Test func `A step that the file has kept from being taken back can be tried again`() async throws
  {
    let history = UndoHistory()
    var failures: [any Error] = [
      StoreError.unusableFile(path: "f", reason: "is in use"), MessageError("is gone"),
    ]
    func step() -> UndoStep {
      UndoStep(name: "rename") {
        if let failure = failures.popLast() { throw failure }
        return (step(), [])
      }
    }
    history.add(step())
    await #expect(throws: MessageError.self) { try await history.takeStep(.undo) }
    #expect(history.nextName(.undo) == nil)
    history.add(step())
    await #expect(throws: StoreError.self) { try await history.takeStep(.undo) }
    #expect(history.nextName(.undo) == "rename" && history.nextName(.redo) == nil)
    #expect(try await history.takeStep(.undo)?.name == "rename")
    #expect(history.nextName(.redo) == "rename")
  }

  @Test func `A step that the models refuse keeps nobody from what lies below it`() async throws {
    let history = UndoHistory()
    func step(_ name: String, _ failure: (any Error)?) -> UndoStep {
      UndoStep(name: name) {
        if let failure { throw failure }
        return (step(name, nil), [])
      }
    }
    history.add(step("add", nil))
    history.add(step("rename", StoreError.repeatedValue("the name is taken")))
    await #expect(throws: StoreError.self) { try await history.takeStep(.undo) }
    #expect(try await history.takeStep(.undo)?.name == "add")
  }

  @Test func `An edit that others have replaced stays, and that is said`() async throws {
    let session = try await ApplicationSession(delegate)
    try await session.addWriters("Ada")
    try await session.press(#"e "!" return"#)
    try await session.library.perform { context in
      for writer in try Writer.all(in: context) { writer.name = "Eve" }
    }
    try await session.press("u")
    #expect(session.lines.last == "what was edited was changed again meanwhile, and stays")
    #expect(try Writer.all(in: session.library).map(\.name) == ["Eve"])
  }

  @Test func `A controller says when there is nothing to undo or redo`() async throws {
    let session = try await ApplicationSession(delegate)
    session.topController.undoLastChange()
    #expect(session.lines.last == "there is nothing to undo")
    session.topController.redoLastChange()
    #expect(session.lines.last == "there is nothing to redo")
  }

  @Test func `What cannot be taken back says why and leaves nothing behind`() async throws {
    let session = try await ApplicationSession(delegate)
    try await session.addWriters("Ada")
    try await session.library.perform { context in
      for writer in try Writer.all(in: context) { try context.delete(writer) }
    }
    try await session.press("u")
    #expect(session.lines.last == "what was added is gone already")
    #expect(!session.library.hasChanges)
  }
}
