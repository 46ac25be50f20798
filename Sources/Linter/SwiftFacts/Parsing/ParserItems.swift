extension Parser {
  /// Items of a block or file, up to a closing brace or the end of a clause of `#if`.
  mutating func parseItems(inSwitchCase: Bool = false) {
    while true {
      switch kind {
      case .endOfFile: return
      case .rightBrace, .poundElseif, .poundElse, .poundEndif:
        // At the top of the file nothing can be closed.
        if depth > 0 { return }
        advance()
      case .case where inSwitchCase, .default where inSwitchCase: return
      case .semicolon: index &+= 1
      case .poundIf where inSwitchCase && beginsConditionalCases(): return
      case .at where inSwitchCase && beginsSwitchCase(index): return
      default: parseItemForward()
      }
    }
  }

  private mutating func parseItemForward() {
    let before = index
    parseItem()
    if index == before { advance() }
  }

  /// One declaration, statement, expression or directive.
  private mutating func parseItem() {
    guard descend() else { return }
    defer { depth &-= 1 }
    if kind == .poundIf, endOfConditionalAttributes(from: index) == nil {
      return parseConditional { $0.parseItems() }
    }
    if kind == .poundSourceLocation {
      advance()
      if kind == .leftParenthesis { skipSingle() }
      return
    }
    let statement = facts.statements.count
    facts.statements.append(
      Statement(
        kind: .expression, range: ByteRange(start, start), target: .none, block: block,
        owner: owner, branch: branch))
    let shape = parseStatementOrDeclaration()
    facts.statements[statement].kind = shape.kind
    facts.statements[statement].target = shape.target
    facts.statements[statement].range.end = max(
      facts.statements[statement].range.start, previousEnd)
  }

  private mutating func parseStatementOrDeclaration() -> Shape {
    if beginsDeclaration(index, isMember: false) {
      parseDeclaration()
      return Shape(kind: .declaration)
    }
    return parseStatement()
  }

  /// Statements in braces, as a block of their own.
  mutating func parseBlock(_ kind: BlockKind) {
    guard self.kind == .leftBrace else { return }
    let opener = index
    let outer = openBlock(kind)
    index &+= 1
    parseStatements()
    close(opener, with: .rightBrace)
    closeBlock(outer)
  }

  /// What lies between braces; deeper than the limit it is skipped.
  mutating func parseStatements() {
    if depth >= Parser.deepest { return }
    depth &+= 1
    parseItems()
    depth &-= 1
  }

  /// Begins a block at the current token, and gives the one around it.
  mutating func openBlock(_ kind: BlockKind) -> Int32 {
    let outer = block
    facts.blocks.append(
      Block(kind: kind, range: ByteRange(start, start), parent: outer, owner: owner))
    block = Int32(truncatingIfNeeded: facts.blocks.count &- 1)
    return outer
  }

  /// Ends the current block behind the last token.
  mutating func closeBlock(_ outer: Int32) {
    facts.blocks[Int(block)].range.end = previousEnd
    block = outer
  }
}

// MARK: Conditional compilation

extension Parser {
  /// `#if` with all its clauses, each of which has the same kind of contents.
  mutating func parseConditional(_ parseContents: (inout Parser) -> Void) {
    guard descend() else { return }
    defer { depth &-= 1 }
    let outer = branch
    var kind = BranchKind.if
    while true {
      openBranch(kind, in: outer)
      parseContents(&self)
      // What stands between the contents and the next directive is not understood.
      while !self.kind.endsBranch, self.kind != .endOfFile, self.kind != .rightBrace {
        skipSingle()
      }
      facts.branches[Int(branch)].range.end = max(start, facts.branches[Int(branch)].condition.end)
      guard self.kind == .poundElseif || self.kind == .poundElse else { break }
      kind = self.kind == .poundElse ? .else : .elseIf
    }
    _ = consume(.poundEndif)
    branch = outer
  }

  private mutating func openBranch(_ kind: BranchKind, in outer: Int32) {
    let directive = start
    index &+= 1
    let first = start
    skipRestOfLine()
    let condition = previousEnd > first ? ByteRange(first, previousEnd) : .none
    facts.branches.append(
      Branch(
        kind: kind, condition: condition, range: ByteRange(directive, previousEnd), parent: outer))
    branch = Int32(facts.branches.count - 1)
  }

  private mutating func skipRestOfLine() {
    while !startsLine, kind != .endOfFile { index &+= 1 }
  }

  /// The index behind `#if ... #endif` if there is nothing but attributes in it.
  func endOfConditionalAttributes(from first: Int, depth: Int = 0) -> Int? {
    guard depth < 8 else { return nil }
    var position = first
    var hasAttributes = false
    repeat {
      position = indexOfNextLine(position + 1)
      while true {
        if tokens[position].kind == .at {
          position = indexBehindAttribute(position)
          hasAttributes = true
        } else if tokens[position].kind == .poundIf,
          let end = endOfConditionalAttributes(from: position, depth: depth + 1)
        {
          position = end
          hasAttributes = true
        } else {
          break
        }
      }
    } while tokens[position].kind == .poundElseif || tokens[position].kind == .poundElse
    guard hasAttributes, tokens[position].kind == .poundEndif else { return nil }
    return position + 1
  }

  func indexOfNextLine(_ first: Int) -> Int {
    var position = first
    while !tokens[position].startsLine, tokens[position].kind != .endOfFile { position += 1 }
    return position
  }

  /// Whether `#if` encloses cases of a switch.
  func beginsConditionalCases() -> Bool {
    var position = index
    while [.poundIf, .poundElseif, .poundElse].contains(tokens[position].kind) {
      position = indexOfNextLine(position + 1)
    }
    return beginsSwitchCase(position)
  }

  func beginsSwitchCase(_ first: Int) -> Bool {
    var position = first
    while tokens[position].kind == .at { position = indexBehindAttribute(position) }
    return tokens[position].kind == .case || tokens[position].kind == .default
  }
}
