import Synchronization
import Words

/// How many files use which word that no list knows, found out once for all rules that ask.
final class CountedWords: Sendable {
  /// The words that one of the files explains, by word in how many it stands, and those that are slips beside the
  /// right word.
  typealias Words = (explained: Set<UInt64>, counts: [String: Int], copied: Set<String>)

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
    var counted: Words = ([], [:], [])
    // By the right word as a type has it.
    var wanted: [UInt64: Set<String>] = [:]
    for file in files where file.isJudged {
      counted.explained.formUnion(file.explainedWords)
      for word in file.unlistedWords {
        if word.isBesideRightWord { counted.copied.insert(word.singular) }
        for right in word.rightWords {
          wanted[NameHash.of(capitalized(right)), default: []].insert(word.singular)
        }
      }
      for key in Set(file.unlistedWords.lazy.map(\.singular)) {
        counted.counts[key, default: 0] += 1
      }
    }
    guard !wanted.isEmpty else { return counted }
    for type in files.lazy.flatMap(\.types) {
      var name = type.name
      name.withUTF8 { name in
        forEachWord(in: name) { range, _ in
          let word = NameHash.of(UnsafeBufferPointer(rebasing: name[range]))
          if let slips = wanted[word] { counted.copied.formUnion(slips) }
        }
      }
    }
    return counted
  }
}
