/// Finds the kind of a word by its length and its first and last eight bytes.
///
/// Half of all names are as long as some word of the language and begin with its letter, and nobody could guess which
/// of them are words: so all are looked up in the same few steps, without a branch.
struct KeywordTable {
  private struct Entry {
    var key: Key
    var kind: TokenKind
  }

  private struct Key {
    let first: UInt64
    let last: UInt64
    let length: UInt64

    /// At least eight bytes behind the word can be read.
    @inline(__always)
    init(at start: UnsafePointer<UInt8>, length: Int) {
      let start = UnsafeRawPointer(start)
      let bits = UInt64(truncatingIfNeeded: 8 &* min(length, 8))
      first = start.loadUnaligned(as: UInt64.self) & (UInt64.max &>> (64 &- bits))
      let last = start.loadUnaligned(fromByteOffset: max(length &- 8, 0), as: UInt64.self)
      self.last = last & (length > 8 ? UInt64.max : 0)
      self.length = UInt64(truncatingIfNeeded: length)
    }

    init() {
      (first, last, length) = (0, 0, 0)
    }

    @inline(__always)
    func slot(by factor: UInt64) -> Int {
      let mixed = (first ^ last &* 0x9E37_79B9_7F4A_7C15 ^ length) &* factor
      return Int(truncatingIfNeeded: mixed &>> UInt64(64 &- KeywordTable.bits))
    }

    @inline(__always)
    static func == (left: Key, right: Key) -> Bool {
      (left.first ^ right.first) | (left.last ^ right.last) | (left.length ^ right.length) == 0
    }
  }

  private static let bits = 11

  /// By slot: the number of the word that is found there; 0 where none is.
  private let numbers: UnsafeMutablePointer<UInt8>
  /// By number; the first is no word.
  private let entries: UnsafeMutablePointer<Entry>
  /// With which no two words have the same slot.
  private let factor: UInt64

  /// All threads use it; it is never written again.
  nonisolated(unsafe) static let shared = KeywordTable()

  private init() {
    var words = [Entry(key: Key(), kind: .identifier)]
    for (names, kind) in Self.words {
      for name in names.split(separator: " ") {
        words.append(Entry(key: Self.key(of: Array(name.utf8)), kind: kind))
      }
    }
    entries = .allocate(capacity: words.count)
    entries.initialize(from: words, count: words.count)
    factor = Self.factor(for: words.dropFirst().map(\.key))
    numbers = .allocate(capacity: 1 << Self.bits)
    numbers.initialize(repeating: 0, count: 1 << Self.bits)
    for number in words.indices.dropFirst() {
      numbers[words[number].key.slot(by: factor)] = UInt8(number)
    }
  }

  /// The kind of the word at an address; `identifier` if it is none of the words of the language.
  /// At least eight bytes behind the word can be read.
  @inline(__always)
  func kind(at start: UnsafePointer<UInt8>, length: Int) -> TokenKind {
    let key = Key(at: start, length: length)
    let entry = entries + Int(numbers[key.slot(by: factor)])
    return entry.pointee.key == key ? entry.pointee.kind : .identifier
  }

  private static func key(of word: [UInt8]) -> Key {
    (word + Array(repeating: 0, count: 8)).withUnsafeBufferPointer { bytes in
      bytes.baseAddress.map { Key(at: $0, length: word.count) } ?? Key()
    }
  }

  /// There is one word for nearly twenty slots, so that some factor in a hundred keeps them apart. The first one does
  /// for the words there are.
  private static func factor(for keys: [Key]) -> UInt64 {
    var factor: UInt64 = 0x24EA_0770_34BA_58DB
    while Set(keys.map { $0.slot(by: factor) }).count < keys.count {
      factor = factor &* 0x9E37_79B9_7F4A_7C15 | 1
    }
    return factor
  }
}
