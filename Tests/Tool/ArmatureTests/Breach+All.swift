extension Breach {
  static let all = rolesAndState + objects + customization

  private static let rolesAndState = [
    Breach(
      "layer_dependency", "Views/HeadlineView.swift",
      "final class HeadlineView: View {\n  var news: News?\n}"),
    Breach(
      "heavy_controller", "Controllers/ArchiveController.swift",
      """
      final class ArchiveController: ViewController {
        func readArchive(at address: URL) throws -> Data {
          try Data(contentsOf: address)
        }
      }
      """),
    Breach(
      "heavy_view", "Views/ClockView.swift",
      """
      final class ClockView: View {
        func readSettings() {
          UserDefaults.standard.synchronize()
        }
      }
      """),
    Breach(
      "mixed_role", "Controllers/ArchiveController.swift",
      """
      final class ArchiveController: ViewController, NewsViewDelegate {
        func newsViewDidPressCloseButton(_ newsView: NewsView) {}
      }
      """),
    Breach(
      "operation_is_self_contained", "Operations/CleanNewsOperation.swift",
      """
      final class CleanNewsOperation: ModelOperation<Int, Int>, @unchecked Sendable {
        override func perform() async throws -> Int {
          UserDefaults.standard.integer(forKey: "limit")
        }
      }
      """),
    Breach(
      "shared_instance", "Application/Journal.swift",
      "final class Journal {\n  static let shared = Journal()\n  private var count = 0\n}"),
    Breach(
      "store_owns_persistence", "Operations/CleanNewsOperation.swift",
      """
      final class CleanNewsOperation: ModelOperation<Int, Int>, @unchecked Sendable {
        let container = NSPersistentContainer(name: "News")
      }
      """),
    Breach(
      "receptionist_for_observation", "Controllers/ArchiveController.swift",
      """
      final class ArchiveController: ViewController {
        func listen(to center: NotificationCenter) {
          center.addObserver(forName: archiveDidChange, object: nil, queue: nil) { _ in
            self.tableView.reloadData()
          }
        }
      }
      """),
  ]

  private static let objects = [
    Breach(
      "presentation_in_model", "Models/Price.swift",
      """
      struct Price {
        let amount: Double
        var text: String? { NumberFormatter().string(for: amount) }
      }
      """),
    Breach(
      "exposed_mutable_collection", "Stores/DraftStore.swift",
      "final class DraftStore {\n  var drafts: [String] = []\n}"),
    Breach(
      "mutable_hash_key", "Models/Bookmark.swift",
      """
      final class Bookmark: Hashable {
        var title = ""
        static func == (left: Bookmark, right: Bookmark) -> Bool { left.title == right.title }
        func hash(into hasher: inout Hasher) { hasher.combine(title) }
      }
      """),
    Breach(
      "unbalanced_equality", "Models/Bookmark.swift",
      """
      struct Bookmark: Hashable {
        let title: String
        let page: Int
        static func == (left: Bookmark, right: Bookmark) -> Bool { left.title == right.title }
      }
      """),
    Breach(
      "cluster_introspection", "Models/Shape.swift",
      """
      /// An abstract shape.
      class Shape {}
      final class Circle: Shape {}
      func isRound(_ shape: Shape) -> Bool { shape is Circle }
      """),
  ]

  private static let customization = [
    Breach(
      "customization_runs_last", "Views/PlainView.swift",
      """
      final class PlainView: View {
        var configureLabel: ((Label) -> Void)?
        func show(_ label: Label) {
          configureLabel?(label)
          label.text = "plain"
        }
      }
      """),
    Breach(
      "repeated_customization", "Controllers/ArchiveController.swift",
      """
      final class ArchiveController: ViewController {
        func prepare(_ first: PlainList, with second: PlainList) {
          first.configureCell = { cell, row in cell.show(row); cell.mark() }
          second.configureCell = { cell, row in cell.show(row); cell.mark() }
        }
      }
      """),
  ]
}
