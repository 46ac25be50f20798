extension Lexer {
  /// What begins with a hash sign: a directive, a raw string, a regular expression, a macro.
  mutating func lexHash() {
    let start = position
    var hashes = 0
    while bytes[position + hashes] == ASCII.hash { hashes += 1 }
    let next = bytes[position + hashes]
    if next == ASCII.quote {
      position += hashes
      return lexString(from: start, hashes: hashes)
    }
    if next == ASCII.slash, let end = regexEnd(at: start + hashes, hashes: hashes, isCertain: true)
    {
      return appendRegex(from: start, to: end)
    }
    guard hashes == 1 else {
      position += hashes
      return append(.unknown, from: start)
    }
    position += 1
    let word = wordLength(at: position)
    let kind = directive(at: position, length: word)
    if kind != .pound { position += word }
    append(kind, from: start)
  }

  @inline(__always)
  private func wordLength(at offset: Int) -> Int {
    var length = 0
    while traits[Int(bytes[offset + length])].contains(.continuesName) { length += 1 }
    return length
  }

  private func directive(at offset: Int, length: Int) -> TokenKind {
    let word = UnsafeBufferPointer(start: bytes + offset, count: length)
    func isWord(_ text: StaticString) -> Bool {
      word.elementsEqual(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }
    switch length {
    case 2 where isWord("if"): return .poundIf
    case 4 where isWord("else"): return .poundElse
    case 5 where isWord("endif"): return .poundEndif
    case 6 where isWord("elseif"): return .poundElseif
    case 9 where isWord("available"): return .poundAvailable
    case 11 where isWord("unavailable"): return .poundAvailable
    case 14 where isWord("sourceLocation"): return .poundSourceLocation
    default: return .pound
    }
  }

  private mutating func appendRegex(from start: Int, to end: Int) {
    position = end
    literals.append(Literal(kind: .regex, range: ByteRange(Int32(start), Int32(end))))
    append(.regex, from: start)
  }

  /// Reads a regular expression whose slash lies in what looks like an operator.
  mutating func lexRegex(at slash: Int, operatorStart: Int, isLeftBound: Bool) -> Bool {
    guard !isLeftBound else { return false }
    let previous = tokens.count > 0 ? tokens[tokens.count - 1].kind : .semicolon
    if previous == .func || previous == .operator { return false }
    var isCertain = false
    if !bindsLeftwards(position, isLeftBound: isLeftBound) {
      let followsTry = isMarkBehindTry(previous)
      guard followsTry || allowsRegex(after: previous) else { return false }
      switch previous {
      case .leftParenthesis, .leftBracket, .comma, .colon, .colonColon: isCertain = followsTry
      default: isCertain = true
      }
    }
    guard let end = regexEnd(at: slash, hashes: 0, isCertain: isCertain) else { return false }
    if slash > operatorStart {
      position = slash
      appendOperator(from: operatorStart, isLeftBound: isLeftBound)
    }
    appendRegex(from: slash, to: end)
    return true
  }

  private func isMarkBehindTry(_ previous: TokenKind) -> Bool {
    (previous == .postfixQuestion || previous == .exclamation) && tokens.count > 1
      && tokens[tokens.count - 2].kind == .try
  }

  private func allowsRegex(after kind: TokenKind) -> Bool {
    if kind.isReserved {
      switch kind {
      case .true, .false, .anyType, .nil, .`self`, .selfType, .super: return false
      default: return true
      }
    }
    switch kind {
    case .leftBrace, .leftParenthesis, .leftBracket, .equal, .semicolon, .comma, .colon: return true
    case .infixQuestion, .poundIf, .poundElse, .poundElseif, .poundEndif, .unknown: return true
    case .stringOpen, .stringMiddle: return true
    default: return kind.isOperator && !tokens[tokens.count - 1].isPostfix
    }
  }

  /// Where the regular expression ends whose slash is at a position; nil if there is none.
  private mutating func regexEnd(at slash: Int, hashes: Int, isCertain: Bool) -> Int? {
    if hashes == 0 && !mayBeginRegex(at: slash, isCertain: isCertain) { return nil }
    let opensLines = hashes > 0 && opensLines(at: slash + 1)
    if opensLines && hashes >= unclosedRegexHashes { return slash + 1 }
    var groups = 0
    var classes = 0
    var offset = slash + 1
    while offset < count {
      let byte = bytes[offset]
      switch byte {
      case ASCII.newline where !opensLines, ASCII.carriageReturn where !opensLines:
        return isCertain ? offset : nil
      case ASCII.slash:
        if hashes == 0 { return closingSlash(at: offset, isCertain: isCertain) }
        if hasHashes(hashes, at: offset + 1) { return endOfHashes(at: offset + 1) }
      case ASCII.backslash:
        if bytes[offset + 1] != ASCII.newline && bytes[offset + 1] != ASCII.carriageReturn {
          offset += 1
        }
      case ASCII.leftParenthesis where classes == 0: groups += 1
      case ASCII.rightParenthesis where classes == 0:
        if groups == 0 && !isCertain { return nil }
        groups -= groups > 0 ? 1 : 0
      case ASCII.leftBracket: classes += 1
      case ASCII.rightBracket: classes -= classes > 0 ? 1 : 0
      default: break
      }
      offset += 1
    }
    guard opensLines else { return isCertain ? count : nil }
    unclosedRegexHashes = hashes
    return slash + 1
  }

  private func mayBeginRegex(at slash: Int, isCertain: Bool) -> Bool {
    switch bytes[slash + 1] {
    case ASCII.space, ASCII.tab: return isCertain
    case ASCII.asterisk, ASCII.slash: return false
    default: return !(slash > 0 && bytes[slash - 1] == ASCII.asterisk)
    }
  }

  private func opensLines(at offset: Int) -> Bool {
    var offset = offset
    while bytes[offset] == ASCII.space || bytes[offset] == ASCII.tab { offset += 1 }
    return bytes[offset] == ASCII.newline || bytes[offset] == ASCII.carriageReturn
  }

  private func closingSlash(at offset: Int, isCertain: Bool) -> Int? {
    let next = bytes[offset + 1]
    if next == ASCII.asterisk || next == ASCII.slash { return isCertain ? offset : nil }
    let previous = bytes[offset - 1]
    let endsInSpace = previous == ASCII.space || previous == ASCII.tab
    if endsInSpace && !isCertain && bytes[offset - 2] != ASCII.backslash { return nil }
    return offset + 1
  }

  private func endOfHashes(at offset: Int) -> Int {
    var offset = offset
    while bytes[offset] == ASCII.hash { offset += 1 }
    return offset
  }
}
