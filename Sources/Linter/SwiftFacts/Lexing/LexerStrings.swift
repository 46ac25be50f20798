/// How a string literal ends.
struct StringDelimiter {
  /// Hash signs on both sides.
  var hashes: Int
  /// Whether it has three quotes.
  var isMultiline: Bool
}

extension Lexer {
  /// Reads a string literal from its first quote, which hash signs may precede.
  mutating func lexString(from start: Int, hashes: Int) {
    let isMultiline =
      bytes[position + 1] == ASCII.quote && bytes[position + 2] == ASCII.quote
      && !(hashes > 0 && endsOnThisLine(hashes: hashes))
    position += isMultiline ? 3 : 1
    let delimiter = StringDelimiter(hashes: hashes, isMultiline: isMultiline)
    let literal = literals.count
    literals.append(
      Literal(
        kind: isMultiline ? .multilineString : .string, range: ByteRange(Int32(start), 0)))
    if skipStringText(delimiter, of: literal) {
      literals[literal].kind = isMultiline ? .interpolatedMultilineString : .interpolatedString
      openStrings.append(OpenString(delimiter: delimiter, literal: literal, depth: 0))
      openBrackets.append(Int32(tokens.count))
      append(.stringOpen, from: start)
    } else {
      literals[literal].range.end = Int32(position)
      append(.string, from: start)
    }
  }

  /// Goes on with a string literal behind the parenthesis that ends an interpolation.
  mutating func resumeString() {
    guard let string = openStrings.last else { return }
    let start = position
    position += 1
    dropBracketsOfInterpolation()
    if skipStringText(string.delimiter, of: string.literal) {
      append(.stringMiddle, from: start)
    } else {
      openStrings.removeLast()
      if !openBrackets.isEmpty {
        tokens.close(Int(openBrackets.removeLast()))
      }
      literals[string.literal].range.end = Int32(position)
      append(.stringClose, from: start)
    }
  }

  /// Forgets brackets that an interpolation leaves open.
  private mutating func dropBracketsOfInterpolation() {
    while let last = openBrackets.last, tokens[Int(last)].kind != .stringOpen {
      openBrackets.removeLast()
    }
  }

  /// Gives an end to literals that the file does not close.
  mutating func closeOpenStrings() {
    for string in openStrings.reversed() {
      literals[string.literal].range.end = Int32(count)
      noteUnclosed(string.literal, with: string.delimiter)
    }
    openStrings.removeAll(keepingCapacity: true)
  }

  /// A literal on one line ends with the line; it swallows nothing.
  private mutating func noteUnclosed(_ literal: Int, with delimiter: StringDelimiter) {
    guard delimiter.isMultiline, unclosed == nil else { return }
    let start = literals[literal].range.start
    unclosed = Flaw(
      kind: .unclosedString, range: ByteRange(start, start + Int32(delimiter.hashes) + 3))
  }

  /// `#"""#` is a quote in a string of one line.
  private func endsOnThisLine(hashes: Int) -> Bool {
    var offset = position + 1
    while offset < count, bytes[offset] != ASCII.newline, bytes[offset] != ASCII.carriageReturn {
      if bytes[offset] == ASCII.quote && hasHashes(hashes, at: offset + 1) { return true }
      offset += 1
    }
    return false
  }

  func hasHashes(_ hashes: Int, at offset: Int) -> Bool {
    for index in 0..<hashes where bytes[offset + index] != ASCII.hash { return false }
    return true
  }

  /// Moves behind the end of a literal, or behind the opening of an interpolation and says so.
  private mutating func skipStringText(_ delimiter: StringDelimiter, of literal: Int) -> Bool {
    while true {
      skipPlainText()
      switch bytes[position] {
      case ASCII.quote:
        if skipEnd(delimiter) { return false }
        position &+= 1
      case ASCII.backslash:
        position &+= 1
        if skipEscape(delimiter) { return true }
      case 0:
        if position >= count {
          noteUnclosed(literal, with: delimiter)
          return false
        }
        position &+= 1
      default:
        if !delimiter.isMultiline { return false }
        position &+= 1
      }
    }
  }

  /// Moves to the next byte that means something in a literal.
  @inline(__always)
  private mutating func skipPlainText() {
    while true {
      let block = ByteBlock(at: bytes + position)
      let plain =
        block.others(than: ASCII.quote) & block.others(than: ASCII.backslash)
        & block.others(than: ASCII.newline) & block.others(than: ASCII.carriageReturn)
        & block.others(than: 0)
      let length = ByteBlock.firstPlace(of: ~plain)
      position &+= length
      if length < ByteBlock.count { return }
    }
  }

  /// Moves behind the end of a literal if it is here.
  @inline(__always)
  private mutating func skipEnd(_ delimiter: StringDelimiter) -> Bool {
    let quotes = delimiter.isMultiline ? 3 : 1
    if delimiter.isMultiline {
      guard bytes[position + 1] == ASCII.quote, bytes[position + 2] == ASCII.quote else {
        return false
      }
    }
    guard delimiter.hashes == 0 || hasHashes(delimiter.hashes, at: position + quotes) else {
      return false
    }
    position += quotes + delimiter.hashes
    return true
  }

  /// Moves behind what follows a backslash; says whether an interpolation begins.
  private mutating func skipEscape(_ delimiter: StringDelimiter) -> Bool {
    guard delimiter.hashes == 0 || hasHashes(delimiter.hashes, at: position) else { return false }
    position += delimiter.hashes
    switch bytes[position] {
    case ASCII.leftParenthesis:
      position += 1
      return true
    case ASCII.quote, ASCII.backslash: position += 1
    default: break
    }
    return false
  }
}
