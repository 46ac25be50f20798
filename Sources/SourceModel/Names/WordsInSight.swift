import SwiftFacts
import Words

extension SwiftSource {
  /// The verdict on an abbreviation with what the declaration itself says that it stands for:
  /// `let dep = nextDeparture`.
  func inSight(
    _ verdict: Verdict, on word: NameWord, of found: FoundName, judge: WordJudge
  ) -> Verdict {
    guard case .abbreviation = verdict.judgement, word.kind == .word, word.key.utf8.count > 1,
      found.owner >= 0
    else { return verdict }
    let fact = facts.declarations[Int(found.owner)]
    guard fact.kind.isValue, fact.name == found.name else { return verdict }
    for range in [fact.type, fact.value] where !range.isEmpty {
      let place = bytes[range.offsets.prefix(120)]
      // In bytes first: most places say nothing of the word.
      guard place.mayContain(word.key.utf8) else { continue }
      for name in place.split(whereSeparator: { !$0.isPartOfName }) {
        let text = String(decoding: name, as: UTF8.self)
        guard let head = Words.words(of: text).last?.key, head.hasPrefix(word.key),
          head.utf8.count > word.key.utf8.count + 1, !Verb.isBase(head),
          judge.verdict(on: head).isKnown
        else { continue }
        return verdict.standing(for: Self.singular(of: head, judge: judge))
      }
    }
    return verdict
  }

  private static func singular(of word: String, judge: WordJudge) -> String {
    guard word.hasSuffix("s"), !word.hasSuffix("ss") else { return word }
    let singular = String(word.dropLast())
    return plural(of: singular) == word && judge.verdict(on: singular).isKnown ? singular : word
  }
}
