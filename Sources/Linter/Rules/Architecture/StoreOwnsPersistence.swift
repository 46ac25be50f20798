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
        "a model that removes its file",
        """
        struct Source: Codable {
          func discard() { try? FileManager.default.removeItem(at: place) }
        //                      ^^^^^^^^^^^ store_owns_persistence: let a store do this for the model 'Source'
        }
        struct Drive: Codable {
          func discard() { try? fileManager.removeItem(at: place) }
        //                                  ^^^^^^^^^^ store_owns_persistence: let a store do this for the model 'Drive'
        }
        final class Exporter { func isDone() -> Bool { FileManager.default.fileExists(atPath: target) } }
        """),
      Example(
        "whoever else keeps settings",
        """
        // file: Sources/App/Application/ThemeManager.swift
        final class ThemeManager {
          func save() { UserDefaults.standard.set(true, forKey: "isDark") }
        //              ^^^^^^^^^^^^ store_owns_persistence: let a store do this for 'ThemeManager'
        }
        """),
      Example(
        "a database of a library, and what prepares data for a screen",
        """
        import RealmSwift
        final class ImportModel: ObservableObject {
          func discard() { try? FileManager.default.removeItem(at: place) }
        //                      ^^^^^^^^^^^ store_owns_persistence: let a store do this for 'ImportModel'
        }
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
        "settings of an object that somebody else has, and by a wrapper of a property",
        """
        final class SearchScope {
          var last: String? { Identity.shared.userDefaults?.string(forKey: "last") }
        //                                    ^^^^^^^^^^^^ store_owns_persistence: let a store do this for \
        'SearchScope'
          var other: String { Identity.shared.defaults.string(for: "other") }
        }
        final class BackupManager {
          @Persisted("backup-period", defaultValue: 1) var period: Int
        // ^^^^^^^^^ store_owns_persistence: let a store do this for 'BackupManager'
        }
        struct PeriodView: View { @AppStorage("period") var period = 1 }
        """),
      Example(
        "what prepares data for a screen, whatever the screen is for",
        """
        final class ConfigurationViewModel {
          func isForced() -> Bool { UserDefaults.standard.bool(forKey: "isForced") }
        //                          ^^^^^^^^^^^^ store_owns_persistence: let a store do this for \
        'ConfigurationViewModel'
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
        "what lies among the models, and a context that a controller was given",
        """
        // file: Sources/App/Models/Container.swift
        struct Container {
          func clear() { try? FileManager.default.removeItem(at: url) }
        //                    ^^^^^^^^^^^ store_owns_persistence: let a store do this for the model 'Container'
        }
        // file: Sources/App/Models/ContainerCache.swift
        struct ContainerCache { func clear() { try? FileManager.default.removeItem(at: url) } }
        // file: Sources/App/Screens/TagsViewController.swift
        final class TagsViewController: UIViewController {
          func remove() { manager.managedObjectContext.delete(tag); list.delete(tag) }
        //                                             ^^^^^^ store_owns_persistence: let a store do this for the controller \
        'TagsViewController'
          func keep() { manager.saveContext() }
        //                      ^^^^^^^^^^^ store_owns_persistence: let a store do this for the controller \
        'TagsViewController'
        }
        """),
      Example(
        "one of many by its values, and a database that is asked in a closure",
        """
        final class Program: Identifiable, Hashable {
          let id: Int, url: URL, name: String, isPinned: Bool
          func makeFolder() { try? FileManager.default.createDirectory(at: url, withIntermediateDirectories: true) }
        //                         ^^^^^^^^^^^ store_owns_persistence: let a store do this for the model 'Program'
        }
        final class TokensViewController: UIViewController {
          func show() { tokens = try? queue.inDatabase { try Token.all($0) } }
        //                                  ^^^^^^^^^^ store_owns_persistence: let a store do this for the controller \
        'TokensViewController'
        }
        """),
      Example(
        "a service that looks for objects in a context that it is given, and who keeps it",
        """
        final class ReplacementService {
          func replace(in text: String, using context: ModelContext) -> String {
            let descriptor = FetchDescriptor<Replacement>()
        //                   ^^^^^^^^^^^^^^^ store_owns_persistence: let a store do this for 'ReplacementService'
            return (try? context.fetch(descriptor))?.first?.text ?? text
          }
        }
        final class CoreDataService { func save() { try? context.save() } }
        final class Container {
          let container = NSPersistentContainer(name: "News")
          func save() { try? container.viewContext.save() }
        }
        """),
      Example(
        "files that are changed by who is not named for them, but not for a moment",
        """
        final class ShareService {
          func receive(_ file: URL) { try? FileManager.default.moveItem(at: file, to: place) }
        //                                 ^^^^^^^^^^^ store_owns_persistence: let a store do this for 'ShareService'
        }
        final class Player {
          func clean() { try? FileManager.default.removeItem(at: temporaryFile) }
        }
        enum Checkout {
          static func begin() { @Dependency(\\.fileManager) var fileManager; try? fileManager.removeItem(at: place) }
        }
        final class ProfileFolder {
          func remove() { try? FileManager.default.removeItem(at: place) }
        }
        """),
      Example(
        "objects that are fetched in a context of somebody else by what the project adds to contexts",
        """
        final class CourseNavigator {
          func open() { show(CoreDataHelper.viewContext.fetchSingle(request).value) }
        //                                              ^^^^^^^^^^^ store_owns_persistence: let a store do this for \
        'CourseNavigator'
        }
        struct CourseView: View {
          func add() { _ = Course(context: CoreDataHelper.viewContext) }
        //                 ^^^^^^ store_owns_persistence: let a store do this for the view 'CourseView'
        }
        """),
      Example(
        "saving in a context that another one gives",
        """
        final class DraftSender {
          private let viewContext: NSManagedObjectContext
          func send() { viewContext.saveWithRetry() }
        //                          ^^^^^^^^^^^^^ store_owns_persistence: let a store do this for 'DraftSender'
        }
        """),
      Example(
        "a file that is written by data",
        """
        final class WavePresenter {
          func keep(_ picture: Data) { try? picture.write(to: fileURL) }
        //                                          ^^^^^ store_owns_persistence: let a store do this for 'WavePresenter'
          func answer(_ request: Request) { request.write(to: channel) }
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
        final class WalletKeystore { var isOpen: Bool { UserDefaults.standard.bool(forKey: "isOpen") } }
        final class RatesLocalProvider { var isOld: Bool { UserDefaults.standard.bool(forKey: "isOld") } }
        final class Manifest: ManifestStorage { func load() { text = UserDefaults.standard.string(forKey: "manifest") } }
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
        "an application delegate and a scene's delegate that read settings",
        """
        class AppDelegate: UIResponder, UIApplicationDelegate {
          func start() { UserDefaults.standard.set(true, forKey: "started") }
        //               ^^^^^^^^^^^^ store_owns_persistence: let a store do this for 'AppDelegate'
        }
        final class DeviceRecord: Codable { func keep() { UserDefaults.standard.set(name, forKey: "name") } }
        //                                                ^^^^^^^^^^^^ store_owns_persistence: let a store do this for 'DeviceRecord'
        class SceneDelegate: UIResponder, UIWindowSceneDelegate {
          func start() { UserDefaults.standard.set(true, forKey: "started") }
        //               ^^^^^^^^^^^^ store_owns_persistence: let a store do this for 'SceneDelegate'
          func close() { context.save() }
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
    guard source.isOfProgram else { return [] }
    let uses = source.chores.filter(Self.isStoresWork)
    // The class of the settings says more than the name of a property of that class.
    let named = Set(
      uses.lazy.filter { $0.chore == .preferences && $0.name.isCapital }.map(Self.typeName))
    var seen: Set<String> = []
    return uses.compactMap { use in
      guard let type = use.owner?.responsibleType?.extended,
        use.chore != .preferences || use.name.isCapital || !named.contains(type.name.text),
        let keeper = Self.keeper(type, of: use),
        seen.insert("\(type.name) \(use.chore == .querying ? "" : use.name.text)").inserted
      else { return nil }
      return .likely("let a store do this for \(keeper)", at: use.name.range)
    }
  }

  private static func typeName(of use: ChoreUse) -> String {
    use.owner?.responsibleType?.extended.name.text ?? ""
  }

  /// Keeping objects, files and settings, and asking a database for objects: a predicate alone may choose among any.
  private static func isStoresWork(_ use: ChoreUse) -> Bool {
    use.chore == .persistence || use.chore == .preferences || use.chore == .fileAccess
      || use.chore == .querying && use.name != "NSPredicate" && use.name != "Predicate"
  }

  /// Who keeps what is a store's to keep: a role that keeps nothing, where more than the end of a name says
  /// so; what prepares data for a screen; of settings, and of objects in another one's context, anybody who is not
  /// named for keeping them.
  private static func keeper(_ type: Declaration, of use: ChoreUse) -> String? {
    let isSetting = use.chore == .preferences
    if let role = role(of: type) {
      // Rules of their own say that views and operations read no settings, and views and controllers no files.
      let isOthers =
        use.chore == .fileAccess || isSetting && role != .controller
      guard !isOthers else { return nil }
      return "the \(role.layer.title) '\(type.name)'"
    }
    if !isSetting,
      type.inheritedRole == .model || type.isData || isAmongModels(type)
        || type.isModelByItself && isNamedForNothingElse(type)
    {
      return "the model '\(type.name)'"
    }
    let isForScreen = ScreenName.isOne(type.name.text) || type.isObservedModel
    let isOfFiles = use.chore == .fileAccess && FileWork.isOthers(use, in: type)
    guard isSetting || isForScreen || isOfFiles || asksAnother(use, in: type),
      type.kind != .protocolType,
      type.inheritedRole == nil || isSetting && isJudgedHere(type.inheritedRole),
      type.role?.role != .store,
      isForScreen || !isForKeeping(type)
    else { return nil }
    return "'\(type.name)'"
  }

  /// Whether no other rule asks which settings a role reads.
  private static func isJudgedHere(_ role: Role?) -> Bool {
    role == .applicationDelegate || role == .model
  }

  /// Whether its name says so, or that of a protocol to which it conforms.
  private static func isForKeeping(_ type: Declaration) -> Bool {
    type.name.isForKeeping || type.inheritedTypes.contains { $0.name.isForKeeping }
  }

  /// Whether a class of no such role asks for objects or saves them in a context that another one has opened. Who opens
  /// a database himself, or is named for data, is a store by another name.
  private static func asksAnother(_ use: ChoreUse, in type: Declaration) -> Bool {
    guard use.chore == .querying || use.chore == .persistence, !isOpening(use),
      !type.name.hasSuffix("SceneDelegate"),
      use.name != "NSManagedObjectContext", use.name != "ModelContext",
      type.kind != .extending, !KeeperName.isOfData(type.name.text),
      !type.inheritedTypes.contains(where: { $0.name == "PreviewProvider" })
    else { return false }
    return !type.source.chores.contains {
      isOpening($0) && $0.owner?.responsibleType?.extended.name.text == type.name.text
    }
  }

  private static func isOpening(_ use: ChoreUse) -> Bool {
    use.chore == .persistence
      && (use.name.isCapital && !use.name.hasSuffix("Context") || use.name.hasPrefix("sqlite3_"))
  }

  /// Whether it lies in a folder of models and is named for nothing else.
  private static func isAmongModels(_ type: Declaration) -> Bool {
    type.source.role == .model && type.kind != .extending && type.kind != .protocolType
      && isNamedForNothingElse(type)
      && type.inheritedTypes.allSatisfy { DataName.isPlain($0.name.text) }
  }

  private static func isNamedForNothingElse(_ type: Declaration) -> Bool {
    Role(suffixOf: type.name.text) == nil && !KeeperName.isOne(type.name.text)
      && !type.name.isForKeeping
  }

  /// A role that keeps nothing; only where more than the end of a name says so.
  private static func role(of type: Declaration) -> Role? {
    if type.isViewController { return .controller }
    let inherited = type.inheritedRole
    return inherited == .view || inherited == .operation ? inherited : nil
  }
}
