import SwiftFacts
import Words

extension SwiftSource {
  /// An abbreviation with the expansion that the declaration itself suggests in front: `let dep = nextDeparture`.
  func expanding(
    _ doubt: KnownNames.Doubt, of found: FoundName, judge: WordJudge
  ) -> KnownNames.Doubt {
    guard doubt.word.kind == .word, doubt.word.key.utf8.count > 1, found.owner >= 0,
      case .abbreviation(let expansions) = doubt.verdict.judgement
    else { return doubt }
    // An error's own name is taken.
    if found.role == .genericParameter, expansions == ["error"] {
      return doubt.with(doubt.verdict.preferring("failure"))
    }
    if let verb = verb(for: doubt.word, of: found) {
      return doubt.with(doubt.verdict.preferring(verb))
    }
    let (type, value) = places(of: found)
    let verdict =
      verdict(on: doubt, in: type, among: expansions, by: judge)
      ?? verdict(on: doubt, in: value, among: expansions, by: judge)
    return verdict.map(doubt.with) ?? doubt
  }

  /// What a place says that an abbreviation stands for; nil where it says nothing.
  private func verdict(
    on doubt: KnownNames.Doubt, in place: ByteRange, among expansions: [String], by judge: WordJudge
  ) -> Verdict? {
    guard !place.isEmpty else { return nil }
    let whole = wholeWords(for: doubt.word.key, in: bytes[place.offsets.prefix(120)])
    if let listed = whole.first(where: expansions.contains) {
      return doubt.verdict.standing(for: listed)
    }
    return whole.first { !Verb.isBase($0) && judge.verdict(on: $0).isKnown }
      .map(doubt.verdict.preferring)
  }

  /// What a short form in front of a function's name has it do, and alone where nothing comes back.
  private func verb(for word: NameWord, of found: FoundName) -> String? {
    guard found.role == .function, word.range.lowerBound == 0,
      word.range.upperBound < found.name.end - found.name.start
        || facts.declarations[Int(found.owner)].type.isEmpty
    else { return nil }
    return Self.verbs[word.key]
  }

  private static let verbs = [
    "anim": "animate", "cfg": "configure", "conf": "configure", "config": "configure",
  ]

  /// The type and the value of what has a name.
  private func places(of found: FoundName) -> (type: ByteRange, value: ByteRange) {
    let fact = facts.declarations[Int(found.owner)]
    if fact.name == found.name {
      return fact.kind.isValue ? (fact.type, fact.value) : (.none, .none)
    }
    guard found.parameter >= 0 else { return (.none, .none) }
    let parameter = facts.parameters[Int(found.parameter)]
    return (parameter.type, parameter.value)
  }

  /// The words of the names in a place that begin with a short form and go on for two letters or more, each in the
  /// singular.
  private func wholeWords(for key: String, in place: ByteText) -> [String] {
    // In bytes first: most places say nothing of the word.
    guard place.contains(inAnyCase: key, where: { _ in true }) else { return [] }
    var names: [String] = []
    place.forEach(stretchOf: \.isPartOfName) { name in
      // Most of the names there have nothing of it either.
      if name.mayContain(key.utf8) { names.append(String(decoding: name, as: UTF8.self)) }
    }
    return names.flatMap { Words.words(of: $0).map(\.key) }
      .filter { $0.hasPrefix(key) && $0.utf8.count > key.utf8.count + 1 }
      .map { word in
        let singular = String(word.dropLast())
        return plural(of: singular) == word ? singular : word
      }
  }
}
