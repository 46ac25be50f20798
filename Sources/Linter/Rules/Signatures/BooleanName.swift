import Diagnostics
import Naming
import SourceModel
import Words

struct BooleanName: Rule {
  static let about = RuleDescription(
    .booleanName, yields: .toNames, options: [NamingStrictness.option],
    examples: [
      Example(
        "a participle or an adjective alone",
        """
        struct Photo {
          var hidden = false
        //    ^^^^^^ boolean_name: write 'isHidden' instead of 'hidden'
          let visible: Bool
        //    ^^^^^^^ boolean_name: write 'isVisible' instead of 'visible'
          var interacting = false
        //    ^^^^^^^^^^^ boolean_name: write 'isInteracting' instead of 'interacting'
        }
        """),
      Example(
        "a participle or an adjective behind its noun",
        """
        final class Player {
          var loggingEnabled = true
        //    ^^^^^^^^^^^^^^ boolean_name: write 'isLoggingEnabled' instead of 'loggingEnabled'
          var userVisible: Bool
        //    ^^^^^^^^^^^ boolean_name: write 'isUserVisible' instead of 'userVisible'
          var playbackStarted = false
        //    ^^^^^^^^^^^^^^^ boolean_name: write 'isPlaybackStarted' instead of 'playbackStarted'
          var recordEnabled = false
        //    ^^^^^^^^^^^^^ boolean_name: write 'isRecordEnabled' instead of 'recordEnabled'
          var decodingFailed = false
          func empty() -> Bool { true }
        //     ^^^^^ boolean_name: write 'isEmpty' instead of 'empty'
        }
        """),
      Example(
        "a question to an argument",
        """
        struct Range {
          func equal(to other: Range) -> Bool { true }
        //     ^^^^^ boolean_name: write 'isEqual' instead of 'equal'
        }
        """),
      Example(
        "a command",
        """
        struct Settings {
          var useCache = true
        //    ^^^^^^^^ boolean_name: write 'usesCache' instead of 'useCache'
          var alwaysShowHeader = true
        //    ^^^^^^^^^^^^^^^^ boolean_name: write 'alwaysShowsHeader' instead of 'alwaysShowHeader'
          var needConfiguration = true
        //    ^^^^^^^^^^^^^^^^^ boolean_name: write 'needsConfiguration' instead of 'needConfiguration'
          var skipIntermediatePages: Bool
        //    ^^^^^^^^^^^^^^^^^^^^^ boolean_name: write 'skipsIntermediatePages' instead of 'skipIntermediatePages'
        }
        """),
      Example(
        "a command whose object could be a verb, and one behind an underscore",
        """
        struct Settings {
          var showLineBreaks = true
        //    ^^^^^^^^^^^^^^ boolean_name: write 'showsLineBreaks' instead of 'showLineBreaks'
          private var _useCache = true
        //            ^^^^^^^^^ boolean_name: write '_usesCache' instead of '_useCache'
        }
        """),
      Example(
        "an action and what is so with it, a condition, and a thing that only looks like a command",
        """
        final class Player {
          var undoRegistered = false, restartRequired = false
        //    ^^^^^^^^^^^^^^ boolean_name: write 'isUndoRegistered' instead of 'undoRegistered'
        //                            ^^^^^^^^^^^^^^^ boolean_name: write 'isRestartRequired' instead of 'restartRequired'
          var moveToNextPageIfNeeded = false
        //    ^^^^^^^^^^^^^^^^^^^^^^ boolean_name: write 'movesToNextPageIfNeeded' instead of 'moveToNextPageIfNeeded'
          var openOrders = false, lastResult = true
        //    ^^^^^^^^^^ boolean_name: write an assertion: 'open' may tell how it is or what it does
        //                        ^^^^^^^^^^ boolean_name: write an assertion: 'last' may tell how it is or what it does
          var signupByInvitationsOpened = true, muteMessages = false
        //    ^^^^^^^^^^^^^^^^^^^^^^^^^ boolean_name: write 'isSignupByInvitationsOpened' instead of 'signupByInvitationsOpened'
        //                                      ^^^^^^^^^^^^ boolean_name: write 'mutesMessages' instead of 'muteMessages'
        }
        """),
      Example(
        "a value of the whole program",
        """
        var keepRunning = true
        //  ^^^^^^^^^^^ boolean_name: write 'keepsRunning' instead of 'keepRunning'
        """),
      Example(
        "a comparison",
        """
        struct Album {
          func sortByDate(_ lhs: Photo, _ rhs: Photo) -> Bool { true }
        //     ^^^^^^^^^^ boolean_name: write an assertion: it says something of the two
        }
        """),
      Example(
        "a noun",
        """
        struct Settings {
          var animation = true
        //    ^^^^^^^^^ boolean_name: write an assertion, such as 'isAnimation' or 'hasAnimation'
          var primaryColor = false
        //    ^^^^^^^^^^^^ boolean_name: write an assertion, such as 'isPrimaryColor' or 'hasPrimaryColor'
          var editMode = false
        //    ^^^^^^^^ boolean_name: write an assertion, such as 'isEditMode' or 'hasEditMode'
          var inQuote = false, withHeader = false, receivedData = false
        //    ^^^^^^^ boolean_name: write an assertion, such as 'isInQuote'
        //                     ^^^^^^^^^^ boolean_name: write an assertion, such as 'hasHeader'
        //                                         ^^^^^^^^^^^^ boolean_name: write an assertion, such as 'hasReceivedData'
          var contributingToMap = true, showingDetails = false
        //    ^^^^^^^^^^^^^^^^^ boolean_name: write an assertion, such as 'isContributingToMap'
        //                              ^^^^^^^^^^^^^^ boolean_name: write an assertion, such as 'isShowingDetails'
        }
        """),
      Example(
        "a verb behind is",
        """
        final class Screen {
          var isReload = false
        //    ^^^^^^^^ boolean_name: say how it is, not what it does: 'reload' is a verb
          var isPauseByUser = false
        //    ^^^^^^^^^^^^^ boolean_name: say how it is, not what it does: 'pause' is a verb
        }
        """),
      Example(
        "an assertion that is none, and a needless helper",
        """
        struct Person {
          var isName: String
        //    ^^^^^^ boolean_name: write 'name' instead of 'isName': it is not a Bool
          var doesAcceptMail: Bool
        //    ^^^^^^^^^^^^^^ boolean_name: write 'acceptsMail' instead of 'doesAcceptMail'
        }
        """),
      Example(
        "a key, and a command that only looks at its argument, where the naming is strict",
        """
        struct Account: Codable {
          var draft: Bool
        //    ^^^^^ boolean_name: write an assertion, such as 'isDraft' or 'hasDraft'
          func validateName(_ name: String) -> Bool { name.count > 2 }
        //     ^^^^^^^^^^^^ boolean_name: write 'validatesName' instead of 'validateName'
          func save(_ name: String) -> Bool { store.save(name) }
        }
        """, settings: ["naming": .text("strict")]),
      Example(
        "a local value, where the naming is strict",
        """
        func show() {
          var roomMatch = false, found = false
        //    ^^^^^^^^^ boolean_name: write an assertion, such as 'isRoomMatch' or 'hasRoomMatch'
        }
        """, settings: ["naming": .text("strict")]),
      Example(
        "a noun of a method, where the naming is strict",
        """
        struct Settings {
          func animation() -> Bool { true }
        //     ^^^^^^^^^ boolean_name: write an assertion, such as 'isAnimation' or 'hasAnimation'
        }
        """, settings: ["naming": .text("strict")]),
      Example(
        "assertions",
        """
        struct Photo {
          var isHidden = false, hasTitle = true, canEdit: Bool
          var allowsSharing: Bool, viewNeedsLayout = false
          var collectionViewDidLoad = false, errorOccurred = false
          var optionsExist = true, isReloadInProgress = false
          var itemsMatch = true, cellsOverlap = true, edgesContainCrossings = true
          var indexCellsNeedUpdate = true, offScreenPageNeedsUpdate = true
        }
        """),
      Example(
        "methods that act and report success",
        """
        struct Panel {
          func remove() -> Bool { true }
          static func present(in screen: Screen, then done: () -> Void) -> Bool { true }
        }
        """),
      Example(
        "an acronym, which keeps its capitals",
        """
        struct Settings {
          var htmlEnabled = true, bodyHTML = ""
        //    ^^^^^^^^^^^ boolean_name: write 'isHTMLEnabled' instead of 'htmlEnabled'
          var showsXQPTitle = true
        }
        """),
      Example(
        "what a model of a database knows by its name, and a key",
        """
        final class Photo: NSManagedObject {
          @NSManaged var hidden: Bool
          static let isFavoriteKey: String = "favorite"
        }
        """),
      Example(
        "UIScrollView's own names, and what lies behind an assertion",
        """
        final class Player {
          var alwaysBounceVertical = true
          private var active = false
          var isActive: Bool { active }
        }
        """),
      Example(
        "names that a format or a command line decides",
        """
        struct Reply: Codable { var hidden: Bool }
        struct Tool { @Flag var enabled = false }
        """),
      Example(
        "keys by an extension, by a protocol of the project and by one of Vapor, and what is no key",
        """
        // file: Sources/App/Page.swift
        struct Page { var completed = false }
        extension Page: Encodable {}
        extension Page: Decodable {}
        struct Entry: Reply { var completed = false }
        struct Form: Content { private var completed = false }
        struct Mark: Codable {
          static var hidden = false
        //           ^^^^^^ boolean_name: write 'isHidden' instead of 'hidden'
        }
        // file: Sources/App/Reply.swift
        protocol Reply: Codable {}
        """),
      Example(
        "what a protocol from elsewhere may ask a type for",
        "struct Push: AppIntent { static var openAppWhenRun = false }"),
    ],
    exceptions: NamingExceptions.boolean)

  var settings = RuleSettings()
  var keys: KeyTreatment { settings.isStrict ? .judged : .left }

  func findings(in source: SwiftSource) -> [Finding] {
    source.declarations.compactMap { declaration in
      let kind = declaration.kind
      guard kind.isValue || kind == .function && declaration.type.isBool,
        declaration.isMember || settings.isStrict
          || kind.isValue && !declaration.isLocal
      else { return nil }
      let isBoolean = Self.isBoolean(declaration)
      guard isBoolean || Self.beginsLikeBoolean(declaration.name),
        declaration.isNamedHere || declaration.isLocal
          || isBoolean && declaration.isNamedHereBehindUnderscore,
        settings.isStrict || !declaration.attributes.contains(where: Self.isForeign)
      else { return nil }
      guard isBoolean else { return Self.findingOfOther(declaration) }
      guard let finding = findingOfBoolean(declaration),
        !Self.about.exceptions.cover(declaration.path)
      else { return nil }
      return finding
    }
  }

  /// A quick look at the bytes.
  private static func beginsLikeBoolean(_ name: Name) -> Bool {
    name.hasPrefix("is") || name.hasPrefix("has")
  }

  /// Whether an attribute brings a name of the command line or of a table with it.
  private static func isForeign(_ attribute: Attribute) -> Bool {
    [
      "Argument", "Field", "Flag", "NSManaged", "Option", "OptionalField", "OptionGroup",
    ].contains { attribute.name == $0 }
  }

  private static func isBoolean(_ declaration: Declaration) -> Bool {
    if !declaration.type.isEmpty {
      return declaration.type.name.contains("Bool") && declaration.type.base == "Bool"
    }
    return declaration.kind.isValue
      && (declaration.value == "true" || declaration.value == "false")
  }

  private func findingOfBoolean(_ declaration: Declaration) -> Finding? {
    let isValue = declaration.kind.isValue
    let form = declaration.name.assertionForm
    // Within one body, `found` is read where it was set.
    if declaration.isLocal, form == .state || declaration.nameWords.count < 2 { return nil }
    if form != .assertion, Self.compares(declaration) {
      return .likely("write an assertion: it says something of the two", at: declaration.name.range)
    }
    switch form {
    case .assertion: return nil
    case .unclear where !settings.isStrict: return nil
    case .verbBehindIs(let verb):
      return .likely(
        "say how it is, not what it does: '\(verb)' is a verb", at: declaration.name.range)
    case .verbOrAdjective(let word):
      guard isValue else { return findingOfCommand(word, in: declaration) }
      return .likely(
        "write an assertion: '\(word)' may tell how it is or what it does",
        at: declaration.name.range)
    case .emphasized(let verb):
      return BetterBoolean.withoutEmphasis(on: verb, in: declaration)
    case .state:
      return isValue || !Self.acts(declaration) ? BetterBoolean.behindHelper(declaration) : nil
    case .command(let verb): return findingOfCommand(verb, in: declaration)
    case .thing, .unclear:
      return isValue || settings.isStrict && Self.isThing(declaration)
        ? BetterBoolean.saying(declaration) : nil
    }
  }

  /// A method that begins so only looks at its arguments.
  private func findingOfCommand(_ verb: String, in declaration: Declaration) -> Finding? {
    guard
      declaration.kind.isValue
        || settings.isStrict && declaration.effects.isEmpty && !declaration.parameters.isEmpty
          && declaration.worksOutItsValue
    else { return nil }
    return BetterBoolean.telling(verb, in: declaration)
  }

  /// `animation()`, `touchHandler(_ event: Event)`: neither an assertion nor something to do.
  private static func isThing(_ method: Declaration) -> Bool {
    method.parameters.isEmpty
      || method.name.commandForm == .thing && !method.parameters.contains(where: asserts)
  }

  /// `navigationBar(_:shouldPush:)` has its assertion in a label.
  private static func asserts(_ parameter: Parameter) -> Bool {
    words(of: parameter.label.text).contains { LexicalWord($0.key).isAuxiliary }
  }

  /// `sortByDate(_ lhs: Photo, _ rhs: Photo)`: two of a kind, of which the result says something.
  private static func compares(_ method: Declaration) -> Bool {
    guard method.kind == .function, let first = method.parameters.first,
      let second = method.parameters.dropFirst().first, first.type.text == second.type.text
    else { return false }
    return first.label == "_" && second.label == "_" && !first.type.hasArrow
  }

  /// `present(in controller:)` tells by its result whether it could; `equal(to:)` compares.
  private static func acts(_ method: Declaration) -> Bool {
    if let first = method.parameters.first { return first.label != "to" }
    return method.nameWords.first.map { $0 != "empty" && LexicalWord($0).canBeVerb } ?? false
  }

  private static func findingOfOther(_ declaration: Declaration) -> Finding? {
    guard declaration.kind.isValue, plainTypes.contains(declaration.type.text),
      !declaration.value.hasPrefix("\"")
    else { return nil }
    return Assertion.fault(ofOther: declaration.name.text)?.finding(at: declaration.name.range)
  }

  private static let plainTypes: Set<String> = [
    "String", "Int", "Double", "Float", "Date", "URL", "Data",
  ]
}
