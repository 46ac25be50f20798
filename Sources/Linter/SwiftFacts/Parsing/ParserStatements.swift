extension Parser {
  /// A statement or an expression, behind its label.
  mutating func parseStatement() -> Shape {
    if nextKind == .colon, kind.isName, beginsStatement(index &+ 2) { index &+= 2 }
    switch kind {
    case .return, .throw, .break, .continue, .fallthrough: return parseTransfer()
    case .yield where precedesOperand(.basic): return parseWord(.yield)
    case .discard where precedesOperand(.basic): return parseWord(.discard)
    default:
      guard let statement = parseBranching() else { return parseExpression(.basic) }
      return statement
    }
  }

  /// A statement with blocks of its own; nil if none begins here.
  private mutating func parseBranching() -> Shape? {
    switch kind {
    case .if:
      parseIf()
      return parseCastOfStatement(.if)
    case .switch:
      parseSwitch()
      return parseCastOfStatement(.switch)
    case .guard: return parseGuard()
    case .for: return parseFor()
    case .while: return parseWhile()
    case .repeat where nextKind == .leftBrace: return parseRepeat()
    case .do: return parseDo()
    case .defer:
      index &+= 1
      parseBlock(.deferBody)
      return Shape(kind: .defer)
    default: return nil
    }
  }

  /// A word and an expression behind it.
  private mutating func parseWord(_ statement: StatementKind) -> Shape {
    index &+= 1
    parseExpression(.basic)
    return Shape(kind: statement)
  }

  /// `if ... as Type` is an expression.
  private mutating func parseCastOfStatement(_ statement: StatementKind) -> Shape {
    guard kind == .as else { return Shape(kind: statement) }
    index &+= 1
    if kind == .postfixQuestion || kind == .exclamation { index &+= 1 }
    parseCast(.unconditional)
    return Shape()
  }

  /// Whether a statement begins at an index with a word of its own.
  func beginsStatement(_ position: Int) -> Bool {
    switch tokens[position].kind {
    case .return, .throw, .defer, .if, .guard, .while, .do, .for, .break, .continue: true
    case .fallthrough, .switch: true
    case .repeat: tokens[position + 1].kind == .leftBrace
    default: false
    }
  }

  private mutating func parseTransfer() -> Shape {
    let word = kind
    index &+= 1
    switch word {
    case .return:
      if beginsReturnedValue() { parseExpression(.basic) }
      return Shape(kind: .return)
    case .throw:
      parseExpression(.basic)
      return Shape(kind: .throw)
    case .break, .continue:
      if kind.isName, !startsLine, !beginsDeclaration(index, isMember: false) { index &+= 1 }
      return Shape(kind: word == .break ? .break : .continue)
    default: return Shape(kind: .fallthrough)
    }
  }

  private func beginsReturnedValue() -> Bool {
    switch kind {
    case .rightBrace, .case, .default, .semicolon, .poundIf, .endOfFile: return false
    case .poundElseif, .poundElse, .poundEndif: return false
    case .if, .switch: return true
    case .identifier where nextKind != .colon: return true
    default: break
    }
    if beginsStatement(index) || beginsDeclaration(index, isMember: false) { return false }
    if kind.isName, nextKind == .colon, beginsStatement(index + 2) { return false }
    if kind == .yield || kind == .discard, precedesOperand(.basic) { return false }
    return !(startsLine && beginsSwitchCase(index))
  }

  // MARK: Conditions and loops

  /// `if` with all its `else if`.
  mutating func parseIf() {
    while kind == .if {
      index &+= 1
      let first = facts.localNames.count
      parseConditions(.ifBinding)
      parseBlock(.ifBody)
      closeNames(from: first)
      guard consume(.else) else { return }
    }
    parseBlock(.elseBody)
  }

  private mutating func parseGuard() -> Shape {
    index &+= 1
    let first = facts.localNames.count
    parseConditions(.guardBinding)
    postponeNames(from: first)
    _ = consume(.else)
    parseBlock(.guardBody)
    return Shape(kind: .guard)
  }

  private mutating func parseWhile() -> Shape {
    index &+= 1
    let first = facts.localNames.count
    parseConditions(.whileBinding)
    parseBlock(.whileBody)
    closeNames(from: first)
    return Shape(kind: .while)
  }

  private mutating func parseRepeat() -> Shape {
    index &+= 1
    parseBlock(.repeatBody)
    if consume(.while) { parseExpression(.basic) }
    return Shape(kind: .repeat)
  }

  private mutating func parseFor() -> Shape {
    index &+= 1
    _ = consume(.try)
    _ = consume(.await)
    if kind == .unsafe, nextKind != .in, nextKind != .colon { index &+= 1 }
    let first = facts.localNames.count
    if consume(.case) {
      parseMatchingPattern(PatternContext(kind: .forBinding))
    } else {
      parsePattern { $0.noteName(.forBinding, isVariable: $1) }
    }
    parseTypeOfNames(from: first)
    _ = consume(.in)
    if kind != .leftBrace { parseExpression(.condition) }
    openNames(from: first)
    if consume(.where) { parseExpression(.condition) }
    parseBlock(.forBody)
    closeNames(from: first)
    return Shape(kind: .for)
  }

  private mutating func parseDo() -> Shape {
    index &+= 1
    if kind == .throws {
      index &+= 1
      if kind == .leftParenthesis { parseThrownType() }
    }
    parseBlock(.doBody)
    while consume(.catch) {
      let first = facts.localNames.count
      parseCatchPatterns()
      parseBlock(.catchBody)
      closeNames(from: first)
    }
    return Shape(kind: .do)
  }

  private mutating func parseCatchPatterns() {
    while kind != .leftBrace, kind != .endOfFile {
      let before = index
      if kind != .where { parseMatchingPattern(PatternContext(kind: .catchBinding)) }
      if consume(.where) { parseExpression(.condition) }
      guard consume(.comma), index > before else { return }
    }
  }
}
