extension Parser {
  /// The first part of an operand, which suffixes may follow.
  mutating func parsePrimary(
    _ chain: inout Chain, _ surroundings: Surroundings, pattern: PatternContext?
  ) {
    switch kind {
    case .`self`, .selfType, .`init`: parseName(&chain, pattern: pattern)
    case .integer, .float, .string, .regex, .nil, .true, .false:
      index &+= 1
      chain.isLiteral = true
    case .stringOpen:
      parseInterpolations()
      chain.isLiteral = true
    case .period:
      index &+= 1
      guard kind.isMemberName else { return }
      skipModuleName()
      noteReference(.implicitMember, base: -1, &chain)
      parseNameSuffix()
    case .leftParenthesis:
      parseArgumentsInBrackets(call: -1, pattern: pattern, closing: .rightParenthesis)
    case .leftBracket:
      chain.isLiteral = parseCollection()
    case .leftBrace: parseClosure()
    default: parseRarePrimary(&chain, surroundings, pattern: pattern)
    }
  }

  private mutating func parseRarePrimary(
    _ chain: inout Chain, _ surroundings: Surroundings, pattern: PatternContext?
  ) {
    switch kind {
    case .super:
      noteReference(.superclass, base: -1, &chain)
      chain.isSuper = true
    case .dollarIdentifier: noteReference(.value, base: -1, &chain)
    case .wildcard: index &+= 1
    case .anyType:
      noteReference(.type, base: -1, &chain)
      chain.endName()
    case .pound: _ = parseMacroExpansion(surroundings)
    case .poundAvailable:
      index &+= 1
      if kind == .leftParenthesis { skipSingle() }
    default:
      if kind.isName { parseName(&chain, pattern: pattern) }
    }
  }

  @inline(__always)
  private mutating func parseName(_ chain: inout Chain, pattern: PatternContext?) {
    if let pattern, pattern.bindsNames, kind != .selfType, isBound() {
      return noteName(pattern.kind, isVariable: pattern.isVariable)
    }
    skipModuleName()
    noteReference(.value, base: -1, &chain)
    parseNameSuffix()
  }

  /// Whether the name in a pattern is bound, not the beginning of an expression.
  private mutating func isBound() -> Bool {
    switch nextKind {
    case .period, .leftParenthesis, .leftBracket: return false
    case .leftAngle:
      index &+= 1
      defer { index &-= 1 }
      return !beginsGenericArguments()
    default: return true
    }
  }

  /// A string literal with interpolations, which are read as arguments.
  private mutating func parseInterpolations() {
    let opener = index
    while kind == .stringOpen || kind == .stringMiddle {
      index &+= 1
      if depth < Parser.deepest {
        depth &+= 1
        parseArguments(call: -1, pattern: nil)
        depth &-= 1
      }
      while kind != .stringMiddle, kind != .stringClose, kind != .endOfFile { skipSingle() }
    }
    close(opener, .stringClose)
  }

  /// `[a, b]`, `[a: b]`, or the type `[3 of Int]`; says whether it is a literal.
  private mutating func parseCollection() -> Bool {
    let opener = index
    let isArrayType =
      tokens[index &+ 2].kind == .of && !tokens[index &+ 2].startsLine
      && (nextKind == .integer || nextKind.isName)
    if isArrayType {
      parseSimpleType(allowsMembers: false)
      return false
    }
    index &+= 1
    if kind == .colon, nextKind == .rightBracket { index &+= 1 }
    while kind != .rightBracket, kind != .endOfFile {
      let before = index
      parseExpression(.basic)
      if consume(.colon) { parseExpression(.basic) }
      guard consume(.comma), index > before else { break }
    }
    close(opener, .rightBracket)
    return true
  }

  // MARK: Arguments

  mutating func parseArgumentsInBrackets(
    call: Int, pattern: PatternContext?, closing: TokenKind
  ) {
    let opener = index
    index &+= 1
    parseArguments(call: call, pattern: pattern)
    close(opener, closing)
  }

  /// Arguments of a call, or elements of a tuple, for which there is no call.
  mutating func parseArguments(call: Int, pattern: PatternContext?) {
    while true {
      switch kind {
      case .rightParenthesis, .rightBracket, .endOfFile, .stringMiddle, .stringClose: return
      default: break
      }
      let before = index
      parseArgument(call: call, pattern: pattern)
      guard consume(.comma), index > before else { return }
    }
  }

  @inline(__always)
  private mutating func parseArgument(call: Int, pattern: PatternContext?) {
    var label = ByteRange.none
    if nextKind == .colon, kind.isLabel || kind == .dollarIdentifier {
      label = token.name
      index &+= 2
    } else if kind == .colon {
      index &+= 1
    }
    let first = start
    let argument = call >= 0 ? noteArgument(label, call: call, isTrailing: false) : -1
    if kind.isOperator, isOperatorAlone() {
      parseOperatorToken()
    } else {
      parseExpression(.basic, pattern: pattern)
    }
    if argument >= 0 { facts.arguments[argument].value = range(from: first) }
  }

  mutating func noteArgument(_ label: ByteRange, call: Int, isTrailing: Bool) -> Int {
    let argument = facts.arguments.count
    facts.calls[call].argumentRun.add(argument)
    facts.arguments.append(
      Argument(
        label: label, value: ByteRange(start, start), call: Int32(truncatingIfNeeded: call),
        isTrailing: isTrailing))
    return argument
  }

  /// Whether an operator is an argument by itself.
  private func isOperatorAlone() -> Bool {
    guard token.isInfix else { return false }
    var position = index + 1
    while tokens[position].flags.contains(.continuesOperator) { position += 1 }
    switch tokens[position].kind {
    case .comma, .rightParenthesis, .rightBracket: return true
    default: return false
    }
  }

  // MARK: Key paths

  mutating func parseKeyPath(pattern: PatternContext?) {
    var chain = Chain(start: start)
    index &+= 1
    if kind != .period, !beginsWithDot() { parseSimpleType(allowsMembers: false) }
    while true {
      switch kind {
      case .leftBracket:
        if startsLine { return }
        parseArgumentsInBrackets(call: -1, pattern: pattern, closing: .rightBracket)
      case .period where nextKind == .leftBracket: index &+= 1
      case .period:
        index &+= 1
        guard kind.isMemberName || kind == .integer else { return }
        noteReference(.keyPathMember, base: -1, &chain)
        parseNameSuffix()
      case .postfixQuestion, .exclamation: index &+= 1
      default:
        guard kind.isOperator, beginsWithDot() else { return }
        parseDottedMarks(&chain)
      }
    }
  }

  private func beginsWithDot() -> Bool {
    bytes[Int(start)] == Ascii.dot
  }

  /// `.?.` and the like, which look like an operator.
  private mutating func parseDottedMarks(_ chain: inout Chain) {
    let endsInDot = bytes[Int(token.end) - 1] == Ascii.dot
    index &+= 1
    if endsInDot, kind.isMemberName {
      noteReference(.keyPathMember, base: -1, &chain)
      parseNameSuffix()
    }
  }
}
