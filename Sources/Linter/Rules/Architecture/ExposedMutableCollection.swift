import Diagnostics
import Roles
import SourceModel

struct ExposedMutableCollection: Rule {
  static let about = RuleDescription(
    id: "exposed_mutable_collection",
    summary: "Only a model or store itself changes the collections that it keeps.",
    why: "Nobody can keep consistent, observe or save what anybody can replace.",
    severity: .warning, yields: .toSetters,
    examples: [
      Example(
        "what others follow, and is named for keeping, whatever it inherits from",
        """
        class TalkCache: BaseCache, ObservableObject {
          @Published var talks: [String: Talk] = [:]
        //               ^^^^^ exposed_mutable_collection: write 'private(set) var talks' and give 'TalkCache' methods that \
        change it
        }
        class TalkScreen: BaseScreen, ObservableObject { @Published var talks: [Talk] = [] }
        """),
      Example(
        "a store's list that anybody can replace",
        """
        final class PhotoStore {
          var photos: [String] = []
        //    ^^^^^^ exposed_mutable_collection: write 'private(set) var photos' and give \
        'PhotoStore' methods that change it
        }
        """),
      Example(
        "the list of a history, whatever it conforms to, and of who only reads settings",
        """
        final class SearchHistory: ItemsContainer {
          var items: [String] = []
        //    ^^^^^ exposed_mutable_collection: write 'private(set) var items' and give 'SearchHistory' methods that change it
        }
        final class SettingsParser: ItemsContainer { var items: [String] = [] }
        final class SettingsView: UIView { var items: [String] = [] }
        """),
      Example(
        "a service's dictionary, and one that a protocol may ask for",
        """
        final class BalanceService {
          var balances: [String: Double] = [:]
        //    ^^^^^^^^ exposed_mutable_collection: write 'private(set) var balances' and give 'BalanceService' methods that \
        change it
        }
        final class RateService: RateSource { var rates: [String: Double] = [:] }
        """),
      Example(
        "a model in its folder, by whatever name, a dictionary",
        """
        // file: Sources/App/Entities/Album.swift
        public class Album {
          public var titles: [Int: String] = [:]
        //           ^^^^^^ exposed_mutable_collection: write 'private(set) var titles' and give \
        'Album' methods that change it
        }
        """),
      Example(
        "a published set whose type comes from its value",
        """
        class TagStore: ObservableObject {
          @Published var tags = Set<String>()
        //               ^^^^ exposed_mutable_collection: write 'private(set) var tags' and give \
        'TagStore' methods that change it
        }
        """),
      Example(
        "who keeps objects under another name",
        """
        final class AppsManager: NSObject {
          static let shared = AppsManager()
          var apps: [String] = []
        //    ^^^^ exposed_mutable_collection: write 'private(set) var apps' and give 'AppsManager' \
        methods that change it
        }
        """),
      Example(
        "what everybody can reach, by an object for all",
        """
        final class PlayHistory {
          static let manager = PlayHistory()
          var items: [String] = []
        //    ^^^^^ exposed_mutable_collection: write 'private(set) var items' and give 'PlayHistory' \
        methods that change it
        }
        """),
      Example(
        "what a protocol of the project lets everybody set, and what it only reads",
        """
        protocol RideUseCase { var places: [Int] { get set }; var stops: [Int] { get } }
        final class RideHistory: RideUseCase {
          var places: [Int] = []
          var stops: [Int] = []
        //    ^^^^^ exposed_mutable_collection: write 'private(set) var stops' and give 'RideHistory' methods that change it
        }
        """),
      Example(
        "what a superclass or a protocol may ask for",
        """
        final class ThemeManager: SettingManaging { var names: [String] = [] }
        final class LayoutManager: NSLayoutManager { var tabs: [Int] = [] }
        """),
      Example(
        "readable by all, changed by itself",
        """
        final class PhotoStore {
          private(set) var photos: [String] = []
          private var drafts: [String] = []
          let kinds: [String] = ["a"]
        }
        """),
      Example(
        "a value: who changes a copy changes nothing else",
        """
        // file: Sources/App/Models/Album.swift
        struct Album { var photos: [String] = [] }
        """),
      Example(
        "what is read from a service, wherever it lies",
        """
        final class Feed: Codable { @Published var items: [Item] = [] }
        //                                         ^^^^^ exposed_mutable_collection: write \
        'private(set) var items' and give 'Feed' methods that change it
        """),
      Example(
        "what others follow, whatever it is called and wherever it lies, but not what prepares a screen",
        """
        // file: Sources/App/Services/CleanerService.swift
        final class CleanerService: ObservableObject {
          @Published var files: [File] = []
        //               ^^^^^ exposed_mutable_collection: write 'private(set) var files' and give \
        'CleanerService' methods that change it
        }
        final class FilesViewModel: ObservableObject { @Published var files: [File] = [] }
        """),
      Example(
        "a list for all, one of many by what it is made of, and data inside of another type",
        """
        // file: Sources/App/Player/Player.swift
        final class Player {
          static var sounds = [String]()
        //           ^^^^^^ exposed_mutable_collection: write 'private(set) static var sounds' and give \
        'Player' methods that change it
          var queue = [String]()
          final class Answer: Codable { var names: [String] = [] }
        //                                  ^^^^^ exposed_mutable_collection: write 'private(set) var names' and give \
        'Answer' methods that change it
        }
        final class ThemeColors { static var palettes: [String] = [] }
        final class Result {
          let uuid: String, day: Date, name: String, speed: Double
          var items: [Item] = []
        //    ^^^^^ exposed_mutable_collection: write 'private(set) var items' and give 'Result' methods that \
        change it
        }
        """),
      Example(
        "what a framework keeps, and other roles",
        """
        // file: Sources/App/Models/Album.swift
        final class Album: ManagedObject { @Relationship("photos") var photos: [Int] }
        // file: Sources/App/Example.swift
        final class Parser { var tokens: [String] = [] }
        private final class CacheStore { var keys: [String] = [] }
        """),
    ])

  func findings(in source: SwiftSource) -> [Finding] {
    guard source.isOfProgram else { return [] }
    return source.types.filter { $0.kind == .classType && !$0.isHidden }.flatMap { type in
      let keepsData = Self.keepsData(type)
      let isForAll = Self.isItsOwn(type) && !Self.isForScreens(type.name.text)
      let properties = type.children.lazy.filter { property in
        property.isStored && (property.isStatic ? isForAll : keepsData)
          && Self.isExposedCollection(property)
      }
      return properties.map { finding(on: $0, of: type) }
    }
  }

  private func finding(on property: Declaration, of type: Declaration) -> Finding {
    Finding.likely(
      "write 'private(set) \(property.isStatic ? "static " : "")var \(property.name)' and give "
        + "'\(type.name)' methods that change it",
      at: property.name.range)
  }

  private static func keepsData(_ type: Declaration) -> Bool {
    guard !type.hasAttribute("Model") else { return false }
    if type.isData { return true }
    guard type.enclosingType == nil else { return false }
    if type.isModelByItself && isItsOwn(type) || type.name.isForKeeping && isFollowed(type)
      || isKeeper(type)
    {
      return true
    }
    if isItsOwn(type), !DisplayName.isOne(type.name.text),
      !type.instancesOfItself.isEmpty || isFollowed(type)
    {
      return true
    }
    switch type.role?.role {
    case .store: return type.name.hasSuffix("Store")
    case .service: return isItsOwn(type) && !ScreenName.isOne(type.name.text)
    case .model where isNamedAsModel(type): return type.role?.isSure == true
    case .model, nil: return KeeperName.isOne(type.name.text) && isItsOwn(type)
    default: return false
    }
  }

  /// Whether it is named for what it keeps, and for nothing else: `SearchHistory`, but not `SettingsParser`.
  private static func isKeeper(_ type: Declaration) -> Bool {
    let role = Role(suffixOf: type.name.text)
    let keepers: [Role?] = [nil, .model, .store, .service]
    return type.name.isForKeeping && !type.isObservedModel && !isForScreens(type.name.text)
      && (isNamedAsModel(type) || role == .store || role == .service)
      && keepers.contains(type.inheritedRole)
  }

  /// Whether it says how things look, or prepares a screen.
  private static func isForScreens(_ name: String) -> Bool {
    DisplayName.isForLooks(name) || DisplayName.isOfLooks(name) || ScreenName.isOne(name)
  }

  /// Whether nothing else may ask for its properties: neither a class above it nor a protocol of the tree.
  private static func isItsOwn(_ type: Declaration) -> Bool {
    !type.hasPart { part in
      part.inheritedTypes.contains { !modest.contains($0.name) && !$0.name.hasSuffix("Delegate") }
    }
  }

  /// What asks for nothing that others could reach.
  private static let modest: NameSet = ["NSObject", "ObservableObject", "Sendable"]

  /// Whether others follow what it keeps; what prepares a screen shares that with the screen.
  private static func isFollowed(_ type: Declaration) -> Bool {
    type.isObserved && !type.isObservedModel && !ScreenName.isOne(type.name.text)
  }

  /// What lies in a folder of models may still be named for something else.
  private static func isNamedAsModel(_ type: Declaration) -> Bool {
    let others = ["Model", "Manager", "Provider", "Builder", "Parser", "Coordinator", "Factory"]
    return Role(suffixOf: type.name.text) == nil && !others.contains(where: type.name.hasSuffix)
  }

  private static func isExposedCollection(_ property: Declaration) -> Bool {
    property.kind == .variable && !property.isHidden && property.setterAccess == .unwritten
      && property.modifiers.isDisjoint(with: [.lazy, .override])
      && property.isKeptByType
      && !property.type.name.hasSuffix("Cancellable>")
      && (property.type.isCollection || property.type.isEmpty && isCollection(property.value))
  }

  private static func isCollection(_ value: Name) -> Bool {
    let text = value.text
    return text.hasPrefix("[") && text.hasSuffix("]()")
      || ["Set<", "Array<", "Dictionary<"].contains { text.hasPrefix($0) && text.hasSuffix(">()") }
  }
}
