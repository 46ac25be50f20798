extension Parser {
  /// A pattern that a value is matched with: behind `case`, `catch`, `if let`.
  mutating func parseMatchingPattern(_ pattern: PatternContext) {
    guard descend() else { return }
    defer { depth &-= 1 }
    switch kind {
    case .is:
      index &+= 1
      parseCast(.check)
    case .let, .var, .inout:
      var inner = pattern
      inner.bindsNames = true
      inner.isVariable = kind == .var
      index &+= 1
      parseMatchingPattern(inner)
    case .borrowing where nextKind.isName && !tokens[index + 1].startsLine:
      var inner = pattern
      inner.bindsNames = true
      index &+= 1
      parseMatchingPattern(inner)
    default:
      _ = parseSequence(.condition, pattern: pattern)
    }
  }

  /// The conditions of a statement.
  mutating func parseConditions(_ names: LocalNameKind) {
    while kind != .leftBrace || isClosureCondition() {
      let before = index
      parseCondition(names)
      guard consume(.comma), index > before else { return }
    }
  }

  /// A condition may begin with a closure that is called.
  private func isClosureCondition() -> Bool {
    guard tokens[index].partner > 0 else { return false }
    let next = tokens[Int(tokens[index].partner) + 1]
    return tokens[index - 1].kind == .comma && next.kind == .leftParenthesis && !next.startsLine
  }

  private mutating func parseCondition(_ names: LocalNameKind) {
    let first = facts.localNames.count
    switch kind {
    case .poundAvailable:
      index &+= 1
      if kind == .leftParenthesis { skipSingle() }
      return
    case .let, .var, .inout:
      let isVariable = kind == .var
      index &+= 1
      parseMatchingPattern(
        PatternContext(kind: names, isVariable: isVariable, bindsNames: true))
    case .case:
      index &+= 1
      parseMatchingPattern(PatternContext(kind: names))
    default:
      parseExpression(.condition)
      return
    }
    parseTypeOfNames(from: first)
    if consume(.equal) { parseExpression(.condition) }
    openNames(from: first)
  }
}
