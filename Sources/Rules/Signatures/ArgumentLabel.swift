import Diagnostics
import SourceModel
import Words

struct ArgumentLabel: Rule {
  static let about = RuleDescription(
    id: "argument_label",
    summary: "Labels make a call read as a phrase, and every argument after the first has one.",
    why:
      "A call is read far more often than its declaration, and there only the labels explain it.",
    severity: .warning,
    examples: [
      Example(
        "a preposition in the name instead of in the label",
        """
        func moveTo(_ place: Place) {}
        //   ^^^^^^ argument_label: write 'move(to place: Place)'
        func indexOf(_ photo: Photo) -> Int { 0 }
        //   ^^^^^^^ argument_label: write 'index(of photo: Photo)'
        """),
      Example(
        "labels that are chained with and",
        """
        func run(model: Model, andView view: View) {}
        //                     ^^^^^^^ argument_label: write 'view' instead of 'andView'
        """),
      Example(
        "an argument of another kind without a label",
        """
        func send(_ message: Message, _ person: Person) {}
        //                            ^ argument_label: give 'person' a label
        """),
      Example(
        "an initializer as a phrase",
        """
        struct Color {
          init(withName name: String) {}
        //     ^^^^^^^^ argument_label: write 'name' instead of 'withName'
          init(havingRed red: Int) {}
        //     ^^^^^^^^^ argument_label: write 'red' instead of 'havingRed'
        }
        """),
      Example("phrases", "func move(_ photo: Photo, to album: Album, at index: Int) {}"),
      Example(
        "arguments that nobody could tell apart, and private methods",
        """
        struct Post { private func send(_ message: Message, _ person: Person) {} }
        func distance(_ first: Point, _ second: Point) -> Double { 0 }
        func run(_ name: String, _ body: () -> Void) {}
        """),
      Example(
        "verbs that end in a preposition, and what others have named",
        """
        func signIn(_ user: User) {}
        func with(_ value: Value) {}
        final class Screen: Base { override func moveTo(_ place: Place) {} }
        """),
    ])

  func findings(in source: SwiftSource) -> [Finding] {
    source.declarations.flatMap { declaration -> [Finding] in
      guard declaration.kind == .function || declaration.kind == .initializer else { return [] }
      let parameters = declaration.parameters
      guard !parameters.isEmpty, declaration.isNamedHere else { return [] }
      guard declaration.kind == .function else {
        return parameters.first.flatMap(Self.phrase).map { [$0] } ?? []
      }
      return [Self.preposition(in: declaration, before: parameters.first)].compactMap { $0 }
        + parameters.dropFirst().compactMap(Self.chained)
        + [Self.unlabelled(in: declaration)].compactMap { $0 }
    }
  }

  private static func preposition(in method: Declaration, before first: Parameter?) -> Finding? {
    guard let first, first.label == "_", !isPartOfSentence(method),
      method.name.utf8.allSatisfy({ $0 < 0x80 })
    else {
      return nil
    }
    let parts = words(of: method.name.text)
    guard parts.count > 1, let last = parts.last, last.kind == .word,
      !isPreposition(parts[0].key), !adverbs.contains(parts[0].key),
      parts.count > 2 || !Verb.canBeThirdPerson(parts[0].key),
      misplaced.contains(last.text.lowercased()), last.text.first?.isUppercase == true
    else { return nil }
    let base = method.name.text.utf8.prefix(last.range.lowerBound)
    let name = first.name.text
    return Finding(
      "write '\(String(decoding: base, as: UTF8.self))(\(last.text.lowercased()) "
        + "\(name): \(first.type.text))'",
      at: method.name.range, certainty: .likely)
  }

  /// `expect(photo).to(beCloseTo(other))`, `.retries(.upTo(3))`: the call goes on in another one.
  private static func isPartOfSentence(_ method: Declaration) -> Bool {
    method.returnsOwnTypeStatically || method.type.base?.hasSuffix("Matcher") == true
  }

  private static let adverbs: Set<String> = ["always", "eventually", "never", "not", "up"]

  private static func chained(_ parameter: Parameter) -> Finding? {
    guard parameter.label.hasPrefix("and"), parameter.label != "and" else { return nil }
    let parts = words(of: parameter.label.text)
    guard parts.count > 1, parts[0].text == "and", parts[1].key != "then",
      !Verb.isBase(parts[1].key) || parts.count == 2
    else { return nil }
    let rest = itemName(of: parts.dropFirst().map(\.text).joined())
    return Finding(
      "write '\(rest)' instead of '\(parameter.label.text)'", at: parameter.label.range,
      certainty: .likely)
  }

  /// An initializer's name is its type's, so that no phrase can begin there.
  private static func phrase(beginningAt parameter: Parameter) -> Finding? {
    let parts = words(of: parameter.label.text)
    guard parts.count > 1, ["with", "having"].contains(parts[0].text) else { return nil }
    let rest = itemName(of: parts.dropFirst().map(\.text).joined())
    return Finding(
      "write '\(rest)' instead of '\(parameter.label.text)'", at: parameter.label.range,
      certainty: .likely)
  }

  private static func unlabelled(in method: Declaration) -> Finding? {
    UnlabelledArgument(in: method).map { argument in
      Finding(
        "give '\(argument.parameter.name.text)' a label", at: argument.parameter.label.range,
        certainty: .likely)
    }
  }

  /// Prepositions that belong to the argument; the particles of verbs (in, on, off, up) do not.
  private static let misplaced: Set<String> = [
    "to", "from", "with", "for", "by", "into", "of", "using",
  ]
}
