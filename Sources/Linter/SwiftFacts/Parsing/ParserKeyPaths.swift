extension Parser {
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
    bytes[Int(start)] == ASCII.dot
  }

  /// `.?.` and the like, which look like an operator.
  private mutating func parseDottedMarks(_ chain: inout Chain) {
    let endsInDot = bytes[Int(token.end) - 1] == ASCII.dot
    index &+= 1
    if endsInDot, kind.isMemberName {
      noteReference(.keyPathMember, base: -1, &chain)
      parseNameSuffix()
    }
  }
}
