/// Two words of every day that are written as one, as computing likes to do: `filename`.
enum Compound {
  static func isCompound(_ word: [UInt8]) -> Bool {
    word.count >= 7
      && (3...word.count - 3).contains { isPart(word[..<$0]) && isPart(word[$0...]) }
  }

  /// A known acronym beside a short one that a reader can search for: `SERPURL`.
  static func isOfAcronyms(_ word: [UInt8]) -> Bool {
    (3..<max(word.count, 3)).contains { count in
      word.count - count < 5
        && (isAcronym(word.prefix(count)) || isAcronym(word.suffix(count)))
    }
  }

  /// What to write for two words that run together and that a list of slips has as one: `shouldbe`, of which it keeps
  /// only the first, and `acount`, which may be an article before a word of code. Nil for a slip in one word.
  static func phrase(in word: String, correctedAs corrections: [String]) -> [String]? {
    if word.hasPrefix("a"), ShortShape.isCodeWord(String(word.dropFirst())) {
      return corrections + ["a " + word.dropFirst()]
    }
    for whole in corrections where word.hasPrefix(whole) {
      let rest = String(word.dropFirst(whole.utf8.count))
      let second = LexicalWord(rest)
      if rest.utf8.count > 1, !whole.hasSuffix(rest), second.isPreposition || rest == "be" {
        return [whole + " " + rest] + corrections
      }
    }
    return nil
  }

  /// `uvstart`, `centeryp`: a word of code with one or two letters in front of it or behind it, which are all that a
  /// correction would change in front; behind it they may be a slip in its ending, and then are none of these.
  static func hasLooseLetters(_ word: [UInt8], besides correction: String?) -> Bool {
    (1...2).contains { count in
      isLongWord(word.dropFirst(count))
        && correction?.hasSuffix(String(decoding: word.dropFirst(count), as: UTF8.self)) != false
        || isLongWord(word.dropLast(count))
          && correction?.utf8.starts(with: word.dropLast(count)) != true
    }
  }

  private static func isLongWord(_ part: ArraySlice<UInt8>) -> Bool {
    part.count > 3 && ShortShape.isCodeWord(String(decoding: part, as: UTF8.self))
  }

  private static func isAcronym(_ part: ArraySlice<UInt8>) -> Bool {
    let kind = Lexicon.embedded.kind(of: Array(part))
    return kind == .term || kind == .accepted
  }

  private static func isPart(_ part: ArraySlice<UInt8>) -> Bool {
    if part.count == 3 { return shortParts.contains(String(decoding: part, as: UTF8.self)) }
    return part.withUnsafeBufferPointer { bytes in
      let kind = Lexicon.embedded.kind(of: bytes)
      return kind == .common || kind == .term || kind == .accepted
    }
  }

  private static let shortParts = WordParts.list("shortParts")
}

/// Whether a run of capitals, in lower case, joins a known acronym to a short one: `exurl`.
public func isJoinedOfAcronyms(_ capitals: String) -> Bool {
  Compound.isOfAcronyms(Array(capitals.utf8))
}
