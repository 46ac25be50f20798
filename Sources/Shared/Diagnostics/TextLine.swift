import SystemLibrary

/// Where a line of a file begins; a line ends at LF, CR LF or a lone CR.
struct TextLine: BitwiseCopyable, Sendable {
  /// From 1.
  let number: Int
  /// In the file.
  let start: Int
  /// Among the bytes of the lines that are kept.
  let place: Int

  static func all(in bytes: UnsafeBufferPointer<UInt8>) -> [TextLine] {
    var reader = LineReader(bytes)
    var lines: [TextLine] = []
    while let line = reader.next() {
      lines.append(
        TextLine(number: reader.number, start: line.lowerBound, place: line.lowerBound))
    }
    return lines
  }

  /// The lines that some ranges touch, ordered by their beginnings, and what stands in these lines.
  static func touched(
    by ranges: [Range<Int>], in bytes: UnsafeBufferPointer<UInt8>
  ) -> (lines: [TextLine], bytes: [UInt8]) {
    var reader = LineReader(bytes, to: ranges.reduce(0) { max($0, $1.upperBound) })
    var lines: [TextLine] = []
    var kept: [UInt8] = []
    // Some places on lines of their own, as most files have them.
    lines.reserveCapacity(min(ranges.count, 64))
    kept.reserveCapacity(min(ranges.count, 64) * 64)
    var next = 0
    var end = -1
    while let line = reader.next() {
      while next < ranges.count, ranges[next].lowerBound < line.upperBound {
        end = max(end, ranges[next].upperBound)
        next += 1
      }
      if end >= line.lowerBound {
        lines.append(TextLine(number: reader.number, start: line.lowerBound, place: kept.count))
        kept.append(contentsOf: UnsafeBufferPointer(rebasing: bytes[line]))
      }
      if end >= line.upperBound { continue }
      guard next < ranges.count else { break }
      reader.skip(to: ranges[next].lowerBound)
    }
    if lines.isEmpty { lines.append(TextLine(number: 1, start: 0, place: 0)) }
    return (lines.ofExactSize, kept.ofExactSize)
  }
}

/// Reads one line after the other, each with its line end. Behind a last line end there is one more, empty line.
private struct LineReader {
  private let bytes: UnsafeBufferPointer<UInt8>
  /// Whether lines end at something else than line feeds, which few files have.
  private let hasReturns: Bool
  /// Of the line that was read last, from 1.
  private(set) var number = 0
  private var start = 0
  private var isAtEnd = false

  /// - Parameter last: an offset behind whose line nobody reads on.
  init(_ bytes: UnsafeBufferPointer<UInt8>, to last: Int = .max) {
    let end = Self.lineEnd(in: bytes, from: min(last, bytes.count))
    hasReturns = bytes.baseAddress.map { memchr($0, 0x0D, end) != nil } ?? false
    self.bytes = bytes
  }

  mutating func next() -> Range<Int>? {
    guard !isAtEnd else { return nil }
    let line =
      start..<(hasReturns ? Self.lineEnd(in: bytes, from: start) : lineFeed(from: start))
    number += 1
    start = line.upperBound
    isAtEnd = line.isEmpty || bytes[start - 1] != 0x0A && bytes[start - 1] != 0x0D
    return line
  }

  /// Passes over the lines in front of that of an offset, as far as that is faster than to read them.
  mutating func skip(to offset: Int) {
    let offset = min(offset, bytes.count)
    guard !hasReturns, offset > start else { return }
    let passed = UnsafeBufferPointer(rebasing: bytes[start..<offset])
    number += passed.count(of: 0x0A)
    start += passed.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
  }

  /// Behind the next line feed; the end where there is none.
  private func lineFeed(from start: Int) -> Int {
    guard let first = bytes.baseAddress,
      let found = memchr(first + start, 0x0A, bytes.count - start)
    else { return bytes.count }
    return UnsafeRawPointer(found) - UnsafeRawPointer(first) + 1
  }

  /// Behind the next line feed, return, or both together.
  private static func lineEnd(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    var end = start
    while end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D { end += 1 }
    if end + 1 < bytes.count, bytes[end] == 0x0D, bytes[end + 1] == 0x0A { end += 1 }
    return min(end + 1, bytes.count)
  }
}
