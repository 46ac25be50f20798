import SwiftFacts
import Words

extension SwiftSource {
  /// The verdict on an abbreviation with the expansion that the declaration itself suggests:
  /// `let dep = nextDeparture`.
  func expanding(
    _ verdict: Verdict, on word: NameWord, of found: FoundName, judge: WordJudge
  ) -> Verdict {
    guard word.kind == .word, word.key.utf8.count > 1, found.owner >= 0 else { return verdict }
    if found.role == .genericParameter, verdict.replacement == "error" {
      // An error's own name is taken.
      return verdict.preferring("failure")
    }
    if let verb = verb(for: word, of: found) { return verdict.preferring(verb) }
    for (number, range) in places(of: found).enumerated() where !range.isEmpty {
      let place = bytes[range.offsets.prefix(120)]
      if let better = expanding(
        verdict, on: word, of: found, by: place, isType: number == 0, judge: judge)
      {
        return better
      }
    }
    let parent = facts.declarations[Int(found.owner)].parent
    return expanding(verdict, on: word, byTypesAround: parent, judge: judge)
  }

  /// What a short form in front of a function's name has it do.
  private func verb(for word: NameWord, of found: FoundName) -> String? {
    guard found.role == .function, word.range.lowerBound == 0,
      let verb = Self.verbs[word.key],
      word.range.upperBound < found.name.end - found.name.start
        || facts.declarations[Int(found.owner)].type.isEmpty
    else { return nil }
    return verb
  }

  /// The verdict with what a type or a value says that the word stands for.
  ///
  /// - Parameter isType: whether the place is the type, which may have a longer form of its own.
  private func expanding(
    _ verdict: Verdict, on word: NameWord, of found: FoundName, by place: ByteText,
    isType: Bool, judge: WordJudge
  ) -> Verdict? {
    if word.key == "ix" || word.key == "idx", place.starts(with: "IndexPath") {
      return verdict.suggesting("index path").standing(for: "index path")
    }
    if let phrase = Self.phrase(withInitials: word.key, in: place) {
      return verdict.suggesting(phrase).standing(for: phrase)
    }
    guard case .abbreviation(let expansions) = verdict.judgement else { return nil }
    let isLast = word.range.upperBound == found.name.end - found.name.start
    let short = ShortForm(key: word.key, expansions: expansions, isLast: isLast, judge: judge)
    if let whole = short.wholeWord(in: place) { return verdict.standing(for: whole) }
    return isType ? short.similarWord(in: place).map(verdict.preferring) : nil
  }

  /// The type and the value of what has a name.
  private func places(of found: FoundName) -> [ByteRange] {
    let fact = facts.declarations[Int(found.owner)]
    if fact.name == found.name { return fact.kind.isValue ? [fact.type, fact.value] : [] }
    guard found.parameter >= 0 else { return [] }
    let parameter = facts.parameters[Int(found.parameter)]
    return [parameter.type, parameter.value]
  }

  /// What a short form in front of a function's name has it do, and alone where nothing comes back.
  private static let verbs = [
    "anim": "animate", "cfg": "configure", "conf": "configure", "config": "configure",
  ]

  /// The words of a name of which a short form has the initials: `notification center` for `nc`.
  private static func phrase(withInitials key: String, in place: ByteText) -> String? {
    guard key.utf8.count < 4, let first = key.utf8.first, let last = key.utf8.last,
      place.contains(last & ~0x20)
    else { return nil }
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
  private func expanding(
    _ verdict: Verdict, on word: NameWord, byTypesAround parent: Int32, judge: WordJudge
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
        return verdict.preferring(ShortForm.singular(of: found.key, judge: judge))
      }
      index = fact.parent
    }
    return verdict
  }
}
