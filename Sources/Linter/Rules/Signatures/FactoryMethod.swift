import Diagnostics
import SourceModel
import Words

struct FactoryMethod: Rule {
  static let about = RuleDescription(
    id: "factory_method",
    summary: "The name of a factory method begins with make.",
    why: "One word for it throughout tells a reader that a new value comes back.",
    severity: .warning, yields: .toNames, options: [NamingStrictness.option],
    examples: [
      Example(
        "another verb",
        """
        struct Photo {
          static func createEmpty() -> Photo { Photo() }
        //            ^^^^^^^^^^^ factory_method: write 'makeEmpty' instead of 'createEmpty'
          static func newPhoto() throws -> Photo? { nil }
        //            ^^^^^^^^ factory_method: write 'makePhoto' instead of 'newPhoto'
          static func initFromFile() -> Photo { Photo() }
        //            ^^^^^^^^^^^^ factory_method: write 'makeFromFile' instead of 'initFromFile'
        }
        """),
      Example(
        "a factory of something else",
        """
        final class Screen {
          func createPhotoView() -> PhotoView { PhotoView() }
        //     ^^^^^^^^^^^^^^^ factory_method: write 'makePhotoView' instead of 'createPhotoView'
          func generate() -> InputBar { InputBar() }
        //     ^^^^^^^^ factory_method: write 'makeInputBar' instead of 'generate'
        }
        """),
      Example(
        "a preposition for a verb",
        """
        struct Direction {
          static func fromString(_ text: String) -> Direction? { nil }
        //            ^^^^^^^^^^ factory_method: write an initializer, or begin with make: 'from' \
        is not a verb
          static func with(degrees: Double) -> Direction { Direction(degrees) }
        //            ^^^^ factory_method: write an initializer, or begin with make: 'with' is not a \
        verb
          static func withLock(_ body: () -> Direction) -> Direction { body() }
          func from(_ text: String) -> Needle { Needle(text) }
        //     ^^^^ factory_method: say what it makes, or begin with make: 'from' is not a verb
        }
        """),
      Example(
        "a value that is worked out, where the naming is strict",
        """
        struct Report {
          func createTitle() -> String { "" }
        //     ^^^^^^^^^^^ factory_method: write 'makeTitle' instead of 'createTitle'
        }
        """, settings: ["naming": .text("strict")]),
      Example(
        "the word instance, where the naming is strict",
        """
        final class PhotoView {
          static func instanceFromFile() -> PhotoView { PhotoView() }
        //            ^^^^^^^^^^^^^^^^ factory_method: begin with make: it returns a new value
          static func sharedInstance() -> PhotoView { only }
        }
        enum PhotoModule {
          static func instance(photo: Photo) -> some View { PhotoView(photo) }
        //            ^^^^^^^^ factory_method: begin with make: it returns a new value
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
      Example("a builder", "final class PhotoBuilder { func build() -> Photo { Photo() } }"),
      Example(
        "work that tells how it went",
        "protocol Builder { func build(_ project: Project) throws -> BuildResult }"),
      Example(
        "the methods that the language asks of a result builder",
        """
        @resultBuilder struct RowComposition {
          static func buildBlock(_ components: Row...) -> Row { Row(components) }
        }
        """),
      Example(
        "a method that returns something else",
        """
        struct Report {
          static func buildNumber() -> Int { 1 }
          func newValue(from text: String) -> Value { Value(text) }
        }
        """),
    ])

  var settings = RuleSettings()

  func findings(in source: SwiftSource) -> [Finding] {
    source.functions.compactMap { declaration in
      guard declaration.kind == .function, !declaration.type.isEmpty,
        Self.mayBeFactory(declaration.name),
        !declaration.effects.contains(.async), !declaration.type.isVoid,
        declaration.isNamedHere, let first = words(of: declaration.name.text).first
      else { return nil }
      let start = LexicalWord(first.key)
      if start.isPreposition, !start.isParticle {
        return conversion(declaration, from: first.text)
      }
      return builder(declaration, verb: first)
        ?? (settings.isStrict ? Self.instance(declaration) : nil)
    }
  }

  /// A quick look: the first word is a verb of building or a preposition, or the name has the word instance.
  private static func mayBeFactory(_ name: Name) -> Bool {
    name.glance.beginsWithBuildingOrPreposition || name.hasPrefix("instance")
      || name.hasSuffix("Instance")
  }

  /// `instance()`, `tokenInstance(secret:)`: that an instance comes back the type has said; `sharedInstance()` is one
  /// that there is already.
  private static func instance(_ method: Declaration) -> Finding? {
    let words = method.nameWords
    guard method.isStatic, method.returnsOwnType || method.type.name.hasPrefix("some "),
      words.contains("instance"),
      !words.contains(where: { ["shared", "default", "current"].contains($0) })
    else { return nil }
    return .likely("begin with make: it returns a new value", at: method.name.range)
  }

  private func builder(_ method: Declaration, verb: NameWord) -> Finding? {
    let rest = method.name.text.dropFirst(verb.text.count)
    let result = method.type.base ?? ""
    guard LexicalWord(verb.key).isBuilding, !method.type.hasArrow,
      !rest.isEmpty || !result.isEmpty && method.enclosingType?.name.hasSuffix("Builder") != true,
      settings.isStrict || !StandardTypes.isPlain(result),
      // `newName` is the name that is new, and so is what the language calls `newValue` when a property is set.
      verb.key != "new" || !rest.isEmpty && rest != "Value" && !StandardTypes.isValue(result),
      // `build() -> BuildResult` tells how it went.
      !rest.isEmpty || Words.words(of: result).first?.key != verb.key,
      // The language gives these names.
      method.enclosingType?.extended.hasAttribute("resultBuilder") != true
    else { return nil }
    let better = "make" + (rest.isEmpty ? Self.noun(of: method.type) : String(rest))
    return .renaming(method.name, to: better)
  }

  private static func noun(of result: TypeName) -> String {
    result.lastName.map { $0 == "Self" || $0.utf8.count < 3 ? "" : $0 } ?? ""
  }

  /// `fromString(_:)`, `with(color:)`: what returns a value of the type that it is a static member of is an
  /// initializer, but `of(_ photo:)` is looked up; `withLock(_ body:)` does something meanwhile.
  private func conversion(_ method: Declaration, from preposition: String) -> Finding? {
    let isOwn = method.returnsOwnType
    let isAlone = method.name.text == preposition
    guard isOwn && !isAlone || ["from", "with"].contains(preposition),
      method.isStatic || isAlone && !isOwn && (settings.isStrict || preposition == "from"),
      preposition == "from" || !method.parameters.contains(where: { $0.type.hasArrow }),
      !method.parameters.contains(where: \.isVariadic)
    else { return nil }
    let advice = isOwn ? "write an initializer" : "say what it makes"
    return .likely(
      "\(advice), or begin with make: '\(preposition)' is not a verb", at: method.name.range)
  }
}
