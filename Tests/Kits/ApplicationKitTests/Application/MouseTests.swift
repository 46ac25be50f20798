import Testing

@testable import ApplicationKit

@MainActor @Suite struct MouseTests {
  private func click(_ session: ApplicationSession, column: Int, row: Int) {
    session.application.receive([.click(Point(column: column, row: row))])
  }

  @Test func `A click selects a row, and opens it when it is selected`() async throws {
    let session = try await ApplicationSession(SampleDelegate(), size: Size(50, 10))
    try await session.addWriters("Ada", "Bo", "Cy")
    click(session, column: 7, row: 2)
    let controller = try #require(session.topController as? WritersController)
    #expect(controller.selectedItem?.name == "Bo")
    click(session, column: 7, row: 2)
    #expect(session.topController is WriterController)
    // The button lies below the name and an empty line for no books.
    let row = try #require(
      session.screen.split(separator: "\n", omittingEmptySubsequences: false)
        .firstIndex { $0.hasPrefix("[ Close ]") })
    click(session, column: 3, row: row)
    #expect(session.topController is WriterController)
    click(session, column: 3, row: 9)
    #expect(session.topController is WriterController)
  }

  @Test func `The wheel moves through rows and does nothing outside of them`() async throws {
    let session = try await ApplicationSession(
      SampleDelegate(), size: Size(50, 10), settings: ["count": "9"])
    try await session.press("w")
    let table = try #require(session.topController as? WritersController).tableView
    session.application.receive([.wheel(lines: 3, Point(column: 1, row: 3))])
    #expect(table.selectedIndex == 3)
    session.application.receive([.wheel(lines: -3, Point(column: 1, row: 3))])
    #expect(table.selectedIndex == 0)
    session.application.receive([.wheel(lines: 3, Point(column: 1, row: 0))])
    session.application.receive([.wheel(lines: 3, Point(column: 90, row: 90))])
    #expect(table.selectedIndex == 0)
  }

  @Test func `A click puts the caret into a field, and none answers a question`() async throws {
    let session = try await ApplicationSession(SampleDelegate(), size: Size(50, 14))
    try await session.addWriters("Ada")
    try await session.press("b")
    _ = session.screen
    click(session, column: 12, row: 2)
    try await session.press(#""7""#)
    #expect(session.lines[1] == "Pages    7")
    try await session.press("escape")
    click(session, column: 12, row: 2)
    #expect(session.isAsking)
  }

  @Test func `On a wide screen a list stays beside what was opened`() async throws {
    let session = try await ApplicationSession(SampleDelegate(), size: Size(120, 8))
    try await session.addWriters("Ada", "Bo")
    try await session.press("home return")
    let line = try #require(session.lines.first)
    #expect(line.hasPrefix("> Ada "))
    #expect(line.dropFirst(49) == "Ada")
    session.resize(to: Size(119, 8))
    #expect(session.lines.first == "Ada")
    session.resize(to: Size(120, 8))
    _ = session.screen
    click(session, column: 4, row: 2)
    let controller = try #require(session.topController as? WritersController)
    #expect(controller.selectedItem?.name == "Bo")
  }
}
