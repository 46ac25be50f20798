/// A token: a range of bytes, its kind, and what the bytes around it say.
struct Token {
  var start: Int32
  var end: Int32
  /// The token that closes this bracket, by its index; 0 if nothing does.
  var partner: Int32
  var kind: TokenKind
  var flags: TokenFlags
}

struct TokenFlags: OptionSet {
  let rawValue: UInt8

  /// It is the first on its line.
  static let startsLine = TokenFlags(rawValue: 1)
  /// White space or a comment is before it.
  static let followsSpace = TokenFlags(rawValue: 2)
  /// It is the rest of an operator that begins with an angle bracket.
  static let continuesOperator = TokenFlags(rawValue: 4)
  /// It is a name in back quotes.
  static let isQuoted = TokenFlags(rawValue: 8)
  /// It is an operator before its only operand.
  static let isPrefix = TokenFlags(rawValue: 16)
  /// It is an operator behind its only operand.
  static let isPostfix = TokenFlags(rawValue: 32)

  static let fixity: TokenFlags = [.isPrefix, .isPostfix]
}

extension Token {
  @inline(__always) var startsLine: Bool { flags.contains(.startsLine) }
  @inline(__always) var isInfix: Bool { flags.isDisjoint(with: .fixity) }
  @inline(__always) var isPrefix: Bool { flags.contains(.isPrefix) }
  @inline(__always) var isPostfix: Bool { flags.contains(.isPostfix) }

  /// The bytes of the name, without back quotes.
  @inline(__always) var name: ByteRange {
    flags.contains(.isQuoted) ? ByteRange(start + 1, end - 1) : ByteRange(start, end)
  }
}
