import Diagnostics
import SourceModel
import Words

struct NeedlessWord: Rule {
  static let labels = RuleOption(
    "labels", default: false, "whether a single label that repeats its type is found as well")

  static let about = RuleDescription(
    id: "needless_word",
    summary: "A name leaves out what the type of its argument says already.",
    why: "The argument stands right there; its type twice in one call hides the verb.",
    severity: .warning, options: [labels],
    examples: [
      Example(
        "the type of the argument in the name",
        """
        struct Album {
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
        protocol Library {
          func selectAlbum(_ album: Album?)
        //     ^^^^^^^^^^^ needless_word: write 'select' instead of 'selectAlbum'
        }
        """),
      Example(
        "a label that repeats its type, where a project minds",
        """
        func remove(photo: Photo) {}
        //          ^^^^^ needless_word: write '_ photo' instead of 'photo'
        """, settings: ["labels": .boolean(true)]),
      Example("the verb alone", "func remove(_ photo: Photo) {}"),
      Example(
        "types that say little",
        """
        func appendString(_ text: String) {}
        func addObserver(_ observer: AnyObject) {}
        func scheduleTimer(_ timer: TimeInterval) {}
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
    let surroundings = NameSurroundings(of: source)
    return source.declarations.compactMap { declaration in
      guard declaration.kind == .function, !source.isTest, let first = declaration.parameters.first,
        let type = Self.tellingType(of: first, in: declaration), declaration.isNamedHere
      else { return nil }
      if first.label == "_" { return Self.repetition(of: type, in: declaration, surroundings) }
      return settings[Self.labels] ? Self.label(first, of: declaration, repeating: type) : nil
    }
  }

  /// The last name of a type that says what the argument is.
  private static func tellingType(of parameter: Parameter, in method: Declaration) -> String? {
    guard let type = parameter.type.base?.split(separator: ".").last.map(String.init),
      type.utf8.count > 2, !weakTypes.contains(type),
      !method.genericParameters.contains(where: { $0.name == type })
    else { return nil }
    return type
  }

  private static func repetition(
    of type: String, in method: Declaration, _ surroundings: NameSurroundings
  ) -> Finding? {
    let name = method.name.text
    guard name.hasSuffix(type), name.utf8.count > type.utf8.count,
      method.type.base?.lowercased() != name.lowercased()
    else { return nil }
    let verb = String(name.dropLast(type.count))
    guard Verb.isBase(verb), !method.returnsOwnTypeStatically, !weakVerbs.contains(verb),
      !surroundings.hasMany(methodsOf: method.parent, verb: verb),
      type == "Element" || !surroundings.hasPlaceholder(type, around: method)
    else { return nil }
    return Finding(
      "write '\(verb)' instead of '\(name)'", at: method.name.range, certainty: .likely)
  }

  private static func label(
    _ parameter: Parameter, of method: Declaration, repeating type: String
  ) -> Finding? {
    let label = parameter.label.text
    guard method.parameters.count == 1, label == itemName(of: type),
      Verb.isBase(method.name.text)
    else { return nil }
    return Finding(
      "write '_ \(label)' instead of '\(label)'", at: parameter.label.range, certainty: .likely)
  }

  /// Verbs that say nothing without their object, or whose object is not the argument: who updates
  /// a state is given the new one. formIndex and repeatElement are the standard library's.
  private static let weakVerbs: Set<String> = [
    "allow", "assert", "change", "form", "get", "import", "log", "make", "print", "repeat",
    "report", "set",
    "track", "update", "use",
  ]

  /// Types that say nothing of the role, so that the name has to.
  private static let weakTypes: Set<String> = [
    "Any", "AnyObject", "Array", "Bool", "Character", "Data", "Dictionary", "Double",
    "Error", "Float", "Int", "NSObject", "Self", "Set", "String", "Substring", "UInt", "URL",
    "Value", "Void",
  ]
}
