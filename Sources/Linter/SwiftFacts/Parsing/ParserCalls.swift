extension Parser {
  private mutating func noteCall(_ kind: CallKind, _ chain: inout Chain) -> Int {
    if kind == .call, chain.reference >= 0 { facts.references[chain.reference].isCalled = true }
    facts.calls.append(
      Call(
        callee: chain.name, start: chain.start, arguments: .none, argumentRun: FactRun(),
        owner: owner, kind: kind))
    return facts.calls.count &- 1
  }

  private mutating func endCall(_ kind: CallKind, _ chain: inout Chain) {
    let callee = chain.name
    // What is called behind the call of a member is its result, which has no name.
    let isMemberOfSuper = chain.isMemberOfSuper && !callee.isEmpty
    chain.endName()
    chain.callee = callee
    chain.isCall = kind == .call
    chain.isMemberOfSuper = kind == .call && isMemberOfSuper
  }

  mutating func parseCall(
    _ chain: inout Chain, in surroundings: Surroundings, pattern: PatternContext?
  ) {
    let call = noteCall(.call, &chain)
    let first = start
    parseArgumentsInBrackets(call: call, pattern: pattern, closing: .rightParenthesis)
    facts.calls[call].arguments = range(from: first)
    parseClosuresBehind(call, in: surroundings)
    endCall(.call, &chain)
  }

  mutating func parseSubscriptCall(
    _ chain: inout Chain, in surroundings: Surroundings, pattern: PatternContext?
  ) {
    let call = noteCall(.subscripting, &chain)
    let first = start
    parseArgumentsInBrackets(call: call, pattern: pattern, closing: .rightBracket)
    facts.calls[call].arguments = range(from: first)
    parseClosuresBehind(call, in: surroundings)
    endCall(.subscripting, &chain)
  }

  mutating func parseClosureCall(_ chain: inout Chain) {
    let call = noteCall(.call, &chain)
    parseTrailingClosures(call)
    endCall(.call, &chain)
  }

  private mutating func parseClosuresBehind(_ call: Int, in surroundings: Surroundings) {
    if surroundings == .basic, kind == .leftBrace, isTrailingClosure(index, in: .basic) {
      parseTrailingClosures(call)
    }
  }

  /// `#name<Types>(arguments) { ... }`.
  mutating func parseMacroExpansion(_ surroundings: Surroundings) -> Bool {
    var chain = Chain(start: start)
    index &+= 1
    guard kind.isMemberName, !startsLine else { return false }
    skipModuleName()
    noteReference(.macro, base: -1, &chain)
    if kind == .leftAngle, beginsGenericArguments() { parseGenericArguments() }
    let hasArguments = kind == .leftParenthesis && !startsLine
    let hasClosure =
      surroundings == .basic && kind == .leftBrace && isTrailingClosure(index, in: .basic)
    guard hasArguments || hasClosure else { return true }
    let call = noteCall(.macro, &chain)
    if hasArguments {
      let first = start
      parseArgumentsInBrackets(call: call, pattern: nil, closing: .rightParenthesis)
      facts.calls[call].arguments = range(from: first)
    }
    parseClosuresBehind(call, in: surroundings)
    return true
  }
}
