import EmbeddedLexicon

/// All known words with the list that each stands in.
struct Lexicon: Sendable {
  static let embedded = Lexicon(SortedLines(embeddedWords(), separator: " "))

  /// No word is longer.
  static let longest = SortedLines.longestKey
  /// By length.
  private let words: [WordsOfLength]

  private init(_ lines: SortedLines) {
    words = (0...Self.longest).map { WordsOfLength($0, in: lines) }
  }

  func kind(of word: UnsafeBufferPointer<UInt8>) -> WordKind? {
    guard !word.isEmpty, word.count <= Self.longest else { return nil }
    return words[word.count].kind(of: word)
  }

  func kind(of word: [UInt8]) -> WordKind? {
    word.withUnsafeBufferPointer { kind(of: $0) }
  }

  func kind(of word: String) -> WordKind? {
    var word = word
    return word.withUTF8 { kind(of: $0) }
  }

  /// The words of a length up to the longest one.
  func words(ofLength length: Int) -> WordsOfLength { words[length] }
}

/// Whether a name in lower case is one word of the C library or of the trade, such as `setsockopt`.
public func isNameOfCFunction(_ name: String) -> Bool {
  let kind = Lexicon.embedded.kind(of: name)
  return kind == .function || kind == .term
}
