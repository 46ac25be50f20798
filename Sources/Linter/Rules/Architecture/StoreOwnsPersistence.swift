import Diagnostics
import Roles
import SourceModel
import Words

struct StoreOwnsPersistence: Rule {
  static let about = RuleDescription(
    id: "store_owns_persistence",
    summary: "Only a store knows how objects are kept.",
    why: "Where saving is spread out, no test can replace the disk.",
    severity: .warning,
    examples: [
      Example(
        "a controller that saves a context",
        """
        final class NewsViewController: UIViewController {
          func close() { try? viewContext.save() }
        //                                ^^^^ store_owns_persistence: let a store do this for the \
        controller 'NewsViewController'
        }
        """),
      Example(
        "a view that calls a database",
        """
        class NewsView: UIView {
          func read() { sqlite3_step(statement) }
        //              ^^^^^^^^^^^^ store_owns_persistence: let a store do this for the view 'NewsView'
        }
        """),
      Example(
        "an operation that opens a container",
        """
        final class ImportOperation: Operation {
          let container = NSPersistentContainer(name: "News")
        //                ^^^^^^^^^^^^^^^^^^^^^ store_owns_persistence: let a store do this for the \
        operation 'ImportOperation'
        }
        """),
      Example(
        "whoever else keeps settings",
        """
        final class ThemeManager {
          func save() { UserDefaults.standard.set(true, forKey: "isDark") }
        //              ^^^^^^^^^^^^ store_owns_persistence: let a store do this for 'ThemeManager'
        }
        """),
      Example(
        "a database of a library, and what prepares data for a screen",
        """
        import RealmSwift
        final class NewsViewModel {
          func keep(_ news: News) { try? Realm().write { $0.add(news) } }
        //                               ^^^^^ store_owns_persistence: let a store do this for 'NewsViewModel'
        //                                       ^^^^^ store_owns_persistence: let a store do this for \
        'NewsViewModel'
        }
        """),
      Example(
        "an extension of the controller in the same file",
        """
        final class NewsPage: UIViewController {}
        extension NewsPage {
          func keep() { NSUbiquitousKeyValueStore.default.set(1, forKey: "page") }
        //              ^^^^^^^^^^^^^^^^^^^^^^^^^ store_owns_persistence: let a store do this for the \
        controller 'NewsPage'
        }
        """),
      Example(
        "settings that somebody else hands over, and a model that asks the database for itself",
        """
        final class RatingManager {
          private let settings: UserDefaults
        //                      ^^^^^^^^^^^^ store_owns_persistence: let a store do this for 'RatingManager'
          init(settings: UserDefaults) { self.settings = settings }
        }
        final class Note: NSManagedObject {
          static func all() -> NSFetchRequest<Note> { NSFetchRequest(entityName: "Note") }
        //                                            ^^^^^^^^^^^^^^ store_owns_persistence: let a store do this \
        for the model 'Note'
          static func isShort(_ notes: NSArray) -> Bool { NSPredicate(format: "count < 3").evaluate(with: notes) }
        }
        """),
      Example(
        "a type that only has the name of one of a library",
        """
        final class MapController: UIViewController {
          func show() { Realm().paint() }
        }
        """),
      Example(
        "a model that saves itself",
        """
        import RealmSwift
        final class News: Object {
          static func deleteAll() throws {
            let realm = try Realm()
        //                  ^^^^^ store_owns_persistence: let a store do this for the model 'News'
            realm.deleteAll()
          }
        }
        """),
      Example(
        "a store",
        """
        final class NewsStore {
          let container = NSPersistentContainer(name: "News")
          func save() throws { try container.viewContext.save() }
        }
        """),
      Example(
        "what is named for what it keeps",
        """
        struct Preferences { var isDark: Bool { UserDefaults.standard.bool(forKey: "isDark") } }
        extension UserDefaults { static let shared = UserDefaults(suiteName: "group") }
        final class ThemeController: UIViewController {
          func listen() { observe(UserDefaults.didChangeNotification) }
        }
        """),
      Example(
        "the application delegate sets up what everyone is given",
        """
        class AppDelegate: UIResponder, UIApplicationDelegate {
          let container = NSPersistentContainer(name: "News")
        }
        """),
      Example(
        "a controller that asks a store, and code of no role",
        """
        final class NewsViewController: UIViewController {
          func close() { newsStore.save() }
        }
        func open() { sqlite3_open("a", nil) }
        """),
    ])

  func findings(in source: SwiftSource) -> [Finding] {
    guard !source.isTest else { return [] }
    var seen: Set<String> = []
    return source.chores.compactMap { use in
      guard Self.isStoresWork(use), let type = use.owner?.outermostType?.extended,
        let keeper = Self.keeper(type, of: use.chore),
        seen.insert("\(type.name) \(use.name)").inserted
      else { return nil }
      return Finding(
        "let a store do this for \(keeper)", at: use.name.range, certainty: .likely)
    }
  }

  /// Keeping objects and settings, and asking a database for objects: a predicate alone may choose among any.
  private static func isStoresWork(_ use: ChoreUse) -> Bool {
    use.chore == .persistence || use.chore == .preferences
      || use.chore == .querying && use.name != "NSPredicate" && use.name != "Predicate"
  }

  /// Who keeps what is a store's to keep: a role that keeps nothing, where more than the end of a name says
  /// so; what prepares data for a screen; of settings anybody who is not named for keeping them.
  private static func keeper(_ type: Declaration, of chore: Chore) -> String? {
    if let role = role(of: type) {
      // Rules of their own say that views and operations read no settings.
      guard chore != .preferences || role == .controller else { return nil }
      return "the \(role.layer.title) '\(type.name)'"
    }
    if chore != .preferences, type.inheritedRole == .model || type.isData {
      return "the model '\(type.name)'"
    }
    guard chore == .preferences || ScreenName.isOne(type.name.text), type.kind != .protocolType,
      type.inheritedRole == nil,
      type.role?.role != .store, type.role?.role != .applicationDelegate,
      !words(of: type.name.text).contains(where: { LexicalWord($0.key).isKeeping })
    else { return nil }
    return "'\(type.name)'"
  }

  /// A role that keeps nothing; only where more than the end of a name says so.
  private static func role(of type: Declaration) -> Role? {
    if type.isViewController { return .controller }
    let inherited = type.inheritedRole
    return inherited == .view || inherited == .operation ? inherited : nil
  }
}
