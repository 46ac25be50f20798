extension Lexer {
  @inline(__always)
  mutating func lexName() {
    let start = position
    position &+= 1
    skipNameBytes()
    let length = position &- start
    if length == 1 && bytes[start] == Ascii.underscore {
      append(.wildcard, from: start)
    } else {
      append(keywords.kind(at: bytes + start, length: length), from: start)
    }
  }

  /// Moves behind the bytes that continue a name.
  @inline(__always)
  mutating func skipNameBytes() {
    while true {
      while traits[Int(bytes[position])].contains(.continuesName) { position &+= 1 }
      guard bytes[position] >= 0x80, scalar(at: position).continuesName else { return }
      position &+= scalar(at: position).length
    }
  }

  /// A name in back quotes; also one with spaces and signs in it.
  mutating func lexQuotedName() {
    let start = position
    var end = position + 1
    while end < count, bytes[end] != Ascii.backQuote, bytes[end] != Ascii.newline,
      bytes[end] != Ascii.carriageReturn
    {
      end += 1
    }
    guard end < count, bytes[end] == Ascii.backQuote, end > start + 1 else {
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
}
