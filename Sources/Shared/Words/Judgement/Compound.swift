/// Two words of every day that are written as one, as computing likes to do: `filename`.
enum Compound {
  static func isCompound(_ word: [UInt8]) -> Bool {
    if word.count > 5, systems.contains(String(decoding: word.suffix(2), as: UTF8.self)),
      isPart(word.dropLast(2))
    {
      return true
    }
    if isPhrasalNoun(word) { return true }
    guard word.count >= 7 else { return false }
    return (3...word.count - 3).contains { isPart(word[..<$0]) && isPart(word[$0...]) }
  }

  /// Known acronyms and words in capitals that stand together, `HTTPSURL`, or a known one beside a
  /// short one that a reader can search for: `SERPURL`.
  static func isOfAcronyms(_ word: [UInt8]) -> Bool {
    let isBesideShort = (3..<max(word.count, 3)).contains { count in
      word.count - count < 5
        && (isAcronym(word.prefix(count)) || isAcronym(word.suffix(count)))
    }
    return isBesideShort || isRowOfAcronyms(word[...])
  }

  private static func isRowOfAcronyms(_ word: ArraySlice<UInt8>) -> Bool {
    guard word.count > 1 else { return word.isEmpty }
    return (2...word.count).contains { count in
      let part = word.prefix(count)
      let isKnown =
        count == 2
        ? shortAcronyms.contains(String(decoding: part, as: UTF8.self))
        : isAcronym(part) || Lexicon.embedded.kind(of: Array(part)) == .common
      return isKnown && isRowOfAcronyms(word.dropFirst(count))
    }
  }

  private static func isAcronym(_ part: ArraySlice<UInt8>) -> Bool {
    let kind = Lexicon.embedded.kind(of: Array(part))
    return kind == .term || kind == .accepted
  }

  private static func isPart(_ part: ArraySlice<UInt8>) -> Bool {
    if part.count == 3 { return shortParts.contains(String(decoding: part, as: UTF8.self)) }
    return part.withUnsafeBufferPointer { bytes in
      let kind = Lexicon.embedded.kind(of: bytes)
      return kind == .common || kind == .term || kind == .accepted
    }
  }

  /// What a verb and its particle make: a `checkin`, several `signups`.
  private static func isPhrasalNoun(_ word: [UInt8]) -> Bool {
    let word = word.last == UInt8(ascii: "s") ? word.dropLast() : word[...]
    return particles.contains { particle in
      guard word.count > particle.utf8.count + 3,
        word.suffix(particle.utf8.count).elementsEqual(particle.utf8)
      else { return false }
      return Verb.isBase(String(decoding: word.dropLast(particle.utf8.count), as: UTF8.self))
    }
  }

  private static let particles = ["back", "down", "in", "off", "on", "out", "over", "up"]

  /// What kind of system a word in front of it names: `rootfs`, `vectordb`.
  private static let systems: Set<String> = ["db", "fs", "os", "vm"]

  private static let shortAcronyms: Set<String> = [
    "ai", "ar", "db", "id", "io", "ip", "os", "qr", "ui", "vm", "wp",
  ]

  /// Words of three letters that join others; any other one would make words of slips.
  private static let shortParts: Set<String> = [
    "add", "bar", "bit", "box", "day", "end", "hot", "key", "log", "map", "net", "new", "off",
    "out",
    "pad", "pop", "row", "set", "sub", "tab", "tap", "top", "web",
  ]
}
