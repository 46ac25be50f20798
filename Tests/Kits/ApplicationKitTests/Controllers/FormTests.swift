import ModelKit
import Testing

@testable import ApplicationKit

@MainActor @Suite struct FormTests {
  private func session() async throws -> ApplicationSession {
    let session = try await ApplicationSession(SampleDelegate(), size: Size(50, 14))
    try await session.addWriters("Ada", "Bo")
    return session
  }

  @Test func `A form asks for all that a person can enter, and first for what is required`()
    async throws
  {
    let session = try await session()
    try await session.press("b")
    #expect(
      session.screen == """
         Writers › Add book
        Title
        Pages    a whole number
        Genre    < Novel >
        Is read  < no >
        Writer   < Ada >
        Number   7
        Note





        return next  ctrl+s save  up down move  escape di…

        """)
  }

  @Test func `Return saves on the last field and nowhere else, as the last line says`() async throws
  {
    let session = try await session()
    session.resize(to: Size(60, 14))
    try await session.press(#"b "T" return "1" return"#)
    for _ in 0..<4 {
      #expect(session.screen.contains("return next  ctrl+s save"))
      try await session.press("return")
    }
    #expect(session.screen.contains("return save  up down move"))
    #expect(try Book.count(in: session.library) == 0)
    try await session.press("return")
    #expect(try Book.count(in: session.library) == 1)
  }

  @Test func `Answers become an object`() async throws {
    let session = try await session()
    try await session.press(
      #"b "The q" return "12" return right right return "y" return "b" return return "one" return"#)
    let book = try #require(try Book.all(in: session.library).first)
    #expect(book.title == "The q")
    #expect(book.pages == 12)
    #expect(book.genre == .travel)
    #expect(book.isRead)
    #expect(book.number == 7)
    #expect(book.writer.name == "Bo")
    #expect(book.note == "one")
    #expect(book.creationDate == ApplicationSession.usualNow)
    #expect(session.topController is WritersController)
  }

  @Test func `Empty text is never inserted`() async throws {
    let session = try await session()
    try await session.press(#"a return "  " return"#)
    #expect(session.lines == ["Name", "      needs text"])
    #expect(try Writer.count(in: session.library) == 2)
    try await session.press("E")
    #expect(session.lines == ["Name    E"])
  }

  @Test func `A limit is told as its field is left, and beside what is missing`() async throws {
    let session = try await session()
    let title = String(repeating: "a", count: 21)
    try await session.press(#"b "\#(title)" return"#)
    #expect(session.lines[1] == "         Title takes at most 20 characters, not 21")
    try await session.press("ctrl+s")
    #expect(session.lines[1] == "         Title takes at most 20 characters, not 21")
    #expect(session.lines[3] == "         needs a whole number")
    try await session.press(#"delete down "0" ctrl+s"#)
    #expect(!session.screen.contains("takes at most"))
    #expect(session.lines[2] == "         pages must be at least 1")
    try await session.press(#"delete "3" ctrl+s"#)
    #expect(try Book.count(in: session.library) == 1)
  }

  @Test func `What is wrong is said at its field`() async throws {
    let session = try await session()
    try await session.press(#"b "T" return "many" return"#)
    #expect(session.lines[2] == "         not a whole number")
    try await session.press(#"ctrl+u "0" return ctrl+s"#)
    #expect(session.lines[2] == "         pages must be at least 1")
    #expect(try Book.count(in: session.library) == 0)
    try await session.press(#"delete "3" ctrl+s"#)
    #expect(try Book.count(in: session.library) == 1)
  }

  @Test func `A unique value that is taken is refused`() async throws {
    let session = try await session()
    try await session.press(#"a "Ada" return"#)
    #expect(session.lines.count == 2)
    #expect(try Writer.count(in: session.library) == 2)
    try await session.press(#""!" return"#)
    #expect(try Writer.count(in: session.library) == 3)
  }

  @Test func `Escape discards`() async throws {
    let session = try await session()
    try await session.press(#"a "Eve" escape"#)
    #expect(session.lines.last == "Discard your changes? (y/n)")
    try await session.press("n")
    #expect(session.lines.first == "Name  Eve")
    try await session.press("escape y")
    #expect(session.topController is WritersController)
    #expect(try Writer.count(in: session.library) == 2)
    #expect(!session.library.hasChanges)
  }

  @Test func `Without anything to choose a choice says so`() async throws {
    let session = try await ApplicationSession(SampleDelegate(), size: Size(60, 14))
    try await session.press("b")
    #expect(!session.screen.contains("<  >") && session.screen.contains("Writer   none"))
    try await session.press(#""T" return "1" return return return return return"#)
    #expect(session.lines.contains("         there is nothing to choose yet; add one first"))
    #expect(try Book.count(in: session.library) == 0)
  }

  @Test func `An unchanged form is left without asking, and quitting asks for a changed one`()
    async throws
  {
    let session = try await session()
    try await session.press("a escape")
    #expect(session.topController is WritersController)
    try await session.press(#"a "Eve" ctrl+c"#)
    #expect(!session.isTerminated)
    #expect(session.lines.last == "Quit and lose your changes? (y/n)")
    try await session.press("y")
    #expect(session.isTerminated)
  }

  @Test func `An object is edited with what it holds, and control-S saves from anywhere`()
    async throws
  {
    let session = try await session()
    try await session.press(#"home e "!" return"#)
    #expect(try Writer.all(in: session.library).map(\.name).sorted() == ["Ada!", "Bo"])
    try await session.press(#"b "T" return "1" ctrl+s"#)
    let book = try #require(try Book.all(in: session.library).first)
    session.topController.edit(book, in: session.library)
    #expect(session.lines.prefix(2) == ["Title    T", "Pages    1"])
    try await session.press(#"down down down down down ctrl+u "12" down "note" ctrl+s"#)
    #expect(book.number == 12)
    #expect(book.note == "note")
    session.topController.edit(book, in: session.library)
    try await session.press(#"down ctrl+u "0" ctrl+s"#)
    #expect(session.lines.contains("         pages must be at least 1"))
    #expect(book.pages == 1)
  }

  @Test func `A long text has several lines, and keeps what is pasted`() async throws {
    let session = try await session()
    session.application.receive(
      try KeyScript(#"b "T" return "1" down down down down down "one" newline"#).keys)
    session.application.receive([.paste("two\n\tthree")])
    try await session.press(#"up home "zero" down down"#)
    #expect(session.lines.suffix(3).map { $0.dropFirst(9) } == ["zeroone", "two", "  three"])
    try await session.press("ctrl+s")
    #expect(try Book.all(in: session.library).first?.note == "zeroone\ntwo\n\tthree")
  }

  @Test func `A form fits screens of every size`() async throws {
    let session = try await session()
    try await session.press("b down down down down")
    for width in [1, 2, 5, 9, 30] {
      for height in 1...8 {
        session.resize(to: Size(width, height))
        let lines = session.screen.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.count == height + 1)
        #expect(lines.allSatisfy { $0.count <= width })
      }
    }
    session.resize(to: Size(50, 5))
    #expect(session.lines.last == "Writer   < Ada >")
  }

  @Test func `Up and down move in a form that is higher than the screen`() async throws {
    let session = try await session()
    session.resize(to: Size(50, 5))
    try await session.press(#"b "T" down "1" down down down down "2" up"#)
    #expect(session.lines == ["Writer   < Ada >", "Number   72"])
    try await session.press("up up up")
    #expect(session.lines == ["Pages    1", "Genre    < Novel >"])
    try await session.press("ctrl+s")
    #expect(try Book.all(in: session.library).first?.number == 72)
  }

  @Test func `What the wheel has scrolled in a form stays until a key is pressed`() async throws {
    let session = try await session()
    session.resize(to: Size(50, 5))
    try await session.press(#"b "T""#)
    let top = session.lines
    session.application.receive([.wheel(lines: 3, Point(column: 1, row: 1))])
    let scrolled = session.lines
    #expect(scrolled != top)
    #expect(session.lines == scrolled)
    try await session.press(#""i""#)
    #expect(session.lines.first?.contains("Ti") == true)
  }
}
