import Diagnostics
import SourceModel
import Words

struct NeedlessWord: Rule {
  static let about = RuleDescription(
    id: "needless_word",
    summary: "A name leaves out what the type of its argument says already.",
    why: "The argument stands right there; its type twice in one call hides the verb.",
    severity: .warning,
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

  func findings(in source: SwiftSource) -> [Finding] {
    source.declarations.compactMap { declaration in
      guard declaration.kind == .function, let first = declaration.parameters.first,
        first.label == "_", declaration.isNamedHere,
        let type = first.type.base?.split(separator: ".").last.map(String.init),
        !Self.weakTypes.contains(type), type.utf8.count > 2,
        !declaration.genericParameters.contains(where: { $0.name == type })
      else { return nil }
      let name = declaration.name.text
      guard name.hasSuffix(type), name.utf8.count > type.utf8.count else { return nil }
      let verb = String(name.dropLast(type.count))
      guard Verb.isBase(verb), !Self.weakVerbs.contains(verb) else { return nil }
      return Finding(
        "write '\(verb)' instead of '\(name)'", at: declaration.name.range, certainty: .likely)
    }
  }

  /// Verbs that say nothing without their object; formIndex is the standard library's.
  private static let weakVerbs: Set<String> = ["form", "get", "make", "set"]

  /// Types that say nothing of the role, so that the name has to.
  private static let weakTypes: Set<String> = [
    "Any", "AnyObject", "Array", "Bool", "Character", "Data", "Dictionary", "Double",
    "Error", "Float", "Int", "NSObject", "Self", "Set", "String", "Substring", "UInt", "URL",
    "Void",
  ]
}
