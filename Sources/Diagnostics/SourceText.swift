import Glibc

/// The bytes of one file, with the lines that they form.
public struct SourceText: Sendable {
  public let file: String
  public let bytes: [UInt8]
  /// Offsets at which a line begins; a line ends at LF, CR LF or a lone CR.
  private let lineStarts: [Int]

  public init(file: String, bytes: [UInt8]) {
    self.file = file
    self.bytes = bytes
    self.lineStarts = Self.lineStarts(of: bytes)
  }

  public init(file: String, text: String) {
    self.init(file: file, bytes: Array(text.utf8))
  }

  public var lineCount: Int { lineStarts.count }

  /// The line and column of a byte offset, both from 1. An offset behind the end means the end.
  public func position(of offset: Int) -> TextPosition {
    let offset = min(max(offset, 0), bytes.count)
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return TextPosition(line: low + 1, column: offset - lineStarts[low] + 1)
  }

  /// The byte range of a line, counted from 1, without its line end.
  public func lineRange(_ line: Int) -> Range<Int> {
    let index = min(max(line, 1), lineStarts.count) - 1
    let start = lineStarts[index]
    var end = index + 1 < lineStarts.count ? lineStarts[index + 1] : bytes.count
    while end > start, bytes[end - 1] == 0x0A || bytes[end - 1] == 0x0D { end -= 1 }
    return start..<end
  }

  /// The text of a line, counted from 1; bytes that are no UTF-8 are shown as U+FFFD.
  public func line(_ line: Int) -> String {
    text(in: lineRange(line))
  }

  public func text(in range: Range<Int>) -> String {
    String(decoding: bytes[range.clamped(to: 0..<bytes.count)], as: UTF8.self)
  }

  private static func lineStarts(of bytes: [UInt8]) -> [Int] {
    var starts = [0]
    bytes.withUnsafeBufferPointer { bytes in
      guard let first = bytes.baseAddress else { return }
      let hasReturns = memchr(first, 0x0D, bytes.count) != nil
      var next = 0
      while next < bytes.count {
        next = hasReturns ? lineEnd(in: bytes, from: next) : lineFeed(in: bytes, from: next)
        guard bytes[next - 1] == 0x0A || bytes[next - 1] == 0x0D else { return }
        starts.append(next)
      }
    }
    return starts
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

/// A place as people say it: line and column from 1, the column in UTF-8 bytes.
public struct TextPosition: Hashable, Sendable {
  public let line: Int
  public let column: Int

  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}
