import Synchronization

/// The words that were lately found to be plainly right, for the next name that has one of them.
///
/// All threads share it. A slot holds a whole word and nothing else, so that whoever reads it while
/// another thread writes sees the old word or the new one, each of them right.
struct PlainWords: ~Copyable, Sendable {
  private let slots = Slots { _ in Atomic(0) }

  private typealias Slots = InlineArray<16384, Atomic<UInt64>>

  func contains(_ word: Packed) -> Bool {
    slots[word.slot].load(ordering: .relaxed) == word.bits
      || slots[word.slot ^ 1].load(ordering: .relaxed) == word.bits
  }

  /// A word takes the place of one that was found before the last that had the same slot.
  func insert(_ word: Packed) {
    let last = slots[word.slot].load(ordering: .relaxed)
    slots[word.slot ^ 1].store(last, ordering: .relaxed)
    slots[word.slot].store(word.bits, ordering: .relaxed)
  }

  /// A short word in one number: five bits for each letter. No two words share one.
  struct Packed {
    /// Not more than 60 of them count.
    let bits: UInt64

    /// The same for a word in whatever case; nil for what has other characters than letters, or more than
    /// twelve of them.
    init?(_ word: Slice<UnsafeBufferPointer<UInt8>>) {
      guard !word.isEmpty, word.count <= 12 else { return nil }
      var bits: UInt64 = 0
      var last: UInt8 = 0
      for letter in UnsafeBufferPointer(rebasing: word) {
        last = max(last, (letter | 0x20) &- 0x61)
        bits = bits << 5 | UInt64(letter & 0x1F)
      }
      guard last < 26 else { return nil }
      self.bits = bits
    }

    /// The upper bits of a product with an odd number spread well.
    var slot: Int { Int((bits &* 0x9E37_79B9_7F4A_7C15) >> 50) }
  }
}
