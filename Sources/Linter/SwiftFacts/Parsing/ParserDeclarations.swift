extension Parser {
  /// A declaration with its attributes and modifiers.
  mutating func parseDeclaration() {
    let head = parseHead()
    switch kind {
    case .struct: parseType(.structure, behind: head)
    case .class: parseType(.classType, behind: head)
    case .enum: parseType(.enumeration, behind: head)
    case .actor: parseType(.actor, behind: head)
    case .protocol: parseType(.protocolType, behind: head)
    case .extension: parseExtension(head)
    case .func: parseFunction(head)
    case .`init`: parseInitializer(head)
    case .deinit: parseDeinitializer(head)
    case .subscript: parseSubscript(head)
    case .let: parseVariable(.constant, behind: head)
    case .var: parseVariable(.variable, behind: head)
    case .case: parseCases(head)
    default: parseRareDeclaration(head)
    }
  }

  private mutating func parseRareDeclaration(_ head: DeclarationHead) {
    switch kind {
    case .import: parseImport(head)
    case .typealias: parseTypeAlias(head)
    case .associatedtype: parseAssociatedType(head)
    case .operator: parseOperator(head)
    case .precedencegroup: parsePrecedenceGroup(head)
    case .macro: parseMacroDeclaration(head)
    default:
      adoptAttributes(from: head.firstAttribute, declaration: -1)
      if kind == .pound { _ = parseMacroExpansion(.basic) }
    }
  }

  /// Notes a declaration under its name, and gives its index.
  mutating func declare(
    _ kind: DeclarationKind, named name: ByteRange, behind head: DeclarationHead,
    isQuoted: Bool = false
  ) -> Int32 {
    let declaration = Int32(truncatingIfNeeded: facts.declarations.count)
    facts.declarations.append(
      Declaration(
        kind: kind, access: head.access, setterAccess: head.setterAccess, effects: head.effects,
        modifiers: head.modifiers, traits: isQuoted ? .isQuoted : [],
        range: ByteRange(head.start, name.end), name: name, parent: owner, branch: branch,
        block: block, leader: declaration))
    adoptAttributes(from: head.firstAttribute, declaration: declaration)
    return declaration
  }

  /// Notes a declaration under the name at the current token.
  mutating func declareName(_ kind: DeclarationKind, behind head: DeclarationHead) -> Int32 {
    let token = token
    if self.kind.isLabel { index &+= 1 }
    let name = self.kind == .endOfFile && token.kind == .endOfFile ? .none : token.name
    return declare(kind, named: name, behind: head, isQuoted: token.flags.contains(.isQuoted))
  }

  /// Notes that a declaration ends behind the last token, and goes back to the one around it.
  @inline(__always)
  mutating func finish(_ declaration: Int32) {
    facts.declarations[Int(declaration)].range.end = max(
      facts.declarations[Int(declaration)].range.end, previousEnd)
    owner = facts.declarations[Int(declaration)].parent
  }

  mutating func parseType(_ kind: DeclarationKind, behind head: DeclarationHead) {
    advance()
    let declaration = declareName(kind, behind: head)
    owner = declaration
    if self.kind == .leftAngle { parseGenericParameters() }
    parseInheritance()
    parseWhereClause()
    parseMemberBlock()
    finish(declaration)
  }

  private mutating func parseExtension(_ head: DeclarationHead) {
    advance()
    let first = start
    let declaration = declare(.extending, named: ByteRange(first, first), behind: head)
    owner = declaration
    parseType()
    facts.declarations[Int(declaration)].name = range(from: first)
    parseInheritance()
    parseWhereClause()
    parseMemberBlock()
    finish(declaration)
  }

  private mutating func parseMemberBlock() {
    guard kind == .leftBrace else { return }
    let opener = index
    let first = start
    let outer = block
    block = -1
    index &+= 1
    if depth < Parser.deepest {
      depth &+= 1
      parseMembers()
      depth &-= 1
    }
    close(opener, with: .rightBrace)
    block = outer
    facts.declarations[Int(owner)].body = range(from: first)
  }

  private mutating func parseMembers() {
    while true {
      switch kind {
      case .endOfFile, .rightBrace, .poundElseif, .poundElse, .poundEndif: return
      case .semicolon: index &+= 1
      case .poundIf where endOfConditionalAttributes(from: index) == nil:
        parseConditional { $0.parseMembers() }
      case .poundSourceLocation:
        advance()
        if kind == .leftParenthesis { skipSingle() }
      default: parseMember()
      }
    }
  }

  private mutating func parseMember() {
    let before = index
    if beginsDeclaration(index, isMember: true) { parseDeclaration() }
    if index == before { skipSingle() }
    if index == before { advance() }
  }
}
