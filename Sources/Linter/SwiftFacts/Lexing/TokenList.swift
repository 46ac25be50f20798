import SystemLibrary

/// Tokens one after the other, in memory that is used again for the next file.
///
/// Where they stand and what they are lie apart, in eight bytes each: a processor finds such a place in one step.
/// As with `GrowingList`, copies are the same list, and who made it gives its memory back.
struct TokenList {
  /// The tokens for a reader that stays among them.
  struct Elements {
    fileprivate let ranges: UnsafeMutablePointer<ByteRange>
    fileprivate let marks: UnsafeMutablePointer<Mark>

    @inline(__always) subscript(position: Int) -> Token {
      Token(
        start: ranges[position].start, end: ranges[position].end,
        partner: marks[position].partner, kind: marks[position].kind, flags: marks[position].flags)
    }
  }

  fileprivate struct Mark {
    var partner: Int32
    var kind: TokenKind
    var flags: TokenFlags
  }

  private var ranges: UnsafeMutablePointer<ByteRange>?
  private var marks: UnsafeMutablePointer<Mark>?
  private(set) var count = 0
  private var capacity = 0

  /// Once there are any.
  var elements: Elements {
    @inline(__always) get {
      Elements(ranges: ranges.unsafelyUnwrapped, marks: marks.unsafelyUnwrapped)
    }
  }

  subscript(position: Int) -> Token {
    @inline(__always) get {
      precondition(UInt(bitPattern: position) < UInt(bitPattern: count))
      return elements[position]
    }
  }

  @inline(__always)
  mutating func append(_ token: Token) {
    if count == capacity { self = grown() }
    let (ranges, marks) = (ranges.unsafelyUnwrapped, marks.unsafelyUnwrapped)
    ranges[count] = ByteRange(token.start, token.end)
    marks[count] = Mark(partner: token.partner, kind: token.kind, flags: token.flags)
    count &+= 1
  }

  /// Notes of a bracket that the next token closes it.
  @inline(__always)
  func close(_ opener: Int) {
    precondition(UInt(bitPattern: opener) < UInt(bitPattern: count))
    marks.unsafelyUnwrapped[opener].partner = Int32(truncatingIfNeeded: count)
  }

  /// Forgets the tokens and keeps the memory.
  mutating func removeAll() {
    count = 0
  }

  /// Gives the memory back; no copy is used afterwards.
  func deallocate() {
    free(ranges)
    free(marks)
  }

  /// Does not change the list in its place, so that one that is held in registers may stay there.
  @inline(never)
  private func grown() -> Self {
    var list = self
    list.capacity = max(64, capacity * 2)
    list.ranges = Self.moved(ranges, to: list.capacity)
    list.marks = Self.moved(marks, to: list.capacity)
    return list
  }

  private static func moved<Element>(
    _ start: UnsafeMutablePointer<Element>?, to wanted: Int
  ) -> UnsafeMutablePointer<Element> {
    guard let larger = realloc(start, wanted * MemoryLayout<Element>.stride) else {
      fatalError("no memory for \(wanted) tokens")
    }
    return larger.assumingMemoryBound(to: Element.self)
  }
}
