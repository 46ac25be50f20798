extension Lexer {
  mutating func lexName() {
    let start = position
    position &+= 1
    skipNameBytes()
    append(kindOfName(from: start, to: position), from: start)
  }

  @inline(__always)
  func kindOfName(from start: Int, to end: Int) -> TokenKind {
    end &- start == 1 && bytes[start] == ASCII.underscore
      ? .wildcard : keywords.kind(at: bytes + start, length: end &- start)
  }

  /// Moves behind the bytes that continue a name.
  mutating func skipNameBytes() {
    while true {
      position = endOfNameBytes(from: position)
      guard bytes[position] >= 0x80, scalar(at: position).continuesName else { return }
      position &+= scalar(at: position).length
    }
  }

  /// Where the bytes of ASCII that continue a name end.
  @inline(__always)
  func endOfNameBytes(from start: Int) -> Int {
    var end = endOfLetters(from: start)
    // An underscore or a dollar sign, which few names have.
    while traits[Int(bytes[end])].contains(.continuesName) { end = endOfLetters(from: end &+ 1) }
    return end
  }

  /// Where letters and digits end, eight bytes looked at together: most names are no longer, so that there is no loop
  /// whose end a processor would have to guess.
  @inline(__always)
  private func endOfLetters(from start: Int) -> Int {
    var end = start
    var others = otherBytes(in: load(at: end))
    while others == 0 {
      end &+= 8
      others = otherBytes(in: load(at: end))
    }
    return end &+ others.trailingZeroBitCount &>> 3
  }

  /// A name in back quotes; also one with spaces and signs in it.
  mutating func lexQuotedName() {
    let start = position
    var end = position + 1
    while end < count, bytes[end] != ASCII.backQuote, bytes[end] != ASCII.newline,
      bytes[end] != ASCII.carriageReturn
    {
      end += 1
    }
    guard end < count, bytes[end] == ASCII.backQuote, end > start + 1 else {
      position += 1
      return append(.unknown, from: start)
    }
    position = end + 1
    append(.identifier, from: start, flags: .isQuoted)
  }

  /// `$0`, or a name that begins with a dollar sign.
  mutating func lexDollar() {
    let start = position
    position += 1
    while traits[Int(bytes[position])].contains(.isDigit) { position += 1 }
    let end = position
    skipNameBytes()
    let isNumbered = end == position && end > start + 1
    append(isNumbered ? .dollarIdentifier : .identifier, from: start)
  }

  mutating func lexBeyondASCII() {
    let start = position
    let first = scalar(at: position)
    if first.isOperator { return lexOperator() }
    position += first.length
    if first.beginsName {
      skipNameBytes()
      append(.identifier, from: start)
    } else {
      skipUnknownBytes()
      flags.insert(.followsSpace)
    }
  }

  /// What follows a byte that means nothing means nothing either, as long as it is not a name.
  private mutating func skipUnknownBytes() {
    while bytes[position] >= 0x80 {
      let next = scalar(at: position)
      guard !next.isOperator, !next.beginsName else { return }
      position += next.length
    }
  }

  /// The highest bit of each of eight bytes that is no letter or digit of ASCII.
  @inline(__always)
  private func otherBytes(in word: UInt64) -> UInt64 {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let highest = ones &* 0x80
    let low = word & ~highest
    let letters = Self.bytes(of: low | ones &* 0x20, from: ASCII.a, to: ASCII.z)
    let digits = Self.bytes(of: low, from: ASCII.zero, to: ASCII.nine)
    return (~(letters | digits) | word) & highest
  }

  /// The highest bit of each of eight bytes of ASCII that lies between two of them.
  @inline(__always)
  private static func bytes(of word: UInt64, from first: UInt8, to last: UInt8) -> UInt64 {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let isBehindFirst = word &+ ones &* UInt64(0x80 - first)
    let isBehindLast = word &+ ones &* UInt64(0x7F - last)
    return isBehindFirst & ~isBehindLast
  }
}
