extension Lexer {
  mutating func lexOperator() {
    let start = position
    let byte = bytes[position]
    if byte == ASCII.less, bytes[position &+ 1] == ASCII.hash, skipPlaceholder() {
      return append(.identifier, from: start)
    }
    let isLeftBound = bindsRightwards(start)
    skipOperatorBytes()
    if position &- start >= 7, conflict == nil, isConflictMark(from: start) {
      conflict = ByteRange(Int32(start), Int32(position))
    }
    if let slash = firstSlash(from: start) {
      if lexRegex(at: slash, operatorStart: start, isLeftBound: isLeftBound) { return }
      dropComment(from: start)
    }
    appendOperator(from: start, isLeftBound: isLeftBound)
  }

  /// Whether seven or more of one sign stand at the start of a line as git writes them into a file that it cannot merge:
  /// with a name behind them, or those between the two sides.
  private func isConflictMark(from start: Int) -> Bool {
    let byte = bytes[start]
    let marks = [ASCII.less, ASCII.greater, ASCII.equal, UInt8(ascii: "|")]
    guard marks.contains(byte), (start &+ 1..<position).allSatisfy({ bytes[$0] == byte }) else {
      return false
    }
    let isFirst = start == 0 || [ASCII.newline, ASCII.carriageReturn].contains(bytes[start &- 1])
    return isFirst && bytes[position] <= ASCII.space
  }

  @inline(__always)
  private mutating func skipOperatorBytes() {
    let beginsWithDot = bytes[position] == ASCII.dot
    if bytes[position] < 0x80 { position &+= 1 }
    while true {
      let byte = bytes[position]
      if traits[Int(byte)].contains(.isOperator) {
        if byte == ASCII.dot && !beginsWithDot { return }
        if byte == ASCII.less && bytes[position &+ 1] == ASCII.hash && isPlaceholder() { return }
        position &+= 1
      } else if byte >= 0x80, scalar(at: position).continuesOperator {
        position &+= scalar(at: position).length
      } else {
        return
      }
    }
  }

  @inline(__always)
  private func firstSlash(from start: Int) -> Int? {
    for offset in start..<position where bytes[offset] == ASCII.slash { return offset }
    return nil
  }

  /// A comment may begin in the middle of what looks like an operator.
  private mutating func dropComment(from start: Int) {
    guard position - start > 2 else { return }
    for offset in start + 1..<position where bytes[offset] == ASCII.slash {
      if bytes[offset + 1] == ASCII.slash || bytes[offset + 1] == ASCII.asterisk {
        position = offset
        return
      }
    }
  }

  @inline(__always)
  func fixity(from start: Int, to end: Int, isLeftBound: Bool) -> TokenFlags {
    let isRightBound = bindsLeftwards(end, isLeftBound: isLeftBound)
    return isLeftBound == isRightBound ? [] : isLeftBound ? .isPostfix : .isPrefix
  }

  /// Adds the operator that ends here. One that begins with an angle bracket becomes several
  /// tokens, because a list of generic arguments may end in the middle of it.
  mutating func appendOperator(from start: Int, isLeftBound: Bool) {
    let end = position
    let fixity = fixity(from: start, to: end, isLeftBound: isLeftBound)
    var start = start
    var more: TokenFlags = fixity
    let isSplit = bytes[start] == ASCII.less || bytes[start] == ASCII.greater
    while isSplit, end &- start > 1, splits(bytes[start]) {
      position = start &+ 1
      let kind = operatorKind(from: start, to: position, isPart: more != fixity)
      append(kind, from: start, flags: more)
      more = fixity.union(.continuesOperator)
      start &+= 1
    }
    position = end
    append(operatorKind(from: start, to: end, isPart: more != fixity), from: start, flags: more)
  }

  /// Whether a byte is a token of its own behind an angle bracket.
  @inline(__always)
  private func splits(_ byte: UInt8) -> Bool {
    byte == ASCII.less || byte == ASCII.greater || byte == ASCII.question
      || byte == ASCII.exclamation
  }

  @inline(__always)
  func operatorKind(from start: Int, to end: Int, isPart: Bool) -> TokenKind {
    let byte = bytes[start]
    if end &- start == 1 {
      switch byte {
      case ASCII.equal: return .equal
      case ASCII.dot: return .period
      case ASCII.ampersand: return .ampersand
      case ASCII.minus: return .minus
      case ASCII.less: return .leftAngle
      case ASCII.greater: return .rightAngle
      case ASCII.tilde: return .tilde
      case ASCII.question: return isPart ? .postfixQuestion : .infixQuestion
      case ASCII.exclamation: return isPart ? .exclamation : .otherOperator
      default: return .otherOperator
      }
    }
    return longOperatorKind(from: start, to: end)
  }

  // Whoever only looks is inlined everywhere here: a call from where the lexer moves on would copy all of it.

  @inline(__always)
  private func longOperatorKind(from start: Int, to end: Int) -> TokenKind {
    let (first, second, last) = (bytes[start], bytes[start + 1], bytes[end - 1])
    if end - start == 2 {
      if first == ASCII.minus && second == ASCII.greater { return .arrow }
      if first == ASCII.equal && second == ASCII.equal { return .doubleEqual }
      if first == ASCII.asterisk && second == ASCII.slash { return .unknown }
    }
    if end - start == 3, first == ASCII.dot, second == ASCII.dot, last == ASCII.dot {
      return .ellipsis
    }
    guard last == ASCII.equal, first != ASCII.equal, first != ASCII.exclamation else {
      return .otherOperator
    }
    // `~=` and `<=` compare.
    return first == ASCII.tilde || first == ASCII.dot ? .otherOperator : .compoundAssignment
  }
}

// MARK: What stands around an operator

extension Lexer {
  /// Whether an operand ends right before a position.
  @inline(__always)
  func bindsRightwards(_ start: Int) -> Bool {
    guard start > 0 else { return false }
    let previous = bytes[start &- 1]
    if previous == ASCII.slash { return !(start > 1 && bytes[start &- 2] == ASCII.asterisk) }
    if previous == 0xA0 { return !(start > 1 && bytes[start &- 2] == 0xC2) }
    return traits[Int(previous)].contains(.bindsRightwards)
  }

  /// Whether an operand begins at a position.
  @inline(__always)
  func bindsLeftwards(_ end: Int, isLeftBound: Bool) -> Bool {
    let next = bytes[end]
    switch next {
    case ASCII.dot: return !isLeftBound
    case ASCII.slash: return bytes[end &+ 1] != ASCII.slash && bytes[end &+ 1] != ASCII.asterisk
    case 0xC2: return bytes[end &+ 1] != 0xA0
    default: return traits[Int(next)].contains(.bindsLeftwards)
    }
  }

  /// `<#placeholder#>` of an editor.
  private func isPlaceholder() -> Bool {
    placeholderEnd() != nil
  }

  private mutating func skipPlaceholder() -> Bool {
    guard let end = placeholderEnd() else { return false }
    position = end
    return true
  }

  private func placeholderEnd() -> Int? {
    var offset = position + 2
    while offset < count, bytes[offset] != ASCII.newline {
      if bytes[offset] == ASCII.less && bytes[offset + 1] == ASCII.hash { return nil }
      if bytes[offset] == ASCII.hash && bytes[offset + 1] == ASCII.greater { return offset + 2 }
      offset += 1
    }
    return nil
  }
}
