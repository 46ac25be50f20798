import Diagnostics
import Words

/// A word of a declared name that no list knows or that is a slip, in what the project keeps of a file.
public struct UnlistedWord: Hashable, Sendable {
  public let word: NameWord
  public let verdict: Verdict
  public let range: FileRange
  /// Whether fingers have made it of another word, which the file has as well.
  let isBesideRightWord: Bool

  /// The words of which fingers may have made it.
  var rightWords: [String] {
    let near: [String] =
      switch verdict.judgement {
      case .misspelling(let corrections) where verdict.list == .distance: corrections
      case .unknown(let nearest?) where verdict.list == .none: [nearest]
      case .misspelling, .unknown, .known, .abbreviation: []
      }
    return near.filter { Correction.isOfFingers(word.key, for: $0) }
  }

  public var isSlip: Bool {
    if case .misspelling = verdict.judgement { true } else { false }
  }

  /// The word in lower case without the `s` of a plural, which makes no other word of it.
  var singular: String { Self.singular(of: word.key) }

  static func singular(of key: String) -> String {
    key.utf8.count > 3 && key.hasSuffix("s") ? String(key.dropLast()) : key
  }

  /// `CRDTGC` in a project of CRDTs: an acronym that is explained beside a short one that a reader can search for.
  fileprivate func isJoined(of explained: Set<UInt64>) -> Bool {
    guard word.kind == .acronym else { return false }
    let letters = word.key
    return (3..<max(letters.utf8.count, 3)).contains { count in
      letters.utf8.count - count < 5
        && [letters.prefix(count), letters.suffix(count)].contains {
          explained.contains(NameHash.of(String($0)))
        }
    }
  }

  /// The hashes of the words of a file that no list knows and that are right there all the same: what something
  /// explains, and acronyms in capitals, which a reader can search for.
  static func explained(in source: SwiftSource) -> Set<UInt64> {
    _ = source.doubtfulWords
    var explained = source.memory.pointee.explained
    let judge = source.wordJudge
    for found in source.foundNames where found.traits.contains(.hasAcronym) {
      for word in words(of: source.name(found.name).text) where word.kind == .acronym {
        let verdict = judge.verdict(on: word)
        if verdict.isKnown, verdict.list == .none { explained.insert(NameHash.of(word.key)) }
      }
    }
    return explained
  }

  private init(_ doubt: DoubtfulWord, in source: SwiftSource) {
    let word = UnlistedWord(
      word: doubt.word, verdict: doubt.verdict, range: doubt.range, isBesideRightWord: false)
    self.init(
      word: word.word, verdict: word.verdict, range: word.range,
      isBesideRightWord: word.rightWords.contains(where: source.hasWord))
  }

  init(word: NameWord, verdict: Verdict, range: FileRange, isBesideRightWord: Bool) {
    self.word = word
    self.verdict = verdict
    self.range = range
    self.isBesideRightWord = isBesideRightWord
  }

  static func all(in source: SwiftSource) -> [UnlistedWord] {
    source.doubtfulWords.compactMap { doubt in
      switch doubt.verdict.judgement {
      // What looks like a short form is one, however often it is used.
      case .unknown where doubt.verdict.list == .shape: nil
      case .unknown, .misspelling:
        UnlistedWord(doubt, in: source)
      case .known, .abbreviation: nil
      }
    }
  }
}

extension Project {
  /// The unlisted words of the files that are judged, without those that belong to the project: a word
  /// that so many of its files use has a meaning there, and what one of them explains is right in all, but for a slip
  /// beside the right word. Few letters stand for something else in each file, so that they need one file more.
  public func unlistedWords(inFewerFilesThan limit: Int) -> [UnlistedWord] {
    wordsOfFiles({ !$0.isSlip }, isForeign: { $1 < ($0.utf8.count < 4 ? limit + 1 : limit) })
  }

  /// The slips in the files that are judged. What only looks like another word is a name of the project's own where
  /// so many files use it: few slips are copied so often, and then somebody writes the right word as well.
  public var slips: [UnlistedWord] {
    wordsOfFiles(\.isSlip) { _, count in count < 5 }
  }

  /// - Parameter isForeign: whether a word in so many files is none of the project's own.
  private func wordsOfFiles(
    _ isAsked: (UnlistedWord) -> Bool, isForeign: (_ key: String, _ files: Int) -> Bool
  ) -> [UnlistedWord] {
    // Of the others nobody asks what is said.
    let wanted = files.filter {
      $0.isJudged && $0.isWanted && $0.unlistedWords.contains(where: isAsked)
    }
    guard !wanted.isEmpty else { return [] }
    let (explained, counts, copied) = countedWords.all(in: files)
    return wanted.flatMap { file in
      file.unlistedWords.filter { word in
        guard isAsked(word) else { return false }
        if word.isSlip && word.verdict.list != .distance { return true }
        let key = word.singular
        return copied.contains(key)
          || !explained.contains(NameHash.of(key)) && !word.isJoined(of: explained)
            && isForeign(key, counts[key, default: 0])
      }
    }
  }
}
