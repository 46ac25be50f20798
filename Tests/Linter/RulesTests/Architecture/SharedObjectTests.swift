import SourceModel
import Testing

@testable import Rules

/// What views are told of the objects that many share, by how these are named and where they lie.
@Suite struct SharedObjectTests {
  private let classes = SourceFile(
    path: "Sources/App/Classes.swift",
    text: """
      @Observable final class Session {}
      @Observable final class SearchState {}
      @Observable final class AppModel {}
      @Observable final class ToolContainer {}
      @Observable final class TabNavigation {}
      final class LanguageManager { static let shared = LanguageManager() }
      final class AppConfig { static let shared = AppConfig(); let limit = 3 }
      final class Rooms { static let shared = Rooms(); let limit = 3 }
      struct Price { let amount: Int }
      """)

  private func files(_ view: String) -> Project {
    Project([
      classes,
      SourceFile(
        path: "ViewModels/GuestModel.swift",
        text: """
          final class GuestModel: Codable {
            var failure: String?
            func keep() { UserDefaults.standard.set(failure, forKey: "failure") }
          }
          """),
      SourceFile(
        path: "Sources/App/Models/LoadError.swift",
        text: "struct LoadError: Error { let reason: String }"),
      SourceFile(path: "Sources/App/Page.swift", text: view),
    ])
  }

  private func refused(_ view: String) -> [String] {
    LayerDependency().findings(in: files(view)).compactMap(\.dependency?.to)
  }

  private func asked(_ body: String) -> [String] {
    let view = "import SwiftUI\nstruct Page: View {\n\(body)\n}"
    return HeavyView().findings(in: files(view)).map(\.message)
  }

  @Test func `The surroundings of a view give it a state or a way, but nobody who knows data`() {
    let names = ["Session", "SearchState", "AppModel", "ToolContainer", "TabNavigation", "Price"]
    let properties = names.map { "  @Environment(\($0).self) private var \($0.lowercased())\n" }
    #expect(refused("struct Page: View {\n\(properties.joined())}") == ["Session", "AppModel"])
  }

  @Test func `A view keeps no model of the whole application that does chores`() {
    #expect(refused("struct Page: View { let model: AppModel }") == [])
    let files = Project([
      SourceFile(
        path: "Sources/App/AppModel.swift",
        text: "final class AppModel { func load() { UserDefaults.standard.synchronize() } }"),
      SourceFile(
        path: "Sources/App/GuestModel.swift",
        text: "final class GuestModel { func load() { UserDefaults.standard.synchronize() } }"),
      SourceFile(
        path: "Sources/App/Page.swift",
        text: "struct Page: View { let model: AppModel; let guest: GuestModel }"),
    ])
    let findings = LayerDependency().findings(in: files)
    #expect(findings.compactMap(\.dependency?.to) == ["AppModel"])
  }

  @Test
  func `What SwiftData keeps is a model wherever it lies, and no service where many share it`() {
    let files = { (view: String) in
      Project([
        SourceFile(path: "Sources/App/Habit.swift", text: "@Model class Habit { var title = 1 }"),
        SourceFile(path: "Sources/App/Page.swift", text: view),
      ])
    }
    let label = files("final class HabitLabel: UILabel { var habit: Habit? }")
    #expect(LayerDependency().findings(in: label).compactMap(\.dependency?.to) == ["Habit"])
    let page = files("struct Page: View { @Environment(Habit.self) private var habit }")
    #expect(LayerDependency().findings(in: page).map(\.message) == [])
  }

  @Test func `Clients and protocols of what stores work for others, by their names alone`() {
    let files = Project([
      SourceFile(
        path: "Sources/App/Clients.swift",
        text: "final class PasteboardClient {}; protocol ImageStoring {}; struct Client {}"),
      SourceFile(
        path: "Sources/App/Page.swift",
        text:
          "struct Page: View { let a: PasteboardClient; let b: any ImageStoring; let c: Client }"),
    ])
    let findings = LayerDependency().findings(in: files)
    #expect(findings.compactMap(\.dependency?.to) == ["PasteboardClient", "ImageStoring"])
  }

  @Test func `Whom a view makes for one call is asked for work only where it does some`() {
    #expect(asked("  let line = Rooms().createLine(height: 1)") == [])
    #expect(asked("  func load() { Rooms.shared.createRoom() }").count == 1)
  }

  @Test func `A library's client in a property is used, whoever made it`() {
    let source = SourceFile(
      path: "Sources/App/Wish.swift",
      text: """
        import FirebaseFirestore
        final class WishController: UIViewController {
          private var database: Firestore!
          func send() { database.collection("wishes").addDocument(data: [:]) }
        }
        """)
    #expect(HeavyController().findings(in: Project([source])).count == 1)
  }

  @Test func `Errors are no models, and neither is what lies with those who answer for screens`() {
    #expect(refused("final class PageView: UIView { var error: LoadError? }") == [])
    #expect(asked("  let guest: GuestModel; func close() { guest.failure = nil }") == [])
  }

  @Test func `Languages and settings of the program are shown, whatever else is shared is asked`() {
    #expect(asked("  var text: String { LanguageManager.shared.text(for: 1) }") == [])
    #expect(asked("  var limit: Int { AppConfig.shared.limit }") == [])
    #expect(
      asked("  var limit: Int { Rooms.shared.limit }") == [
        "let the controller ask 'Rooms', and give the view 'Page' what it shows"
      ])
  }
}
