import Diagnostics
import SourceModel
import Words

struct NotificationName: Rule {
  static let about = RuleDescription(
    id: "notification_name",
    summary: "A notification is named for who posts it and for what did or will happen.",
    why: "An observer far away has nothing but the name to know when it is told, before or after.",
    severity: .warning,
    examples: [
      Example(
        "no word for before or after",
        """
        extension Notification.Name {
          static let photoChange = Notification.Name("photoChange")
        //           ^^^^^^^^^^^ notification_name: write 'did' or 'will' into 'photoChange'
        }
        """),
      Example(
        "a past form",
        """
        extension NSNotification.Name {
          static let userLoggedOut = NSNotification.Name("userLoggedOut")
        //           ^^^^^^^^^^^^^ notification_name: write 'did' or 'will' into 'userLoggedOut'
        }
        """),
      Example(
        "a name that a type keeps",
        """
        final class Library {
          static let reloaded = Notification.Name("Reloaded")
        //           ^^^^^^^^ notification_name: write 'did' or 'will' into 'reloaded'
        }
        """),
      Example(
        "did and will",
        """
        extension Notification.Name {
          static let libraryDidChange = Notification.Name("LibraryDidChange")
          static let libraryWillClose = Notification.Name("LibraryWillClose")
        }
        """),
      Example(
        "other constants there",
        "extension Notification.Name { static let prefix = \"Library\" }"),
      Example(
        "a command, of which nobody can tell what has happened",
        """
        extension Notification.Name {
          static let clearLogs = Self("ClearLogs")
          static let showSelectedPhoto = Self("ShowSelectedPhoto")
          static let isVerifiedNotificationName = Self("IsVerified")
        }
        """),
      Example(
        "a name that the system has given",
        """
        extension Notification.Name {
          static let screenIsLocked = Self("com.apple.screenIsLocked")
        }
        extension DistributedNotificationCenter {
          static let themeChanged = Notification.Name("AppleInterfaceThemeChangedNotification")
          static let spaceChanged = Notification.Name(rawValue: "NSWorkspaceActiveSpaceDidChangeNotification")
          static let talkChanged = Notification.Name("NSTalkChanged")
        //           ^^^^^^^^^^^ notification_name: write 'did' or 'will' into 'talkChanged'
        }
        """),
      Example("other names", "final class Library { static let name = Person.Name(\"Ada\") }"),
    ])

  func findings(in source: SwiftSource) -> [Finding] {
    guard source.isOfProgram else { return [] }
    return source.declarations.compactMap { declaration in
      guard declaration.kind.isValue, declaration.isStatic, Self.isNotificationName(declaration)
      else { return nil }
      let words = declaration.nameWords
      guard words.contains(where: Self.tellsEvent) || words.last.map(isAdjectiveOfState) == true,
        !words.contains("did"), !words.contains("will"), words.first != "is",
        !Self.isCommand(words), !Self.isSystems(declaration.value)
      else { return nil }
      return .likely(
        "write 'did' or 'will' into '\(declaration.name.text)'", at: declaration.name.range)
    }
  }

  /// A past form, a change or a new state; what else a notification may be for, nobody can tell.
  private static func tellsEvent(_ word: String) -> Bool {
    if word == "required" || word == "needed" { return false }
    return word == "change" || Verb(past: word) != nil && !Verb.isBase(word)
  }

  /// `getStarted`, `showSelectedPhoto`: what has to be done, and the participle tells with what.
  private static func isCommand(_ words: [String]) -> Bool {
    guard words.count > 1, Verb.isBase(words[0]), Verb(past: words[1]) != nil else { return false }
    return words[0] == "get" || words.count > 2 && words[2] != "notification"
  }

  /// `com.apple.screenIsLocked`, `AppleInterfaceThemeChangedNotification`
  private static func isSystems(_ value: Name) -> Bool {
    value.contains("\"com.apple.")
      || ["\"Apple", "\"NS"].contains(where: value.contains) && value.contains("Notification\"")
  }

  private static func isNotificationName(_ declaration: Declaration) -> Bool {
    if !declaration.type.isEmpty, declaration.type.name.contains("Notification.Name"),
      declaration.type.base.map(types.contains) == true
    {
      return true
    }
    let value = declaration.value
    if calls.contains(where: value.hasPrefix) { return true }
    guard declaration.enclosingType.map({ typeNames.contains($0.name) }) == true
    else { return false }
    return ["Self(", ".init(", "Name("].contains { value.hasPrefix($0) }
  }

  private static let types: Set<String> = ["Notification.Name", "NSNotification.Name"]
  private static let typeNames = NameSet(types)
  private static let calls = types.map { $0 + "(" }
}
