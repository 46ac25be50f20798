import Synchronization

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

  /// Those that took time, for the next name that has the word.
  private static let remembered = Mutex<[Question: OtherReading?]>([:])

  private struct Question: Hashable {
    let word: String
    let list: DecidingList
    let isKnown: Bool
  }

  /// What a word may be besides what its verdict says; nil for one that can be nothing else.
  public static func of(_ word: NameWord, judged verdict: Verdict) -> OtherReading? {
    guard word.kind == .word, word.key.utf8.count >= shortest else { return nil }
    // A project decides over its own words, and Swift over its keywords.
    guard verdict.list != .project, !SwiftKeywords.contains(word.key) else { return nil }
    let question = Question(word: word.key, list: verdict.list, isKnown: verdict.isKnown)
    if let known = remembered.withLock({ $0[question] }) { return known }
    let found = OtherReading(word, judged: verdict)
    remembered.withLock { $0[question] = .some(found) }
    return found
  }

  private init?(_ word: NameWord, judged verdict: Verdict) {
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
  /// `isloading`, `filteredlectures`: what only helps a verb, and what was done with a thing, form no word with it.
  public var isNeverJoined: Bool {
    let word = LexicalWord(first)
    return second.utf8.count > 3
      && (word.isAuxiliary || word.pastOf != nil && !word.canBeNoun && first.hasSuffix("ed"))
  }
}

extension Compound {
  /// The ways to part a word in two that everybody knows.
  static func splits(of word: [UInt8]) -> [WordSplit] {
    let found = word.withUnsafeBufferPointer { letters in
      places(in: letters).filter { isSplit(letters, at: $0) }
    }
    return found.map {
      WordSplit(
        first: String(decoding: word[..<$0], as: UTF8.self),
        second: String(decoding: word[$0...], as: UTF8.self))
    }
  }

  /// A quick look: whether a list may have two words as one.
  static func mayBeSplit(_ word: UnsafeBufferPointer<UInt8>) -> Bool {
    word.count >= 7 && places(in: word).contains { isSplit(word, at: $0) }
  }

  private static func places(in word: UnsafeBufferPointer<UInt8>) -> Range<Int> {
    2..<max(word.count - 1, 2)
  }

  private static func isSplit(_ word: UnsafeBufferPointer<UInt8>, at place: Int) -> Bool {
    isWhole(UnsafeBufferPointer(rebasing: word[..<place]))
      && isWhole(UnsafeBufferPointer(rebasing: word[place...]))
  }

  private static func isWhole(_ part: UnsafeBufferPointer<UInt8>) -> Bool {
    switch Lexicon.embedded.kind(of: part) {
    case .common, .accepted: true
    case .term, .standard: part.count > 3
    default: false
    }
  }
}
