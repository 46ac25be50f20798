/// What a word may be all the same, though the lists know it or nothing near it, where the code around it says so.
public struct OtherReading: Sendable {
  /// Two words without a capital between them: `fullname`.
  public let splits: [WordSplit]
  /// Whether they are a term of the trade as one, which is right where nobody else writes them apart: `textfield`.
  public let isTerm: Bool
  /// Whether they are a name as one.
  public let isName: Bool
  /// The word of every day that a rare one is a slip away from: `calendar` for `calender`.
  public let everyday: String?

  /// Nil for a word that can be nothing else.
  public init?(of word: NameWord, judged verdict: Verdict) {
    guard word.kind == .word, word.key.utf8.count >= Self.shortest else { return nil }
    let bytes = Array(word.key.utf8)
    isTerm = verdict.list == .terms
    isName = verdict.list == .names
    let isRare =
      verdict.list == .english && verdict.isKnown && Lexicon.embedded.kind(of: bytes) == .rare
    everyday =
      isRare ? Correction(of: word.key).likely.first { Self.areOneVowelApart($0, word.key) } : nil
    switch (verdict.judgement, verdict.list) {
    case (.known, .compound), (.known, .terms), (.known, .names), (.unknown, .none):
      splits = Compound.splits(of: bytes)
    default: splits = []
    }
    if splits.isEmpty, everyday == nil { return nil }
  }

  private static let shortest = 6

  /// Whether two words differ in one vowel, which is what people mistake who do not mistype.
  private static func areOneVowelApart(_ one: String, _ other: String) -> Bool {
    let different = zip(one.utf8, other.utf8).filter { $0 != $1 }
    return one.utf8.count == other.utf8.count && different.count == 1
      && different.allSatisfy { "aeiou".utf8.contains($0) && "aeiou".utf8.contains($1) }
  }
}

/// Two words that stand together as one.
public struct WordSplit: Hashable, Sendable {
  public let first: String
  public let second: String

  /// Both with a space between them.
  public var phrase: String { first + " " + second }
  /// `isloading`, `shouldhide`: what only helps a verb forms no word with it.
  public var isNeverJoined: Bool { second.utf8.count > 3 && LexicalWord(first).isAuxiliary }
}

extension Compound {
  /// The ways to part a word in two that everybody knows.
  static func splits(of word: [UInt8]) -> [WordSplit] {
    guard word.count > 3 else { return [] }
    return (2...word.count - 2).compactMap { count in
      let (first, second) = (word[..<count], word[count...])
      guard isWhole(first), isWhole(second) else { return nil }
      return WordSplit(
        first: String(decoding: first, as: UTF8.self),
        second: String(decoding: second, as: UTF8.self))
    }
  }

  private static func isWhole(_ part: ArraySlice<UInt8>) -> Bool {
    part.withUnsafeBufferPointer { bytes in
      switch Lexicon.embedded.kind(of: bytes) {
      case .common, .accepted: true
      case .term, .standard: bytes.count > 3
      default: false
      }
    }
  }

  /// A quick look: whether a list may have two words as one.
  static func mayBeSplit(_ word: UnsafeBufferPointer<UInt8>) -> Bool {
    word.count >= 7
      && (2...word.count - 2).contains { count in
        isWhole(Array(word[..<count])[...]) && isWhole(Array(word[count...])[...])
      }
  }
}
