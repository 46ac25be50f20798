import SourceModel

/// Where the allow comments of a file hold. Asked in the order of the file, it looks at every byte once, however
/// many comments there are.
struct AllowScopes {
  private let source: SwiftSource
  private let firstCode: Int
  /// Behind the last empty line before all code.
  private let lastEmptyLineInHead: Int
  /// The line that the last place was on, and whether code was seen on it.
  private var line = 0..<0
  private var seen = 0
  private var hasCode = false
  /// The last answer about the next code, and from where on it holds.
  private var nextCode: Range<Int>?

  init(of source: SwiftSource) {
    self.source = source
    firstCode = source.nextCode(from: 0) ?? source.bytes.count
    lastEmptyLineInHead = Self.lastEmptyLine(in: source.bytes[..<firstCode])
  }

  mutating func scope(of place: Range<Int>) -> Range<Int> {
    moveLine(to: place)
    if hasCode { return endLine(behind: place.upperBound) }
    let next = code(from: place.upperBound)
    guard next < source.bytes.count else { return source.bytes.indices }
    if next == firstCode, lastEmptyLineInHead >= place.upperBound { return source.bytes.indices }
    if let construct = source.rangeOfConstruct(startingAt: next) { return construct }
    return next..<Self.lineEnd(behind: next, in: source)
  }

  /// Looks for code between the last place on this line and the new one.
  private mutating func moveLine(to place: Range<Int>) {
    var start = place.lowerBound
    while start > seen, !Self.isLineEnd(source.bytes[start - 1]) { start -= 1 }
    if start > seen || seen == 0 {
      line = start..<start
      hasCode = false
    }
    hasCode = hasCode || code(from: max(start, line.lowerBound)) < place.lowerBound
    seen = place.upperBound
  }

  /// The whole line, whose end is looked for once.
  private mutating func endLine(behind offset: Int) -> Range<Int> {
    if line.upperBound <= offset {
      line = line.lowerBound..<Self.lineEnd(behind: offset, in: source)
    }
    return line
  }

  private mutating func code(from offset: Int) -> Int {
    if let nextCode, nextCode.contains(offset) { return nextCode.upperBound }
    let next = source.nextCode(from: offset) ?? source.bytes.count
    nextCode = offset..<max(next, offset)
    return next
  }

  private static func lastEmptyLine(in head: ByteText) -> Int {
    var last = -1
    var isEmpty = false
    for (offset, byte) in zip(head.indices, head) where byte != 0x0D && byte != 0x20 && byte != 0x09
    {
      if byte == 0x0A, isEmpty { last = offset }
      isEmpty = byte == 0x0A
    }
    return last
  }

  private static func lineEnd(behind offset: Int, in source: SwiftSource) -> Int {
    var end = offset
    while end < source.bytes.count, !isLineEnd(source.bytes[end]) { end += 1 }
    return end
  }

  private static func isLineEnd(_ byte: UInt8) -> Bool {
    byte == 0x0A || byte == 0x0D
  }
}
