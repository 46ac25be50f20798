/// Finds the kind of a word by its first and last eight bytes, in a table without collisions to
/// speak of.
struct KeywordTable {
  private struct Entry {
    var first: UInt64
    var last: UInt64
    var kind: TokenKind
  }

  private static let bits = 9
  /// So long words are at most.
  private static let longest = 20

  private let entries: UnsafeMutablePointer<Entry>
  /// By length: the first letters of the words, a bit for each.
  private let letters: UnsafeMutablePointer<UInt32>

  /// All threads use it; it is never written again.
  nonisolated(unsafe) static let shared = KeywordTable()

  private init() {
    let capacity = 1 << Self.bits
    entries = .allocate(capacity: capacity)
    entries.initialize(repeating: Entry(first: 0, last: 0, kind: .identifier), count: capacity)
    letters = .allocate(capacity: Self.longest + 1)
    letters.initialize(repeating: 0, count: Self.longest + 1)
    for (words, kind) in Self.words {
      for word in words.split(separator: " ") { insert(Array(word.utf8), kind) }
    }
  }

  /// The kind of the word at an address; `identifier` if it is none of the words of the language.
  /// At least eight bytes behind the word can be read.
  @inline(__always)
  func kind(at start: UnsafePointer<UInt8>, length: Int) -> TokenKind {
    // Most names end here: no word of their length begins with their letter.
    guard length <= Self.longest, letters[length] & Self.bit(of: start.pointee) != 0 else {
      return .identifier
    }
    let (first, last) = Self.key(at: start, length: length)
    var slot = Self.slot(first, last)
    while true {
      let entry = entries + slot
      if entry.pointee.first == first && entry.pointee.last == last { return entry.pointee.kind }
      if entry.pointee.first == 0 { return .identifier }
      slot = (slot &+ 1) & (1 << Self.bits &- 1)
    }
  }

  private static func bit(of letter: UInt8) -> UInt32 { 1 &<< UInt32(letter & 0x1F) }

  private func insert(_ word: [UInt8], _ kind: TokenKind) {
    letters[word.count] |= Self.bit(of: word[0])
    let (first, last) = (word + Array(repeating: 0, count: 8)).withUnsafeBufferPointer { bytes in
      bytes.baseAddress.map { Self.key(at: $0, length: word.count) } ?? (0, 0)
    }
    var slot = Self.slot(first, last)
    while (entries + slot).pointee.first != 0 { slot = (slot + 1) & (1 << Self.bits - 1) }
    (entries + slot).pointee = Entry(first: first, last: last, kind: kind)
  }

  @inline(__always)
  private static func key(at start: UnsafePointer<UInt8>, length: Int) -> (UInt64, UInt64) {
    let first = UnsafeRawPointer(start).loadUnaligned(as: UInt64.self)
    guard length > 8 else {
      return (first & (UInt64.max &>> UInt64(truncatingIfNeeded: 64 &- 8 &* length)), 0)
    }
    let last = UnsafeRawPointer(start + (length &- 8)).loadUnaligned(as: UInt64.self)
    return (first, last)
  }

  @inline(__always)
  private static func slot(_ first: UInt64, _ last: UInt64) -> Int {
    let mixed = (first ^ (last &* 0x9E37_79B9_7F4A_7C15)) &* 0xD6E8_FEB8_6659_FD93
    return Int(truncatingIfNeeded: mixed >> UInt64(64 - bits))
  }
}
