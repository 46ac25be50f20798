/// An operand while its suffixes are read.
struct Chain {
  /// Where it begins.
  var start: Int32
  /// The name it ends in, if it ends in a name.
  var name = ByteRange.none
  /// The reference to this name.
  var reference = -1
  /// Whether it ends in a member of `super`.
  var isMemberOfSuper = false
  /// Whether it ends in `super` itself.
  var isSuper = false
  /// Whether it ends in a call, and of what.
  var isCall = false
  var callee = ByteRange.none
  /// Whether braces behind it are not a closure.
  var isLiteral = false

  /// Forgets the name, because something other than a name was read.
  @inline(__always)
  mutating func endName() {
    name = .none
    reference = -1
    isCall = false
    isMemberOfSuper = false
    isSuper = false
    isLiteral = false
  }
}

extension Parser {
  /// An operand and its suffixes.
  @inline(__always)
  mutating func parsePostfix(_ surroundings: Surroundings, pattern: PatternContext?) -> Shape {
    var chain = Chain(start: start)
    let first = index
    parsePrimary(&chain, in: surroundings, pattern: pattern)
    guard index > first, kind.mayBeSuffix else { return Shape(start: chain.start) }
    parseSuffixes(&chain, in: surroundings, pattern: pattern)
    guard chain.isCall else { return Shape(start: chain.start) }
    return Shape(
      kind: chain.isMemberOfSuper ? .superCall : .call, target: chain.callee, start: chain.start)
  }

  mutating func parseSuffixes(
    _ chain: inout Chain, in surroundings: Surroundings, pattern: PatternContext?
  ) {
    while true {
      switch kind {
      case .period: parseMember(&chain)
      case .leftParenthesis:
        if startsLine { return }
        parseCall(&chain, in: surroundings, pattern: pattern)
      case .leftBracket:
        if startsLine { return }
        parseSubscriptCall(&chain, in: surroundings, pattern: pattern)
      case .leftBrace:
        guard !chain.isLiteral, isTrailingClosure(index, in: surroundings) else { return }
        parseClosureCall(&chain)
        if kind == .leftBrace { return }
      case .postfixQuestion, .exclamation:
        index &+= 1
        chain.isCall = false
      case .poundIf:
        guard parseConditionalSuffix(&chain, in: surroundings) else { return }
      default:
        guard kind.isOperator, token.isPostfix else { return }
        parseOperatorToken()
        chain.endName()
      }
    }
  }

  /// A dot and a name.
  private mutating func parseMember(_ chain: inout Chain) {
    index &+= 1
    guard kind.isMemberName || kind == .integer || kind == .dollarIdentifier else {
      return chain.endName()
    }
    skipModuleName()
    let isMemberOfSuper = chain.isSuper
    let base = chain.name.isEmpty ? -1 : chain.name.start
    noteReference(.member, base: base, &chain)
    chain.isMemberOfSuper = isMemberOfSuper
    parseNameSuffix()
  }

  @inline(__always)
  mutating func skipModuleName() {
    if nextKind == .colonColon, kind.isName { index &+= 2 }
  }

  /// Notes the name at the current token, in which the chain now ends.
  @inline(__always)
  mutating func noteReference(_ kind: ReferenceKind, base: Int32, _ chain: inout Chain) {
    chain.endName()
    chain.name = token.name
    chain.reference = facts.references.count
    facts.references.append(
      Reference(
        kind: kind, isCalled: false, name: chain.name, base: base, start: chain.start,
        owner: owner))
    index &+= 1
  }

  /// Labels of a function's name in parentheses, and generic arguments.
  @inline(__always)
  mutating func parseNameSuffix() {
    if kind == .leftParenthesis {
      if nextKind.isLabel, !startsLine, tokens[index &+ 2].kind == .colon { skipLabels() }
      return
    }
    if kind == .leftAngle, beginsGenericArguments() { parseGenericArguments() }
  }

  /// `(first:second:)` behind a function's name.
  private mutating func skipLabels() {
    var position = index &+ 1
    while tokens[position].kind.isLabel, tokens[position &+ 1].kind == .colon { position &+= 2 }
    guard tokens[position].kind == .rightParenthesis else { return }
    index = position &+ 1
    if kind == .leftAngle, beginsGenericArguments() { parseGenericArguments() }
  }

  // MARK: Conditional compilation

  /// `#if` around members of the chain.
  private mutating func parseConditionalSuffix(
    _ chain: inout Chain, in surroundings: Surroundings
  ) -> Bool {
    var position = index
    while tokens[position].kind == .poundIf { position = indexOfNextLine(position + 1) }
    let name = tokens[position + 1].kind
    guard tokens[position].kind == .period, name.isName || name.isReserved else { return false }
    parseConditional { $0.parseConditionalMembers(surroundings) }
    chain.endName()
    return true
  }

  private mutating func parseConditionalMembers(_ surroundings: Surroundings) {
    var chain = Chain(start: start)
    if kind == .poundIf {
      guard parseConditionalSuffix(&chain, in: surroundings) else { return }
    } else if kind == .period {
      index &+= 1
      guard kind.isMemberName else { return }
      noteReference(.implicitMember, base: -1, &chain)
      parseNameSuffix()
    } else {
      return
    }
    parseSuffixes(&chain, in: surroundings, pattern: nil)
  }
}
