/// Cuts the bytes of a file into tokens, and notes comments and literals on the way.
///
/// The bytes are followed by 16 zero bytes, so that looking ahead needs no check; a zero byte that
/// is none of these is white space.
struct Lexer {
  let bytes: UnsafePointer<UInt8>
  let count: Int
  let traits: UnsafePointer<ByteTraits>
  let keywords: KeywordTable
  var tokens: GrowingList<Token>
  var position = 0
  /// What is known of the next token.
  var flags: TokenFlags = .startsLine
  var comments: GrowingList<Comment>
  var literals: GrowingList<Literal>
  /// Brackets that are still open, by their token.
  var openBrackets: GrowingList<Int32>
  /// String literals around the current interpolation.
  var openStrings: [OpenString] = []
  /// A regular expression over several lines with so many hash signs has no end in this file.
  var unclosedRegexHashes = Int.max

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
      skipTrivia()
      if position >= count { break }
      lexToken()
    }
    closeOpenStrings()
    for _ in 0..<4 {
      tokens.append(
        Token(start: Int32(count), end: Int32(count), partner: 0, kind: .endOfFile, flags: flags))
    }
  }

  /// Skips a byte-order mark and a first line for the shell.
  private mutating func skipFileStart() {
    if bytes[0] == 0xEF && bytes[1] == 0xBB && bytes[2] == 0xBF { position = 3 }
    if bytes[position] == Ascii.hash && bytes[position + 1] == Ascii.exclamation { skipLine() }
  }

  /// Adds the token from a position to the current one.
  @inline(__always)
  mutating func append(_ kind: TokenKind, from start: Int, flags more: TokenFlags = []) {
    tokens.append(
      Token(
        start: Int32(truncatingIfNeeded: start), end: Int32(truncatingIfNeeded: position),
        partner: 0, kind: kind, flags: flags.union(more)))
    flags = []
  }

  @inline(__always)
  private mutating func lexSingle(_ kind: TokenKind) {
    position &+= 1
    append(kind, from: position &- 1)
  }

  @inline(__always)
  private mutating func lexToken() {
    let byte = bytes[position]
    switch byte {
    case Ascii.a...Ascii.z, Ascii.upperA...Ascii.upperZ, Ascii.underscore: lexName()
    case Ascii.leftParenthesis: open(.leftParenthesis)
    case Ascii.rightParenthesis: closeParenthesis()
    case Ascii.leftBracket: open(.leftBracket)
    case Ascii.rightBracket: close(.rightBracket, opener: .leftBracket)
    case 0x7B: open(.leftBrace)
    case 0x7D: close(.rightBrace, opener: .leftBrace)
    case 0x2C: lexSingle(.comma)
    case 0x3B: lexSingle(.semicolon)
    case Ascii.colon: lexColon()
    case 0x40: lexSingle(.at)
    case Ascii.backslash: lexSingle(.backslash)
    case Ascii.quote: lexString(from: position, hashes: 0)
    case Ascii.zero...Ascii.nine: lexNumber()
    case Ascii.dollar: lexDollar()
    case Ascii.backQuote: lexQuotedName()
    case Ascii.hash: lexHash()
    default: lexOther(byte)
    }
  }

  @inline(__always)
  private mutating func lexOther(_ byte: UInt8) {
    if traits[Int(byte)].contains(.isOperator) {
      lexOperator()
    } else if byte >= 0x80 {
      lexBeyondASCII()
    } else {
      lexSingle(.unknown)
    }
  }

  private mutating func lexColon() {
    if bytes[position + 1] == Ascii.colon {
      position += 2
      append(.colonColon, from: position - 2)
    } else {
      lexSingle(.colon)
    }
  }
}

// MARK: Brackets

extension Lexer {
  @inline(__always)
  private mutating func open(_ kind: TokenKind) {
    if kind == .leftParenthesis, !openStrings.isEmpty {
      openStrings[openStrings.count - 1].depth += 1
    }
    openBrackets.append(Int32(truncatingIfNeeded: tokens.count))
    lexSingle(kind)
  }

  @inline(__always)
  private mutating func closeParenthesis() {
    if let string = openStrings.last {
      if string.depth == 0 { return resumeString() }
      openStrings[openStrings.count - 1].depth -= 1
    }
    close(.rightParenthesis, opener: .leftParenthesis)
  }

  /// Joins a closing bracket with the opening one. A brace also closes what is left open in it.
  @inline(__always)
  private mutating func close(_ kind: TokenKind, opener: TokenKind) {
    while let last = openBrackets.last {
      let found = tokens[Int(last)].kind
      if found == opener {
        tokens[Int(last)].partner = Int32(truncatingIfNeeded: tokens.count)
        openBrackets.removeLast()
        break
      }
      guard kind == .rightBrace && found != .stringOpen else { break }
      openBrackets.removeLast()
    }
    lexSingle(kind)
  }
}
