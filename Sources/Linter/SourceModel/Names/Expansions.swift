import SwiftFacts
import Words

extension SwiftSource {
  /// A word to be replaced with what the declaration itself suggests in front, `let dep = nextDeparture`; only likely
  /// where two letters are all there is, or the word is somebody else's: `let usr = symbol.usr`.
  func expanding(
    _ doubt: KnownNames.Doubt, of found: FoundName
  ) -> KnownNames.Doubt {
    let (key, verdict) = (doubt.word.key, doubt.verdict)
    guard key.utf8.count > 1, found.owner >= 0, !verdict.replacements.isEmpty else { return doubt }
    // An error's own name is taken.
    if found.role == .genericParameter, verdict.judgement == .abbreviation(["error"]) {
      return doubt.with(verdict.preferring("failure"))
    }
    if let verb = verb(for: doubt.word, of: found) { return doubt.with(verdict.preferring(verb)) }
    // A type that is written says more than the value.
    let told = places(of: found).map { namesUsed(in: $0, telling: doubt) }.filter { !$0.isEmpty }
      .map { self.told(of: doubt, by: $0, on: found) }
    if let told = told.compactMap(\.verdict).first { return doubt.with(told) }
    guard case .abbreviation = verdict.judgement, verdict.list != .project else { return doubt }
    let isTaken = told.contains(where: \.hasWord) && !isMember(named: found.name)
    return key.utf8.count == 2 || isTaken ? doubt.with(verdict.likely) : doubt
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
}
