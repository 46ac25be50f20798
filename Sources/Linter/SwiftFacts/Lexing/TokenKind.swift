/// What a token is. The order carries meaning: names, words that are names but for their place,
/// modifiers, words that begin declarations and statements each form a run.
enum TokenKind: UInt8 {
  case endOfFile

  // Names; the words below are names too unless their place says otherwise.
  case identifier
  case `get`, `set`, didSet, willSet, read, modify, otherAccessor
  case some, any, each, of, typeWord, protocolWord, await, unsafe, copy, consume, yield, discard
  case actor, macro, sending, shared, owned, safe
  // Modifiers that are names too.
  case async, reasync, borrowing, consuming, convenience, distributed, dynamic, final, indirect
  case infix, isolated, lazy, mutating, nonisolated, nonmutating, open, optional, override
  case package, postfix, prefix, required, unowned, weak, otherModifier
  // Reserved modifiers.
  case `fileprivate`, `internal`, `private`, `public`, `static`
  // Reserved words that begin declarations.
  case `class`, `associatedtype`, `deinit`, `enum`, `extension`, `func`, `import`, `init`, `let`
  case `operator`, `precedencegroup`, `protocol`, `struct`, `subscript`, `typealias`, `var`, `case`
  // Reserved words that begin statements.
  case `break`, `continue`, `default`, `defer`, `do`, `fallthrough`, `for`, `guard`, `if`
  case `repeat`, `return`, `switch`, `throw`, `while`
  // Other reserved words.
  case anyType, `as`, `catch`, `else`, `false`, `in`, `inout`, `is`, `nil`, `rethrows`, `self`
  case selfType, `super`, `throws`, `true`, `try`, `where`

  case wildcard, dollarIdentifier
  case integer, float, string, stringOpen, stringMiddle, stringClose, regex
  case leftParenthesis, rightParenthesis, leftBracket, rightBracket, leftBrace, rightBrace
  case comma, semicolon, colon, colonColon, at, backslash, period
  case equal, arrow, postfixQuestion, infixQuestion, exclamation
  // Operators; the flags of the token say on which side an operand stands.
  case leftAngle, rightAngle, ampersand, tilde, minus, ellipsis, doubleEqual, compoundAssignment
  case otherOperator
  case pound, poundIf, poundElseif, poundElse, poundEndif, poundAvailable, poundSourceLocation
  case unknown
}

extension TokenKind {
  @inline(__always)
  func isBetween(_ first: TokenKind, _ last: TokenKind) -> Bool {
    rawValue &- first.rawValue <= last.rawValue &- first.rawValue
  }

  /// Whether it can be used as a name.
  @inline(__always) var isName: Bool { isBetween(.identifier, .otherModifier) }
  @inline(__always) var isReserved: Bool { isBetween(.fileprivate, .where) }
  @inline(__always) var isModifier: Bool { isBetween(.async, .static) }
  @inline(__always) var isOperator: Bool { isBetween(.leftAngle, .otherOperator) }
  @inline(__always) var isAccessor: Bool { isBetween(.get, .otherAccessor) || self == .`init` }
  /// Whether it can stand before the colon of an argument.
  @inline(__always) var isLabel: Bool {
    isBetween(.identifier, .wildcard) && self != .inout
  }
  /// Whether it can stand behind a dot.
  @inline(__always) var isMemberName: Bool { isBetween(.identifier, .where) }
  /// Whether no operand goes on with it.
  @inline(__always) var endsOperand: Bool {
    switch self {
    case .comma, .rightParenthesis, .rightBracket, .rightBrace, .stringMiddle, .stringClose: true
    default: false
    }
  }
  /// Whether an operand may go on with it, behind its first part.
  @inline(__always) var mayBeSuffix: Bool {
    rawValue >= TokenKind.leftParenthesis.rawValue && !endsOperand
  }
  /// Whether it ends a clause of `#if`.
  @inline(__always) var endsBranch: Bool { isBetween(.poundElseif, .poundEndif) }
}
