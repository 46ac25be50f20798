/// What a lexer has cut so far, and where it is: so little that it stays in the processor's registers while only
/// usual tokens are cut.
struct LexedPart {
  var tokens: TokenList
  /// Brackets that are still open, by their token.
  var openBrackets: GrowingList<Int32>
  var position = 0
  /// What is known of the next token.
  var flags: TokenFlags = .startsLine
  /// Where the first brace stands that closes nothing; negative where none does.
  var strayBrace: Int32 = -1

  init(tokens: TokenList, openBrackets: GrowingList<Int32>) {
    self.tokens = tokens
    self.openBrackets = openBrackets
  }

  /// Adds the token from a place to the current position.
  @inline(__always)
  mutating func append(_ kind: TokenKind, from start: Int, flags more: TokenFlags = []) {
    tokens.append(
      Token(
        start: Int32(truncatingIfNeeded: start), end: Int32(truncatingIfNeeded: position),
        partner: 0, kind: kind, flags: flags.union(more)))
    flags = []
  }

  /// Adds the byte here as a token.
  @inline(__always)
  mutating func appendSign(_ kind: TokenKind, flags more: TokenFlags = []) {
    position &+= 1
    append(kind, from: position &- 1, flags: more)
  }

  @inline(__always)
  mutating func open(_ kind: TokenKind) {
    openBrackets.append(Int32(truncatingIfNeeded: tokens.count))
    appendSign(kind)
  }

  /// Joins a closing bracket with the opening one. A brace also closes what is left open in it.
  @inline(__always)
  mutating func close(_ kind: TokenKind, opener: TokenKind) {
    while let last = openBrackets.last {
      let found = tokens[Int(last)].kind
      if found == opener {
        tokens.close(Int(last))
        openBrackets.removeLast()
        return appendSign(kind)
      }
      guard kind == .rightBrace && found != .stringOpen else { break }
      openBrackets.removeLast()
    }
    if kind == .rightBrace, strayBrace < 0 { strayBrace = Int32(truncatingIfNeeded: position) }
    appendSign(kind)
  }
}
