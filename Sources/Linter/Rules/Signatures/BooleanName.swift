import Diagnostics
import SourceModel
import Words

struct BooleanName: Rule {
  static let nouns = RuleOption(
    "nouns", default: false, "whether a Boolean property named by a noun alone is found as well")

  static let about = RuleDescription(
    id: "boolean_name",
    summary: "A Boolean reads as an assertion: isEmpty, hasTitle, canEdit.",
    why:
      "`if photo.isHidden` reads as a sentence; `hidden` alone may be anything.",
    severity: .warning, options: [nouns],
    examples: [
      Example(
        "a participle or an adjective alone",
        """
        struct Photo {
          var hidden = false
        //    ^^^^^^ boolean_name: write 'isHidden' instead of 'hidden'
          let visible: Bool
        //    ^^^^^^^ boolean_name: write 'isVisible' instead of 'visible'
        }
        """),
      Example(
        "a participle behind its noun",
        """
        final class Player {
          var loggingEnabled = true
        //    ^^^^^^^^^^^^^^ boolean_name: write 'isLoggingEnabled' instead of 'loggingEnabled'
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
        "a noun, where a project minds",
        """
        struct Settings {
          var animation = true
        //    ^^^^^^^^^ boolean_name: write an assertion such as 'hasAnimation'
        }
        """, settings: ["nouns": .boolean(true)]),
      Example(
        "an assertion that is none, and a needless helper",
        """
        struct Person {
          var isName: String
        //    ^^^^^^ boolean_name: write 'name' instead of 'isName': it is no Bool
          var doesAcceptMail: Bool
        //    ^^^^^^^^^^^^^^ boolean_name: write 'acceptsMail' instead of 'doesAcceptMail'
        }
        """),
      Example(
        "assertions",
        """
        struct Photo {
          var isHidden = false, hasTitle = true, canEdit: Bool
          var allowsSharing: Bool, viewNeedsLayout = false
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
          var htmlEnabled = true
        //    ^^^^^^^^^^^ boolean_name: write 'isHTMLEnabled' instead of 'htmlEnabled'
          var xqpVisible = false, showsXQPTitle = true
        //    ^^^^^^^^^^ boolean_name: write 'isXQPVisible' instead of 'xqpVisible'
        }
        """),
      Example(
        "what a database or a store knows by its name, and names that no helper makes a sentence",
        """
        final class Photo: Object {
          dynamic var hidden = false
          var useThumbnailsEnabled = true, listFirstLoaded = false
          var forUnified = false, maybeForked = true
          static let isFavoriteKey: String = "favorite"
        }
        """),
      Example(
        "sentences of what happened, and the value of a flag at another time",
        """
        struct Upload {
          var noneSucceeded = true, errorOccurred = false
          var lastSyncEnabled = true, originalHidden = false
        }
        """),
      Example(
        "what lies behind a property that is an assertion already",
        """
        final class Player {
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
    ])

  var settings = RuleSettings()

  func findings(in source: SwiftSource) -> [Finding] {
    let surroundings = NameSurroundings(of: source)
    return source.declarations.compactMap { declaration in
      let kind = declaration.kind
      guard kind.isValue || kind == .function && declaration.type.isBool, declaration.isMember
      else { return nil }
      let isBoolean = Self.isBoolean(declaration)
      guard isBoolean || Self.beginsLikeBoolean(declaration.name), declaration.isNamedHere,
        !declaration.isInCodableType, !declaration.modifiers.contains(.dynamic),
        declaration.attributes.allSatisfy({ Self.plainAttributes.contains($0.name.text) })
      else { return nil }
      return isBoolean
        ? findingOfBoolean(declaration, surroundings) : Self.findingOfOther(declaration)
    }
  }

  /// A quick look at the bytes.
  private static func beginsLikeBoolean(_ name: Name) -> Bool {
    name.hasPrefix("is") || name.hasPrefix("has")
  }

  /// Attributes that do not bring a name of another language or format with them.
  private static let plainAttributes: Set<String> = [
    "Binding", "MainActor", "Published", "State", "available", "discardableResult", "inlinable",
    "usableFromInline",
  ]

  private static func isBoolean(_ declaration: Declaration) -> Bool {
    if !declaration.type.isEmpty { return declaration.type.isBool }
    return declaration.kind.isValue
      && (declaration.value == "true" || declaration.value == "false")
  }

  private func findingOfBoolean(
    _ declaration: Declaration, _ surroundings: NameSurroundings
  ) -> Finding? {
    guard !Self.isPlainAssertion(declaration.name.utf8) else { return nil }
    let name = declaration.name.text
    let words = declaration.nameWords
    if words.count > 1, words[0] == "does", Verb.isBase(words[1]) {
      let rest = Words.words(of: name).dropFirst(2).map(\.text).joined()
      return Self.finding(Verb(words[1]).thirdPerson + rest, declaration)
    }
    var capitalized: String { declaration.source.capitalized(name) }
    if Self.tellsState(words, of: declaration) {
      let better = Self.helper(before: words) + capitalized
      return surroundings.hasSibling(of: declaration, called: better)
        ? nil : Self.finding(better, declaration)
    }
    guard settings[Self.nouns], declaration.kind.isValue, let first = words.first,
      !words.contains(where: Self.isAssertion), isNoVerb(first)
    else { return nil }
    return Finding(
      "write an assertion such as 'has\(capitalized)'", at: declaration.name.range,
      certainty: .likely)
  }

  /// A quick look, which most names of Booleans pass: a helper verb begins it.
  private static func isPlainAssertion(_ name: ByteText) -> Bool {
    ["is", "has", "can", "should"].contains { helper in
      name.count > helper.utf8.count && name.starts(with: helper)
        && name[name.startIndex + helper.utf8.count] &- 0x41 < 26
    }
  }

  /// `isHidden`, `areLinksEnabled`
  private static func helper(before words: [String]) -> String {
    guard let noun = words.dropLast().last, noun.hasSuffix("s") else {
      return words.first == "all" ? "are" : "is"
    }
    return noun != "always" && isOwnPlural(noun) ? "are" : "is"
  }

  /// Finite forms of what happens by itself: `errorOccurred` is a sentence.
  private static let perfects: Set<String> = [
    "appeared", "arrived", "changed", "ended", "expired", "failed", "happened", "occurred",
    "started", "succeeded",
  ]

  /// An adjective or a participle, alone or behind its noun.
  private static func tellsState(_ words: [String], of declaration: Declaration) -> Bool {
    guard let first = words.first, let last = words.last,
      !words.contains(where: { isAssertion($0) || conjunctions.contains($0) }),
      !perfects.contains(last), words.count == 1 || !otherTimes.contains(first),
      words.count == 1 || !commands.contains(first) && !words.dropFirst().contains("first"),
      words.count != 2 || !isPreposition(first)
    else { return false }
    // `present(_ controller:)` acts; `equal(to other:)` tells.
    let takesObject = declaration.parameters.first.map { $0.label == "_" } ?? false
    let acts = Verb.canBeBase(first) && (takesObject || isCommand(declaration))
    if words.count == 1, isAdjectiveOfState(first) { return !acts }
    guard declaration.parameters.isEmpty else { return false }
    if words.count == 1, declaration.kind.isValue, states.contains(first) { return true }
    return (isAdjectiveOfState(last) || isParticiple(last))
      && (words.count == 1 || last == "enabled" || !Verb.canBeBase(first))
  }

  /// `present(in controller:)`, which tells by its result whether it could: where it is no
  /// comparison, what takes arguments acts.
  private static func isCommand(_ declaration: Declaration) -> Bool {
    declaration.kind == .function
      && declaration.parameters.first.map { $0.label != "to" } ?? false
  }

  /// Words that make a sentence of its own: `headerSeenButNoFooterLoaded`.
  private static let conjunctions: Set<String> = ["and", "but", "maybe", "or", "when", "while"]

  /// What the name of a flag's value at another time begins with: `lastSyncEnabled`.
  private static let otherTimes: Set<String> = [
    "cached", "current", "default", "initial", "last", "new", "old", "original", "previous",
    "saved",
  ]

  /// Verbs that no noun is called like: `useFullWidthEnabled` tells what to do.
  private static let commands: Set<String> = ["hide", "ignore", "keep", "remember", "show", "use"]

  private static func findingOfOther(_ declaration: Declaration) -> Finding? {
    guard declaration.kind.isValue, plainTypes.contains(declaration.type.text),
      !declaration.value.hasPrefix("\"")
    else { return nil }
    let parts = words(of: declaration.name.text)
    guard parts.count > 1, ["is", "has"].contains(parts[0].text), parts.last?.key != "key" else {
      return nil
    }
    let rest = itemName(of: parts.dropFirst().map(\.text).joined())
    return Finding(
      "write '\(rest)' instead of '\(declaration.name.text)': it is no Bool",
      at: declaration.name.range, certainty: .likely, replacements: [rest])
  }

  private static func finding(_ better: String, _ declaration: Declaration) -> Finding {
    Finding(
      "write '\(better)' instead of '\(declaration.name.text)'", at: declaration.name.range,
      certainty: .likely, replacements: [better])
  }

  /// A verb in the third person, or a helper verb.
  private static func isAssertion(_ word: String) -> Bool {
    helpers.contains(word) || Verb.canBeThirdPerson(word)
  }

  private static func isParticiple(_ word: String) -> Bool {
    Verb(past: word).map { $0.participle == word } ?? false && !Verb.canBeBase(word)
  }

  private static let helpers: Set<String> = [
    "am", "are", "can", "cannot", "could", "did", "do", "does", "had", "has", "have", "is", "may",
    "might", "must", "never", "not", "should", "was", "were", "will", "would",
  ]

  /// Participles of what takes its time; others with that ending are nouns as often (`logging`).
  private static let states: Set<String> = [
    "animating", "connecting", "downloading", "dragging", "editing", "loading", "playing",
    "recording", "refreshing", "running", "saving", "scrolling", "searching", "typing",
    "updating", "uploading",
  ]

  private static let plainTypes: Set<String> = [
    "String", "Int", "Double", "Float", "Date", "URL", "Data",
  ]
}
