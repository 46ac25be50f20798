extension Parser {
  /// How deep a look ahead descends; types in expressions are shallow.
  private static let deepestLookahead = 32

  /// The index behind a list of generic arguments; nil if this is none.
  func indexBehindGenericArguments(_ first: Int, depth: Int = 0) -> Int? {
    guard tokens[first].kind == .leftAngle, depth < Parser.deepestLookahead else { return nil }
    var position = first + 1
    if tokens[position].kind != .rightAngle {
      while true {
        guard let end = indexBehindArgument(position, depth: depth + 1) else { return nil }
        position = end
        guard tokens[position].kind == .comma else { break }
        position += 1
        if tokens[position].kind == .rightAngle { break }
      }
    }
    return tokens[position].kind == .rightAngle ? position + 1 : nil
  }

  /// Whether an angle bracket in an expression begins generic arguments, by what follows them.
  @inline(__always)
  func beginsGenericArguments() -> Bool {
    guard kind == .leftAngle, !tokens[index &+ 1].flags.contains(.continuesOperator) else {
      return false
    }
    guard let end = indexBehindGenericArguments(index) else { return false }
    let next = tokens[end]
    switch next.kind {
    case .rightParenthesis, .rightBracket, .leftBrace, .rightBrace, .period, .comma: return true
    case .semicolon, .endOfFile, .exclamation, .postfixQuestion, .colon: return true
    case .stringMiddle, .stringClose: return true
    case .ampersand: return next.isInfix
    case .leftParenthesis, .leftBracket: return !next.startsLine
    default: return false
    }
  }

  private func indexBehindArgument(_ first: Int, depth: Int) -> Int? {
    if tokens[first].kind == .integer { return first + 1 }
    if tokens[first].kind == .minus, tokens[first + 1].kind == .integer { return first + 2 }
    return indexBehindType(first, depth: depth)
  }

  /// The index behind a type; nil if none begins here.
  func indexBehindType(_ first: Int, depth: Int = 0) -> Int? {
    guard depth < Parser.deepestLookahead else { return nil }
    var position = first
    if tokens[position].kind == .repeat { position += 1 }
    while true {
      position = indexBehindSpecifiers(position)
      guard let end = indexBehindComposition(position, depth: depth) else { return nil }
      position = end
      guard let arrow = indexBehindArrow(position) else { break }
      position = arrow
    }
    return tokens[position].kind == .ellipsis ? position + 1 : position
  }

  private func indexBehindSpecifiers(_ first: Int) -> Int {
    var position = first
    while tokens[position].kind.isSpecifier || tokens[position].kind == .nonisolated,
      mayPrecedeType(tokens[position + 1])
    {
      let isIsolation = tokens[position].kind == .nonisolated
      position += 1
      if isIsolation, tokens[position].kind == .leftParenthesis { position = indexBehind(position) }
    }
    while tokens[position].kind == .at { position = indexBehindAttribute(position) }
    return position
  }

  private func mayPrecedeType(_ next: Token) -> Bool {
    switch next.kind {
    case .at, .leftParenthesis, .leftBracket, .wildcard: true
    case .inout, .anyType, .selfType, .var, .let: true
    case .tilde: next.isPrefix
    default: next.kind.isName
    }
  }

  private func indexBehindArrow(_ first: Int) -> Int? {
    var position = first
    while true {
      switch tokens[position].kind {
      case .arrow: return position + 1
      case .async, .reasync, .rethrows: position += 1
      case .throws:
        position += 1
        if tokens[position].kind == .leftParenthesis { position = indexBehind(position) }
      default: return nil
      }
    }
  }

  private func indexBehindComposition(_ first: Int, depth: Int) -> Int? {
    var position = first
    switch tokens[position].kind {
    case .some, .any, .each: position += 1
    default: break
    }
    guard var end = indexBehindSimpleType(position, depth: depth) else { return nil }
    while tokens[end].kind == .ampersand {
      guard let next = indexBehindSimpleType(end + 1, depth: depth) else { return nil }
      end = next
    }
    return end
  }

  private func indexBehindSimpleType(_ first: Int, depth: Int) -> Int? {
    var position = first
    if tokens[position].kind == .tilde, tokens[position].isPrefix { position += 1 }
    switch tokens[position].kind {
    case .leftParenthesis:
      guard let end = indexBehindTuple(position, depth: depth) else { return nil }
      position = end
    case .leftBracket:
      guard let end = indexBehindCollection(position, depth: depth) else { return nil }
      position = end
    case .wildcard, .anyType: position += 1
    case .repeat: return position
    default:
      guard tokens[position].kind.isName || tokens[position].kind == .selfType else { return nil }
      guard let end = indexBehindName(position, depth: depth) else { return nil }
      position = end
    }
    return indexBehindSuffix(position, depth: depth)
  }

  private func indexBehindName(_ first: Int, depth: Int) -> Int? {
    var position = first + 1
    if tokens[position].kind == .colonColon, tokens[position + 1].kind.isName { position += 2 }
    guard tokens[position].kind == .leftAngle else { return position }
    return indexBehindGenericArguments(position, depth: depth + 1)
  }

  private func indexBehindSuffix(_ first: Int, depth: Int) -> Int? {
    var position = first
    while true {
      let token = tokens[position]
      switch token.kind {
      case .period:
        let next = tokens[position + 1].kind
        if next == .typeWord || next == .protocolWord {
          position += 2
        } else if next.isName || next.isReserved {
          guard let end = indexBehindName(position + 1, depth: depth) else { return nil }
          position = end
        } else {
          return nil
        }
      case .postfixQuestion, .exclamation:
        guard !token.startsLine else { return position }
        position += 1
      default: return position
      }
    }
  }

  private func indexBehindTuple(_ first: Int, depth: Int) -> Int? {
    var position = first + 1
    if tokens[position].kind == .rightParenthesis { return position + 1 }
    while true {
      if tokens[position].kind == .inout { position += 1 }
      if tokens[position].kind.isLabel, tokens[position + 1].kind == .colon {
        position += 2
      } else if tokens[position].kind.isLabel, tokens[position + 1].kind.isLabel,
        tokens[position + 2].kind == .colon
      {
        position += 3
      }
      guard let end = indexBehindType(position, depth: depth + 1) else { return nil }
      position = end
      guard tokens[position].kind == .comma else { break }
      position += 1
      if tokens[position].kind == .rightParenthesis { break }
    }
    return tokens[position].kind == .rightParenthesis ? position + 1 : nil
  }

  private func indexBehindCollection(_ first: Int, depth: Int) -> Int? {
    guard var end = indexBehindArgument(first + 1, depth: depth + 1) else { return nil }
    if tokens[end].kind == .of {
      guard let next = indexBehindArgument(end + 1, depth: depth + 1) else { return nil }
      end = next
    } else if tokens[end].kind == .colon {
      guard let next = indexBehindType(end + 1, depth: depth + 1) else { return nil }
      end = next
    }
    return tokens[end].kind == .rightBracket ? end + 1 : nil
  }
}
