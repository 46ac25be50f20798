/// Words that a known word forms with a prefix or suffix: `reconnectable`, `subviewcount` is none.
enum Derivation {
  static func isDerived(_ word: [UInt8]) -> Bool {
    isPrefixed(word) || isSuffixed(word)
  }

  private static func isPrefixed(_ word: [UInt8]) -> Bool {
    prefixes.contains { prefix in
      guard word.starts(with: prefix) else { return false }
      let rest = word.dropFirst(prefix.count)
      return isBase(rest, atLeast: 4) || rest.count > 5 && isSuffixed(Array(rest))
    }
  }

  private static func isSuffixed(_ word: [UInt8]) -> Bool {
    suffixes.contains { suffix in
      guard word.count - suffix.count > 2, word.suffix(suffix.count) == suffix[...] else {
        return false
      }
      let stem = word.dropLast(suffix.count)
      guard mayFollow(stem, suffix: suffix) else { return false }
      if suffix == [UInt8(ascii: "s")] { return isBase(stem, atLeast: 3) || isAccepted(stem) }
      // `annotatations`: what ends in `at` has formed such a word already.
      let repeatsEnding = suffix.starts(with: "at".utf8) && stem.suffix(2).elementsEqual("at".utf8)
      return !repeatsEnding && isStem(stem)
    }
  }

  /// `calendarr`, `defaultss`: no letter is doubled for an ending without a vowel, which stands behind an `e`, and no
  /// plural has one more.
  private static func mayFollow(_ stem: ArraySlice<UInt8>, suffix: [UInt8]) -> Bool {
    guard suffix.count < 3, let first = suffix.first, let last = stem.last else { return true }
    switch first {
    case UInt8(ascii: "s"): return suffix.count > 1 || last != first
    case UInt8(ascii: "d"), UInt8(ascii: "r"): return last == UInt8(ascii: "e")
    default: return true
    }
  }

  /// `allocs`: a short form that Apple accepts, in the plural.
  private static func isAccepted(_ stem: ArraySlice<UInt8>) -> Bool {
    Lexicon.embedded.kind(of: Array(stem)) == .accepted
  }

  /// `shader` comes of `shade`, `happiness` of `happy`, `mapper` of `map`.
  private static func isStem(_ stem: ArraySlice<UInt8>) -> Bool {
    if isBase(stem, atLeast: 4) || isBase(stem + [UInt8(ascii: "e")], atLeast: 4) { return true }
    guard let last = stem.last else { return false }
    if last == UInt8(ascii: "i") {
      return isBase(stem.dropLast() + [UInt8(ascii: "y")], atLeast: 4)
    }
    return last == stem.dropLast().last && isBase(stem.dropLast(), atLeast: 3)
  }

  private static func isBase(_ base: ArraySlice<UInt8>, atLeast length: Int) -> Bool {
    guard base.count >= length else { return false }
    return base.withUnsafeBufferPointer { bytes in
      switch Lexicon.embedded.kind(of: bytes) {
      case .common, .standard, .term: true
      case .american, .british: bytes.count > 4
      case .rare: bytes.count > 5
      case .properName, .function, .accepted, .abbreviation, .abbreviationAndWord, nil: false
      }
    }
  }

  private static let prefixes = WordParts.list("prefixes").map { Array($0.utf8) }
  private static let suffixes = WordParts.list("suffixes").map { Array($0.utf8) }
}
