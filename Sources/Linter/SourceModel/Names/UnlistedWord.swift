import Diagnostics
import Words

/// A word of a declared name that no list knows, in what the project keeps of a file.
public struct UnlistedWord: Hashable, Sendable {
  public let word: NameWord
  /// The nearest word that a list knows.
  public let nearest: String?
  public let isCertain: Bool
  public let range: FileRange

  /// The word in lower case without the `s` of a plural, which makes no other word of it.
  var singular: String { Self.singular(of: word.key) }

  static func singular(of key: String) -> String {
    key.utf8.count > 3 && key.hasSuffix("s") ? String(key.dropLast()) : key
  }

  /// The hashes of the words of a file that no list knows and that are right there all the same: what something
  /// explains, and acronyms in capitals, which a reader can search for.
  static func explained(in source: SwiftSource) -> Set<UInt64> {
    source.judgeWords()
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

  static func all(in source: SwiftSource) -> [UnlistedWord] {
    source.doubtfulWords.compactMap { doubt in
      // What looks like a short form is one, however often it is used.
      guard case .unknown(let nearest) = doubt.verdict.judgement, doubt.verdict.list != .shape
      else { return nil }
      return UnlistedWord(
        word: doubt.word, nearest: nearest, isCertain: doubt.verdict.isCertain, range: doubt.range)
    }
  }
}

extension Project {
  /// The unlisted words of the files that are judged, without those that belong to the project: a word
  /// that so many of its files use has a meaning there, and what one of them explains is right in all. Few letters stand for something else in each
  /// file, so that they need one file more.
  public func unlistedWords(inFewerFilesThan limit: Int) -> [UnlistedWord] {
    let judged = files.filter(\.isJudged)
    // Of the others nobody asks what is said.
    let wanted = judged.filter { $0.isWanted && !$0.unlistedWords.isEmpty }
    guard !wanted.isEmpty else { return [] }
    let explained = judged.reduce(into: Set<UInt64>()) { $0.formUnion($1.explainedWords) }
    var counts: [String: Int] = [:]
    for file in judged {
      for key in Set(file.unlistedWords.lazy.map(\.singular)) { counts[key, default: 0] += 1 }
    }
    return wanted.flatMap { file in
      file.unlistedWords.filter { word in
        let key = word.singular
        guard !explained.contains(NameHash.of(key)) else { return false }
        return counts[key, default: 0] < (key.utf8.count < 4 ? limit + 1 : limit)
      }
    }
  }
}
