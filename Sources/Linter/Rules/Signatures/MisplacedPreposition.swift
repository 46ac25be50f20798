import SourceModel
import Words

/// A preposition in a method's name that belongs to its first argument: `moveTo(_ place:)`,
/// `presentViaSegue(_ segue:)`.
struct MisplacedPreposition {
  let preposition: String
  /// `move(to place: Place)`, where that is the one better name.
  let betterCall: String?

  init?(in method: Declaration) {
    guard let first = method.parameters.first,
      NameGlance.hasPreposition(UnsafeBufferPointer(rebasing: method.name.utf8)), first.name != "_",
      !first.type.name.contains("->"),
      !Self.isForAnswers(method), !Self.isPartOfSentence(method), !Self.isAmongEquals(method),
      method.name.utf8.allSatisfy({ $0 < 0x80 })
    else { return nil }
    let parts = words(of: method.name.text)
    let lexical = parts.map { LexicalWord($0.key) }
    guard parts.count > 1, !lexical[0].isPreposition, lexical[0].isKnown, !lexical[0].isAuxiliary
    else { return nil }
    let place = parts.indices.dropFirst().first {
      lexical[$0].isPreposition && !lexical[$0].isParticle
    }
    guard let place, parts[place].text.first?.isUppercase == true else { return nil }
    preposition = parts[place].key
    let base = String(
      decoding: method.name.text.utf8.prefix(parts[place].range.lowerBound), as: UTF8.self)
    if place == parts.count - 1 {
      let isNamed = first.isLabelled && Self.beginsWithPreposition(first.label.text)
      guard !isNamed, parts.count > 2 || lexical[0].thirdPersonOf == nil else { return nil }
      betterCall = "\(base)(\(preposition) \(first.name): \(first.type.text))"
    } else {
      let noun = parts[(place + 1)...].map(\.key)
      guard first.label == "_", preposition != "of",
        Self.names(noun, behind: preposition, first, method)
      else {
        return nil
      }
      betterCall = nil
    }
  }

  private static func beginsWithPreposition(_ label: String) -> Bool {
    words(of: label).first.map { isPreposition($0.key) } ?? false
  }

  /// Whether what stands behind the preposition is what an argument is called.
  private static func names(
    _ noun: [String], behind preposition: String, _ first: Parameter, _ method: Declaration
  ) -> Bool {
    let own = Set(words(of: first.name.text + "_" + first.type.text).map(\.key))
    if !own.isDisjoint(with: noun) { return true }
    return method.parameters.dropFirst().contains { other in
      words(of: other.label.text).map(\.key) == [preposition] + noun
    }
  }

  /// What a control or a delegate's owner calls names its sender first.
  private static func isForAnswers(_ method: Declaration) -> Bool {
    if method.parameters.first.map({ $0.name == "sender" }) == true
      || method.hasAttribute("IBAction")
    {
      return true
    }
    return method.enclosingType.map { type in
      ["Delegate", "DataSource"].contains(where: type.name.hasSuffix)
    } ?? false
  }

  /// `expect(photo).to(beCloseTo(other))`: the call goes on in another one.
  private static func isPartOfSentence(_ method: Declaration) -> Bool {
    method.returnsOwnTypeStatically || method.type.base?.hasSuffix("Matcher") == true
      || method.name == "typeOf"
  }

  /// `indexOf(_ text, _ pattern)`: nothing tells to which of the two the preposition belongs.
  private static func isAmongEquals(_ method: Declaration) -> Bool {
    method.parameters.dropFirst().first.map { $0.label == "_" } ?? false
  }
}
