import Diagnostics
import Roles
import SourceModel

struct HeavyView: Rule {
  static let about = RuleDescription(
    id: "heavy_view",
    summary:
      "A view shows what it is given and tells what was pressed; it fetches and keeps nothing.",
    why: "A view that loads or schedules works with one application and one network only.",
    severity: .warning,
    examples: [
      Example(
        "a view that loads its own image",
        """
        final class AvatarView: UIImageView {
          func load(_ address: URL) {
            URLSession.shared.dataTask(with: address).resume()
        //  ^^^^^^^^^^ heavy_view: move web requests from the view 'AvatarView' to a service and show \
        the result
          }
        }
        """),
      Example(
        "a view that reads settings and starts a timer",
        """
        class ClockView: UIView {
          func start() {
            let format = UserDefaults.standard.string(forKey: "format")
        //               ^^^^^^^^^^^^ heavy_view: move settings from the view 'ClockView' to its \
        controller and show the result
            Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.show(format) }
        //        ^^^^^^^^^^^^^^ heavy_view: move scheduling from the view 'ClockView' to its \
        controller and show the result
          }
          func show(_ format: String?) {}
        }
        """),
      Example(
        "a cell that keeps raw data",
        """
        class NewsCell: UITableViewCell {
          var values: [String: Any] = [:]
        //    ^^^^^^ heavy_view: give the view 'NewsCell' the texts and images that it shows instead of \
        data
        }
        """),
      Example(
        "a button that makes a timer, and a layer that is not a view",
        """
        class PulseButton: UIButton {
          lazy var timer = Timer(timeInterval: 1, repeats: true) { _ in }
        //                 ^^^^^ heavy_view: move scheduling from the view 'PulseButton' to its controller \
        and show the result
        }
        class PulseLayer: CALayer { lazy var timer = Timer(timeInterval: 1, repeats: true) { _ in } }
        """),
      Example(
        "a view that is the data source of another one, for objects and for words",
        """
        class ShelfView: UIView, UICollectionViewDataSource {
        //                       ^^^^^^^^^^^^^^^^^^^^^^^^^^ heavy_view: extract the data source from the view \
        'ShelfView': it keeps the objects of its rows
          var books: [Book]?
        }
        class TagsView: UIView, UICollectionViewDataSource { var tags: [String] = [] }
        """),
      Example(
        "outlets, geometry and events",
        """
        final class AvatarView: UIView {
          let imageView = UIImageView()
          var inset: CGFloat = 4
          func show(_ image: UIImage) { imageView.image = image }
        }
        """),
      Example(
        "an object that somebody else made is only passed on",
        """
        final class WebView: UIView {
          func open(_ request: URLRequest, in session: URLSession) {}
        }
        """),
      Example(
        "a controller fetches what the view shows",
        """
        final class AvatarController: UIViewController {
          func refresh() { UserDefaults.standard.synchronize() }
        }
        final class LayoutView: UIView {}
        """),
    ])

  private static let places: [Chore: (work: String, place: String)] = [
    .webAccess: ("web requests", "a service"), .fileAccess: ("file access", "a store"),
    .decoding: ("decoding", "a store"), .querying: ("the query", "a data source"),
    .persistence: ("persistence", "a store"), .preferences: ("settings", "its controller"),
    .scheduling: ("scheduling", "its controller"),
  ]

  func findings(in source: SwiftSource) -> [Finding] {
    guard !source.isTest else { return [] }
    let views = source.types.filter { $0.kind != .extending && $0.inheritedRole == .view }
    guard !views.isEmpty else { return [] }
    let kept = views.flatMap { view in
      view.storedProperties.filter(Self.holdsData).map { Self.finding(onData: $0, of: view) }
    }
    return kept + views.compactMap(Self.findingOfRows) + chores(of: views, in: source)
  }

  /// The first place of each chore of each view.
  private func chores(of views: [Declaration], in source: SwiftSource) -> [Finding] {
    let names = Set(views.map(\.name.text))
    var seen: Set<String> = []
    return source.chores.compactMap { use in
      guard let view = use.owner?.innermostType?.name.text, names.contains(view),
        let (work, place) = Self.places[use.chore], seen.insert(view + work).inserted
      else { return nil }
      return .likely(
        "move \(work) from the view '\(view)' to \(place) and show the result", at: use.name.range)
    }
  }

  private static let rowAskers = ["Collection", "Outline", "Table"]

  /// A view that answers for the rows of another one, of objects that it keeps.
  private static func findingOfRows(in view: Declaration) -> Finding? {
    let clause = view.parts.lazy.flatMap(\.inheritedTypes).first { inherited in
      rowAskers.contains { inherited.base?.hasSuffix($0 + "ViewDataSource") == true }
    }
    guard let clause, view.parts.flatMap(\.storedProperties).contains(where: \.keepsObjects) else {
      return nil
    }
    return .likely(
      "extract the data source from the view '\(view.name)': it keeps the objects of its rows",
      at: clause.name.range)
  }

  private static func holdsData(_ property: Declaration) -> Bool {
    let type = property.type.name
    return type.hasPrefix("[String: Any]") || type.hasPrefix("[AnyHashable: Any]")
  }

  private static func finding(onData property: Declaration, of view: Declaration) -> Finding {
    Finding.likely(
      "give the view '\(view.name)' the texts and images that it shows instead of data",
      at: property.name.range)
  }
}

extension Declaration {
  /// `var photos: [Photo]`, `var photos = [Photo]()`: a list of what is neither a plain value nor on the screen.
  fileprivate var keepsObjects: Bool {
    let text = type.isEmpty ? value.text : type.text
    guard text.hasPrefix("["), !text.contains(":"), !text.contains("->") else { return false }
    let element = text.dropFirst().prefix { $0.isLetter || $0.isNumber }
    return element.first?.isUppercase == true
      && !StandardTypes.isValue(String(element)) && !StandardTypes.isOnScreen(String(element))
      && !["UI", "NS", "CG"].contains(where: element.hasPrefix)
  }
}
