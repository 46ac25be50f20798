/// Known words that are one slip away from a word: a letter too many, missing, wrong, or swapped with
/// its neighbour.
struct Correction {
  /// The likeliest one first. The first letter is nearly always right, so it is kept.
  let candidates: [String]
  /// The candidates that are more than near: letters swapped or doubled, or a slip in a word that is
  /// long enough to be recognized, of everyday English or of the trade.
  let likely: [String]

  init(of word: String) {
    let ranked = Self.ranked(for: word)
    candidates = ranked.map(\.text)
    let isLong = word.utf8.count > 5 && !Self.isPrefixedWord(Array(word.utf8))
    guard let best = ranked.first, best.isTypical || isLong && best.isUsual else {
      likely = []
      return
    }
    likely = ranked.filter { $0.isTypical == best.isTypical && $0.isUsual }.map(\.text)
  }

  /// A letter that stands for something and a word: `lslot`, `rmap`.
  private static func isPrefixedWord(_ word: [UInt8]) -> Bool {
    let kind = word.dropFirst().withUnsafeBufferPointer { Lexicon.embedded.kind(of: $0) }
    return kind == .common || kind == .standard || kind == .term
  }

  private static func ranked(for word: String) -> [Candidate] {
    let letters = Array(word.utf8)
    guard letters.count > 4, letters.count < 24 else { return [] }
    var found: [Candidate] = []
    forEachVariant(of: letters) { slip, variant in
      guard let kind = Lexicon.embedded.kind(of: variant), let frequency = rank(of: kind) else {
        return
      }
      let text = String(decoding: variant, as: UTF8.self)
      if !found.contains(where: { $0.text == text }) {
        found.append(Candidate(text: text, slip: slip, frequency: frequency))
      }
    }
    return found.sorted { ($0.rank, $0.text) < ($1.rank, $1.text) }
  }

  private struct Candidate {
    let text: String
    let slip: Slip
    let frequency: Int

    var rank: Int { slip.rawValue * 3 + frequency }
    var isTypical: Bool { slip != .other && frequency < 2 }
    var isUsual: Bool { frequency < 2 }
  }

  /// From the likeliest to the unlikeliest.
  private enum Slip: Int {
    case swapped, doubled, other
  }

  private static func rank(of kind: WordKind) -> Int? {
    switch kind {
    case .common, .accepted: 0
    case .term, .american, .british: 1
    case .standard: 2
    case .rare, .properName, .function, .abbreviation, .abbreviationAndWord: nil
    }
  }

  /// Hands on every word that is one slip away, always in the same memory.
  private static func forEachVariant(
    of word: [UInt8], _ body: (Slip, UnsafeBufferPointer<UInt8>) -> Void
  ) {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: word.count + 1) { variant in
      for index in 1...word.count {
        if index < word.count { forEachShorter(of: word, at: index, in: variant, body) }
        forEachLetter(of: word, at: index, in: variant, body)
      }
    }
  }

  /// Without a letter, and with two of them swapped.
  private static func forEachShorter(
    of word: [UInt8], at index: Int, in variant: UnsafeMutableBufferPointer<UInt8>,
    _ body: (Slip, UnsafeBufferPointer<UInt8>) -> Void
  ) {
    _ = variant.update(fromContentsOf: word)
    for place in index..<word.count - 1 { variant[place] = word[place + 1] }
    let isDouble = word[index] == word[index - 1]
    body(isDouble ? .doubled : .other, UnsafeBufferPointer(rebasing: variant[..<(word.count - 1)]))
    guard index + 1 < word.count else { return }
    _ = variant.update(fromContentsOf: word)
    variant.swapAt(index, index + 1)
    body(.swapped, UnsafeBufferPointer(rebasing: variant[..<word.count]))
  }

  /// With a letter more, and with another letter.
  private static func forEachLetter(
    of word: [UInt8], at index: Int, in variant: UnsafeMutableBufferPointer<UInt8>,
    _ body: (Slip, UnsafeBufferPointer<UInt8>) -> Void
  ) {
    for letter in UInt8(ascii: "a")...UInt8(ascii: "z") {
      _ = variant.update(fromContentsOf: word[..<index])
      variant[index] = letter
      for place in index..<word.count { variant[place + 1] = word[place] }
      body(letter == word[index - 1] ? .doubled : .other, UnsafeBufferPointer(variant))
      guard index < word.count, letter != word[index] else { continue }
      for place in index + 1..<word.count { variant[place] = word[place] }
      body(.other, UnsafeBufferPointer(rebasing: variant[..<word.count]))
    }
  }
}

extension Lexicon {
  func kind(of word: [UInt8]) -> WordKind? {
    word.withUnsafeBufferPointer { kind(of: $0) }
  }
}
