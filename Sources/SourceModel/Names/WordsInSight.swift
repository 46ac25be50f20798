import SwiftFacts
import Words

extension SwiftSource {
  /// The verdict on an abbreviation with what the declaration itself says that it stands for:
  /// `let dep = nextDeparture`.
  func inSight(
    _ verdict: Verdict, on word: NameWord, of found: FoundName, judge: WordJudge
  ) -> Verdict {
    guard word.kind == .word, word.key.utf8.count > 1, found.owner >= 0 else { return verdict }
    if found.role == .genericParameter, verdict.replacement == "error" {
      // An error's own name is taken.
      return verdict.preferring("failure")
    }
    let fact = facts.declarations[Int(found.owner)]
    guard fact.kind.isValue, fact.name == found.name else {
      return inTypes(verdict, on: word, around: fact.parent, judge: judge)
    }
    for range in [fact.type, fact.value] where !range.isEmpty {
      let place = bytes[range.offsets.prefix(120)]
      if let phrase = Self.phrase(withInitials: word.key, in: place) {
        return verdict.suggesting(phrase).standing(for: phrase)
      }
      if case .abbreviation = verdict.judgement,
        let whole = Self.wordBeginning(with: word.key, in: place, judge: judge)
      {
        return verdict.standing(for: whole)
      }
    }
    return inTypes(verdict, on: word, around: fact.parent, judge: judge)
  }

  /// The last word of a name that begins with an abbreviation: `departure` of `nextDeparture` for `dep`.
  private static func wordBeginning(
    with key: String, in place: ByteText, judge: WordJudge
  ) -> String? {
    // In bytes first: most places say nothing of the word.
    guard place.mayContain(key.utf8) else { return nil }
    for name in place.split(whereSeparator: { !$0.isPartOfName }) {
      let text = String(decoding: name, as: UTF8.self)
      guard let head = Words.words(of: text).last?.key, head.hasPrefix(key),
        head.utf8.count > key.utf8.count + 1, !Verb.isBase(head), judge.verdict(on: head).isKnown
      else { continue }
      return singular(of: head, judge: judge)
    }
    return nil
  }

  /// The words of a name of which a short form has the initials: `notification center` for `nc`.
  private static func phrase(withInitials key: String, in place: ByteText) -> String? {
    guard key.utf8.count < 4, let first = key.utf8.first else { return nil }
    for name in place.split(whereSeparator: { !$0.isPartOfName }) {
      // In bytes first: as many capitals as there are letters.
      guard let letter = name.first, letter | 0x20 == first,
        name.dropFirst().lazy.filter({ $0 &- 0x41 < 26 }).count == key.utf8.count - 1
      else { continue }
      let parts = Words.words(of: String(decoding: name, as: UTF8.self)).map(\.key)
      if parts.count == key.utf8.count, parts.allSatisfy({ $0.utf8.count > 1 }),
        String(parts.compactMap(\.first)) == key
      {
        return parts.joined(separator: " ")
      }
    }
    return nil
  }

  /// The verdict on an ambiguous abbreviation with what the types around it are about in front:
  /// `dep` in `DepartureRow`.
  private func inTypes(
    _ verdict: Verdict, on word: NameWord, around parent: Int32, judge: WordJudge
  ) -> Verdict {
    guard case .abbreviation(let expansions) = verdict.judgement, expansions.count > 1 else {
      return verdict
    }
    var index = parent
    while index >= 0 {
      let fact = facts.declarations[Int(index)]
      guard bytes[fact.name.offsets].mayContain(word.key.utf8) else {
        index = fact.parent
        continue
      }
      for found in Words.words(of: text(in: fact.name.offsets)) {
        guard found.key.hasPrefix(word.key), found.key.utf8.count > word.key.utf8.count + 2,
          !Verb.isBase(found.key), judge.verdict(on: found.key).isKnown
        else { continue }
        return verdict.preferring(Self.singular(of: found.key, judge: judge))
      }
      index = fact.parent
    }
    return verdict
  }

  private static func singular(of word: String, judge: WordJudge) -> String {
    guard word.hasSuffix("s"), !word.hasSuffix("ss") else { return word }
    let singular = String(word.dropLast())
    return plural(of: singular) == word && judge.verdict(on: singular).isKnown ? singular : word
  }
}
