import Diagnostics
import Roles
import SourceModel
import Words

struct SharedInstance: Rule {
  static let about = RuleDescription(
    id: "shared_instance",
    summary:
      "An object with state is created where the program starts and passed to whatever needs it.",
    why: "Code that reaches a singleton depends on it unseen, and no test can give it another one.",
    severity: .warning,
    examples: [
      Example(
        "a singleton with state",
        """
        final class ImageCache {
          static let shared = ImageCache()
        //           ^^^^^^ shared_instance: make one 'ImageCache' where the program starts and pass \
        it on: 'images' is shared state
          private var images: [String: Int] = [:]
        }
        """),
      Example(
        "the type is written, the object made by a closure",
        """
        class Session {
          static var current: Session = { Session() }()
        //           ^^^^^^^ shared_instance: make one 'Session' where the program starts and pass it \
        on: 'user' is shared state
          var user: String?
        }
        """),
      Example(
        "a shared actor",
        """
        actor Journal {
          var lines: [String] = []
        }
        extension Journal {
          static let sharedInstance = Journal()
        //           ^^^^^^^^^^^^^^ shared_instance: make one 'Journal' where the program starts and \
        pass it on: 'lines' is shared state
        }
        """),
      Example(
        "state in an object that does not change itself, which the type makes",
        """
        final class Router {
          static let shared = Router.makeRouter()
        //           ^^^^^^ shared_instance: make one 'Router' where the program starts and pass it \
        on: 'routes' is shared state
          let routes = BehaviorRelay<[String]>(value: [])
          static func makeRouter() -> Router { Router() }
        }
        final class Reminders {
          private static let instance = { () -> Reminders in return Reminders.init() }()
        //                   ^^^^^^^^ shared_instance: make one 'Reminders' where the program starts and pass it on: 'events' is shared state
          let events = EKEventStore()
        }
        final class Alerts { static let shared = Alerts(); let center = UNUserNotificationCenter.current() }
        actor Profile {
          static let shared = Profile()
        //           ^^^^^^ shared_instance: make one 'Profile' where the program starts and pass it on: 'changes' is shared state
          private let changes: AsyncCurrentValueSubject<String?> = .init(nil)
        }
        """),
      Example(
        "a setting that is one of its properties",
        """
        final class UpdateManager {
          static let shared = UpdateManager()
        //           ^^^^^^ shared_instance: make one 'UpdateManager' where the program starts and pass it \
        on: 'lastCheck' is shared state
          var lastCheck: Date? {
            get { UserDefaults.standard.object(forKey: "lastCheck") as? Date }
            set { UserDefaults.standard.set(newValue, forKey: "lastCheck") }
          }
        }
        """),
      Example(
        "a setting in an extension, what can be undone, and a type inside of another one",
        """
        extension News {
          final class Reader {
            static let shared = News.Reader()
        //             ^^^^^^ shared_instance: make one 'Reader' where the program starts and pass it on: 'count' is \
        shared state
            var count = 0
          }
        }
        final class Options {
          static let shared = Options()
        //           ^^^^^^ shared_instance: make one 'Options' where the program starts and pass it on: 'isSorted' is \
        shared state
        }
        extension Options {
          var isSorted: Bool {
            get { UserDefaults.standard.bool(forKey: "isSorted") }
            set { UserDefaults.standard.set(newValue, forKey: "isSorted") }
          }
        }
        final class Steps {
          static let shared = Steps()
        //           ^^^^^^ shared_instance: make one 'Steps' where the program starts and pass it on: 'undoManager' is \
        shared state
          private let undoManager = UndoManager()
        }
        """),
      Example(
        "the only one, whatever it is called",
        """
        final class PlayHistory {
          static let manager = PlayHistory()
        //           ^^^^^^^ shared_instance: make one 'PlayHistory' where the program starts and pass it on: \
        'items' is shared state
          private var items: [String] = []
        }
        """),
      Example(
        "one that is handed out by a property, and kept beside the type or in the property",
        """
        private let instance = PingQueue()
        final class PingQueue {
          class var sharedQueue: PingQueue { return instance }
        //          ^^^^^^^^^^^ shared_instance: make one 'PingQueue' where the program starts and pass it on: \
        'pings' is shared state
          var pings: [String] = []
        }
        final class Themes {
          class var shared: Themes {
        //          ^^^^^^ shared_instance: make one 'Themes' where the program starts and pass it on: 'chosen' is \
        shared state
            struct Static { static let instance = Themes() }
            return Static.instance
          }
          var chosen = 0
          class var last: Themes { Themes() }
        }
        """),
      Example(
        "an object whose properties a method changes, and one that is only set up",
        """
        final class DateWriter {
          static let shared = DateWriter()
        //           ^^^^^^ shared_instance: make one 'DateWriter' where the program starts and pass it on: \
        'formatter' is shared state
          private let formatter = DateFormatter()
          func text(of date: Date, in style: DateFormatter.Style) -> String {
            formatter.dateStyle = style
            return formatter.string(from: date)
          }
        }
        final class DayWriter {
          static let shared = DayWriter()
          private let formatter = DateFormatter()
          init() { formatter.dateStyle = .short }
          func text(of date: Date) -> String { formatter.string(from: date) }
        }
        """),
      Example(
        "a stateless value",
        """
        struct Palette { static let standard = Palette(); let name = "plain" }
        final class Clock {
          static let shared = Clock()
          let names = ["Berlin"]
          func now() -> Int { 0 }
        }
        """),
      Example(
        "state in an object of a type inside it",
        """
        final class InstallQueue {
          static let shared = InstallQueue()
        //           ^^^^^^ shared_instance: make one 'InstallQueue' where the program starts and pass it on: 'queue' \
        is shared state
          let queue = Queue()
          actor Queue { private var tasks: [String] = [] }
        }
        """),
      Example(
        "one database for all",
        """
        actor DataManager {
          static let shared: DataManager = .init()
        //           ^^^^^^ shared_instance: make one 'DataManager' where the program starts and pass it on: 'container' is \
        shared state
          private let container: ModelContainer
        }
        """),
      Example(
        "an object of another type, and named ones of the same",
        """
        final class Theme {
          static let shared = Palette()
          static let dark = Theme()
          static let light = Theme()
          var accent = 0
        }
        """),
      Example(
        "an instance that anybody may put another one in the place of",
        """
        final class NewsService {
          static var shared = NewsService()
        //           ^^^^^^ shared_instance: make one 'NewsService' where the program starts and pass it on: 'shared' is \
        shared state
          let address = "news"
        }
        final class Tint { private(set) static var standard = Tint(); private static var main = Tint() }
        //                                         ^^^^^^^^ shared_instance: make one 'Tint' where the program starts and \
        pass it on: 'standard' is shared state
        """),
      Example(
        "a cache, which a library or the files keep",
        """
        final class AvatarLoader {
          static let shared = AvatarLoader()
        //           ^^^^^^ shared_instance: make one 'AvatarLoader' where the program starts and pass it on: 'cache' is \
        shared state
          private let cache = Shared.imageCache
        }
        final class CoverCache {
          static let shared = CoverCache()
        //           ^^^^^^ shared_instance: make one 'CoverCache' where the program starts and pass it on: 'folder' is \
        shared state
          private let folder: URL
        }
        """),
      Example(
        "what the language or the application delegate asks for, and what one task has",
        """
        final class Reading { @TaskLocal static var current: Reading?; var count = 0 }
        @globalActor actor Storage { static let shared = Storage(); var count = 0 }
        class AppDelegate: UIResponder, UIApplicationDelegate {
          static let shared = AppDelegate()
          var window: UIWindow?
        }
        """),
    ])

  private static let names: NameSet = [
    "current", "default", "defaultInstance", "instance", "main", "singleton", "standard",
  ]

  func findings(in source: SwiftSource) -> [Finding] {
    guard !source.isTest else { return [] }
    return source.types.flatMap { type -> [Finding] in
      guard type.kind == .classType || type.kind == .actor, !Self.mayBeShared(type) else {
        return []
      }
      let instances = type.instancesOfItself
      return instances.filter { Self.isForAll($0, among: instances) }
        .compactMap { finding(on: $0, of: type) }
    }
  }

  private func finding(on instance: Declaration, of type: Declaration) -> Finding? {
    let isReplaceable = instance.kind == .variable && instance.isStored && !instance.isHidden
    guard let state = type.sharedState ?? (isReplaceable ? instance : nil) else { return nil }
    return .likely(
      "make one '\(type.name)' where the program starts and pass it on: '\(state.name)' is shared "
        + "state", at: instance.name.range)
  }

  /// By its name, or since it is the only one of its type and nothing tells it from others.
  private static func isForAll(_ instance: Declaration, among instances: [Declaration]) -> Bool {
    instance.name.hasPrefix("shared") || names.contains(instance.name)
      || instances.count == 1 && instance.value.hasSuffix("()")
  }

  private static func mayBeShared(_ type: Declaration) -> Bool {
    type.hasAttribute("globalActor") || type.inheritedRole == .applicationDelegate
      || Role(suffixOf: type.name.text) == .applicationDelegate
  }
}

extension Declaration {
  /// What changes in an instance of the type: a variable, or an object that others write into; nil where nothing
  /// does.
  fileprivate var sharedState: Declaration? {
    let stored = storedProperties
    return stored.first { $0.kind == .variable } ?? stored.first(where: \.isWrittenInto)
      ?? keptSetting ?? stored.first(where: \.isTurned) ?? stored.first(where: \.isConnection)
      ?? stored.first { $0.isCache || isCache }
  }

  /// `let container: ModelContainer`, `let events = EKEventStore()`: a database or the system remembers what is told to
  /// it. A session for requests is told nothing, and what the system shares is its own.
  private var isConnection: Bool {
    source.chores.contains { use in
      (use.chore == .persistence || use.chore == .systemAccess && value.text == "\(use.name)()")
        && range.bytes.contains(use.name.offsets.lowerBound)
    }
  }

  /// Whether it is called a cache: `let images = ImageCache()` is one by its type.
  private var isCache: Bool {
    name == "cache" || name.hasSuffix("Cache")
      || kind.isValue && type.base?.hasSuffix("Cache") == true
  }

  /// An object whose own properties some method of the type assigns: `formatter.dateStyle = .short`.
  private var isTurned: Bool {
    guard kind == .constant, let type = enclosingType else { return false }
    return source.statements.contains { statement in
      statement.kind == .assignment && type.body.contains(statement.text)
        && statement.owner?.kind == .function && statement.target.root == name.text
        && statement.target.text.contains(".")
    }
  }

  /// `let names = NSMutableArray()`, `let isOn = BehaviorRelay(value: false)`
  private var isWrittenInto: Bool {
    let type = type.base ?? String(value.text.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
    return type.hasPrefix("NSMutable") || Self.containers.contains(type)
      || ["Relay", "Subject"].contains(where: type.hasSuffix)
      || source.types.contains { kept in
        kept.name == type && (kept.kind == .classType || kept.kind == .actor)
          && kept.enclosingType?.name.text == enclosingType?.name.text
          && kept.storedProperties.contains { $0.kind == .variable }
      }
  }

  /// Objects that are made to be changed: containers, and what streams of values come from or end in.
  private static let containers: Set = [
    "CompositeDisposable", "DisposeBag", "MutableProperty", "Mutex", "NSCache", "NSCountedSet",
    "NSHashTable", "NSMapTable", "NSPointerArray", "OSAllocatedUnfairLock", "SerialDisposable",
    "UndoManager", "Variable",
  ]

  /// A property of the type whose value lies in the settings, unless the type is named for keeping them.
  private var keptSetting: Declaration? {
    guard !name.isForKeeping else { return nil }
    return members.first { property in
      property.kind == .variable && !property.isStatic && !property.modifiers.contains(.override)
        && property.accessors.contains { $0.kind == .set }
        && source.chores.contains {
          $0.chore == .preferences && property.body.contains($0.name)
        }
    }
  }
}
