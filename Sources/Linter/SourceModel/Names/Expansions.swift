import SwiftFacts
import Words

extension SwiftSource {
  /// The verdict on an abbreviation with the expansion that the declaration itself suggests in front:
  /// `let dep = nextDeparture`.
  func expanding(
    _ verdict: Verdict, on word: NameWord, of found: FoundName, judge: WordJudge
  ) -> Verdict {
    guard word.kind == .word, word.key.utf8.count > 1, found.owner >= 0,
      case .abbreviation(let expansions) = verdict.judgement
    else { return verdict }
    // An error's own name is taken.
    if found.role == .genericParameter, expansions == ["error"] {
      return verdict.preferring("failure")
    }
    if let verb = verb(for: word, of: found) { return verdict.preferring(verb) }
    for range in places(of: found) {
      let whole = wholeWords(for: word.key, in: bytes[range.offsets.prefix(120)])
      if let listed = whole.first(where: expansions.contains) {
        return verdict.standing(for: listed)
      }
      if let other = whole.first(where: { !Verb.isBase($0) && judge.verdict(on: $0).isKnown }) {
        return verdict.preferring(other)
      }
    }
    return verdict
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
  private func places(of found: FoundName) -> [ByteRange] {
    let fact = facts.declarations[Int(found.owner)]
    if fact.name == found.name { return fact.kind.isValue ? [fact.type, fact.value] : [] }
    guard found.parameter >= 0 else { return [] }
    let parameter = facts.parameters[Int(found.parameter)]
    return [parameter.type, parameter.value]
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
