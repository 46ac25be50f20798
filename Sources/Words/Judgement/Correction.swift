/// Known words that are one slip away from a word: a letter too many, missing, wrong, or swapped with
/// its neighbour.
enum Correction {
  /// The likeliest one first. The first letter is nearly always right, so it is kept.
  static func candidates(for word: String) -> [String] {
    ranked(for: word).map(\.text)
  }

  /// The candidates that are more than near: letters swapped or doubled, or a slip in a word that is
  /// long enough to be recognized, of everyday English or of the trade.
  static func corrections(for word: String) -> [String] {
    let isLong = word.utf8.count > 5 && !isPrefixedWord(Array(word.utf8))
    let candidates = ranked(for: word)
    guard let best = candidates.first, best.isTypical || isLong && best.isUsual else { return [] }
    return candidates.filter { $0.isTypical == best.isTypical && $0.isUsual }.map(\.text)
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
    for (slip, variant) in variants(of: letters) {
      guard let kind = Lexicon.embedded.kind(of: variant), let frequency = rank(of: kind) else {
        continue
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

  private static func variants(of word: [UInt8]) -> [(Slip, [UInt8])] {
    var variants: [(Slip, [UInt8])] = []
    for index in 1...word.count {
      if index < word.count {
        variants += shorter(word, at: index)
      }
      for letter in UInt8(ascii: "a")...UInt8(ascii: "z") {
        var longer = word
        longer.insert(letter, at: index)
        let isDouble = letter == word[index - 1]
        variants.append((isDouble ? .doubled : .other, longer))
        if index < word.count, letter != word[index] {
          var changed = word
          changed[index] = letter
          variants.append((.other, changed))
        }
      }
    }
    return variants
  }

  /// Without a letter, and with two of them swapped.
  private static func shorter(_ word: [UInt8], at index: Int) -> [(Slip, [UInt8])] {
    var shorter = word
    shorter.remove(at: index)
    let isDouble = word[index] == word[index - 1]
    guard index + 1 < word.count else { return [(isDouble ? .doubled : .other, shorter)] }
    var swapped = word
    swapped.swapAt(index, index + 1)
    return [(isDouble ? .doubled : .other, shorter), (.swapped, swapped)]
  }
}

extension Lexicon {
  func kind(of word: [UInt8]) -> WordKind? {
    word.withUnsafeBufferPointer { kind(of: $0) }
  }
}
