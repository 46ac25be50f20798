extension Parser {
  mutating func parseImport(_ head: DeclarationHead) {
    advance()
    switch kind {
    case .typealias, .struct, .class, .enum, .protocol, .let, .var, .func: index &+= 1
    default: break
    }
    let first = start
    while kind.isLabel || kind.isOperator {
      index &+= 1
      guard kind == .period || kind == .colonColon else { break }
      index &+= 1
    }
    finish(declare(.importing, named: range(from: first), behind: head))
  }

  mutating func parseTypeAlias(_ head: DeclarationHead) {
    advance()
    let declaration = declareName(.typeAlias, behind: head)
    owner = declaration
    if kind == .leftAngle { parseGenericParameters() }
    parseTypeBehindEqual(declaration)
    parseWhereClause()
    finish(declaration)
  }

  mutating func parseAssociatedType(_ head: DeclarationHead) {
    advance()
    let declaration = declareName(.associatedType, behind: head)
    owner = declaration
    parseInheritance()
    parseTypeBehindEqual(declaration)
    parseWhereClause()
    finish(declaration)
  }

  private mutating func parseTypeBehindEqual(_ declaration: Int32) {
    guard consume(.equal) else { return }
    let first = start
    parseType()
    facts.declarations[Int(declaration)].type = range(from: first)
  }

  mutating func parseOperator(_ head: DeclarationHead) {
    advance()
    let first = start
    advance()
    while token.flags.contains(.continuesOperator) { advance() }
    let declaration = declare(.operatorSymbol, named: range(from: first), behind: head)
    if consume(.colon) {
      repeat { if kind.isName { advance() } } while consume(.comma)
    }
    finish(declaration)
  }

  mutating func parsePrecedenceGroup(_ head: DeclarationHead) {
    advance()
    let declaration = declareName(.precedenceGroup, behind: head)
    if kind == .leftBrace {
      let first = start
      skipSingle()
      facts.declarations[Int(declaration)].body = range(from: first)
    }
    finish(declaration)
  }

  mutating func parseMacroDeclaration(_ head: DeclarationHead) {
    advance()
    let declaration = declareName(.macro, behind: head)
    owner = declaration
    if kind == .leftAngle { parseGenericParameters() }
    parseSignature()
    if consume(.equal) {
      let first = start
      _ = parseExpression(.basic)
      facts.declarations[Int(declaration)].value = range(from: first)
    }
    parseWhereClause()
    finish(declaration)
  }

  mutating func parseCases(_ head: DeclarationHead) {
    advance()
    var leader: Int32 = -1
    repeat {
      guard kind.isLabel else { break }
      var elementHead = head
      if leader >= 0 { elementHead.start = start }
      let declaration = declareName(.enumerationCase, behind: elementHead)
      if leader < 0 { leader = declaration }
      facts.declarations[Int(declaration)].leader = leader
      owner = declaration
      if kind == .leftParenthesis { parseParameters { $0.parseAssociatedValue() } }
      if consume(.equal) {
        let first = start
        _ = parseExpression(.basic)
        facts.declarations[Int(declaration)].value = range(from: first)
      }
      finish(declaration)
    } while consume(.comma)
    adoptAttributes(from: head.firstAttribute, declaration: -1)
  }
}
