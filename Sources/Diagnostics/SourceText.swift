import Glibc

/// The bytes of one file, with the lines that they form.
public struct SourceText: Sendable {
  public let file: String
  public let bytes: [UInt8]
  public let lineCount: Int
  /// Where the first line of every eighth begins: a tree has millions of lines, of which few are shown.
  private let marks: [Int]
  /// A line ends at LF, CR LF or a lone CR.
  private let hasReturns: Bool

  private static let linesPerMark = 8

  public init(file: String, bytes: [UInt8]) {
    self.file = file
    self.bytes = bytes
    hasReturns = bytes.withUnsafeBufferPointer { bytes in
      bytes.baseAddress.map { memchr($0, 0x0D, bytes.count) != nil } ?? false
    }
    var marks = [0]
    var count = 1
    var start = 0
    while let next = Self.lineStart(behind: start, in: bytes, hasReturns: hasReturns) {
      if count % Self.linesPerMark == 0 { marks.append(next) }
      count += 1
      start = next
    }
    self.marks = marks
    lineCount = count
  }

  public init(file: String, text: String) {
    self.init(file: file, bytes: Array(text.utf8))
  }

  /// The line and column of a byte offset, both from 1. An offset behind the end means the end.
  public func position(of offset: Int) -> TextPosition {
    let offset = min(max(offset, 0), bytes.count)
    var low = 0
    var high = marks.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if marks[middle] <= offset { low = middle } else { high = middle }
    }
    var line = low * Self.linesPerMark + 1
    var start = marks[low]
    while let next = lineStart(behind: start), next <= offset {
      start = next
      line += 1
    }
    return TextPosition(line: line, column: offset - start + 1)
  }

  /// The byte range of a line, counted from 1, without its line end.
  public func lineRange(_ line: Int) -> Range<Int> {
    let number = min(max(line, 1), lineCount) - 1
    var start = marks[number / Self.linesPerMark]
    for _ in 0..<number % Self.linesPerMark { start = lineStart(behind: start) ?? start }
    var end = lineStart(behind: start) ?? bytes.count
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

  private func lineStart(behind start: Int) -> Int? {
    Self.lineStart(behind: start, in: bytes, hasReturns: hasReturns)
  }

  /// Where the line behind the one of an offset begins; nil in the last line.
  private static func lineStart(
    behind offset: Int, in bytes: [UInt8], hasReturns: Bool
  ) -> Int? {
    bytes.withUnsafeBufferPointer { bytes in
      if hasReturns { return lineStartBehindReturn(offset, in: bytes) }
      guard let first = bytes.baseAddress,
        let found = memchr(first + offset, 0x0A, bytes.count - offset)
      else { return nil }
      return UnsafeRawPointer(found) - UnsafeRawPointer(first) + 1
    }
  }

  private static func lineStartBehindReturn(
    _ offset: Int, in bytes: UnsafeBufferPointer<UInt8>
  ) -> Int? {
    var end = offset
    while end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D { end += 1 }
    guard end < bytes.count else { return nil }
    let isPair = bytes[end] == 0x0D && end + 1 < bytes.count && bytes[end + 1] == 0x0A
    return end + (isPair ? 2 : 1)
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
