import Synchronization

/// Where the lines of a list stand that were lately looked up, and which words it lately was found not to have.
///
/// All threads share it, as they do `PlainWords`. Whoever finds a place looks whether the word stands there.
struct LinePlaces: ~Copyable, Sendable {
  private let places = Places { _ in Atomic(0) }
  private let missing = PlainWords()

  private typealias Places = InlineArray<16384, Atomic<UInt32>>

  /// Where the line of a word may begin; 0 for what nobody has looked up, or for the first line.
  func start(of word: UnsafeBufferPointer<UInt8>) -> Int {
    Int(places[Self.slot(of: word)].load(ordering: .relaxed))
  }

  func insert(_ start: Int, of word: UnsafeBufferPointer<UInt8>) {
    places[Self.slot(of: word)].store(UInt32(truncatingIfNeeded: start), ordering: .relaxed)
  }

  func isMissing(_ word: UnsafeBufferPointer<UInt8>) -> Bool {
    Self.packed(word).map { missing.contains($0) } ?? false
  }

  func insertMissing(_ word: UnsafeBufferPointer<UInt8>) {
    if let packed = Self.packed(word) { missing.insert(packed) }
  }

  /// Of small letters alone, since a list may have the word in another case.
  private static func packed(_ word: UnsafeBufferPointer<UInt8>) -> PlainWords.Packed? {
    word.allSatisfy { $0 &- UInt8(ascii: "a") < 26 } ? PlainWords.Packed(word[...]) : nil
  }

  private static func slot(of word: UnsafeBufferPointer<UInt8>) -> Int {
    let mixed = word.reduce(UInt64(word.count)) { ($0 << 7 | $0 >> 57) ^ UInt64($1) }
    return Int((mixed &* 0x9E37_79B9_7F4A_7C15) >> 50)
  }
}
