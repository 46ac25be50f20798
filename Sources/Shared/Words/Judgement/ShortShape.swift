/// Short forms that no list has, known by their shape: a few letters without a vowel, `dbh`, two letters,
/// and the beginning or the consonants of a longer word, `noti` of `notification`, `crsr` of `cursor`.
struct ShortShape {
  /// A word of code that it may well stand for.
  let whole: String?

  /// Nil for a word that does not look like a short form.
  ///
  /// - Parameter hasNearWord: whether a known word is only a slip away, which is likelier then than a
  ///   longer one that begins so.
  init?(_ word: String, hasNearWord: Bool) {
    let letters = Array(word.utf8)
    guard (2...Self.longest).contains(letters.count), letters.allSatisfy({ $0 &- 0x61 < 26 })
    else { return nil }
    whole = letters.count > 2 ? Self.wholeWord(of: letters) : nil
    let isUnspeakable = letters.count < 6 && !letters.contains(where: Self.isVowel)
    guard
      letters.count == 2 || isUnspeakable || whole != nil
        || letters.count > 3 && !hasNearWord && Self.beginsCommonWord(letters)
    else { return nil }
  }

  private static let longest = 8

  /// All words of code that a short form may well stand for, those that most short forms stand for first.
  static func wholeWords(of word: String) -> [String] {
    let letters = Array(word.utf8)
    guard letters.count > 2 else { return [] }
    let hasVowel = letters.dropFirst().contains(where: isVowel)
    return codeWords(beginningWith: letters[0]).filter { whole in
      whole.count > letters.count + 1 && whole.starts(with: letters)
        || !hasVowel && isSkeleton(letters, of: whole, leavingOut: 0)
    }.map { String(decoding: $0, as: UTF8.self) }
  }

  private static func wholeWord(of letters: [UInt8]) -> String? {
    let words = codeWords(beginningWith: letters[0])
    let word =
      words.first { $0.count > letters.count + 1 && $0.starts(with: letters) }
      ?? (letters.dropFirst().contains(where: isVowel)
        ? nil : words.first { isSkeleton(letters, of: $0) })
    return word.map { String(decoding: $0, as: UTF8.self) }
  }

  /// Consonants that are those of a word in their order, at least two of three, from the first to the last.
  private static func isSkeleton(
    _ letters: [UInt8], of whole: [UInt8], leavingOut most: Int? = nil
  ) -> Bool {
    guard whole.count > letters.count, whole.count <= letters.count * 2 + 1,
      whole[0] == letters[0], letters.last == whole.last(where: { !isVowel($0) })
    else { return false }
    var rest = letters[...]
    var left = 0
    for letter in whole {
      if letter == rest.first { rest.removeFirst() } else if !isVowel(letter) { left += 1 }
    }
    return rest.isEmpty && left <= most ?? letters.count / 2
  }

  /// Whether a word of everyday English goes on for two letters or more.
  private static func beginsCommonWord(_ letters: [UInt8]) -> Bool {
    (letters.count + 2..<letters.count + 9).contains { length in
      var words = Lexicon.embedded.words(ofLength: length)
      for (place, letter) in letters.enumerated() { words.keep(letter, at: place) }
      var isCommon = false
      words.forEach(endingIn: [][...]) { _, kind in isCommon = isCommon || kind == .common }
      return isCommon
    }
  }

  private static func isVowel(_ letter: UInt8) -> Bool {
    switch letter {
    case 0x61, 0x65, 0x69, 0x6F, 0x75, 0x79: true  // aeiouy
    default: false
    }
  }

  /// The whole words of the list of abbreviations that begin with a letter: what names in code are made of;
  /// first those that most abbreviations stand for.
  private static func codeWords(beginningWith letter: UInt8) -> [[UInt8]] {
    codeWords[letter, default: []]
  }

  /// Whether a whole word is one of these.
  static func isCodeWord(_ word: String) -> Bool {
    word.utf8.first.map { codeWords(beginningWith: $0).contains(Array(word.utf8)) } ?? false
  }

  /// By their first letter.
  private static let codeWords: [UInt8: [[UInt8]]] = {
    var counts: [[UInt8]: Int] = [:]
    for line in ListVerdict.abbreviations.bytes.split(separator: 0x0A) {
      let words = line.split { $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: " ") }.dropFirst()
      for word in words where word.count > 3 { counts[Array(word), default: 0] += 1 }
    }
    let words = counts.sorted { one, other in
      one.value == other.value
        ? one.key.lexicographicallyPrecedes(other.key) : one.value > other.value
    }
    return Dictionary(grouping: words.map(\.key)) { $0[0] }
  }()
}
