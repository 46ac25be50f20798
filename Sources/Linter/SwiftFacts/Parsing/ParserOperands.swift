extension Parser {
  /// An operand with the words and operators before it.
  mutating func parseOperand(_ surroundings: Surroundings, pattern: PatternContext?) -> Shape {
    if pattern == nil, nextKind.endsOperand, let shape = parseLoneOperand() { return shape }
    if kind == .identifier { return parsePostfix(surroundings, pattern: pattern) }
    while parseOperandWord(surroundings) {}
    let first = start
    if kind == .repeat {
      index &+= 1
      parseExpression(surroundings, pattern: pattern)
      return Shape(start: first)
    }
    if beginsTypeOperand() {
      parseType()
      return Shape(start: first)
    }
    var hasPrefix = false
    while kind.isOperator, token.isPrefix {
      parseOperatorToken()
      hasPrefix = true
    }
    switch kind {
    case .if: parseIf()
    case .switch: parseSwitch()
    case .backslash: parseKeyPath(pattern: pattern)
    default:
      var shape = parsePostfix(surroundings, pattern: pattern)
      if hasPrefix { shape = Shape() }
      shape.start = first
      return shape
    }
    return Shape(start: first)
  }

  /// A name or a literal with nothing before or behind it, as most arguments are; nil for anything else.
  @inline(__always)
  private mutating func parseLoneOperand() -> Shape? {
    let first = start
    switch kind {
    case .identifier, .`self`:
      facts.references.append(
        Reference(
          kind: .value, isCalled: false, name: token.name, base: -1, start: first, owner: owner))
    case .integer, .float, .string, .nil, .true, .false: break
    default: return nil
    }
    index &+= 1
    return Shape(start: first)
  }

  /// Moves behind `try`, `await` and the like if they stand before an operand.
  @inline(__always)
  private mutating func parseOperandWord(_ surroundings: Surroundings) -> Bool {
    switch kind {
    case .try:
      index &+= 1
      if kind == .postfixQuestion || kind == .exclamation { index &+= 1 }
    case .await: index &+= 1
    case .unsafe:
      guard precedesOperand(surroundings, acceptsClosure: true, prefersSuffix: false) else {
        return false
      }
      index &+= 1
    case .copy, .consume, .each:
      guard precedesOperand(surroundings) else { return false }
      index &+= 1
    default: return false
    }
    return true
  }

  @inline(__always)
  private mutating func beginsTypeOperand() -> Bool {
    switch kind {
    case .at, .inout, .any, .nonisolated: return beginsRareTypeOperand()
    default: return false
    }
  }

  /// Changes nothing, and says that it might: otherwise the parser would be copied for every operand, in case
  /// this is called.
  @inline(never)
  private mutating func beginsRareTypeOperand() -> Bool {
    switch kind {
    case .at, .inout: return indexBehindType(index) != nil
    case .any: return precedesOperand(.basic) || nextKind == .tilde
    case .nonisolated:
      let opener = tokens[index + 1]
      return opener.kind == .leftParenthesis && !opener.startsLine
        && isText("nonsending", at: index + 2)
    default: return false
    }
  }

  /// Whether the current word stands before an operand on the same line.
  func precedesOperand(
    _ surroundings: Surroundings, acceptsClosure: Bool = false, prefersSuffix: Bool = true
  ) -> Bool {
    let next = tokens[index &+ 1]
    if next.startsLine { return false }
    switch next.kind {
    case .dollarIdentifier, .wildcard, .integer, .float, .string, .stringOpen, .regex: return true
    case .at, .backslash, .pound: return true
    case .anyType, .selfType, .`self`, .super, .`init`, .true, .false, .nil: return true
    case .repeat, .try, .if, .switch: return true
    case .period, .leftParenthesis, .leftBracket:
      return !prefersSuffix && next.flags.contains(.followsSpace)
    case .leftBrace: return acceptsClosure && isTrailingClosure(index + 1, in: surroundings)
    default: return next.kind.isName || next.kind.isOperator && next.isPrefix
    }
  }
}
