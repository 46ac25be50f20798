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
