import EmbeddedLexicon

/// A list of words as it lies in the binary, searched where it lies: nothing is read at the start.
///
/// Each line is a key, a separator and a rest; lines are sorted by the length of the key, then by its
/// bytes. Unchecked, because the bytes are constants of the program.
struct SortedLines: @unchecked Sendable {
  let bytes: UnsafeBufferPointer<UInt8>
  private let separator: UInt8

  init(_ list: EmbeddedList, separator: Character) {
    bytes = UnsafeBufferPointer(start: list.bytes, count: Int(list.count))
    self.separator = separator.asciiValue ?? 0
  }

  /// What stands behind a key on its line; empty for a key that stands alone.
  func rest(of key: UnsafeBufferPointer<UInt8>) -> Substring? {
    let start = lineStart { Self.isOrdered(self.key(at: $0), before: key) }
    guard start < bytes.count, self.key(at: start).elementsEqual(key) else { return nil }
    let line = bytes[start..<lineEnd(from: start)].dropFirst(key.count + 1)
    return Substring(decoding: line, as: UTF8.self)
  }

  /// The lines with something behind their key, as texts.
  var linesWithRest: [Substring] {
    bytes.split(separator: UInt8(ascii: "\n")).filter { $0.contains(separator) }
      .map { Substring(decoding: $0, as: UTF8.self) }
  }

  /// Where the lines whose keys have a length begin.
  func start(ofLength length: Int) -> Int {
    lineStart { key(at: $0).count < length }
  }

  /// The start of the first line of which something that holds for all lines before it does not hold.
  private func lineStart(where isBefore: (Int) -> Bool) -> Int {
    var low = 0
    var high = bytes.count
    while low < high {
      let middle = startOfLine(around: (low + high) / 2)
      if isBefore(middle) { low = lineEnd(from: middle) + 1 } else { high = middle }
    }
    return low
  }

  private func startOfLine(around offset: Int) -> Int {
    var start = offset
    while start > 0, bytes[start - 1] != UInt8(ascii: "\n") { start -= 1 }
    return start
  }

  private func lineEnd(from start: Int) -> Int {
    var end = start
    while end < bytes.count, bytes[end] != UInt8(ascii: "\n") { end += 1 }
    return end
  }

  private func key(at start: Int) -> Slice<UnsafeBufferPointer<UInt8>> {
    var end = start
    while end < bytes.count, bytes[end] != separator, bytes[end] != UInt8(ascii: "\n") { end += 1 }
    return bytes[start..<end]
  }

  private static func isOrdered(
    _ key: Slice<UnsafeBufferPointer<UInt8>>, before other: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    key.count == other.count ? key.lexicographicallyPrecedes(other) : key.count < other.count
  }
}
