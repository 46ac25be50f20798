import ModelKit
import Testing

@testable import ApplicationKit

/// Writers in an array, which does not follow the store.
private final class ArrayController: TableViewController<Writer, WriterCell>,
  TableControllerSpecification
{
  let title = "Some writers"

  func makeDataSource() throws -> TableViewDataSource<Writer, WriterCell> {
    let writers = ArrayDataSource(try Writer.all(in: environment.library))
    return TableViewDataSource(writers) { cell, writer in cell.nameLabel.show(writer.name) }
  }

  var actions: [KeyAction] {
    [
      KeyAction("a", "add writer") { self.insert(Writer.self, in: self.environment.library) },
      KeyAction("delete", "delete") { self.deleteSelection(in: self.environment.library) },
    ]
  }

  var names: [String] { dataSource?.items.items.map(\.name) ?? [] }
}

@MainActor @Suite struct ArrayTableTests {
  private let controller = ArrayController()

  private func session(as presentation: Presentation) async throws -> ApplicationSession {
    let session = try await ApplicationSession(SampleDelegate(), size: Size(40, 9))
    try await session.addWriters("Ada", "Bo", "Cy")
    session.topController.show(controller, as: presentation)
    return session
  }

  @Test func `What is deleted goes, and stands where it was when it is taken back`() async throws {
    let session = try await session(as: .push)
    try await session.press("home down delete")
    #expect(controller.names == ["Ada", "Cy"])
    try await session.press("u")
    #expect(controller.names == ["Ada", "Bo", "Cy"])
    #expect(controller.selectedItem?.name == "Bo")
    try await session.press("U")
    #expect(controller.names == ["Ada", "Cy"])
  }

  @Test func `What is added stands at the end, until that is taken back`() async throws {
    let session = try await session(as: .push)
    try await session.press(#"a "Aa" return"#)
    #expect(controller.names == ["Ada", "Bo", "Cy", "Aa"])
    #expect(controller.selectedItem?.name == "Aa")
    try await session.press("u")
    #expect(controller.names == ["Ada", "Bo", "Cy"])
  }

  @Test func `A table in a frame has room for its rows`() async throws {
    let session = try await session(as: .modal)
    #expect(session.lines.contains { $0.contains("│ > Ada ") })
    #expect(session.lines.contains { $0.contains("│   Cy ") })
    #expect(session.lines.count { $0.contains("│") } == 3)
  }
}
