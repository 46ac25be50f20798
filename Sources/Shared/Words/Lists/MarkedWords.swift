import Synchronization

/// Four marks for each of the words that were lately looked up, for the next name that has one of them.
///
/// All threads share it, as they do `PlainWords`: a slot holds a whole word with its marks.
struct MarkedWords: ~Copyable, Sendable {
  private let slots = Slots { _ in Atomic(0) }

  private typealias Slots = InlineArray<16384, Atomic<UInt64>>

  /// The marks of a word, if it was looked up.
  func marks(of word: PlainWords.Packed) -> UInt8? {
    let last = slots[word.slot].load(ordering: .relaxed)
    if last >> 4 == word.bits { return UInt8(last & 0xF) }
    let earlier = slots[word.slot ^ 1].load(ordering: .relaxed)
    return earlier >> 4 == word.bits ? UInt8(earlier & 0xF) : nil
  }

  func insert(_ word: PlainWords.Packed, marks: UInt8) {
    let last = slots[word.slot].load(ordering: .relaxed)
    slots[word.slot ^ 1].store(last, ordering: .relaxed)
    slots[word.slot].store(word.bits << 4 | UInt64(marks & 0xF), ordering: .relaxed)
  }
}
