/// The lines of one file: all of them, or those that something points at.
public struct SourceText: Sendable {
  public let file: String
  /// What stands in the lines at hand, one behind the other: all of the file where all are.
  public let bytes: [UInt8]
  private let lines: [TextLine]

  public init(file: String, bytes: [UInt8]) {
    self.file = file
    self.bytes = bytes
    lines = bytes.withUnsafeBufferPointer { TextLine.all(in: $0) }
  }

  public init(file: String, text: String) {
    self.init(file: file, bytes: Array(text.utf8))
  }

  /// The lines of a file that some ranges touch, for those who keep many files.
  public init(
    file: String, linesOf ranges: [Range<Int>], in bytes: UnsafeBufferPointer<UInt8>
  ) {
    self.file = file
    (self.lines, self.bytes) = TextLine.touched(
      by: ranges.sorted { $0.lowerBound < $1.lowerBound }, in: bytes)
  }

  /// A line at hand: its number, where it begins in the file, and where among the bytes.
  public typealias Line = (number: Int, start: Int, place: Int)

  /// Lines that were at hand before.
  ///
  /// - Parameters:
  ///   - lines: in their order; nil is returned for those that cannot be.
  ///   - bytes: what stands in them, one behind the other.
  public init?(file: String, lines: [Line], bytes: [UInt8]) {
    guard lines.first?.place == 0, lines.allSatisfy({ $0.number > 0 && 0..<1 << 40 ~= $0.start }),
      zip(lines, lines.dropFirst()).allSatisfy({ $0.place <= $1.place && $0.start < $1.start }),
      lines.last.map({ $0.place <= bytes.count }) == true
    else { return nil }
    self.file = file
    self.bytes = bytes
    self.lines = lines.map { TextLine(number: $0.number, start: $0.start, place: $0.place) }
  }

  /// The lines at hand.
  public var linesAtHand: [Line] { lines.map { ($0.number, $0.start, $0.place) } }

  /// Of a whole file.
  public var lineCount: Int { lines.count }

  /// Whether a range begins and ends in lines that are at hand.
  public func covers(_ range: Range<Int>) -> Bool {
    let first = line(around: range.lowerBound)
    return has(range.lowerBound, on: first)
      && has(range.upperBound, on: line(around: range.upperBound, from: first))
  }

  /// The line and column of a byte offset, both from 1. An offset behind the end means the end.
  public func position(of offset: Int) -> TextPosition {
    place(of: offset).position
  }

  /// The same with the byte range of the line, without its line end.
  public func place(of offset: Int) -> (position: TextPosition, line: Range<Int>) {
    let index = line(around: offset)
    let line = lines[index]
    let column = min(max(offset - line.start, 0), end(of: index) - line.place)
    return (TextPosition(line: line.number, column: column + 1), range(ofLineAt: index))
  }

  /// The byte range of a line, counted from 1, without its line end.
  public func lineRange(_ number: Int) -> Range<Int> {
    range(ofLineAt: lastLine { $0.number <= number })
  }

  /// The text of a line, counted from 1; bytes that are not UTF-8 are shown as U+FFFD.
  public func line(_ number: Int) -> String {
    text(in: lineRange(number))
  }

  public func text(in range: Range<Int>) -> String {
    String(decoding: bytes(in: range), as: UTF8.self)
  }

  /// What stands in a range of the file, as far as it is at hand.
  public func bytes(in range: Range<Int>) -> ArraySlice<UInt8> {
    let first = line(around: range.lowerBound)
    let start = place(of: range.lowerBound, on: first)
    let last = line(around: range.upperBound, from: first)
    return bytes[start..<max(start, place(of: range.upperBound, on: last))]
  }
}

extension SourceText {
  /// The last line that begins at an offset or before it; the first line for none.
  private func line(around offset: Int) -> Int {
    lastLine { $0.start <= offset }
  }

  /// The same for one that is not before a line, and mostly in it.
  private func line(around offset: Int, from first: Int) -> Int {
    first + 1 < lines.count && lines[first + 1].start <= offset ? line(around: offset) : first
  }

  /// The last line for which something holds that holds for all lines before it; the first one for none.
  private func lastLine(where holds: (TextLine) -> Bool) -> Int {
    var low = 0
    var high = lines.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if holds(lines[middle]) { low = middle } else { high = middle }
    }
    return low
  }

  /// Where a line ends in `bytes`, its line end included.
  private func end(of index: Int) -> Int {
    index + 1 < lines.count ? lines[index + 1].place : bytes.count
  }

  /// Where a line lies in the file, without its line end.
  private func range(ofLineAt index: Int) -> Range<Int> {
    let line = lines[index]
    var end = end(of: index)
    while end > line.place, bytes[end - 1] == 0x0A || bytes[end - 1] == 0x0D { end -= 1 }
    return line.start..<(line.start + end - line.place)
  }

  /// Where an offset of the file lies in `bytes`.
  private func place(of offset: Int, on index: Int) -> Int {
    let line = lines[index]
    return min(line.place + max(offset - line.start, 0), end(of: index))
  }

  private func has(_ offset: Int, on index: Int) -> Bool {
    let line = lines[index]
    let length = end(of: index) - line.place
    return offset >= line.start && offset - line.start < max(length, 1)
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
