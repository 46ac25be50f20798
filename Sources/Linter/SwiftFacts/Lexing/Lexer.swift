import SystemLibrary

/// Cuts the bytes of a file into tokens, and notes comments and literals on the way.
///
/// The bytes are followed by 16 zero bytes, so that looking ahead needs no check; a zero byte that
/// is none of these is white space.
struct Lexer {
  let bytes: UnsafePointer<UInt8>
  let count: Int
  let traits: UnsafePointer<ByteTraits>
  let keywords: KeywordTable
  var part: LexedPart
  var comments: GrowingList<Comment>
  var literals: GrowingList<Literal>
  /// The line feed and the carriage return that were looked for last.
  var lineFeed = -1
  var carriageReturn = -1
  /// String literals around the current interpolation.
  var openStrings: [OpenString] = []
  /// A regular expression over several lines with so many hash signs has no end in this file.
  var unclosedRegexHashes = Int.max
  /// What the end of the file closes: the mark that opens it.
  var unclosed: Flaw?
  /// Where the first mark of an open merge stands.
  var conflict: ByteRange?

  /// A string literal of which an interpolation is read.
  struct OpenString {
    var delimiter: StringDelimiter
    /// Its place among the literals.
    var literal: Int
    /// Parentheses that are open inside of the interpolation.
    var depth: Int
  }

  mutating func run() {
    skipFileStart()
    while true {
      cutUsualTokens()
      let start = position
      skipTrivia()
      if position > start { continue }
      if position >= count { break }
      lexRareToken()
    }
    closeOpenStrings()
    for _ in 0..<4 {
      tokens.append(
        Token(start: Int32(count), end: Int32(count), partner: 0, kind: .endOfFile, flags: flags))
    }
  }

  /// Why the tokens may not be what the file means; nil for what is no text at all.
  var flaw: Flaw? {
    if let conflict { return Flaw(kind: .conflict, range: conflict) }
    guard unclosed != nil || part.strayBrace >= 0 || openBrackets.count > 0,
      memchr(bytes, 0, count) == nil
    else { return nil }
    if part.strayBrace >= 0, part.strayBrace < unclosed?.range.start ?? .max {
      return Flaw(
        kind: .strayBrace, range: ByteRange(part.strayBrace, part.strayBrace &+ 1))
    }
    // It may have swallowed what closes a brace.
    if let unclosed { return unclosed }
    var place = openBrackets.count
    while place > 0 {
      place -= 1
      let token = tokens[Int(openBrackets[place])]
      if token.kind == .leftBrace {
        return Flaw(kind: .unclosedBrace, range: ByteRange(token.start, token.end))
      }
    }
    return nil
  }

  /// Skips a byte-order mark and a first line for the shell.
  private mutating func skipFileStart() {
    if bytes[0] == 0xEF && bytes[1] == 0xBB && bytes[2] == 0xBF { position = 3 }
    if bytes[position] == ASCII.hash && bytes[position + 1] == ASCII.exclamation { skipLine() }
  }

  /// Cuts names and signs by themselves, up to what may be anything else.
  private mutating func cutUsualTokens() {
    // There a parenthesis may be the end of what a string interpolates.
    let isInString = !openStrings.isEmpty
    var part = part
    defer { self.part = part }
    while true {
      part.skipSpaces(in: bytes)
      let start = part.position
      let byte = bytes[start]
      switch byte {
      case ASCII.a...ASCII.z, ASCII.upperA...ASCII.upperZ, ASCII.underscore:
        let end = endOfNameBytes(from: start &+ 1)
        guard bytes[end] < 0x80 else { return }
        part.position = end
        part.append(kindOfName(from: start, to: end), from: start)
      case ASCII.leftParenthesis where !isInString: part.open(.leftParenthesis)
      case ASCII.rightParenthesis where !isInString:
        part.close(.rightParenthesis, opener: .leftParenthesis)
      case ASCII.leftBracket: part.open(.leftBracket)
      case ASCII.rightBracket: part.close(.rightBracket, opener: .leftBracket)
      case 0x7B: part.open(.leftBrace)
      case 0x7D: part.close(.rightBrace, opener: .leftBrace)
      case 0x2C: part.appendSign(.comma)
      case 0x3B: part.appendSign(.semicolon)
      case 0x40: part.appendSign(.at)
      case ASCII.colon where bytes[start &+ 1] != ASCII.colon: part.appendSign(.colon)
      case ASCII.question where bindsRightwards(start): part.appendSign(.postfixQuestion)
      case ASCII.exclamation where bindsRightwards(start): part.appendSign(.exclamation)
      case ASCII.dot where traits[Int(bytes[start &+ 1])].contains(.continuesName):
        part.appendSign(.period, flags: bindsRightwards(start) ? [] : .isPrefix)
      case ASCII.equal
      where part.flags.contains(.followsSpace) && bytes[start &- 1] == ASCII.space
        && bytes[start &+ 1] == ASCII.space:
        part.appendSign(.equal)
      default: return
      }
    }
  }

  @inline(__always)
  private mutating func lexRareToken() {
    let byte = bytes[position]
    switch byte {
    case ASCII.a...ASCII.z, ASCII.upperA...ASCII.upperZ, ASCII.underscore: lexName()
    case ASCII.leftParenthesis:
      openStrings[openStrings.count - 1].depth += 1
      part.open(.leftParenthesis)
    case ASCII.rightParenthesis: closeParenthesis()
    case ASCII.colon:
      position += 2
      append(.colonColon, from: position - 2)
    case ASCII.backslash: part.appendSign(.backslash)
    case ASCII.quote: lexString(from: position, hashes: 0)
    case ASCII.zero...ASCII.nine: lexNumber()
    case ASCII.dollar: lexDollar()
    case ASCII.backQuote: lexQuotedName()
    case ASCII.hash: lexHash()
    default: lexOther(byte)
    }
  }

  private mutating func lexOther(_ byte: UInt8) {
    if traits[Int(byte)].contains(.isOperator) {
      lexOperator()
    } else if byte >= 0x80 {
      lexBeyondASCII()
    } else {
      part.appendSign(.unknown)
    }
  }

  private mutating func closeParenthesis() {
    guard let string = openStrings.last, string.depth > 0 else { return resumeString() }
    openStrings[openStrings.count - 1].depth -= 1
    part.close(.rightParenthesis, opener: .leftParenthesis)
  }
}

// MARK: The part that is cut

extension Lexer {
  @inline(__always) var position: Int {
    get { part.position }
    _modify { yield &part.position }
  }
  @inline(__always) var flags: TokenFlags {
    get { part.flags }
    _modify { yield &part.flags }
  }
  @inline(__always) var tokens: TokenList {
    get { part.tokens }
    _modify { yield &part.tokens }
  }
  @inline(__always) var openBrackets: GrowingList<Int32> {
    get { part.openBrackets }
    _modify { yield &part.openBrackets }
  }

  @inline(__always)
  mutating func append(_ kind: TokenKind, from start: Int, flags more: TokenFlags = []) {
    part.append(kind, from: start, flags: more)
  }
}
