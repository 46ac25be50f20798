import SourceModel
import Testing

@testable import Rules

/// Who has others do the work, through whatever keeps whom.
@Suite struct RelianceTests {
  private static var archive: SourceFile {
    SourceFile(
      path: "Sources/App/Archive.swift",
      text: """
        final class Archive { func load() { _ = FileManager.default.contents(atPath: path) } }
        """)
  }

  /// The names that a view of SwiftUI may not keep.
  private func refused(_ kept: [String], among classes: String) -> [String] {
    let view = kept.map { "  let \($0.lowercased()): \($0)\n" }.joined()
    let files = [
      Self.archive, SourceFile(path: "Sources/App/Classes.swift", text: classes),
      SourceFile(path: "Sources/App/Page.swift", text: "struct Page: View {\n\(view)}"),
    ]
    return LayerDependency().findings(in: Project(files)).compactMap(\.dependency?.to)
  }

  @Test func `A class relies on whom it keeps, through others, superclasses and circles`() {
    let classes = """
      final class Session { let archive: Archive; var room: Room? }
      final class Room { var session: Session? }
      class Desk { let room = Room() }
      final class Drawer: Desk {}
      final class Circle { var other: Ring? }
      final class Ring { var other: Circle? }
      """
    #expect(
      refused(["Session", "Room", "Desk", "Drawer", "Circle", "Ring"], among: classes) == [
        "Session", "Room", "Desk", "Drawer",
      ])
  }

  @Test func `Who answers for a screen or leads to the next one hands on, and is none himself`() {
    let classes = """
      final class PageViewModel { let archive: Archive }
      final class PageRouter { let archive: Archive }
      final class Tour { let router: PageRouter }
      final class Visit { let model: PageViewModel }
      struct Ticket { let archive: Archive }
      """
    #expect(
      refused(["PageViewModel", "PageRouter", "Tour", "Visit", "Ticket"], among: classes)
        == ["Tour"])
  }

  @Test func `A model may name a model that shares its name with one that does chores`() {
    let files = [
      SourceFile(
        path: "Old/Item.swift",
        text:
          "final class Item: NSManagedObject { func save() { UserDefaults.standard.set(1, forKey: title) } }"
      ),
      SourceFile(path: "New/Item.swift", text: "final class Item { var title = \"\" }"),
      SourceFile(path: "New/Box.swift", text: "struct Box: Codable { func add(_ item: Item) {} }"),
    ]
    #expect(LayerDependency().findings(in: Project(files)).map(\.message) == [])
  }
}
