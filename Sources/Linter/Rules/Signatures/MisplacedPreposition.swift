import SourceModel
import Words

/// A preposition that ends a method's name and belongs to its first argument: `moveTo(_ place:)`.
struct MisplacedPreposition {
  /// `move(to place: Place)`
  let betterCall: String

  init?(in method: Declaration) {
    guard let first = method.parameters.first, first.label == "_",
      Self.ends.contains(where: method.name.hasSuffix), first.name != "_",
      !Self.isPartOfSentence(method),
      !Self.isAmongEquals(method), !Self.isSender(first, of: method), method.name != "typeOf",
      method.name.utf8.allSatisfy({ $0 < 0x80 })
    else { return nil }
    let parts = words(of: method.name.text)
    guard parts.count > 1, let last = parts.last, last.kind == .word,
      !isPreposition(parts[0].key), !Self.adverbs.contains(parts[0].key),
      parts.count > 2 || !Verb.canBeThirdPerson(parts[0].key),
      Self.misplaced.contains(last.text.lowercased()), last.text.first?.isUppercase == true
    else { return nil }
    let base = String(
      decoding: method.name.text.utf8.prefix(last.range.lowerBound), as: UTF8.self)
    let argument = "\(last.text.lowercased()) \(first.name): \(first.type.text)"
    betterCall = "\(base)(\(argument))"
  }

  /// Who sends an action or tells a delegate of something is not what the preposition speaks of;
  /// `type(of:)` is the language's own.
  private static func isSender(_ parameter: Parameter, of method: Declaration) -> Bool {
    parameter.name == "sender" || method.hasAttribute("IBAction")
      || method.enclosingType.map(isForAnswers) == true
  }

  private static func isForAnswers(_ type: Declaration) -> Bool {
    (type.kind == .protocolType || type.kind == .extending)
      && ["Delegate", "DataSource"].contains(where: type.name.hasSuffix)
  }

  /// `expect(photo).to(beCloseTo(other))`, `.retries(.upTo(3))`: the call goes on in another one.
  private static func isPartOfSentence(_ method: Declaration) -> Bool {
    method.returnsOwnTypeStatically || method.type.base?.hasSuffix("Matcher") == true
  }

  /// `indexOf(_ text, _ pattern)`: nothing tells to which of the two the preposition belongs.
  private static func isAmongEquals(_ method: Declaration) -> Bool {
    method.parameters.dropFirst().first.map { $0.label == "_" } ?? false
  }

  /// The prepositions as they end a name: a quick look.
  private static let ends = misplaced.map { $0.prefix(1).uppercased() + $0.dropFirst() }

  private static let adverbs: Set<String> = ["always", "eventually", "never", "not", "up"]

  /// Prepositions that belong to the argument; the particles of verbs (in, on, off, up) do not.
  private static let misplaced: Set<String> = [
    "to", "from", "with", "for", "by", "into", "of", "using",
  ]
}
