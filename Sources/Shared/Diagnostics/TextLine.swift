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
    var lines: [TextLine] = []
    forEachLine(of: bytes) { number, range in
      lines.append(TextLine(number: number, start: range.lowerBound, place: range.lowerBound))
      return true
    }
    return lines
  }

  /// The lines that some ranges touch, ordered by their beginnings, and what stands in these lines.
  static func touched(
    by ranges: [Range<Int>], in bytes: UnsafeBufferPointer<UInt8>
  ) -> (lines: [TextLine], bytes: [UInt8]) {
    var lines: [TextLine] = []
    var kept: [UInt8] = []
    var next = 0
    var end = -1
    forEachLine(of: bytes) { number, line in
      while next < ranges.count, ranges[next].lowerBound < line.upperBound {
        end = max(end, ranges[next].upperBound)
        next += 1
      }
      if end >= line.lowerBound {
        lines.append(TextLine(number: number, start: line.lowerBound, place: kept.count))
        kept.append(contentsOf: bytes[line])
      }
      return next < ranges.count || end >= line.upperBound
    }
    if lines.isEmpty { lines.append(TextLine(number: 1, start: 0, place: 0)) }
    return (lines.ofExactSize, kept.ofExactSize)
  }

  /// Hands on each line with its line end, from 1, until somebody has seen enough. Behind a last line end
  /// there is one more, empty line.
  private static func forEachLine(
    of bytes: UnsafeBufferPointer<UInt8>, do body: (Int, Range<Int>) -> Bool
  ) {
    guard let first = bytes.baseAddress else {
      _ = body(1, 0..<0)
      return
    }
    let hasReturns = memchr(first, 0x0D, bytes.count) != nil
    var number = 1
    var start = 0
    while true {
      let end = hasReturns ? lineEnd(in: bytes, from: start) : lineFeed(in: bytes, from: start)
      guard body(number, start..<end) else { return }
      guard end > start, bytes[end - 1] == 0x0A || bytes[end - 1] == 0x0D else { return }
      number += 1
      start = end
    }
  }

  /// Behind the next line feed; the end where there is none.
  private static func lineFeed(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
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
