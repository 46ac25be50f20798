extension Parser {
  /// A statement or an expression, behind its label.
  mutating func parseStatement() -> Shape {
    if nextKind == .colon, kind.isName, beginsStatement(index &+ 2) { index &+= 2 }
    switch kind {
    case .if:
      parseIf()
      return parseCastOfStatement(.if)
    case .switch:
      parseSwitch()
      return parseCastOfStatement(.switch)
    case .guard:
      parseGuard()
      return Shape(kind: .guard)
    case .for:
      parseFor()
      return Shape(kind: .for)
    case .while:
      parseWhile()
      return Shape(kind: .while)
    case .repeat where nextKind == .leftBrace:
      parseRepeat()
      return Shape(kind: .repeat)
    case .do:
      parseDo()
      return Shape(kind: .do)
    case .defer:
      index &+= 1
      parseBlock(.deferBody)
      return Shape(kind: .defer)
    case .return, .throw, .break, .continue, .fallthrough: return parseTransfer()
    case .yield where precedesOperand(.basic):
      index &+= 1
      parseExpression(.basic)
      return Shape(kind: .yield)
    case .discard where precedesOperand(.basic):
      index &+= 1
      parseExpression(.basic)
      return Shape(kind: .discard)
    default: return parseExpression(.basic)
    }
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

  private mutating func parseGuard() {
    index &+= 1
    let first = facts.localNames.count
    parseConditions(.guardBinding)
    postponeNames(from: first)
    _ = consume(.else)
    parseBlock(.guardBody)
  }

  private mutating func parseWhile() {
    index &+= 1
    let first = facts.localNames.count
    parseConditions(.whileBinding)
    parseBlock(.whileBody)
    closeNames(from: first)
  }

  private mutating func parseRepeat() {
    index &+= 1
    parseBlock(.repeatBody)
    if consume(.while) { parseExpression(.basic) }
  }

  private mutating func parseFor() {
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
    if consume(.where) { parseExpression(.condition) }
    parseBlock(.forBody)
    closeNames(from: first)
  }

  private mutating func parseDo() {
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
  }

  private mutating func parseCatchPatterns() {
    while kind != .leftBrace, kind != .endOfFile {
      let before = index
      if kind != .where { parseMatchingPattern(PatternContext(kind: .catchBinding)) }
      if consume(.where) { parseExpression(.condition) }
      guard consume(.comma), index > before else { return }
    }
  }

  // MARK: Switch

  mutating func parseSwitch() {
    index &+= 1
    if kind != .leftBrace { parseExpression(.condition) }
    guard kind == .leftBrace else { return }
    let opener = index
    index &+= 1
    if depth < Parser.deepest {
      depth &+= 1
      parseCasesOfSwitch()
      depth &-= 1
    }
    close(opener, .rightBrace)
  }

  private mutating func parseCasesOfSwitch() {
    while true {
      switch kind {
      case .case, .default: parseSwitchCase()
      case .at where beginsSwitchCase(index): parseSwitchCase()
      case .poundIf: parseConditional { $0.parseCasesOfSwitch() }
      case .rightBrace, .endOfFile, .poundElseif, .poundElse, .poundEndif: return
      case .pound:
        if !parseMacroExpansion(.basic) { advance() }
      default: skipSingle()
      }
    }
  }

  private mutating func parseSwitchCase() {
    let outer = openBlock(.switchCase)
    let first = facts.localNames.count
    parseLooseAttributes()
    if consume(.case) {
      repeat {
        let before = index
        parseMatchingPattern(PatternContext(kind: .switchCaseBinding))
        if consume(.where) { parseExpression(.condition) }
        if index == before { break }
      } while consume(.comma)
    } else {
      _ = consume(.default)
    }
    _ = consume(.colon)
    let names = first..<facts.localNames.count
    parseItems(inSwitchCase: true)
    closeBlock(outer)
    for name in names where facts.localNames[name].scopeEnd == 0 {
      facts.localNames[name].scopeEnd = previousEnd
    }
  }
}
