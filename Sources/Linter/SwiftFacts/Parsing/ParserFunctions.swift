extension Parser {
  mutating func parseFunction(_ head: DeclarationHead) {
    advance()
    let isQuoted = token.flags.contains(.isQuoted)
    let (name, opensGenerics) = parseFunctionName()
    let declaration = declare(.function, named: name, behind: head, isQuoted: isQuoted)
    owner = declaration
    if opensGenerics || kind == .leftAngle { parseGenericParameters(isOpen: opensGenerics) }
    parseSignature()
    parseWhereClause()
    parseBody(.function)
    finish(declaration)
  }

  /// A name or an operator; an operator that ends in an angle bracket may give it to the list of
  /// generic parameters.
  private mutating func parseFunctionName() -> (name: ByteRange, opensGenerics: Bool) {
    let first = token
    guard kind.isOperator || kind == .exclamation || kind == .infixQuestion || kind == .equal else {
      if kind.isLabel { index &+= 1 }
      return (first.name, false)
    }
    index &+= 1
    while token.flags.contains(.continuesOperator) { index &+= 1 }
    let end = tokens[index &- 1].end
    let opensGenerics =
      end - first.start > 1 && bytes[Int(end) - 1] == ASCII.less && (kind.isName || kind == .let)
    return (ByteRange(first.start, opensGenerics ? end - 1 : end), opensGenerics)
  }

  mutating func parseInitializer(_ head: DeclarationHead) {
    let name = token.name
    advance()
    let declaration = declare(.initializer, named: name, behind: head)
    owner = declaration
    if !startsLine, kind == .postfixQuestion || kind == .exclamation || kind == .infixQuestion {
      index &+= 1
      facts.declarations[Int(declaration)].traits.insert(.isFailable)
    }
    if kind == .leftAngle { parseGenericParameters() }
    parseSignature()
    parseWhereClause()
    parseBody(.function)
    finish(declaration)
  }

  mutating func parseDeinitializer(_ head: DeclarationHead) {
    let name = token.name
    advance()
    let declaration = declare(.deinitializer, named: name, behind: head)
    owner = declaration
    facts.declarations[Int(declaration)].effects.formUnion(parseEffects())
    parseBody(.function)
    finish(declaration)
  }

  mutating func parseSubscript(_ head: DeclarationHead) {
    let name = token.name
    advance()
    let declaration = declare(.subscripting, named: name, behind: head)
    owner = declaration
    if kind == .leftAngle { parseGenericParameters() }
    parseSignature()
    parseWhereClause()
    if kind == .leftBrace { parseAccessors(declaration) }
    finish(declaration)
  }

  /// Parameters, effects and result of the current declaration.
  mutating func parseSignature() {
    let declaration = Int(owner)
    if kind == .leftParenthesis { parseParameters { $0.parseParameter() } }
    facts.declarations[declaration].effects.formUnion(parseEffects())
    guard consume(.arrow) else { return }
    let first = start
    parseType()
    facts.declarations[declaration].type = range(from: first)
  }

  private mutating func parseBody(_ kind: BlockKind) {
    guard self.kind == .leftBrace else { return }
    let first = start
    parseBlock(kind)
    facts.declarations[Int(owner)].body = range(from: first)
  }

  mutating func parseEffects() -> Effects {
    var effects: Effects = []
    while true {
      switch kind {
      case .async: effects.insert(.async)
      case .reasync: effects.insert(.reasync)
      case .throws: effects.insert(.throws)
      case .rethrows: effects.insert(.rethrows)
      default: return effects
      }
      let isTyped = kind == .throws && nextKind == .leftParenthesis
      index &+= 1
      if isTyped { parseThrownType() }
    }
  }

  mutating func parseThrownType() {
    let opener = index
    advance()
    parseType()
    close(opener, with: .rightParenthesis)
  }
}

// MARK: Parameters

extension Parser {
  mutating func parseParameters(_ parseOne: (inout Parser) -> Void) {
    let opener = index
    index &+= 1
    while kind != .rightParenthesis, kind != .endOfFile {
      parseOne(&self)
      guard consume(.comma) else { break }
    }
    close(opener, with: .rightParenthesis)
  }

  /// A parameter of a function: a label, a name, a type, a default.
  mutating func parseParameter() {
    parseLooseAttributes()
    guard kind.isLabel else { return parseUnnamed() }
    let label = token.name
    index &+= 1
    var name = label
    if kind.isLabel {
      name = token.name
      index &+= 1
    }
    parseParameterType(label: label, name: name)
  }

  /// A value of an enumeration case, with or without a label.
  mutating func parseAssociatedValue() {
    guard kind.isLabel, nextKind == .colon || nextKind.isLabel && !isSpecifierOfType() else {
      return parseUnnamed()
    }
    parseParameter()
  }

  /// Whether the current word, which could be a label, belongs to the type behind it.
  private func isSpecifierOfType() -> Bool {
    switch kind {
    case .some, .any, .each, .repeat: break
    default: guard kind.isSpecifier else { return false }
    }
    return tokens[index + 2].kind != .colon
  }

  private mutating func parseParameterType(label: ByteRange, name: ByteRange) {
    let parameter = noteParameter(label: label, name: name)
    guard consume(.colon) else { return }
    parseParameterRest(parameter)
  }

  private mutating func parseUnnamed() {
    parseParameterRest(noteParameter(label: .none, name: .none))
  }

  private mutating func noteParameter(label: ByteRange, name: ByteRange) -> Int {
    let parameter = facts.parameters.count
    facts.declarations[Int(owner)].parameters.add(parameter)
    facts.parameters.append(
      Parameter(
        label: label, name: name, type: .none, value: .none, owner: owner, isVariadic: false))
    return parameter
  }

  private mutating func parseParameterRest(_ parameter: Int) {
    let first = start
    parseType()
    facts.parameters[parameter].type = range(from: first)
    if kind == .ellipsis {
      index &+= 1
      facts.parameters[parameter].isVariadic = true
    }
    guard consume(.equal) else { return }
    let value = start
    _ = parseExpression(.basic)
    facts.parameters[parameter].value = range(from: value)
  }
}

extension TokenKind {
  /// Whether it can stand before a type and say how a value is passed.
  var isSpecifier: Bool {
    switch self {
    case .inout, .shared, .owned, .isolated, .otherModifier, .borrowing, .consuming, .sending: true
    default: false
    }
  }
}
