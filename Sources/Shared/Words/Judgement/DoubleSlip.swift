/// Words of every day that are two slips away from a long word: `placeceholder`, `contrainst`.
enum DoubleSlip {
  /// The nearest words, those of the same letters first; none where so many are as near that nothing can
  /// be said.
  static func corrections(of word: String) -> [String] {
    let letters = Array(word.utf8)
    guard letters.count >= shortest, letters.count + 2 < Lexicon.longest else { return [] }
    let mask = Self.mask(of: letters)
    var found: [(rank: Int, text: String)] = []
    for length in letters.count - 2...letters.count + 2 {
      var words = Lexicon.embedded.words(ofLength: length)
      words.keep(letters[0], at: 0)
      words.forEach(endingIn: [][...]) { other, kind in
        guard kind == .common || kind == .accepted || kind == .term else { return }
        let difference = (Self.mask(of: other) ^ mask).nonzeroBitCount
        guard difference <= (letters.count < shortestWithOtherLetters ? 0 : 4),
          isWithinTwoSlips(letters, other)
        else { return }
        let rank = difference * 4 + abs(length - letters.count)
        found.append((rank, String(decoding: other, as: UTF8.self)))
      }
    }
    guard found.count <= mostFound else { return [] }
    return found.sorted { ($0.rank, $0.text) < ($1.rank, $1.text) }.map(\.text)
  }

  /// In a shorter word two slips leave too little.
  private static let shortest = 8
  /// In a shorter one both slips must have kept to the letters of the word: `navigiton`.
  private static let shortestWithOtherLetters = 10
  private static let mostFound = 5

  /// A bit for each letter that occurs.
  private static func mask(of letters: some Sequence<UInt8>) -> UInt32 {
    letters.reduce(0) { $0 | 1 << UInt32($1 & 0x1F) }
  }

  private static func isWithinTwoSlips(_ left: [UInt8], _ right: UnsafeRawBufferPointer) -> Bool {
    // Nearly all differ in the middle as well: what begins and ends alike needs no table.
    var start = 0
    while start < min(left.count, right.count), left[start] == right[start] { start += 1 }
    var end = 0
    while end < min(left.count, right.count) - start,
      left[left.count - 1 - end] == right[right.count - 1 - end]
    {
      end += 1
    }
    let (first, second) = (left.count - start - end, right.count - start - end)
    guard max(first, second) <= longestDifference else { return false }
    return editDistance(
      Array(left[start..<start + first]), right[start..<start + second].map { $0 }) <= 2
  }

  /// Two slips that lie further apart are two words more likely.
  private static let longestDifference = 6
}
