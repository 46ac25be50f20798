extension Parser {
  /// `let` or `var` with all that it binds.
  mutating func parseVariable(_ kind: DeclarationKind, behind head: DeclarationHead) {
    advance()
    let outer = owner
    var leader: Int32 = -1
    repeat {
      let first = facts.declarations.count
      var nameHead = head
      if leader >= 0 { nameHead.start = start }
      parseNames(kind, behind: nameHead)
      let names = first..<facts.declarations.count
      if leader < 0, !names.isEmpty { leader = Int32(first) }
      for name in names {
        facts.declarations[name].leader = leader
        if names.count > 1 || name > first {
          facts.declarations[name].traits.insert(.isPartOfPattern)
        }
      }
      if !names.isEmpty { owner = Int32(first) }
      parseBinding(names)
      for name in names { facts.declarations[name].range.end = previousEnd }
      owner = outer
    } while consume(.comma)
    adoptAttributes(from: head.firstAttribute, declaration: -1)
  }

  private mutating func parseNames(_ kind: DeclarationKind, behind head: DeclarationHead) {
    if self.kind.isName {
      _ = declareName(kind, behind: head)
    } else {
      parsePattern { parser, _ in _ = parser.declareName(kind, behind: head) }
    }
  }

  /// The type, the value and the accessors of some names.
  private mutating func parseBinding(_ names: Range<Int>) {
    if consume(.colon) {
      let first = start
      parseType()
      let type = range(from: first)
      for name in names { facts.declarations[name].type = type }
    }
    let hasValue = consume(.equal)
    if hasValue {
      let first = start
      _ = parseExpression(.basic)
      let value = range(from: first)
      for name in names { facts.declarations[name].value = value }
    }
    guard kind == .leftBrace, !hasValue || !startsLine || beginsObservers(index) else { return }
    if let first = names.first {
      parseAccessors(Int32(first))
    } else {
      skipSingle()
    }
  }

  /// A pattern of names: one name, a tuple, or `_`.
  ///
  /// - Parameters:
  ///   - isVariable: Whether `var` is behind us.
  ///   - parseName: Notes the name at the current token, given whether it is a variable.
  mutating func parsePattern(
    isVariable: Bool = false, _ parseName: (inout Parser, Bool) -> Void
  ) {
    guard descend() else { return }
    defer { depth &-= 1 }
    switch kind {
    case .leftParenthesis:
      let opener = index
      index &+= 1
      while kind != .rightParenthesis, kind != .endOfFile {
        if kind.isName, nextKind == .colon { index &+= 2 }
        parsePattern(isVariable: isVariable, parseName)
        guard consume(.comma) else { break }
      }
      close(opener, with: .rightParenthesis)
    case .wildcard: index &+= 1
    case .let, .var, .inout:
      let isVariable = kind == .var
      index &+= 1
      parsePattern(isVariable: isVariable, parseName)
    case .`self`: parseName(&self, isVariable)
    default: if kind.isName { parseName(&self, isVariable) }
    }
  }
}

// MARK: Accessors

extension Parser {
  /// The braces behind a property or subscript.
  mutating func parseAccessors(_ declaration: Int32) {
    let opener = index
    let first = start
    if beginsAccessor(index &+ 1) {
      index &+= 1
      while beginsAccessor(index) { parseAccessor(declaration) }
      close(opener, with: .rightBrace)
    } else {
      parseBlock(.accessor)
    }
    facts.declarations[Int(declaration)].body = range(from: first)
  }

  private func beginsAccessor(_ first: Int) -> Bool {
    var position = first
    while tokens[position].kind == .at { position = indexBehindAttribute(position) }
    while isAccessorModifier(tokens[position].kind) { position += 1 }
    return tokens[position].kind.isAccessor
  }

  private func isAccessorModifier(_ kind: TokenKind) -> Bool {
    switch kind {
    case .mutating, .nonmutating, .consuming, .borrowing, .otherModifier: true
    default: false
    }
  }

  /// Whether braces hold observers of a property that has a value.
  func beginsObservers(_ opener: Int) -> Bool {
    var position = opener + 1
    if tokens[position].kind.isObserver { return true }
    guard tokens[position].kind == .at else { return false }
    while tokens[position].kind == .at, tokens[position + 1].kind.isName {
      position += 2
      if tokens[position].kind == .leftParenthesis { position = indexBehind(position) }
    }
    return tokens[position].kind.isObserver
  }

  private mutating func parseAccessor(_ declaration: Int32) {
    parseLooseAttributes()
    while isAccessorModifier(kind) { index &+= 1 }
    let accessor = facts.accessors.count
    facts.declarations[Int(declaration)].accessors.add(accessor)
    facts.accessors.append(
      Accessor(
        kind: AccessorKind(kind), effects: [], parameter: .none, body: .none, owner: declaration))
    let firstName = facts.localNames.count
    let takesParameter = kind != .get && kind != .read && kind != .modify
    index &+= 1
    if takesParameter, kind == .leftParenthesis { parseAccessorParameter(accessor) }
    facts.accessors[accessor].effects = parseEffects()
    if kind == .leftBrace {
      let first = start
      parseBlock(.accessor)
      facts.accessors[accessor].body = range(from: first)
    }
    closeNames(from: firstName)
  }

  private mutating func parseAccessorParameter(_ accessor: Int) {
    let opener = index
    index &+= 1
    if kind.isName {
      facts.accessors[accessor].parameter = token.name
      noteName(.accessorParameter, isVariable: false)
    }
    close(opener, with: .rightParenthesis)
  }
}

extension TokenKind {
  fileprivate var isObserver: Bool { self == .didSet || self == .willSet || self == .`init` }
}

extension AccessorKind {
  fileprivate init(_ kind: TokenKind) {
    switch kind {
    case .get: self = .get
    case .set: self = .set
    case .willSet: self = .willSet
    case .didSet: self = .didSet
    case .`init`: self = .`init`
    case .read: self = .read
    case .modify: self = .modify
    default: self = .other
    }
  }
}
