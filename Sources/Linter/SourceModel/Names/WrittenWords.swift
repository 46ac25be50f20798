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

  /// Whether the letters stand anywhere as a word, by themselves or as a part of a name.
  func hasWord(_ key: String) -> Bool {
    answer(to: .word(key)) {
      bytes[...].contains(inAnyCase: key) { place in
        !isSmall(at: place.upperBound)
          && (bytes[place.lowerBound] &- 0x41 < 26 || !isLetter(at: place.lowerBound - 1))
      }
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

  /// Whether a comment says in parentheses what code stands for: `jku` (JWK Set URL).
  func isWrittenOut(_ key: String) -> Bool {
    answer(to: .expansion(key)) { bytes[...].contains(inAnyCase: "`\(key)` (", where: isInComment) }
  }

  /// How much of a line before a word is looked at.
  private static let longestLine = 400

  private func isMentioned(_ range: Range<Int>) -> Bool {
    guard !isPartOfName(at: range.lowerBound - 1), !isPartOfName(at: range.upperBound) else {
      return false
    }
    // The name of a file, a parameter in documentation, a piece of code.
    let next = range.upperBound < bytes.count ? bytes[range.upperBound] : 0
    guard !":`.".utf8.contains(next) else { return false }
    let line = bytes[..<range.lowerBound].suffix(Self.longestLine)
    let start = line.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? line.startIndex
    return Self.isProse(bytes[start..<range.lowerBound]) || isInComment(range)
  }

  func isInComment(_ range: Range<Int>) -> Bool {
    let next = facts.comments.partitionPoint { $0.range.start > range.lowerBound }
    return next > 0 && Int(facts.comments[next - 1].range.end) >= range.upperBound
  }

  /// Whether a string has the letters, be it as a part of a key, an address or a path: so a word stands that somebody
  /// else has made, and that nobody could have meant as another one.
  func isInString(_ key: String) -> Bool {
    answer(to: .string(key)) {
      bytes[...].contains(inAnyCase: key) { place in
        guard let literal = literal(around: place) else { return false }
        return !bytes[literal.lowerBound..<place.lowerBound].contains("\\(")
      }
    }
  }

  func literal(around place: Range<Int>) -> Range<Int>? {
    let next = facts.literals.partitionPoint { $0.range.start > place.lowerBound }
    guard next > 0, Int(facts.literals[next - 1].range.end) >= place.upperBound else { return nil }
    return facts.literals[next - 1].range.offsets
  }

  /// Whether the letters stand anywhere as an acronym, and no other letter beside them: `EIP-1559`, `KEC(name)`, an RPi.
  func isSpelledInCapitals(_ key: String) -> Bool {
    answer(to: .capitals(key)) {
      bytes[...].contains(inAnyCase: key) { place in
        bytes[place].count(where: { $0 &- 0x41 < 26 }) > 1
          && !isLetter(at: place.lowerBound - 1) && !isLetter(at: place.upperBound)
      }
    }
  }

  /// Whether a module that the file imports, or a type of somebody else that it uses, has the word in its name.
  func isOfForeignName(_ key: String) -> Bool {
    answer(to: .foreign(key)) {
      importedModules.contains { $0.contains(inAnyCase: key) { _ in true } }
        || tellingReferences.contains { place in
          let reference = facts.references[Int(place)]
          guard reference.kind == .value || reference.kind == .type, !reference.name.isEmpty,
            bytes[Int(reference.name.start)] &- 0x41 < 26
          else { return false }
          let name = name(reference.name)
          return name.utf8.contains(inAnyCase: key) { place in
            bytes[place.lowerBound] &- 0x41 < 26 && !isSmall(at: place.upperBound)
          } && !mayDeclare(name.text)
        }
    }
  }

  /// Whether what stands before a place in its line opens a comment or a string there.
  private static func isProse(_ line: ByteText) -> Bool {
    let start = line.trimmed()
    if start.starts(with: "//") || start.starts(with: "*") || line.contains(" //") { return true }
    let quotes = line.lazy.filter { $0 == UInt8(ascii: "\"") }.count
    return quotes % 2 == 1 && !line.contains("\\(")
  }

  func isSmall(at place: Int) -> Bool {
    bytes.indices.contains(place) && bytes[place] &- 0x61 < 26
  }

  func isLetter(at place: Int) -> Bool {
    bytes.indices.contains(place) && (bytes[place] | 0x20) &- 0x61 < 26
  }
}
