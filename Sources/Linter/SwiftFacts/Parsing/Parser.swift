/// Reads the tokens of a file as declarations, statements and expressions, and notes the facts.
///
/// It descends with the nesting of the source, down to a limit; what lies deeper is skipped. Every
/// step moves forward, and a look ahead goes no further than one list of types.
struct Parser {
  /// How deep the parser descends: into 256 parentheses or about 80 closures, one in the other.
  static let deepest = 256

  let tokens: TokenList.Elements
  let bytes: UnsafePointer<UInt8>
  var index = 0
  /// Where the facts are; the parser itself stays small, so that handing it on costs nothing.
  private let memory: UnsafeMutablePointer<Facts>
  /// The declaration, block and clause of `#if` around the current token.
  var owner: Int32 = -1
  var block: Int32 = -1
  var branch: Int32 = -1
  var depth = 0

  init(
    tokens: TokenList.Elements, bytes: UnsafePointer<UInt8>, facts: UnsafeMutablePointer<Facts>
  ) {
    self.tokens = tokens
    self.bytes = bytes
    memory = facts
  }

  var facts: Facts {
    @inline(__always) get { memory.pointee }
    @inline(__always) nonmutating _modify { yield &memory.pointee }
  }

  mutating func run() {
    while kind != .endOfFile { parseItems() }
    closeGuardedNames()
  }
}

// MARK: Tokens

extension Parser {
  @inline(__always) var token: Token { tokens[index] }
  @inline(__always) var kind: TokenKind { tokens[index].kind }
  @inline(__always) var nextKind: TokenKind { tokens[index &+ 1].kind }
  @inline(__always) var start: Int32 { tokens[index].start }
  @inline(__always) var startsLine: Bool { tokens[index].startsLine }
  /// Where the token before the current one ends.
  @inline(__always) var previousEnd: Int32 { index > 0 ? tokens[index &- 1].end : 0 }

  @inline(__always)
  mutating func advance() {
    if kind != .endOfFile { index &+= 1 }
  }

  @inline(__always)
  mutating func consume(_ expected: TokenKind) -> Bool {
    guard kind == expected else { return false }
    index &+= 1
    return true
  }

  /// Moves behind the bracket that closes an earlier one, past whatever was not understood.
  @inline(__always)
  mutating func close(_ opener: Int, with expected: TokenKind) {
    if kind == expected {
      index &+= 1
    } else if Int(tokens[opener].partner) >= index {
      index = Int(tokens[opener].partner) &+ 1
    }
  }

  /// Moves behind the current token, or behind what it opens.
  mutating func skipSingle() {
    index = indexBehind(index)
  }

  /// The index behind a token, or behind what it opens.
  @inline(__always)
  func indexBehind(_ position: Int) -> Int {
    let token = tokens[position]
    if token.partner > 0 { return Int(token.partner) &+ 1 }
    return token.kind == .endOfFile ? position : position &+ 1
  }

  /// Descends one level; false at the limit, where one token is skipped instead.
  @inline(__always)
  mutating func descend() -> Bool {
    if depth >= Parser.deepest {
      skipSingle()
      return false
    }
    depth &+= 1
    return true
  }

  /// Whether a token consists of exactly these bytes.
  func isText(_ text: StaticString, at position: Int) -> Bool {
    let token = tokens[position]
    guard Int(token.end - token.start) == text.utf8CodeUnitCount else { return false }
    for offset in 0..<text.utf8CodeUnitCount
    where bytes[Int(token.start) + offset] != text.utf8Start[offset] {
      return false
    }
    return true
  }

  @inline(__always)
  func range(from start: Int32) -> ByteRange {
    ByteRange(start, max(start, previousEnd))
  }
}
