extension Parser {
  /// The generic parameters of the current declaration.
  ///
  /// - Parameter isOpen: Whether the angle bracket is behind us, as part of an operator's name.
  mutating func parseGenericParameters(isOpen: Bool = false) {
    if !isOpen { index &+= 1 }
    while kind != .rightAngle, kind != .endOfFile {
      let before = index
      parseGenericParameter()
      guard consume(.comma), index > before else { break }
    }
    if kind == .where { parseWhereClause() }
    _ = consume(.rightAngle)
  }

  private mutating func parseGenericParameter() {
    parseLooseAttributes()
    var parameterKind = GenericParameterKind.type
    if kind == .each, nextKind.isName {
      parameterKind = .pack
      index &+= 1
    } else if kind == .let {
      parameterKind = .value
      index &+= 1
    }
    guard kind.isName else { return }
    let parameter = facts.genericParameters.count
    facts.declarations[Int(owner)].genericParameters.add(parameter)
    facts.genericParameters.append(
      GenericParameter(name: token.name, inheritedType: .none, owner: owner, kind: parameterKind))
    index &+= 1
    guard consume(.colon) else { return }
    let first = start
    if !consume(.class) { parseType() }
    facts.genericParameters[parameter].inheritedType = range(from: first)
  }

  /// The inheritance clause of the current declaration, if there is one.
  mutating func parseInheritance() {
    guard consume(.colon) else { return }
    repeat {
      let type = facts.inheritedTypes.count
      let first = start
      guard kind != .leftBrace, kind != .where else { return }
      facts.declarations[Int(owner)].inheritedTypes.add(type)
      facts.inheritedTypes.append(
        InheritedType(type: ByteRange(first, first), owner: owner))
      if !consume(.class) { parseType() }
      facts.inheritedTypes[type].type = range(from: first)
    } while consume(.comma)
  }

  /// The where clause of the current declaration, if there is one.
  mutating func parseWhereClause() {
    guard kind == .where else { return }
    let first = start
    index &+= 1
    repeat {
      let before = index
      parseRequirement()
      if index == before { break }
    } while consume(.comma)
    facts.declarations[Int(owner)].whereClause = range(from: first)
  }

  private mutating func parseRequirement() {
    parseTypeOrNumber()
    if consume(.colon) {
      if isLayout() {
        index &+= 1
        if kind == .leftParenthesis, !startsLine { skipSingle() }
      } else {
        parseType()
      }
    } else if consume(.doubleEqual) {
      parseTypeOrNumber()
    }
  }

  /// A type, or a number where a generic parameter is a value.
  mutating func parseTypeOrNumber() {
    if kind == .integer {
      index &+= 1
    } else if kind == .minus, nextKind == .integer {
      index &+= 2
    } else {
      parseType()
    }
  }

  /// Whether the current token names how values lie in memory, as the standard library says.
  private func isLayout() -> Bool {
    guard bytes[Int(start)] == ASCII.underscore else { return false }
    return isText("_Trivial", at: index) || isText("_TrivialAtMost", at: index)
      || isText("_TrivialStride", at: index) || isText("_UnknownLayout", at: index)
      || isText("_RefCountedObject", at: index) || isText("_NativeRefCountedObject", at: index)
      || isText("_Class", at: index) || isText("_NativeClass", at: index)
      || isText("_BridgeObject", at: index)
  }

  /// Generic arguments, from the angle bracket on.
  mutating func parseGenericArguments() {
    guard descend() else { return }
    defer { depth &-= 1 }
    index &+= 1
    while kind != .rightAngle, kind != .endOfFile {
      let before = index
      parseTypeOrNumber()
      guard consume(.comma), index > before else { break }
    }
    _ = consume(.rightAngle)
  }
}
