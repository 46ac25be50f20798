import Words

/// Places at which a name is not split where its capitals say.
enum OddSplit {
  /// Whether a word that the lists doubt is none: its first letter stands alone or belongs to what is
  /// in front of it, or it was never meant to be a word.
  static func explains(
    _ word: NameWord, _ verdict: Verdict, in name: UnsafeBufferPointer<UInt8>, judge: WordJudge
  ) -> Bool {
    guard word.kind == .word else { return false }
    switch verdict.judgement {
    case .known: return true
    case .abbreviation: return false
    case .misspelling where verdict.list == .misspellings: return false
    case .misspelling: return hasLooseLetter(word, in: name, judge: judge)
    case .unknown:
      return isPattern(name) || isDoubledLetter(word.key)
        || hasLooseLetter(word, in: name, judge: judge)
    }
  }

  /// `maxXminY` is max, X, min and Y; `URLwith` is URL and with.
  private static func hasLooseLetter(
    _ word: NameWord, in name: UnsafeBufferPointer<UInt8>, judge: WordJudge
  ) -> Bool {
    let start = word.range.lowerBound
    guard start > 0, word.range.count > 2, name[start] &- 0x41 < 26 else { return false }
    let isAxis = name[start] &- UInt8(ascii: "X") < 3 && word.range.count > 3
    guard isAxis || name[start - 1] &- 0x41 < 26 else { return false }
    return judge.verdict(on: String(word.key.dropFirst())).isKnown
  }

  /// `yyyyMMdd`: how a date is written.
  private static func isPattern(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
    name.count > 3 && name.allSatisfy { "yMdHhmsS_".utf8.contains($0) }
  }

  /// `aa` and `bb`: a letter where one would do.
  private static func isDoubledLetter(_ key: String) -> Bool {
    key.utf8.count == 2 && key.utf8.first == key.utf8.last
  }
}
