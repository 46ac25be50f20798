extension Lexer {
  /// Skips white space and comments, and notes what they mean for the next token.
  @inline(__always)
  mutating func skipTrivia() {
    while true {
      // Before most tokens stands one space or nothing; the rest is for the switch.
      if bytes[position] == Ascii.space {
        position &+= 1
        flags.insert(.followsSpace)
      }
      if bytes[position] > Ascii.slash, bytes[position] != 0xC2 { return }
      switch bytes[position] {
      case Ascii.space, Ascii.tab, 0x0B, 0x0C:
        position &+= 1
        flags.insert(.followsSpace)
      case Ascii.newline, Ascii.carriageReturn:
        position &+= 1
        flags.formUnion([.followsSpace, .startsLine])
        skipIndentation()
      case Ascii.slash:
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
    }
  }

  /// Skips spaces, eight at a time.
  @inline(__always)
  private mutating func skipIndentation() {
    while load(at: position) == 0x2020_2020_2020_2020 { position &+= 8 }
    while bytes[position] == Ascii.space { position &+= 1 }
  }

  /// Skips a comment if there is one here.
  private mutating func skipComment() -> Bool {
    let start = position
    let next = bytes[position &+ 1]
    if next == Ascii.slash {
      let isDocumentation = bytes[position &+ 2] == Ascii.slash
      skipLine()
      note(isDocumentation ? .documentationLine : .line, from: start)
    } else if next == Ascii.asterisk {
      let isDocumentation =
        bytes[position &+ 2] == Ascii.asterisk && bytes[position &+ 3] != Ascii.slash
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

  /// Moves to the end of the line, eight bytes at a time.
  mutating func skipLine() {
    while position < count {
      let word = load(at: position)
      if hasByte(Ascii.newline, in: word) || hasByte(Ascii.carriageReturn, in: word) { break }
      position &+= 8
    }
    if position > count { position = count }
    while position < count, bytes[position] != Ascii.newline,
      bytes[position] != Ascii.carriageReturn
    {
      position &+= 1
    }
  }

  private mutating func skipBlockComment() {
    position += 2
    var depth = 1
    while position < count {
      let byte = bytes[position]
      position &+= 1
      if byte == Ascii.asterisk && bytes[position] == Ascii.slash {
        position &+= 1
        depth -= 1
        if depth == 0 { return }
      } else if byte == Ascii.slash && bytes[position] == Ascii.asterisk {
        position &+= 1
        depth += 1
      } else if byte == Ascii.newline || byte == Ascii.carriageReturn {
        flags.insert(.startsLine)
      }
    }
  }

  @inline(__always)
  func load(at offset: Int) -> UInt64 {
    UnsafeRawPointer(bytes + offset).loadUnaligned(as: UInt64.self)
  }

  /// Whether one of the eight bytes of a word is a given one.
  @inline(__always)
  private func hasByte(_ byte: UInt8, in word: UInt64) -> Bool {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let difference = word ^ (ones &* UInt64(byte))
    return (difference &- ones) & ~difference & (ones &* 0x80) != 0
  }
}
