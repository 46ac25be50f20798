import SwiftFacts
import Words

extension SwiftSource {
  /// The verdict on a word with what the declaration itself suggests in front, `let dep = nextDeparture`; only likely
  /// where two letters are all there is, or the word is somebody else's: `let usr = symbol.usr`.
  func verdict(on doubt: KnownNames.Doubt, of found: FoundName) -> Verdict {
    let (key, verdict) = (doubt.word.key, doubt.verdict)
    if case .misspelling(let corrections) = verdict.judgement, corrections.count > 1 {
      let own = corrections.filter { hasWord($0.lowercased()) }
      if !own.isEmpty { return verdict.replacing(with: own) }
    }
    guard key.utf8.count > 1, found.owner >= 0, !verdict.replacements.isEmpty else {
      return verdict
    }
    // An error's own name is taken.
    if found.role == .genericParameter, verdict.judgement == .abbreviation(["error"]) {
      return verdict.preferring("failure")
    }
    if let verb = verb(for: doubt.word, of: found) { return verdict.preferring(verb) }
    if let noun = noun(for: doubt, of: found) { return verdict.replacing(with: [noun]) }
    var isTold = false
    // A type that is written says more than the value.
    for place in places(of: found) {
      let names = namesUsed(in: place, telling: doubt)
      if names.isEmpty { continue }
      let told = told(of: doubt, by: names, on: found)
      if let verdict = told.verdict { return verdict }
      isTold = isTold || told.hasWord
    }
    guard case .abbreviation = verdict.judgement, verdict.list != .project else { return verdict }
    let isTaken = isTold && !isMember(named: found.name)
    return key.utf8.count == 2 || isTaken ? verdict.likely : verdict
  }

  /// What a short form in front of a function's name has it do, and alone where nothing comes back.
  private func verb(for word: NameWord, of found: FoundName) -> String? {
    guard found.role == .function, word.range.lowerBound == 0,
      word.range.upperBound < found.name.end - found.name.start
        || facts.declarations[Int(found.owner)].type.isEmpty
    else { return nil }
    return Self.verbs[word.key]
  }

  /// What a short form of a verb stands for at the end of a type's name, which is that of a thing: `Concat`.
  private func noun(for doubt: KnownNames.Doubt, of found: FoundName) -> String? {
    guard found.role == .type, doubt.word.range.upperBound == found.name.offsets.count,
      let verb = doubt.verdict.replacement.map(LexicalWord.init), verb.canBeVerb, !verb.canBeNoun
    else { return nil }
    return Verb(verb.text).noun
  }

  private static let verbs = [
    "anim": "animate", "cfg": "configure", "conf": "configure", "config": "configure",
  ]
}
