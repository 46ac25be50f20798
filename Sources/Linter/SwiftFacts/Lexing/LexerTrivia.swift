import SystemLibrary

extension LexedPart {
  /// Skips spaces and the ends of lines, and notes what they mean for the next token.
  @inline(__always)
  mutating func skipSpaces(in bytes: UnsafePointer<UInt8>) {
    // Before most tokens stands one space or nothing.
    if bytes[position] == ASCII.space {
      position &+= 1
      flags.insert(.followsSpace)
    }
    while bytes[position] <= ASCII.space {
      switch bytes[position] {
      case ASCII.space: flags.insert(.followsSpace)
      case ASCII.newline, ASCII.carriageReturn: flags.formUnion([.followsSpace, .startsLine])
      default: return
      }
      position &+= 1
      skipIndentation(in: bytes)
    }
  }

  /// Skips spaces, of which nobody could guess how many there are on the next line.
  @inline(__always)
  private mutating func skipIndentation(in bytes: UnsafePointer<UInt8>) {
    while true {
      let spaces = ByteBlock.firstPlace(
        of: ByteBlock(at: bytes + position).others(than: ASCII.space))
      position &+= spaces
      if spaces < ByteBlock.count { return }
    }
  }
}

extension Lexer {
  /// Skips comments and white space other than spaces.
  @inline(__always)
  mutating func skipTrivia() {
    while true {
      switch bytes[position] {
      case ASCII.tab, 0x0B, 0x0C:
        position &+= 1
        flags.insert(.followsSpace)
      case ASCII.slash:
        guard skipComment() else { return }
      case 0:
        if position >= count { return }
        position &+= 1
        flags.insert(.followsSpace)
      case 0xC2 where bytes[position &+ 1] == 0xA0:
        position &+= 2
        flags.insert(.followsSpace)
      default:
        return
      }
      part.skipSpaces(in: bytes)
    }
  }

  /// Skips a comment if there is one here.
  private mutating func skipComment() -> Bool {
    let start = position
    let next = bytes[position &+ 1]
    if next == ASCII.slash {
      let isDocumentation = bytes[position &+ 2] == ASCII.slash
      skipLine()
      note(isDocumentation ? .documentationLine : .line, from: start)
    } else if next == ASCII.asterisk {
      let isDocumentation =
        bytes[position &+ 2] == ASCII.asterisk && bytes[position &+ 3] != ASCII.slash
      skipBlockComment()
      note(isDocumentation ? .documentationBlock : .block, from: start)
    } else {
      return false
    }
    flags.insert(.followsSpace)
    return true
  }

  private mutating func note(_ kind: CommentKind, from start: Int) {
    comments.append(Comment(kind: kind, range: ByteRange(Int32(start), Int32(position))))
  }

  /// Moves to the end of the line.
  mutating func skipLine() {
    // Not once more for each line of a file that has none.
    if lineFeed < position { lineFeed = place(of: ASCII.newline) }
    if carriageReturn < position { carriageReturn = place(of: ASCII.carriageReturn) }
    position = min(lineFeed, carriageReturn)
  }

  /// Where a byte stands from here on, or the end where it does not.
  private func place(of byte: UInt8) -> Int {
    let rest = UnsafeRawPointer(bytes + position)
    return memchr(rest, Int32(byte), count &- position).map {
      position &+ (UnsafeRawPointer($0) - rest)
    }
      ?? count
  }

  private mutating func skipBlockComment() {
    let start = Int32(position)
    position += 2
    var depth = 1
    while position < count {
      let byte = bytes[position]
      position &+= 1
      if byte == ASCII.asterisk && bytes[position] == ASCII.slash {
        position &+= 1
        depth -= 1
        if depth == 0 { return }
      } else if byte == ASCII.slash && bytes[position] == ASCII.asterisk {
        position &+= 1
        depth += 1
      } else if byte == ASCII.newline || byte == ASCII.carriageReturn {
        flags.insert(.startsLine)
      }
    }
    unclosed = Flaw(kind: .unclosedComment, range: ByteRange(start, start + 2))
  }

  @inline(__always)
  func load(at offset: Int) -> UInt64 {
    UnsafeRawPointer(bytes + offset).loadUnaligned(as: UInt64.self)
  }
}
