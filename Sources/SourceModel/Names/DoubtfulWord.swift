import Diagnostics
import SwiftFacts
import Words

/// A word of a declared name that the lists do not pass, with what they say of it.
public struct DoubtfulWord {
  public let declared: DeclaredName
  public let word: NameWord
  public let verdict: Verdict

  /// Where the word stands in the file.
  public var range: FileRange { declared.name.range(of: word.range) }
}

extension SwiftSource {
  /// The words of the file's names that are not plainly right, in the order of the names. They are
  /// looked for once, whichever rule asks first.
  public var doubtfulWords: [DoubtfulWord] {
    let doubts = memory.pointee.doubts ?? findDoubts()
    memory.pointee.doubts = doubts
    return doubts.map { doubt in
      DoubtfulWord(declared: view(of: doubt.found), word: doubt.word, verdict: doubt.verdict)
    }
  }

  private func findDoubts() -> [WordDoubt] {
    memory.pointee.nameDoubts.prepare(for: conventions.words)
    let judge = memory.pointee.nameDoubts.judge
    var doubts: [WordDoubt] = []
    for found in foundNames {
      let name = nameBytes(found.name)
      if found.role == .enumerationCase, Self.isCode(name) { continue }
      for place in memory.pointee.nameDoubts.places(for: name) {
        let doubt = memory.pointee.nameDoubts[place]
        guard !isExplained(doubt.word, despite: doubt.verdict, of: found, judge: judge) else {
          continue
        }
        let verdict = inSight(doubt.verdict, on: doubt.word, of: found, judge: judge)
        doubts.append(WordDoubt(doubt.word, verdict, of: found))
      }
    }
    return withoutRepetitions(doubts)
  }

  /// `case KWD`: a code of a list that others keep.
  private static func isCode(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
    name.count < 5 && name.allSatisfy { $0 &- 0x41 < 26 }
  }

  /// `if let usr` repeats a name that is judged where it comes from.
  private func withoutRepetitions(_ doubts: [WordDoubt]) -> [WordDoubt] {
    guard doubts.contains(where: \.mayRepeat) else { return doubts }
    let chosen = Set(doubts.filter { !$0.mayRepeat }.map { text(in: $0.found.name.offsets) })
    return doubts.filter { !$0.mayRepeat || !chosen.contains(text(in: $0.found.name.offsets)) }
  }
}

/// A doubtful word as places and numbers, without a view of its source.
struct WordDoubt {
  let found: SwiftSource.FoundName
  let word: NameWord
  let verdict: Verdict

  init(_ word: NameWord, _ verdict: Verdict, of found: SwiftSource.FoundName) {
    self.found = found
    self.word = word
    self.verdict = verdict
  }

  var mayRepeat: Bool {
    switch found.role {
    case .binding(.ifBinding), .binding(.guardBinding), .binding(.whileBinding): true
    default: false
    }
  }
}
