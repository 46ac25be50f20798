extension Parser {
  /// A type with everything around it: specifiers, attributes, arrows.
  mutating func parseType() {
    guard descend() else { return }
    defer { depth &-= 1 }
    _ = consume(.repeat)
    while true {
      parseSpecifiers()
      parseComposition()
      guard isArrow(index) else { return }
      _ = parseEffects()
      index &+= 1
    }
  }

  /// Whether an arrow follows, with or without effects before it.
  private func isArrow(_ first: Int) -> Bool {
    var position = first
    while true {
      switch tokens[position].kind {
      case .arrow: return true
      case .async, .reasync, .rethrows: position += 1
      case .throws:
        position += 1
        if tokens[position].kind == .leftParenthesis { position = indexBehind(position) }
      default: return false
      }
    }
  }

  private mutating func parseSpecifiers() {
    while kind.isSpecifier || kind == .nonisolated, allowsSpecifier(index) {
      let isIsolation = kind == .nonisolated
      index &+= 1
      if isIsolation, kind == .leftParenthesis, !startsLine { skipSingle() }
    }
    if kind == .at { parseLooseAttributes() }
    // A specifier may also stand behind the attributes.
    while kind.isSpecifier, allowsSpecifier(index) { index &+= 1 }
  }

  /// Whether what follows can begin a type, so that the word before it is a specifier.
  private func allowsSpecifier(_ position: Int) -> Bool {
    let next = tokens[position + 1]
    switch next.kind {
    case .at, .leftParenthesis, .leftBracket, .wildcard: return true
    case .inout, .anyType, .selfType, .var, .let: return true
    case .tilde: return next.isPrefix
    default: return next.kind.isName
    }
  }

  private mutating func parseComposition() {
    switch kind {
    case .some, .any, .each: index &+= 1
    default: break
    }
    parseSimpleType()
    while kind == .ampersand {
      index &+= 1
      parseSimpleType()
    }
  }

  /// A type without arrows and ampersands.
  ///
  /// - Parameter allowsMembers: Whether names behind a dot belong to it.
  mutating func parseSimpleType(allowsMembers: Bool = true) {
    if kind == .tilde { index &+= 1 }
    let first = start
    skipModuleName()
    var base: Int32 = -1
    switch kind {
    case .leftParenthesis: parseTupleType()
    case .leftBracket: parseCollectionType()
    case .wildcard, .selfType, .anyType:
      base = first
      noteTypeName(.type, base: -1, from: first)
    default:
      guard kind.isName else { return }
      base = token.name.start
      noteTypeName(.type, base: -1, from: first)
    }
    parseTypeSuffix(from: first, base: base, allowsMembers: allowsMembers)
  }

  private mutating func parseTypeSuffix(from first: Int32, base: Int32, allowsMembers: Bool) {
    var base = base
    while true {
      switch kind {
      case .period:
        let next = tokens[index &+ 1]
        if next.kind == .typeWord || next.kind == .protocolWord {
          index &+= 2
          base = -1
        } else if allowsMembers, next.kind.isLabel {
          index &+= 1
          let name = next.name.start
          noteTypeName(.memberType, base: base, from: first)
          base = name
        } else {
          return
        }
      case .postfixQuestion, .exclamation: index &+= 1
      default: return
      }
    }
  }

  /// Notes the name at the current token, and reads its generic arguments.
  private mutating func noteTypeName(_ kind: ReferenceKind, base: Int32, from first: Int32) {
    facts.references.append(
      Reference(
        kind: kind, isCalled: false, name: token.name, base: base, start: first, owner: owner))
    index &+= 1
    if self.kind == .leftAngle { parseGenericArguments() }
  }

  private mutating func parseTupleType() {
    let opener = index
    index &+= 1
    while kind != .rightParenthesis, kind != .endOfFile {
      let before = index
      parseTupleElement()
      guard consume(.comma), index > before else { break }
    }
    close(opener, with: .rightParenthesis)
  }

  private mutating func parseTupleElement() {
    if kind.isLabel, nextKind == .colon {
      index &+= 2
    } else if kind.isLabel, nextKind.isLabel, tokens[index &+ 2].kind == .colon {
      index &+= 3
    }
    parseType()
    if kind == .ellipsis { index &+= 1 }
  }

  private mutating func parseCollectionType() {
    let opener = index
    index &+= 1
    parseTypeOrNumber()
    if kind == .of, !startsLine {
      index &+= 1
      parseTypeOrNumber()
    } else if consume(.colon) {
      parseType()
    }
    close(opener, with: .rightBracket)
  }
}
