import Diagnostics
import SwiftFacts
import Synchronization
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
    let doubts = doubts.found { findDoubts() }
    return doubts.map { doubt in
      DoubtfulWord(declared: view(of: doubt.found), word: doubt.word, verdict: doubt.verdict)
    }
  }

  /// In bytes first: nearly all words pass without a text being made of them.
  private func findDoubts() -> [WordDoubts.Doubt] {
    let judge = conventions.words.judge
    var doubts: [WordDoubts.Doubt] = []
    bytes.withUnsafeBufferPointer { bytes in
      forEachDeclaredName { declared in
        let name = UnsafeBufferPointer(rebasing: bytes[declared.name.offsets])
        if Self.isShouted(name) || Self.isCodeCase(declared, name) { return }
        forEachWord(in: name) { range, kind in
          guard !judge.passesAtOnce(name[range], as: kind), !Self.isPrefix(range, kind, of: name)
          else { return }
          let text = String(decoding: name[range], as: UTF8.self)
          let word = NameWord(text, range: range, kind: kind)
          let verdict = judge.verdict(on: word)
          guard !verdict.isKnown, !Self.isCode(range, verdict, in: name),
            !isExplained(word, verdict, of: declared, judge: judge)
          else { return }
          doubts.append(WordDoubts.Doubt(word, of: declared, verdict: verdict))
        }
      }
    }
    return withoutRepetitions(doubts)
  }

  /// `DT_DIR`: a constant in the manner of C. It mirrors one, or is to be written in another case first.
  private static func isShouted(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
    name.contains(UInt8(ascii: "_")) && name.first != UInt8(ascii: "_")
      && !name.contains { $0 &- 0x61 < 26 }
  }

  /// `case KWD`: a code of a list that others keep.
  private static func isCodeCase(
    _ declared: FoundName, _ name: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    declared.role == .enumerationCase && name.count < 5 && name.allSatisfy { $0 &- 0x41 < 26 }
  }

  /// `BPSuperDuperViewController`: capitals in front that tell whose type it is.
  private static func isPrefix(
    _ range: Range<Int>, _ kind: NameWord.Kind, of name: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    kind == .acronym && range.lowerBound == 0 && range.count < 4 && range.upperBound < name.count
  }

  /// A few letters that touch a figure are a code that no list has: `gp3`, `x86`.
  private static func isCode(
    _ range: Range<Int>, _ verdict: Verdict, in name: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    guard range.count < 4, case .unknown = verdict.judgement else { return false }
    let figures = UInt8(ascii: "0")...UInt8(ascii: "9")
    let touchesBefore = range.lowerBound > 0 && figures.contains(name[range.lowerBound - 1])
    return touchesBefore
      || range.upperBound < name.count && figures.contains(name[range.upperBound])
  }

  /// `if let usr` repeats a name that is judged where it comes from.
  private func withoutRepetitions(_ doubts: [WordDoubts.Doubt]) -> [WordDoubts.Doubt] {
    let chosen = Set(doubts.filter { !$0.mayRepeat }.map { text(in: $0.found.name.offsets) })
    return doubts.filter { !$0.mayRepeat || !chosen.contains(text(in: $0.found.name.offsets)) }
  }
}

/// The doubtful words of one file, once somebody has asked for them. They hold places and not views,
/// which would keep their own source alive.
final class WordDoubts: Sendable {
  struct Doubt: Sendable {
    let found: SwiftSource.FoundName
    let word: NameWord
    let verdict: Verdict

    init(_ word: NameWord, of found: SwiftSource.FoundName, verdict: Verdict) {
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

  private let stored = Mutex<[Doubt]?>(nil)

  func found(by find: () -> [Doubt]) -> [Doubt] {
    if let doubts = stored.withLock({ $0 }) { return doubts }
    let doubts = find()
    stored.withLock { $0 = doubts }
    return doubts
  }
}
