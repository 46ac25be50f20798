import Foundation
import Testing

@testable import ApplicationKit

/// The second renderer of the same views.
@MainActor @Suite struct PlainRendererTests {
  private let delegate = SampleDelegate()

  @Test func `A table is a line for each row, and says which one is selected`() async throws {
    let session = try await ApplicationSession(delegate, size: Size(20, 8))
    try await session.addWriters("Ada Countess of Lovelace", "Bo")
    #expect(
      session.plainText == """
        Writers
        Ada Countess of Lovelace, 0
        > Bo, 0
        keys: a add writer, b add book, delete delete, x delete after asking, f fail, \
        w add writers, r rename, R rename aloud, v rename twice, ? keys, q quit

        """)
  }

  @Test func `A form says what each field holds and where typing goes`() async throws {
    let session = try await ApplicationSession(delegate, size: Size(50, 14))
    try await session.addWriters("Ada")
    try await session.press(#"b "The Title" return "x" return"#)
    #expect(
      session.plainText.hasPrefix(
        """
        Writers › Add book
        Title, The Title
        > Pages, x
        problem: not a whole number
        Genre, choice Novel
        """))
  }

  @Test func `Only what is shown above is used`() async throws {
    let session = try await ApplicationSession(delegate, size: Size(50, 24))
    try await session.addWriters("Ada")
    let writer = try #require(try Writer.all(in: session.library).first)
    session.topController.show(WriterController(showing: writer), as: .modal)
    let current = PlainRenderer.lines(showing: session.application.laidOutWindow())
      .filter(\.isCurrent)
    #expect(current.map(\.text) == ["button Close"])
  }

  @Test func `A button and a long text are said whole`() async throws {
    let session = try await ApplicationSession(delegate, size: Size(12, 6))
    try await session.addWriters("Ada")
    try await session.press("return")
    let controller = try #require(session.topController as? WriterController)
    controller.contentView.booksLabel.text = "first line\n" + String(repeating: "word ", count: 20)
    let text = session.plainText
    #expect(text.contains("first line\nword" + String(repeating: " word", count: 19) + "\n"))
    #expect(text.contains("> button Close\n"))
  }

  @Test func `An open question is said before the keys`() async throws {
    let session = try await ApplicationSession(delegate)
    try await session.press(#"w "3""#)
    #expect(session.plainText.contains("> Count: 3\nkeys: "))
  }

  @Test func `Text that would steer the terminal is shown instead`() {
    let label = Label("a\u{1B}[2Jb\u{7}")
    #expect(PlainRenderer.lines(showing: label).map(\.text) == ["a\u{241B}[2Jb\u{2407}"])
  }

  @Test func `After a change only what is new is said`() {
    let earlier = [PlainLine(text: "a", isCurrent: true), PlainLine(text: "b")]
    let moved = [PlainLine(text: "a"), PlainLine(text: "b", isCurrent: true)]
    #expect(PlainText.news(in: moved, since: earlier) == "> b\n")
    #expect(PlainText.news(in: moved + [PlainLine(text: "c")], since: moved) == "c\n")
    #expect(PlainText.news(in: earlier, since: earlier) == "")
    #expect(PlainText.news(in: earlier, since: []) == "> a\nb\n")
  }

  @Test func `Another screen is said whole, also what the one before had as well`() async throws {
    let session = try await ApplicationSession(delegate, size: Size(50, 14))
    let pipe = Pipe()
    let output = PlainOutput(pipe.fileHandleForWriting.fileDescriptor, TerminalAbilities())
    func said() throws -> String {
      try output.show(session.application.laidOutWindow())
      return String(decoding: pipe.fileHandleForReading.availableData, as: UTF8.self)
    }
    try await session.addWriters("Ada")
    #expect(try said() == session.plainText)
    for view in [Label("Ada, 0"), Label("other")] {
      session.topController.showOverlay(view)
      #expect(try said() == session.plainText)
      try await session.press("escape")
      #expect(try said() == session.plainText)
    }
    try await session.addWriters("Bo")
    #expect(try said() == "> Bo, 0\n")
  }
}
