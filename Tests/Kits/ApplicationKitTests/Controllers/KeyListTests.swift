import ModelKit
import Testing

@testable import ApplicationKit

@MainActor @Suite struct KeyListTests {
  private func session(_ names: String...) async throws -> ApplicationSession {
    let session = try await ApplicationSession(SampleDelegate(), size: Size(60, 40))
    for name in names { try await session.addWriters(name) }
    return session
  }

  private func keys(_ session: ApplicationSession) -> [String] {
    session.lines.map { line in
      line.split(separator: " ", omittingEmptySubsequences: true).joined(separator: " ")
    }
  }

  @Test(arguments: ["?", "f1"])
  func `A key shows every key from the view to the application`(key: String) async throws {
    let session = try await session("Ada")
    try await session.press(key)
    #expect(session.topController.heading == "Keys")
    let keys = keys(session)
    for key in [
      "up down move by one row", "a add writer", "/ show only the rows that contain a text",
      "o order by the next column", "e edit", "u undo add Ada", "? f1 show all keys", "q quit",
    ] {
      #expect(keys.contains(key), "\(key)")
    }
    try await session.press(key)
    #expect(session.topController is WritersController)
  }

  @Test func `F1 shows the keys of a text field, whose text stays`() async throws {
    let session = try await session("Ada")
    try await session.press("a")
    #expect(session.screen.hasSuffix("escape discard  f1 keys\n"))
    try await session.press(#""B?" f1"#)
    #expect(session.topController.heading == "Keys" && !session.isAsking)
    let keys = keys(session)
    #expect(keys.contains("ctrl+u delete all before") && keys.contains("escape discard"))
    #expect(!keys.contains("q quit"), "that is a letter")
    try await session.press("escape return")
    #expect(try Writer.all(in: session.library).map(\.name) == ["Ada", "B?"])
  }

  private final class SearchController: ViewController {
    private let field = TextField("")
    override var keyActions: [KeyAction] {
      [KeyAction("s", "save") {}, KeyAction("ctrl+s", "send") {}]
    }
    override func makeView() -> View { LayoutView(.column(field)) }
  }

  @Test func `The last line offers no letter while a text is typed`() async throws {
    let session = try await session()
    session.topController.show(SearchController())
    try await session.press("q")
    #expect(session.screen.hasSuffix("\nctrl+s send  escape back  f1 keys\n"))
  }

  @Test func `F1 shows the keys of a question, which is asked again`() async throws {
    let session = try await session("Ada", "Bo")
    try await session.press("home x")
    #expect(session.screen.hasSuffix("y yes  n escape no  f1 keys\n"))
    try await session.press("f1")
    #expect(keys(session) == ["y yes", "n escape no"] && !session.isAsking)
    try await session.press("escape")
    #expect(session.isAsking)
    try await session.press(#"y / "B""#)
    #expect(session.screen.hasSuffix("return done  escape cancel  f1 keys\n"))
    try await session.press("f1")
    #expect(keys(session).contains("ctrl+u delete all before"))
    try await session.press("f1 \"x\"")
    #expect(session.lines.first == "Nothing matches 'Bx'.")
  }

  @Test func `What asks before the list of keys comes first`() async throws {
    let session = try await session("Ada")
    try await session.press(#"a "B" f1 q"#)
    #expect(session.lines.last == "Quit and lose your changes? (y/n)")
    try await session.press("n escape")
    #expect(session.topController.isForm && !session.isAsking)
  }
}
