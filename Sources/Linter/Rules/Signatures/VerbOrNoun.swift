import Diagnostics
import SourceModel
import Words

struct VerbOrNoun: Rule {
  static let overloads = RuleOption(
    "overloads", default: true, "whether methods that differ in their result alone are found")

  static let setters = RuleOption(
    "setters", default: false, "whether setSelected(_ photo: Photo) is found, which sets no Bool")

  static let about = RuleDescription(
    id: "verb_or_noun",
    summary: "A method that acts is a verb; one that only returns is named for what it returns.",
    why: "`sort` changes and `sorted` returns: readers rely on it and look no further.",
    severity: .warning, options: [overloads, setters],
    examples: [
      Example(
        "a participle for a method that changes its value",
        """
        struct Album {
          mutating func sorted() {}
        //              ^^^^^^ verb_or_noun: write 'sort' instead of 'sorted': it changes the value
        }
        """),
      Example(
        "a getter with get",
        """
        struct Album {
          func getTitle() -> String { "" }
        //     ^^^^^^^^ verb_or_noun: write 'title' instead of 'getTitle'
        }
        """),
      Example(
        "a value that is calculated",
        """
        final class Page {
          func calculateHeight() -> Double {
        //     ^^^^^^^^^^^^^^^ verb_or_noun: write 'height' instead of 'calculateHeight'
            var height = 0.0
            height = 2
            return height
          }
        }
        """),
      Example(
        "a verb for a method that returns a changed copy",
        """
        struct Album {
          func sort() -> Album { self }
        //     ^^^^ verb_or_noun: write 'sorted' instead of 'sort': it returns a changed copy
        }
        """),
      Example(
        "a noun for a method that acts",
        """
        final class Album {
          func sessionHeader() {}
        //     ^^^^^^^^^^^^^ verb_or_noun: begin with a verb: it returns nothing
        }
        """),
      Example(
        "methods that differ in nothing but their result",
        """
        struct Setting {
          func value() -> Int { 1 }
          func value() -> String { "1" }
        //     ^^^^^ verb_or_noun: name it for what it returns: 'value()' returns Int as well
        }
        """),
      Example(
        "a setter with a participle, where a project minds",
        """
        final class Page {
          func setColored(_ color: Color) {}
        //     ^^^^^^^^^^ verb_or_noun: write 'setColor' instead of 'setColored'
          func setSelected(_ photo: Photo) {}
        //     ^^^^^^^^^^^ verb_or_noun: write 'select' instead of 'setSelected'
        }
        """, settings: ["setters": .boolean(true)]),
      Example(
        "setters of a Bool and of what they name",
        """
        final class Page {
          func setSelected(_ isSelected: Bool, animated: Bool) {}
          func setSelectedPhoto(_ photo: Photo) {}
        }
        """, settings: ["setters": .boolean(true)]),
      Example(
        "the pair",
        """
        struct Album {
          mutating func sort() {}
          func sorted() -> Album { self }
        }
        """),
      Example(
        "getters that do more",
        """
        struct Album {
          func getTitle() async -> String { "" }
          func getTitle() throws -> String { "" }
          func getTitle(then done: (String) -> Void) {}
          func getRecord() -> Record { records.first ?? store.insert(Record()) }
        }
        """),
      Example(
        "getters that make something new at each call, or set something on the way",
        """
        final class Session {
          func getIdentifier() -> String { UUID().uuidString }
          func getNumber() -> Int { Int.random(in: 0..<9) }
          func getQueue() -> Queue { Queue() }
          func getView() -> View {
            let view = TitleView(of: self)
            view.align()
            return view
          }
          func getMessage() -> String {
            isAccessible = true
            return text
          }
          func getLabel() -> String {
            if text.isEmpty { self.text = "none" }
            return text
          }
        }
        """),
      Example(
        "a name whose underscores keep capitals apart",
        """
        struct Texts {
          func getTitleForERROR_TOO_LARGE() -> String { "" }
        }
        """),
      Example(
        "a getter whose better name is taken, or may be by a property of who conforms",
        """
        final class Album {
          private var photos: [Photo] = []
          func getPhotos() -> [Photo] { photos }
        }
        protocol AlbumItem {
          func getAlbum() -> Album
        }
        final class PhotoItem: AlbumItem {
          func getAlbum() -> Album { Album() }
        }
        final class TitleView: UIView {
          func getTag() -> Int { 0 }
        }
        """),
      Example(
        "what would say without get what to do, or how something is",
        """
        struct Album {
          func getCacheImage() -> Image { Image() }
          func getSelected() -> Int? { nil }
          func getSortsByTitle() -> Bool { true }
        }
        """),
      Example(
        "requests, beside others that change something",
        """
        extension Endpoint {
          static func getAlbum(with id: String) -> Endpoint { Endpoint() }
          static func deleteAlbum(with id: String) -> Endpoint { Endpoint() }
        }
        enum Device {
          static func getStatistics(from port: Int) -> Reply { Reply() }
          static func setLight(on port: Int) -> Reply { Reply() }
          func getLevel() -> LevelCommand { LevelCommand() }
        }
        extension ReplyViewController {
          static func getModel(of port: Int) -> Self { Self() }
        }
        """),
      Example(
        "members for a protocol that a heading names",
        """
        // MARK: - SoundVendor
        extension Player {
          func getSounds() -> [Sound] { [] }
        }
        """),
      Example(
        "getters beside a method that has the better name, and verbs of computing",
        """
        struct Album {
          func getPhotos(matching text: String) -> [Photo] { [] }
          func photos(matching text: String) async throws -> [Photo] { [] }
          func bootstrap() {}
        }
        enum Field {
          case title
          static func getTitle(from values: [String: String]) -> String? { values["title"] }
        }
        """),
      Example(
        "methods that differ in more than their result",
        """
        struct Setting {
          func value(at index: Int) -> Int { 1 }
          func value(named name: String) -> String { "" }
          func value() async -> Int { 1 }
          func value() -> Int { 1 }
          func value<Other>() -> Other? { nil }
        }
        """),
      Example("verbs that only look like participles", "struct Seeds { mutating func feed() {} }"),
    ])

  var settings = RuleSettings()

  func findings(in source: SwiftSource) -> [Finding] {
    names(in: source) + (settings[Self.setters] ? misnamedSetters(in: source) : [])
      + (settings[Self.overloads] && !source.isTest ? overloads(in: source) : [])
  }

  private func misnamedSetters(in source: SwiftSource) -> [Finding] {
    source.declarations.compactMap { declaration in
      guard declaration.kind == .function, declaration.isMember,
        let setter = SetterName(of: declaration), declaration.isNamedHere
      else { return nil }
      return Finding(
        "write '\(setter.better)' instead of '\(declaration.name)'", at: declaration.name.range,
        certainty: .likely, replacements: [setter.better])
    }
  }

  private func overloads(in source: SwiftSource) -> [Finding] {
    ReturnOverload.all(in: source).map { overload in
      Finding(
        "name it for what it returns: '\(overload.method.fullName)' returns "
          + "\(overload.earlier.type.text) as well", at: overload.method.name.range,
        certainty: .likely)
    }
  }

  private func names(in source: SwiftSource) -> [Finding] {
    let surroundings = GetterSurroundings(of: source)
    return source.declarations.compactMap { declaration in
      guard declaration.kind == .function, Self.mayBeFound(declaration), declaration.isMember,
        declaration.isNamedHere
      else { return nil }
      if declaration.type.isVoid {
        return Self.changingParticiple(declaration) ?? Self.actingNoun(declaration)
      }
      return Self.copyingVerb(declaration)
        ?? Self.getter(declaration, in: surroundings)
    }
  }

  /// A quick look: the method begins like a getter, changes its value, or takes nothing.
  private static func mayBeFound(_ method: Declaration) -> Bool {
    method.name.hasPrefix("get") || method.modifiers.contains(.mutating)
      || method.parameters.isEmpty
  }

  private static func changingParticiple(_ method: Declaration) -> Finding? {
    guard method.modifiers.contains(.mutating), method.name.hasSuffix("ed") else { return nil }
    let name = method.name.text
    guard let verb = Verb(past: name),
      verbsOfChange.contains(verb.base)
    else { return nil }
    return Finding(
      "write '\(verb.base)' instead of '\(name)': it changes the value", at: method.name.range,
      certainty: .likely, replacements: [verb.base])
  }

  /// A value's method that changes nothing, takes nothing and returns one of the same type.
  private static func copyingVerb(_ method: Declaration) -> Finding? {
    guard method.parameters.isEmpty, method.effects.isEmpty, !method.isStatic,
      !method.modifiers.contains(.mutating)
    else { return nil }
    let name = method.name.text
    guard verbsOfChange.contains(name),
      let owner = method.parent, isValue(owner), let result = method.type.base,
      result == "Self" || owner.name == result
    else { return nil }
    return Finding(
      "write '\(Verb(name).participle)' instead of '\(name)': it returns a changed copy",
      at: method.name.range, certainty: .likely, replacements: [Verb(name).participle])
  }

  private static func isValue(_ type: Declaration) -> Bool {
    type.kind == .structure || type.kind == .enumeration
      || type.kind == .extending && ["String", "Array", "Data", "Set"].contains(type.name.text)
  }

  /// Verbs whose participle names the changed copy; of others (`closed`) it tells an event.
  private static let verbsOfChange: Set<String> = [
    "append", "capitalize", "clamp", "compact", "compress", "crop", "drop", "encrypt", "filter",
    "flatten", "insert", "invert", "join", "map", "merge", "mirror", "negate", "normalize",
    "remove", "replace", "reverse", "rotate", "round", "scale", "shuffle", "simplify", "sort",
    "standardize", "transpose", "trim", "wrap",
  ]

  /// No word of the name can be a verb in any of its forms, and no argument gives it a meaning.
  private static func actingNoun(_ method: Declaration) -> Finding? {
    guard method.parameters.isEmpty, !method.isRequirement, !method.source.isTest,
      !method.modifiers.contains(.mutating)
    else { return nil }
    let words = method.nameWords
    guard let first = words.first, words.allSatisfy(isNoVerb), !Verb.isWithParticle(first),
      !words.contains(where: usualNouns.contains)
    else { return nil }
    return Finding(
      "begin with a verb: it returns nothing", at: method.name.range, certainty: .likely)
  }

  /// What languages of instructions and programs call their entries.
  private static let usualNouns: Set<String> = [
    "action", "async", "if", "main", "next", "not", "previous", "then",
  ]

  private static func getter(
    _ method: Declaration, in surroundings: GetterSurroundings
  ) -> Finding? {
    GetterName(of: method).flatMap { getter in
      guard !surroundings.speakAgainst(getter, of: method) else { return nil }
      return Finding(
        "write '\(getter.better)' instead of '\(method.name)'", at: method.name.range,
        certainty: .likely)
    }
  }
}
