/// What is written before the word that begins a declaration.
struct DeclarationHead {
  var start: Int32
  /// The first of its attributes.
  var firstAttribute: Int
  var access = Access.unwritten
  var setterAccess = Access.unwritten
  var modifiers: Modifiers = []
  var effects: Effects = []
}

extension Parser {
  /// No declaration has as many modifiers; a longer run of such words is not looked at again and
  /// again.
  private static let mostModifiers = 32

  /// Whether a declaration begins at an index.
  ///
  /// - Parameter isMember: Whether only declarations can stand here, as in a type.
  func beginsDeclaration(_ first: Int, isMember: Bool) -> Bool {
    var position = first
    if tokens[position].kind == .identifier { return false }
    let hasAttributes = skipAttributes(&position)
    let hasModifiers = skipModifiers(&position)
    switch tokens[position].kind {
    case .case: return isMember
    case .`init`: return true
    case .class, .associatedtype, .deinit, .enum, .extension, .func, .import, .let: return true
    case .operator, .precedencegroup, .protocol, .struct, .subscript, .typealias, .var: return true
    case .actor: return beginsActor(position)
    case .macro: return tokens[position + 1].kind.isName
    case .pound: return hasAttributes || hasModifiers || isMember
    default: return hasAttributes || isMember && hasModifiers
    }
  }

  private func skipAttributes(_ position: inout Int) -> Bool {
    let first = position
    while true {
      if tokens[position].kind == .at {
        position = indexBehindAttribute(position)
      } else if tokens[position].kind == .poundIf,
        let end = endOfConditionalAttributes(from: position)
      {
        position = end
      } else {
        return position > first
      }
    }
  }

  @inline(__always)
  private func skipModifiers(_ position: inout Int) -> Bool {
    let first = position
    while tokens[position].kind.isModifier, position - first < Self.mostModifiers {
      let kind = tokens[position].kind
      position += 1
      if tokens[position].kind == .leftParenthesis, takesArgument(kind), kind != .open {
        position = indexBehind(position)
      }
    }
    return position > first
  }

  private func takesArgument(_ kind: TokenKind) -> Bool {
    switch kind {
    case .fileprivate, .`internal`, .nonisolated, .package, .open, .private, .public: true
    case .unowned: true
    default: false
    }
  }

  private func beginsActor(_ position: Int) -> Bool {
    let next = tokens[position + 1].kind
    return next.isName
  }

  /// Attributes and modifiers of the declaration that begins here.
  mutating func parseHead() -> DeclarationHead {
    var head = DeclarationHead(start: start, firstAttribute: facts.attributes.count)
    parseAttributes()
    while kind.isModifier || kind == .class && classIsModifier() {
      let modifier = kind
      let word = index
      index &+= 1
      var setsOnly = false
      if kind == .leftParenthesis, takesArgument(modifier) {
        setsOnly = nextKind == .set
        skipSingle()
      }
      head.add(modifier, setsOnly: setsOnly, isConsuming: isText("__consuming", at: word))
    }
    return head
  }

  /// `class func` has a modifier, `class func` of a type named so does not exist.
  private func classIsModifier() -> Bool {
    beginsDeclaration(index + 1, isMember: false) || nextKind == .override
  }
}

extension DeclarationHead {
  fileprivate mutating func add(_ kind: TokenKind, setsOnly: Bool, isConsuming: Bool) {
    if let level = Access(kind) {
      if setsOnly { setterAccess = level } else { access = level }
    } else if kind == .async {
      effects.insert(.async)
    } else if kind == .reasync {
      effects.insert(.reasync)
    } else {
      modifiers.insert(isConsuming ? .other : Modifiers(kind))
    }
  }
}

extension Access {
  fileprivate init?(_ kind: TokenKind) {
    switch kind {
    case .open: self = .open
    case .public: self = .publicly
    case .package: self = .package
    case .`internal`: self = .internally
    case .fileprivate: self = .filePrivate
    case .private: self = .privately
    default: return nil
    }
  }
}

extension Modifiers {
  fileprivate init(_ kind: TokenKind) {
    switch kind {
    case .static: self = .static
    case .class: self = .ofClass
    case .final: self = .final
    case .override: self = .override
    case .required: self = .required
    case .convenience: self = .convenience
    case .lazy: self = .lazy
    case .weak: self = .weak
    case .unowned: self = .unowned
    case .mutating: self = .mutating
    case .nonmutating: self = .nonmutating
    case .optional: self = .optional
    default: self = Modifiers(rare: kind)
    }
  }

  private init(rare kind: TokenKind) {
    switch kind {
    case .dynamic: self = .dynamic
    case .indirect: self = .indirect
    case .prefix: self = .prefix
    case .postfix: self = .postfix
    case .infix: self = .infix
    case .nonisolated: self = .nonisolated
    case .isolated: self = .isolated
    case .distributed: self = .distributed
    case .consuming: self = .consuming
    case .borrowing: self = .borrowing
    default: self = .other
    }
  }
}
