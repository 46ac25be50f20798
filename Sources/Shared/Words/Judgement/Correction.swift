/// Known words that are one slip away from a word: a letter too many, missing, wrong, or swapped with
/// its neighbour.
public struct Correction {
  /// The likeliest one first. The first letter is nearly always right, so it is kept.
  let candidates: [String]
  /// The candidates that are more than near: letters swapped or doubled, or a slip in a word that is
  /// long enough to be recognized, of everyday English or of the trade.
  let likely: [String]

  init(of word: String) {
    let ranked = Self.ranked(for: word)
    candidates = ranked.map(\.text)
    let isLong = word.utf8.count > 5 && !Self.isPrefixedWord(Array(word.utf8))
    guard let best = ranked.first,
      best.isTypical
        || isLong && best.isUsual
          && !Compound.hasLooseLetters(Array(word.utf8), besides: best.text)
    else {
      likely = []
      return
    }
    likely = ranked.filter { $0.isTypical == best.isTypical && $0.isUsual }.map(\.text)
  }

  /// Whether fingers alone make one word of another that everybody knows: they swap two letters, leave one out, type one
  /// twice or hit the key beside it.
  public static func isOfFingers(_ word: String, for right: String) -> Bool {
    let (letters, wanted) = (Array(word.utf8), Array(right.utf8))
    guard letters.count > 5, Lexicon.embedded.kind(of: wanted) == .common else { return false }
    let start = zip(letters, wanted).prefix { $0 == $1 }.count
    let (rest, other) = (letters[start...], wanted[start...])
    switch letters.count - wanted.count {
    case -1: return rest.elementsEqual(other.dropFirst())
    case 1:
      return start > 0 && rest.first == letters[start - 1] && rest.dropFirst().elementsEqual(other)
    case 0:
      guard let one = rest.first, let wrong = other.first else { return false }
      if rest.dropFirst().elementsEqual(other.dropFirst()) { return areBeside(one, wrong) }
      return rest.prefix(2).reversed().elementsEqual(other.prefix(2))
        && rest.dropFirst(2).elementsEqual(other.dropFirst(2))
    default: return false
    }
  }

  /// Whether two letters lie beside each other in a row of the keyboard.
  private static func areBeside(_ one: UInt8, _ other: UInt8) -> Bool {
    ["qwertyuiop", "asdfghjkl", "zxcvbnm"].contains { row in
      zip(row.utf8, row.utf8.dropFirst()).contains { $0 == (one, other) || $0 == (other, one) }
    }
  }

  /// Whether a reader recognizes a word in another one: in few letters none may be wrong.
  public static func isRecognizable(_ nearest: String, in word: String) -> Bool {
    (word.utf8.count > 5 || nearest.utf8.count > word.utf8.count)
      && !isPrefixedWord(Array(word.utf8))
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
    forEachVariant(of: letters) { slip, variant, kind in
      guard let frequency = rank(of: kind) else { return }
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
    var isTypical: Bool { slip < .other && frequency < 2 }
    var isUsual: Bool { frequency < 2 }
  }

  /// From the likeliest to the unlikeliest.
  private enum Slip: Int, Comparable {
    case swapped, doubled, other, replaced

    static func < (left: Slip, right: Slip) -> Bool { left.rawValue < right.rawValue }
  }

  private static func rank(of kind: WordKind) -> Int? {
    switch kind {
    case .common, .accepted: 0
    case .term, .american, .british: 1
    case .standard: 2
    case .rare, .properName, .function, .abbreviation, .abbreviationAndWord: nil
    }
  }

  /// Hands on every known word that is one slip away.
  private static func forEachVariant(
    of word: [UInt8], _ body: (Slip, UnsafeRawBufferPointer, WordKind) -> Void
  ) {
    var longer = Lexicon.embedded.words(ofLength: word.count + 1)
    var alike = Lexicon.embedded.words(ofLength: word.count)
    longer.keep(word[0], at: 0)
    alike.keep(word[0], at: 0)
    for index in 1...word.count {
      if index < word.count { forEachShorter(of: word, at: index, body) }
      longer.forEach(endingIn: word[index...]) { variant, kind in
        guard variant[index] &- 0x61 < 26 else { return }
        body(variant[index] == word[index - 1] ? .doubled : .other, variant, kind)
      }
      guard index < word.count else { return }
      alike.forEach(endingIn: word[(index + 1)...]) { variant, kind in
        guard variant[index] &- 0x61 < 26, variant[index] != word[index],
          !isAxis(of: word, at: index)
        else { return }
        body(.replaced, variant, kind)
      }
      longer.keep(word[index], at: index)
      alike.keep(word[index], at: index)
    }
  }

  /// Without a letter, and with two of them swapped.
  private static func forEachShorter(
    of word: [UInt8], at index: Int, _ body: (Slip, UnsafeRawBufferPointer, WordKind) -> Void
  ) {
    var variant = word
    variant.remove(at: index)
    guard index + 1 < word.count else {
      if !isAxis(of: word, at: index) {
        hand(on: variant, as: word[index] == word[index - 1] ? .doubled : .other, body)
      }
      return
    }
    hand(on: variant, as: word[index] == word[index - 1] ? .doubled : .other, body)
    variant = word
    variant.swapAt(index, index + 1)
    hand(on: variant, as: .swapped, body)
  }

  /// `scrollx`: the letter of an axis behind a word is not a slip.
  private static func isAxis(of word: [UInt8], at index: Int) -> Bool {
    index + 1 == word.count
      && (word[index] == UInt8(ascii: "x") || word[index] == UInt8(ascii: "y"))
      && word.dropLast().withUnsafeBufferPointer { Lexicon.embedded.kind(of: $0) } == .common
  }

  private static func hand(
    on variant: [UInt8], as slip: Slip, _ body: (Slip, UnsafeRawBufferPointer, WordKind) -> Void
  ) {
    guard let kind = Lexicon.embedded.kind(of: variant) else { return }
    variant.withUnsafeBytes { body(slip, $0, kind) }
  }
}
