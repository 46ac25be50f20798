extension Parser {
  /// Stands for the owner of attributes whose declaration is not known yet.
  private static let pendingOwner: Int32 = -2

  /// Attributes, also within `#if`. They belong to what is around them until a declaration adopts
  /// them.
  mutating func parseAttributes() {
    while true {
      if kind == .at {
        parseAttribute()
      } else if kind == .poundIf, endOfConditionalAttributes(from: index) != nil {
        parseConditional { $0.parseAttributes() }
      } else {
        return
      }
    }
  }

  /// Gives the attributes from an index on to a declaration, or to what is around it.
  mutating func adoptAttributes(from first: Int, declaration: Int32) {
    guard first < facts.attributes.count else { return }
    for position in first..<facts.attributes.count
    where facts.attributes[position].owner == Parser.pendingOwner {
      facts.attributes[position].owner = declaration >= 0 ? declaration : owner
      facts.attributes[position].isOnDeclaration = declaration >= 0
      if declaration >= 0 { facts.declarations[Int(declaration)].attributes.add(position) }
    }
  }

  /// Attributes that are not on a declaration.
  mutating func parseLooseAttributes() {
    let first = facts.attributes.count
    parseAttributes()
    adoptAttributes(from: first, declaration: -1)
  }

  private mutating func parseAttribute() {
    let end = argumentsOfAttribute(index)
    index &+= 1
    let first = start
    let attribute = facts.attributes.count
    facts.attributes.append(
      Attribute(
        name: ByteRange(first, token.end), arguments: .none, owner: Parser.pendingOwner,
        isOnDeclaration: false))
    parseAttributeName(attribute)
    guard let end, kind == .leftParenthesis else { return }
    let opener = index
    if Int(tokens[opener].partner) == end {
      facts.attributes[attribute].arguments = ByteRange(tokens[opener].end, tokens[end].start)
    }
    if beginsUppercase(facts.attributes[attribute].name) {
      index &+= 1
      parseArguments(call: -1, pattern: nil)
      close(opener, with: .rightParenthesis)
    } else {
      skipSingle()
    }
  }

  private mutating func parseAttributeName(_ attribute: Int) {
    advance()
    if kind == .leftAngle { parseGenericArguments() }
    while kind == .period, nextKind.isLabel {
      index &+= 2
      facts.attributes[attribute].name.end = previousEnd
      if kind == .leftAngle { parseGenericArguments() }
    }
  }

  /// Whether the last part of a dotted name begins with an upper-case letter: then its arguments
  /// are expressions, else the compiler knows the attribute and its own grammar for it.
  private func beginsUppercase(_ name: ByteRange) -> Bool {
    var offset = Int(name.end)
    while offset > Int(name.start), bytes[offset - 1] != ASCII.dot { offset -= 1 }
    return bytes[offset] >= ASCII.upperA && bytes[offset] <= ASCII.upperZ
  }

  /// The index of the parenthesis that ends an attribute's arguments, if it has any.
  private func argumentsOfAttribute(_ first: Int) -> Int? {
    let end = indexBehindAttribute(first)
    return end > first && tokens[end - 1].kind == .rightParenthesis ? end - 1 : nil
  }

  /// Whether a name is that of an attribute of types without arguments: a parenthesis behind it
  /// belongs to the type.
  private func isMarkOfType(_ position: Int) -> Bool {
    switch tokens[position].end - tokens[position].start {
    case 5: tokens[position].kind == .async
    case 6: isText("_local", at: position)
    case 8: isText("escaping", at: position) || isText("Sendable", at: position)
    case 9: isText("unchecked", at: position)
    case 11: isText("autoclosure", at: position) || isText("retroactive", at: position)
    case 12: isText("noDerivative", at: position)
    case 14: isText("preconcurrency", at: position)
    default: false
    }
  }

  /// The index behind the attribute that begins at an index.
  func indexBehindAttribute(_ first: Int) -> Int {
    var position = first + 1
    guard tokens[position].kind.isLabel else { return position }
    let isAvailability = isText("available", at: position)
    if isMarkOfType(position) { return position + 1 }
    position += 1
    position = indexBehindGenericArguments(position) ?? position
    while tokens[position].kind == .period, tokens[position + 1].kind.isLabel {
      position += 2
      position = indexBehindGenericArguments(position) ?? position
    }
    let opener = tokens[position]
    guard opener.kind == .leftParenthesis, !opener.startsLine, opener.partner > 0 else {
      return position
    }
    let end = Int(opener.partner) + 1
    if !opener.flags.contains(.followsSpace) || isAvailability { return end }
    return tokens[end].kind == .at || beginsDeclaration(end, isMember: false) ? end : position
  }
}
