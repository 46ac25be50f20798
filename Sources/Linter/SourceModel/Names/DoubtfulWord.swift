import Diagnostics
import SwiftFacts
import Words

/// A word of a declared name that the lists do not pass, with what they say of it.
public struct DoubtfulWord {
  public let declared: DeclaredName
  let doubt: KnownNames.Doubt
  /// That of the lists, or what the place of the word makes of it.
  public fileprivate(set) var verdict: Verdict

  public var word: NameWord { doubt.word }
  /// Where the word stands in the file.
  public var range: FileRange { declared.name.range(of: word.range) }
}

extension SwiftSource {
  /// The words of the file's names that are not plainly right, in the order of the names. They are
  /// looked for once, whichever rule asks first.
  public var doubtfulWords: [DoubtfulWord] {
    if let known = memory.pointee.doubts { return known }
    let doubts = uncachedDoubts()
    memory.pointee.doubts = doubts
    return doubts
  }

  /// Who judges words as the conventions want.
  public var wordJudge: WordJudge {
    memory.pointee.knownNames.prepare(for: memory.pointee.conventions.words)
    return memory.pointee.knownNames.judge
  }

  private func uncachedDoubts() -> [DoubtfulWord] {
    let judge = wordJudge
    memory.pointee.explained.removeAll(keepingCapacity: true)
    var doubts: [DoubtfulWord] = []
    for found in foundNames where !found.traits.isDisjoint(with: [.isDoubtful, .isShortWord]) {
      guard takesSuspect(behind: doubts.count) else { break }
      if let short = shortForm(of: found) {
        doubts.append(DoubtfulWord(declared: view(of: found), doubt: short, verdict: short.verdict))
      }
      let first = doubts.count
      for doubt in memory.pointee.knownNames.doubts(at: found.place) {
        let shown = shownVerdict(on: doubt, of: found)
        guard shown != nil || !isExplained(doubt, of: found, judge: judge) else {
          noteExplanation(of: doubt, at: found)
          continue
        }
        let verdict = shown ?? verdict(on: doubt, of: found)
        doubts.append(DoubtfulWord(declared: view(of: found), doubt: doubt, verdict: verdict))
      }
      // `arrDep` may be anything as long as half of it is.
      guard doubts[first...].contains(where: \.isOpen) else { continue }
      for place in first..<doubts.count { doubts[place].makeLikely() }
    }
    return withoutRepetitions(doubts)
  }

  /// What one file explains is right in the others, but not what only stands in a list or in the name of a test.
  private func noteExplanation(of doubt: KnownNames.Doubt, at found: FoundName) {
    guard doubt.verdict.list == .none || doubt.verdict.list == .distance, !isNamedElsewhere(found)
    else { return }
    memory.pointee.explained.insert(NameHash.of(UnlistedWord.singular(of: doubt.word.key)))
  }

  /// `if let usr` repeats a name that is judged where it comes from.
  private func withoutRepetitions(_ doubts: [DoubtfulWord]) -> [DoubtfulWord] {
    guard doubts.contains(where: \.mayRepeat) else { return doubts }
    let chosen = Set(doubts.lazy.filter { !$0.mayRepeat }.map(\.declared.name.hash))
    return doubts.filter { !$0.mayRepeat || !chosen.contains($0.declared.name.hash) }
  }
}

extension DoubtfulWord {
  /// Whether it is a short form of which nobody can say what it stands for.
  fileprivate var isOpen: Bool {
    guard case .abbreviation(let words) = verdict.judgement else { return false }
    return words.count > 1 || !verdict.isCertain
  }

  fileprivate mutating func makeLikely() {
    guard case .abbreviation = verdict.judgement else { return }
    verdict = verdict.likely
  }

  fileprivate var mayRepeat: Bool {
    switch declared.role {
    case .binding(.ifBinding), .binding(.guardBinding), .binding(.whileBinding): true
    default: false
    }
  }
}
