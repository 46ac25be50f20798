import Synchronization

/// How many files use which word that no list knows, found out once for all rules that ask.
final class CountedWords: Sendable {
  /// The words that one of the files explains, and by word in how many it stands.
  typealias Words = (explained: Set<UInt64>, counts: [String: Int])

  private let known = Mutex<Words?>(nil)

  /// What the judged ones among some files have, which are the same for all who ask.
  func all(in files: [FileOutline]) -> Words {
    known.withLock { known in
      let words = known ?? Self.uncachedWords(in: files)
      known = words
      return words
    }
  }

  private static func uncachedWords(in files: [FileOutline]) -> Words {
    var words: Words = ([], [:])
    for file in files where file.isJudged {
      words.explained.formUnion(file.explainedWords)
      for key in Set(file.unlistedWords.lazy.map(\.singular)) {
        words.counts[key, default: 0] += 1
      }
    }
    return words
  }
}
