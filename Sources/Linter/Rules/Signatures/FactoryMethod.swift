import Diagnostics
import SourceModel
import Words

struct FactoryMethod: Rule {
  static let about = RuleDescription(
    id: "factory_method",
    summary: "The name of a factory method begins with make.",
    why: "One word for it throughout tells a reader that a new value comes back.",
    severity: .warning, options: [NamingStrictness.option],
    examples: [
      Example(
        "another verb",
        """
        struct Photo {
          static func createEmpty() -> Photo { Photo() }
          static func newPhoto() throws -> Photo? { nil }
        }
        """),
      Example(
        "a factory of something else",
        """
        final class Screen {
          func createPhotoView() -> PhotoView { PhotoView() }
          func generate() -> InputBar { InputBar() }
        }
        """),
      Example(
        "a preposition for a verb",
        """
        struct Direction {
          static func fromString(_ text: String) -> Direction? { nil }
        }
        """),
      Example(
        "a value that is worked out, where the naming is strict",
        """
        struct Report {
          func createTitle() -> String { "" }
        }
        """, settings: ["naming": .text("strict")]),
      Example(
        "make, and the name of what comes back",
        """
        struct Color {
          static func makeRandom() -> Color { Color() }
          static func gray(_ level: Double) -> Color { Color() }
        }
        """),
      Example(
        "a method that stores what it makes, and a builder",
        """
        struct Account {
          static func create(in store: Store) async throws -> Account { Account() }
          func createPhoto(in context: ManagedContext) -> Photo { Photo() }
        }
        final class PhotoBuilder {
          func build() -> Photo { Photo() }
        }
        """),
      Example(
        "requests, which are named for what the server does",
        """
        extension Library {
          static func createAlbum(named title: String) -> Endpoint { Endpoint() }
          func createAlbum(named title: String) -> AlbumRequest { AlbumRequest() }
        }
        """),
      Example(
        "a method that returns something else",
        """
        struct Report { static func buildNumber() -> Int { 1 } }
        """),
    ],
    exceptions: NamingExceptions.factory)

  var settings = RuleSettings()

  func findings(in source: SwiftSource) -> [Finding] {
    source.declarations.compactMap { declaration in
      guard declaration.kind == .function, !declaration.effects.contains(.async),
        declaration.name.utf8.first.map(Self.mayBegin) == true, let result = declaration.type.base,
        !declaration.type.isVoid, let first = words(of: declaration.name.text).first
      else { return nil }
      let word = LexicalWord(first.key)
      guard word.isBuilding || first.key == "from", declaration.isNamedByProject,
        !Self.about.exceptions.cover(declaration.path)
      else { return nil }
      return word.isBuilding
        ? builder(declaration, first, result) : Self.conversion(declaration, result)
    }
  }

  /// A quick look at the first letter of the verbs in the lexicon.
  private static func mayBegin(_ byte: UInt8) -> Bool {
    "abcfginp".utf8.contains(byte)
  }

  private func builder(_ method: Declaration, _ verb: NameWord, _ result: String) -> Finding? {
    let rest = method.name.text.dropFirst(verb.text.count)
    if method.parameters.contains(where: Self.isPlaceOfData) { return nil }
    // `build()` of a builder, and a value that is worked out.
    guard !rest.isEmpty || !Self.isBuilder(method), !StandardTypes.isValue(result) || isStrict else {
      return nil
    }
    let better = "make" + (rest.isEmpty ? itemNameOfResult(result) : String(rest))
    return Finding(
      "write '\(better)' instead of '\(method.name.text)'", at: method.name.range,
      certainty: .likely, replacements: [better])
  }

  private func itemNameOfResult(_ result: String) -> String {
    let name = result.split(separator: ".").last.map(String.init) ?? result
    return name == "Self" || name.utf8.count < 3 ? "" : name
  }

  private var isStrict: Bool { settings[NamingStrictness.option] == .strict }

  private static func isBuilder(_ method: Declaration) -> Bool {
    method.enclosingType.map { type in
      ["Builder", "Factory", "Generator"].contains(where: type.name.hasSuffix)
    } ?? false
  }

  /// `fromString(_:)`, which returns what it is a static member of, is an initializer.
  private static func conversion(_ method: Declaration, _ result: String) -> Finding? {
    guard method.isStatic else { return nil }
    let advice = method.returnsOwnTypeStatically ? "write an initializer" : "say what it makes"
    return Finding(
      "\(advice), or begin with make: 'from' is no verb", at: method.name.range,
      certainty: .likely)
  }

  /// A method that puts what it makes among the data of a program.
  private static func isPlaceOfData(_ parameter: Parameter) -> Bool {
    parameter.type.base.map { type in
      ["Context", "Realm", "Database", "Store"].contains(where: type.hasSuffix)
    } ?? false
  }
}
