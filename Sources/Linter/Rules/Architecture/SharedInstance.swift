import Diagnostics
import Roles
import SourceModel

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
        "a stateless value",
        """
        struct Palette { static let standard = Palette(); let name = "plain" }
        final class Clock { static let shared = Clock(); func now() -> Int { 0 } }
        """),
      Example(
        "an object of another type, and named ones of the same",
        """
        final class Theme {
          static let shared = Palette()
          static let dark = Theme()
          var accent = 0
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

  private static let names: Set = [
    "current", "default", "defaultInstance", "instance", "main", "singleton", "standard",
  ]

  func findings(in source: SwiftSource) -> [Finding] {
    guard !source.isTest else { return [] }
    let candidates = source.declarations.lazy.filter { declaration in
      declaration.kind.isValue && declaration.isStatic && declaration.isStored
        && !declaration.hasAttribute("TaskLocal")
        && (declaration.name.hasPrefix("shared") || Self.names.contains(declaration.name.text))
    }
    return candidates.compactMap { finding(on: $0, in: source) }
  }

  private func finding(on instance: Declaration, in source: SwiftSource) -> Finding? {
    guard let owner = instance.enclosingType, Self.holds(instance, oneOf: owner.name.text),
      let type = Self.type(behind: owner, in: source), !Self.mayBeShared(type),
      let state = type.storedProperties.first(where: { $0.kind == .variable })
    else { return nil }
    return Finding(
      "make one '\(type.name)' where the program starts and pass it on: '\(state.name)' is shared "
        + "state", at: instance.name.range, certainty: .likely)
  }

  private static func holds(_ instance: Declaration, oneOf type: String) -> Bool {
    if instance.type.base == type { return true }
    let value = instance.value
    if [type + "(", "Self("].contains(where: value.hasPrefix) { return true }
    return instance.type.isEmpty && value.hasPrefix("{") && value.text.contains(" \(type)(")
  }

  private static func type(behind owner: Declaration, in source: SwiftSource) -> Declaration? {
    let name = owner.name.text
    func isType(_ declaration: Declaration) -> Bool {
      (declaration.kind == .classType || declaration.kind == .actor) && declaration.name == name
    }
    guard owner.kind == .extending else { return isType(owner) ? owner : nil }
    return source.topLevelDeclarations.first(where: isType)
  }

  private static func mayBeShared(_ type: Declaration) -> Bool {
    type.hasAttribute("globalActor") || type.inheritedRole == .applicationDelegate
      || Role(suffixOf: type.name.text) == .applicationDelegate
  }
}
