/// Known words of one length in the order of their letters, as they lie in the binary: each takes its
/// length and three bytes more. Unchecked, because the bytes are constants of the program.
struct WordsOfLength: @unchecked Sendable {
  private let bytes: UnsafeRawBufferPointer
  private let length: Int
  /// Where the first of the words begins.
  private let start: Int
  private var numbers: Range<Int>

  init(_ length: Int, in lines: SortedLines) {
    bytes = UnsafeRawBufferPointer(lines.bytes)
    self.length = length
    start = lines.start(ofLength: length)
    numbers = 0..<(lines.start(ofLength: length + 1) - start) / (length + 3)
  }

  func kind(of word: UnsafeBufferPointer<UInt8>) -> WordKind? {
    let wanted = UnsafeRawBufferPointer(word)
    let front = Self.front(of: wanted, at: 0, length: length)
    var low = numbers.lowerBound
    var high = numbers.upperBound
    while low < high {
      let middle = (low + high) / 2
      let offset = start + middle * (length + 3)
      let other = Self.front(of: bytes, at: offset, length: length)
      if other == front, length <= 8 || isRest(of: wanted, at: offset) {
        return WordKind(rawValue: bytes[offset + length + 1])
      }
      if other < front || other == front && isRestSmaller(than: wanted, at: offset) {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return nil
  }

  /// The first eight letters as a number, in the order of the words.
  @inline(__always)
  private static func front(
    of bytes: UnsafeRawBufferPointer, at offset: Int, length: Int
  ) -> UInt64 {
    if offset + 8 <= bytes.count {
      let front = UInt64(bigEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
      return length < 8 ? front >> UInt64(8 * (8 - length)) : front
    }
    return (0..<min(length, 8)).reduce(0) { $0 << 8 | UInt64(bytes[offset + $1]) }
  }

  private func isRest(of wanted: UnsafeRawBufferPointer, at offset: Int) -> Bool {
    (8..<length).allSatisfy { bytes[offset + $0] == wanted[$0] }
  }

  private func isRestSmaller(than wanted: UnsafeRawBufferPointer, at offset: Int) -> Bool {
    guard let place = (min(8, length)..<length).first(where: { bytes[offset + $0] != wanted[$0] })
    else { return false }
    return bytes[offset + place] < wanted[place]
  }
}

extension WordsOfLength {
  /// Keeps the words that have a letter at a place; in all of them the letters before it are the same.
  mutating func keep(_ letter: UInt8, at place: Int) {
    let first = number { $0 < letter }
    let end = number { $0 <= letter }
    numbers = first..<end

    func number(_ isBefore: (UInt8) -> Bool) -> Int {
      var low = numbers.lowerBound
      var high = numbers.upperBound
      while low < high {
        let middle = (low + high) / 2
        if isBefore(bytes[start + middle * (length + 3) + place]) {
          low = middle + 1
        } else {
          high = middle
        }
      }
      return low
    }
  }

  /// Hands on the words that end in given letters, each with the list that it stands in.
  func forEach(
    endingIn letters: ArraySlice<UInt8>, do body: (UnsafeRawBufferPointer, WordKind) -> Void
  ) {
    letters.withUnsafeBufferPointer { letters in
      var end = start + numbers.lowerBound * (length + 3) + length
      for _ in numbers {
        if ends(at: end, in: letters), let kind = WordKind(rawValue: bytes[end + 1]) {
          body(UnsafeRawBufferPointer(rebasing: bytes[end - length..<end]), kind)
        }
        end &+= length &+ 3
      }
    }
  }

  @inline(__always)
  private func ends(at end: Int, in letters: UnsafeBufferPointer<UInt8>) -> Bool {
    var place = letters.count
    while place > 0 {
      place &-= 1
      if bytes[end &- letters.count &+ place] != letters[place] { return false }
    }
    return true
  }
}
