import EmbeddedLexicon

/// A list of words as it lies in the binary, searched where it lies: nothing is read at the start.
///
/// Each line is a key, a separator and a rest; lines are sorted by the length of the key, then by its
/// bytes. Unchecked, because the bytes are constants of the program.
struct SortedLines: @unchecked Sendable {
  let bytes: UnsafeBufferPointer<UInt8>
  private let separator: UInt8
  /// By length: where the lines whose keys have it begin; the end of them all comes last.
  private let starts: [Int]

  /// No key is longer.
  static let longestKey = 32

  init(_ list: EmbeddedList, separator: Character) {
    let separator = separator.asciiValue ?? 0
    let bytes = UnsafeBufferPointer(start: list.bytes, count: Int(list.count))
    self.separator = separator
    self.bytes = bytes
    let starts = (0...Self.longestKey).map { length in
      Self.lineStart(in: bytes) {
        Self.lengthOfKey(at: $0, in: bytes, separator: separator) < length
      }
    }
    self.starts = starts + [bytes.count]
  }

  /// What stands behind a key on its line; empty for a key that stands alone.
  func rest(of key: UnsafeBufferPointer<UInt8>) -> Substring? {
    place(ofRestOf: key).map { Substring(decoding: bytes[$0].dropFirst(), as: UTF8.self) }
  }

  /// The same as a place in the bytes, with the separator in front.
  func place(ofRestOf key: UnsafeBufferPointer<UInt8>) -> Range<Int>? {
    guard key.count <= Self.longestKey else { return nil }
    var low = starts[key.count]
    var high = starts[key.count + 1]
    while low < high {
      let middle = Self.startOfLine(around: (low + high) / 2, in: bytes)
      guard let place = key.indices.first(where: { bytes[middle + $0] != key[$0] }) else {
        return middle + key.count..<Self.lineEnd(from: middle, in: bytes)
      }
      if bytes[middle + place] < key[place] {
        low = Self.lineEnd(from: middle, in: bytes) + 1
      } else {
        high = middle
      }
    }
    return nil
  }

  /// The same for a key whose line may begin at a place.
  func place(ofRestOf key: UnsafeBufferPointer<UInt8>, onLineAt start: Int) -> Range<Int>? {
    let end = start + key.count
    guard end < bytes.count, bytes[end] == separator, bytes[start..<end].elementsEqual(key) else {
      return nil
    }
    return end..<Self.lineEnd(from: end, in: bytes)
  }

  /// Where the lines whose keys have a length begin.
  func start(ofLength length: Int) -> Int { starts[length] }
}

extension SortedLines {
  private typealias Bytes = UnsafeBufferPointer<UInt8>

  /// The start of the first line of which something that holds for all lines before it does not hold.
  private static func lineStart(in bytes: Bytes, where isBefore: (Int) -> Bool) -> Int {
    var low = 0
    var high = bytes.count
    while low < high {
      let middle = startOfLine(around: (low + high) / 2, in: bytes)
      if isBefore(middle) { low = lineEnd(from: middle, in: bytes) + 1 } else { high = middle }
    }
    return low
  }

  private static func startOfLine(around offset: Int, in bytes: Bytes) -> Int {
    var start = offset
    while start > 0, bytes[start - 1] != UInt8(ascii: "\n") { start -= 1 }
    return start
  }

  private static func lineEnd(from start: Int, in bytes: Bytes) -> Int {
    var end = start
    while end < bytes.count, bytes[end] != UInt8(ascii: "\n") { end += 1 }
    return end
  }

  private static func lengthOfKey(at start: Int, in bytes: Bytes, separator: UInt8) -> Int {
    var end = start
    while end < bytes.count, bytes[end] != separator, bytes[end] != UInt8(ascii: "\n") { end += 1 }
    return end - start
  }
}
