extension Parser {
  /// The first part of an operand, which suffixes may follow.
  mutating func parsePrimary(
    _ chain: inout Chain, in surroundings: Surroundings, pattern: PatternContext?
  ) {
    switch kind {
    case .identifier, .`self`, .selfType, .`init`: parseName(&chain, pattern: pattern)
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
    default: parseRarePrimary(&chain, in: surroundings, pattern: pattern)
    }
  }

  private mutating func parseRarePrimary(
    _ chain: inout Chain, in surroundings: Surroundings, pattern: PatternContext?
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
    close(opener, with: .stringClose)
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
    close(opener, with: .rightBracket)
    return true
  }
}
