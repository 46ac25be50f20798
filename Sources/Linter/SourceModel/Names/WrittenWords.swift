import Words

/// What the rest of a file tells of a word that no list knows.
extension SwiftSource {
  /// Whether a comment or a string speaks of the word, or a name joins it of others: `BigUInt` for
  /// `biguint`. Then it is a name that somebody else has given.
  func isWrittenElsewhere(_ key: String) -> Bool {
    answer(to: .mention(key)) {
      bytes[...].contains(inAnyCase: key) { isJoined($0) || isMentioned($0) }
    }
  }

  /// `BigUInt`, `wpCom`: with a capital and a small letter behind the first.
  private func isJoined(_ range: Range<Int>) -> Bool {
    let rest = bytes[range.dropFirst()]
    guard rest.contains(where: { $0 &- 0x41 < 26 }),
      bytes[range].contains(where: { $0 &- 0x61 < 26 })
    else { return false }
    return !isSmall(at: range.upperBound)
      && (bytes[range.lowerBound] &- 0x41 < 26 || !isLetter(at: range.lowerBound - 1))
  }

  /// How much of a line before a word is looked at.
  private static let longestLine = 400

  private func isMentioned(_ range: Range<Int>) -> Bool {
    guard !isPartOfName(at: range.lowerBound - 1), !isPartOfName(at: range.upperBound) else {
      return false
    }
    let line = line(before: range.lowerBound)
    let next = range.upperBound < bytes.count ? bytes[range.upperBound] : 0
    // The name of a file, a parameter in documentation, a piece of code.
    guard next != UInt8(ascii: ":"), next != UInt8(ascii: "`"),
      next != UInt8(ascii: "."), !Self.isMember(behind: line)
    else { return false }
    return isInProse(range)
  }

  private func line(before place: Int) -> some Collection<UInt8> {
    bytes[..<place].suffix(Self.longestLine).reversed().prefix { $0 != UInt8(ascii: "\n") }
  }

  /// Whether a comment or a string has begun before a place in its line.
  func isInProse(_ range: Range<Int>) -> Bool {
    let start = range.lowerBound - line(before: range.lowerBound).count
    return Self.isProse(ByteText(base: bytes, bounds: start..<range.lowerBound))
  }

  /// Whether a dot before a place joins it to a name: `shop.name`, unlike the ending `".name"`.
  private static func isMember(behind line: some Sequence<UInt8>) -> Bool {
    var bytes = line.makeIterator()
    return bytes.next() == UInt8(ascii: ".") && (bytes.next().map { $0.isPartOfName } ?? false)
  }

  /// Whether what stands before a place in its line opens a comment or a string there.
  private static func isProse(_ line: ByteText) -> Bool {
    let start = line.trimmed()
    if start.starts(with: "//") || start.starts(with: "*") || line.contains(" //") { return true }
    let quotes = line.lazy.filter { $0 == UInt8(ascii: "\"") }.count
    return quotes % 2 == 1 && !line.contains("\\(")
  }

  private func isSmall(at place: Int) -> Bool {
    bytes.indices.contains(place) && bytes[place] &- 0x61 < 26
  }

  private func isLetter(at place: Int) -> Bool {
    bytes.indices.contains(place) && (bytes[place] | 0x20) &- 0x61 < 26
  }
}
