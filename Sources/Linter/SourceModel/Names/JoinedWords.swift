import SwiftFacts
import Words

/// Words that the lists doubt and that the next word of a name makes right.
enum JoinedWords {
  static func contains(_ key: String) -> Bool {
    prefixes.contains(key) || WordParts.partners(of: key) != nil
  }

  /// A prefix that makes one word with what follows, `subTitle`, or a word that is whole before it: `opt_out`.
  static func isJoined(_ word: NameWord, in name: ByteText, judge: WordJudge) -> Bool {
    let rest = String(decoding: name.dropFirst(word.range.upperBound), as: UTF8.self)
    guard let next = words(of: rest).first, next.kind == .word else { return false }
    if let partners = WordParts.partners(of: word.key) {
      return partners.contains(next.key)
        || next.key.hasSuffix("s") && partners.contains(String(next.key.dropLast()))
    }
    // `subReceive`: in front it is a prefix of English.
    return word.key == "sub" && word.range.lowerBound == 0 && next.key.utf8.count > 2
      || next.range.lowerBound == 0 && judge.verdict(on: word.key + next.key).isKnown
  }

  private static let prefixes = WordParts.list("ownPrefixes")
}
