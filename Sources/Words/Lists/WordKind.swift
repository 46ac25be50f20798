import EmbeddedLexicon

/// The list that a word stands in.
enum WordKind: UInt8, Sendable {
  /// English of every day.
  case common = 0x63  // c
  case standard = 0x73  // s
  case rare = 0x72  // r
  /// Spelled so in America alone.
  case american = 0x61  // a
  /// Spelled so in Britain alone.
  case british = 0x62  // b
  case properName = 0x6E  // n
  /// Of computing, or of Apple's and Swift's libraries.
  case term = 0x74  // t
  /// The name of a function of the C library.
  case function = 0x66  // f
  /// An abbreviation that Apple's guidelines accept.
  case accepted = 0x41  // A
  case abbreviation = 0x78  // x
  /// An abbreviation that is an English word as well.
  case abbreviationAndWord = 0x79  // y
}

/// All known words with the list that each stands in.
struct Lexicon: Sendable {
  static let embedded = Lexicon(SortedLines(embeddedWords(), separator: " "))

  /// No word is longer.
  static let longest = 32
  private let lines: SortedLines
  /// By length: where its words begin; each takes its length and three bytes more.
  private let starts: [Int]

  private init(_ lines: SortedLines) {
    self.lines = lines
    starts = (0...Self.longest + 1).map(lines.start)
  }

  func kind(of word: UnsafeBufferPointer<UInt8>) -> WordKind? {
    guard word.count <= Self.longest, let wanted = word.baseAddress else { return nil }
    let start = starts[word.count]
    let stride = word.count + 3
    var low = 0
    var high = (starts[word.count + 1] - start) / stride
    while low < high {
      let middle = (low + high) / 2
      let offset = start + middle * stride
      let order = Self.order(lines.bytes, at: offset, wanted, word.count)
      if order == 0 { return WordKind(rawValue: lines.bytes[offset + word.count + 1]) }
      if order < 0 { low = middle + 1 } else { high = middle }
    }
    return nil
  }

  func kind(of word: String) -> WordKind? {
    var word = word
    return word.withUTF8 { kind(of: $0) }
  }

  private static func order(
    _ bytes: UnsafeBufferPointer<UInt8>, at offset: Int, _ word: UnsafePointer<UInt8>, _ count: Int
  ) -> Int {
    for index in 0..<count where bytes[offset + index] != word[index] {
      return bytes[offset + index] < word[index] ? -1 : 1
    }
    return 0
  }
}

/// Whether a name in lower case is one word of the C library or of the trade, such as `setsockopt`.
public func isNameOfCFunction(_ name: String) -> Bool {
  let kind = Lexicon.embedded.kind(of: name)
  return kind == .function || kind == .term
}
