extension Parser {
  mutating func parseArgumentsInBrackets(
    call: Int, pattern: PatternContext?, closing: TokenKind
  ) {
    let opener = index
    index &+= 1
    parseArguments(call: call, pattern: pattern)
    close(opener, with: closing)
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
}
