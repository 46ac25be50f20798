import Diagnostics
import SourceModel
import Words

struct NeedlessWord: Rule {
  static let labels = RuleOption(
    "labels", default: false,
    "whether a label behind a verb that repeats its type is found as well, as where the naming is strict"
  )
  static let kinds = RuleOption(
    "kinds", default: false,
    "whether a type's name that ends in Struct, Enum, Class or Object is found")
  static let types = RuleOption(
    "types", default: false, "whether a value is found that is called as its type: string: String")

  static let about = RuleDescription(
    id: "needless_word",
    summary: "A name leaves out what the type of its argument says already.",
    why: "The argument stands right there; its type twice in one call hides the verb.",
    severity: .warning, yields: .toNames, options: [NamingStrictness.option, labels, kinds, types],
    examples: [
      Example(
        "the type of the argument in the name",
        """
        struct Album {
          var photos: [Photo] = []
          mutating func removePhoto(_ photo: Photo) {}
        //              ^^^^^^^^^^^ needless_word: write 'remove' instead of 'removePhoto'
        }
        """),
      Example(
        "a type of several words",
        """
        func closeImageView(_ view: ImageView) {}
        //   ^^^^^^^^^^^^^^ needless_word: write 'close' instead of 'closeImageView'
        """),
      Example(
        "an argument that may be absent",
        """
        protocol AlbumLibrary {
          func selectAlbum(_ album: Album?)
        //     ^^^^^^^^^^^ needless_word: write 'select' instead of 'selectAlbum'
        }
        """),
      Example(
        "a label that repeats the type behind its preposition",
        """
        func load(inContext context: ObjectContext, forPhoto photo: Photo) {}
        //        ^^^^^^^^^ needless_word: write 'in context' instead of 'inContext context'
        //                                          ^^^^^^^^ needless_word: write 'for photo' instead of 'forPhoto photo'
        func move(fromFolder folder: Folder, toFolder target: Folder, withName name: String) {}
        func files(ofType type: FileType) -> [File] { all[type] }
        """),
      Example(
        "a label that repeats its type, where a project minds",
        """
        func remove(photo: Photo) {}
        //          ^^^^^ needless_word: write '_ photo' instead of 'photo'
        func pin(view: BaseView, to edge: Edge) {}
        //       ^^^^ needless_word: write '_ view' instead of 'view'
        func photo(album: Album) -> Photo { album.photo }
        """, settings: ["labels": .boolean(true)]),
      Example(
        "the same where the naming is strict",
        """
        func remove(photo: Photo) {}
        //          ^^^^^ needless_word: write '_ photo' instead of 'photo'
        """, settings: ["naming": .text("strict")]),
      Example(
        "the kind of a type, where a project minds",
        """
        struct PhotoStruct {}
        //     ^^^^^^^^^^^ needless_word: write 'Photo' instead of 'PhotoStruct'
        enum SideEnum { case left }
        //   ^^^^^^^^ needless_word: write 'Side' instead of 'SideEnum'
        """, settings: ["kinds": .boolean(true)]),
      Example(
        "a value that is called as its type, where a project minds",
        """
        struct Photo { var string: String, number = 1 }
        //                 ^^^^^^ needless_word: say what it holds instead of 'string'
        """, settings: ["types": .boolean(true)]),
      Example(
        "what only ends like a kind, or whose supertype does",
        """
        final class MediaObject: DataObject {}
        struct ContentClass {}
        """, settings: ["kinds": .boolean(true)]),
      Example("the verb alone", "func remove(_ photo: Photo) {}"),
      Example(
        "types that say little",
        """
        func appendString(_ text: String) {}
        func addObserver(_ observer: AnyObject) {}
        func addPhotoObserver(_ observer: PhotoObserver) {}
        func scheduleTimer(_ timer: TimeInterval) {}
        """),
      Example(
        "a verb that says nothing alone, and the other half of a pair",
        """
        struct Album {
          func handleGesture(_ gesture: Gesture) {}
          mutating func appendPhoto(_ photo: Photo) {}
          mutating func removePhoto(at index: Int) {}
        }
        """),
      Example(
        "what is not what the type works on, so that the verb alone would say something else",
        """
        struct Database {
          func writePreferences(_ preferences: Preferences) {}
          func selectTheme(_ theme: Theme) {}
        }
        final class EventList {
          var events: [Event] = []
          func prepareEvent(_ event: Event) {}
        }
        """),
      Example(
        "more than the type, or a label",
        """
        func addSubview(_ view: View) {}
        func removePhoto(named photo: Photo) {}
        func photo(_ photo: Photo) {}
        """),
    ])

  var settings = RuleSettings()

  func findings(in source: SwiftSource) -> [Finding] {
    let kinds = settings[Self.kinds] ? source.types.compactMap(Self.kind) : []
    let values = settings[Self.types] ? source.declarations.compactMap(Self.typeName) : []
    let labels = source.isTest ? [] : source.functions.flatMap(Self.labelsRepeatingTypes)
    return methods(in: source) + labels + kinds + values
  }

  /// `inContext context: ObjectContext`: behind the preposition, the name and the type say the rest.
  private static func labelsRepeatingTypes(of method: Declaration) -> [Finding] {
    guard method.kind == .function, method.parameters.contains(where: { !$0.isNamedOnce }),
      method.isNamedHere
    else { return [] }
    return method.parameters.compactMap { parameter -> Finding? in
      guard !parameter.isNamedOnce, parameter.isLabelled, let type = parameter.type.lastName,
        !StandardTypes.isPlain(type)
      else { return nil }
      let label = words(of: parameter.label.text)
      let noun = label.dropFirst().map(\.key)
      guard let preposition = label.first, isPreposition(preposition.key), !noun.isEmpty,
        noun != ["type"],
        words(of: parameter.name.text).map(\.key) == noun,
        words(of: type).map(\.key).suffix(noun.count).elementsEqual(noun),
        !method.parameters.contains(where: {
          $0.label.text != parameter.label.text && ends($0, in: noun)
        })
      else { return nil }
      return .likely(
        "write '\(preposition.text) \(parameter.name)' instead of '\(parameter.label) \(parameter.name)'",
        at: parameter.label.range)
    }
  }

  /// `fromFolder`, `toFolder`: what two labels have in common tells a reader which is which.
  private static func ends(_ parameter: Parameter, in noun: [String]) -> Bool {
    words(of: parameter.label.text).map(\.key).suffix(noun.count).elementsEqual(noun)
  }

  /// A type whose name ends in what its keyword says.
  private static func kind(of type: Declaration) -> Finding? {
    guard type.kind != .extending, !type.source.isTest, !type.source.isMachineWritten,
      !type.name.hasPrefix("_"),
      let suffix = suffixes[type.kind]?.first(where: { type.name.hasSuffix($0) }),
      type.name.utf8.count > suffix.utf8.count,
      !type.inheritedTypes.contains(where: { $0.base?.hasSuffix(suffix) == true })
    else { return nil }
    return .likely(
      "write '\(type.name.text.dropLast(suffix.count))' instead of '\(type.name)'",
      at: type.name.range)
  }

  private static let suffixes: [DeclarationKind: [String]] = [
    .structure: ["Struct"], .enumeration: ["Enum"], .classType: ["Class", "Object"],
  ]

  /// A value that is named after its type instead of what it holds.
  private static func typeName(of value: Declaration) -> Finding? {
    guard value.kind.isValue, let type = value.type.base, StandardTypes.isPlain(type),
      value.name == itemName(of: type), value.isNamedHere || value.isLocal
    else { return nil }
    return .likely("say what it holds instead of '\(value.name)'", at: value.name.range)
  }

  private func methods(in source: SwiftSource) -> [Finding] {
    if source.isTest { return [] }
    let findsLabels = settings[Self.labels] || settings.isStrict
    return source.functions.compactMap { declaration in
      guard declaration.kind == .function, let first = declaration.parameters.first,
        first.label == "_" ? Self.mayRepeat(first, in: declaration.name) : findsLabels,
        let type = first.type.lastName,
        type.utf8.count > 2, !StandardTypes.isValue(type),
        !declaration.genericParameters.contains(where: { $0.name == type }),
        declaration.isNamedHere
      else { return nil }
      return first.label == "_"
        ? Self.repetition(of: type, in: declaration)
        : Self.label(first, of: declaration, repeating: type)
    }
  }

  /// A quick look at the bytes: whether the type may be what the method's name ends in.
  private static func mayRepeat(_ parameter: Parameter, in name: Name) -> Bool {
    parameter.type.name.utf8.mayContain(name.utf8.suffix(3))
  }

  private static func repetition(of type: String, in method: Declaration) -> Finding? {
    let name = method.name.text
    guard name.hasSuffix(type), name.utf8.count > type.utf8.count,
      method.type.base?.lowercased() != name.lowercased(),
      !(method.isStatic && method.returnsOwnType),
      // `insertMonthView(_ view: MonthView, at:)`: Apple's own names repeat what is on the screen.
      method.parameters.count == 1 || !StandardTypes.isOnScreen(type),
      verbs.contains(String(name.dropLast(type.count))), isElement(type, of: method)
    else { return nil }
    return .likely(
      "write '\(name.dropLast(type.count))' instead of '\(name)'", at: method.name.range)
  }

  private static let verbs = WordParts.list("wholeVerbs")

  /// Whether the type around a method is named for what the method takes or keeps several of it, so that the verb
  /// alone says enough there. Functions at the top of a file work on nothing but their argument.
  private static func isElement(_ type: String, of method: Declaration) -> Bool {
    // What is told of changes is put beside a thing and not into it: `addObserver` is Apple's own name.
    if ["Delegate", "Handler", "Listener", "Observer"].contains(where: type.hasSuffix) {
      return false
    }
    guard let owner = method.enclosingType, type != "Element" else { return true }
    let forms = ["[\(type)]", "<\(type)>", ": \(type)]", ":\(type)]", ".\(type)]", ".\(type)>"]
    return owner.name.contains(type)
      || owner.parts.lazy.flatMap(\.children).filter(\.kind.isValue).prefix(mostProperties)
        .map { $0.type.isEmpty ? $0.value : $0.type.name }
        .contains { value in forms.contains { value.contains($0) } }
  }

  /// So many properties of a type are looked at: nobody writes more of them by hand.
  private static let mostProperties = 256

  private static func label(
    _ parameter: Parameter, of method: Declaration, repeating type: String
  ) -> Finding? {
    let label = words(of: parameter.label.text).map(\.key)
    guard words(of: type).map(\.key).suffix(label.count).elementsEqual(label),
      method.nameWords.first.map({ Verb.isBase($0) }) == true
    else { return nil }
    return .likely(
      "write '_ \(parameter.name)' instead of '\(parameter.label)'", at: parameter.label.range)
  }
}
