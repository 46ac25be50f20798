extension Parser {
  /// Whether the brace at an index begins a closure that trails a call.
  func isTrailingClosure(_ opener: Int, in surroundings: Surroundings) -> Bool {
    if beginsObservers(opener) { return false }
    let next = tokens[opener + 1]
    if next.kind == .case { return false }
    guard surroundings == .condition else { return true }
    // Before the braces of a statement it is one only if these braces or more follow.
    guard !next.startsLine, tokens[opener].partner > 0 else { return false }
    let following = tokens[Int(tokens[opener].partner) + 1]
    switch following.kind {
    case .leftBrace: return !following.startsLine || !holdsDirective(opener)
    case .where, .comma: return true
    case .leftBracket, .leftParenthesis, .period, .is, .as, .postfixQuestion:
      return !following.startsLine
    case .infixQuestion, .exclamation, .colon, .equal: return !following.startsLine
    default: return following.kind.isOperator && !following.isPrefix && !following.startsLine
    }
  }

  /// Whether there is an `#if` in braces. SwiftParser does not look past one, and takes such braces
  /// for the body if those on the next line can stand by themselves.
  private func holdsDirective(_ opener: Int) -> Bool {
    (opener..<indexBehind(opener)).contains { tokens[$0].kind == .poundIf }
  }

  /// A closure behind a call, and further ones with labels.
  mutating func parseTrailingClosures(_ call: Int) {
    parseTrailingClosure(.none, of: call)
    while kind.isLabel, kind != .default, nextKind == .colon,
      tokens[index &+ 2].kind == .leftBrace
    {
      let label = token.name
      index &+= 2
      parseTrailingClosure(label, of: call)
    }
  }

  private mutating func parseTrailingClosure(_ label: ByteRange, of call: Int) {
    let first = start
    let argument = noteArgument(label, call: call, isTrailing: true)
    parseClosure()
    facts.arguments[argument].value = range(from: first)
  }

  mutating func parseClosure() {
    let opener = index
    let outer = openBlock(.closure)
    index &+= 1
    let firstName = facts.localNames.count
    if hasSignature(index) {
      parseClosureSignature()
      openNames(from: firstName)
    }
    let names = firstName..<facts.localNames.count
    parseStatements()
    close(opener, with: .rightBrace)
    closeBlock(outer)
    for name in names where facts.localNames[name].scopeEnd == 0 {
      facts.localNames[name].scopeEnd = previousEnd
    }
  }

  /// Whether captures, parameters or a result, and then `in`, begin at an index.
  private func hasSignature(_ first: Int) -> Bool {
    var position = first
    switch tokens[position].kind {
    case .at, .leftParenthesis, .leftBracket, .wildcard: break
    default: guard tokens[position].kind.isName else { return false }
    }
    while tokens[position].kind == .at { position = indexBehindAttribute(position) }
    if tokens[position].kind == .leftBracket {
      guard tokens[position].partner > 0 else { return false }
      position = indexBehind(position)
    }
    guard let end = indexBehindParameterNames(position) else { return false }
    return endsSignature(end)
  }

  private func indexBehindParameterNames(_ first: Int) -> Int? {
    var position = first
    if tokens[position].kind == .leftParenthesis { return indexBehind(position) }
    guard tokens[position].kind.isName || tokens[position].kind == .wildcard else {
      return position
    }
    position += 1
    while tokens[position].kind == .comma {
      let next = tokens[position + 1].kind
      guard next.isName || next == .wildcard else { return nil }
      position += 2
    }
    return position
  }

  private func endsSignature(_ first: Int) -> Bool {
    var position = indexBehindEffects(first)
    guard tokens[position].kind == .arrow else { return tokens[position].kind == .in }
    guard let end = indexBehindType(position + 1) else { return false }
    position = end
    return true
  }

  private func indexBehindEffects(_ first: Int) -> Int {
    var position = first
    while true {
      switch tokens[position].kind {
      case .async, .reasync, .rethrows: position += 1
      case .throws:
        position += 1
        if tokens[position].kind == .leftParenthesis { position = indexBehind(position) }
      default: return position
      }
    }
  }

  private mutating func parseClosureSignature() {
    parseLooseAttributes()
    if kind == .leftBracket { parseCaptures() }
    if kind == .leftParenthesis {
      parseParameters { $0.parseClosureParameter() }
    } else {
      while kind.isName || kind == .wildcard {
        noteClosureName()
        guard consume(.comma) else { break }
      }
    }
    _ = parseEffects()
    if consume(.arrow) { parseType() }
    _ = consume(.in)
  }

  private mutating func noteClosureName() {
    if kind == .wildcard { index &+= 1 } else { noteName(.closureParameter, isVariable: false) }
  }

  private mutating func parseClosureParameter() {
    parseLooseAttributes()
    guard kind.isLabel else { return }
    if nextKind.isLabel { index &+= 1 }
    let name = facts.localNames.count
    noteClosureName()
    if kind == .colon { parseTypeOfNames(from: name) }
    if kind == .ellipsis { index &+= 1 }
  }

  private mutating func parseCaptures() {
    let opener = index
    index &+= 1
    while kind != .rightBracket, kind != .endOfFile {
      let before = index
      parseCapture()
      guard consume(.comma), index > before else { break }
    }
    close(opener, with: .rightBracket)
  }

  private mutating func parseCapture() {
    if kind == .weak || kind == .unowned, nextKind != .equal, nextKind != .comma,
      nextKind != .rightBracket
    {
      index &+= 1
      if kind == .leftParenthesis { skipSingle() }
    }
    if kind.isName || kind == .`self` { noteName(.closureCapture, isVariable: false) }
    if consume(.equal) { parseExpression(.basic) }
  }
}
