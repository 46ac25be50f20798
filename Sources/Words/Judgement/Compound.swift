/// Two words of every day that are written as one, as computing likes to do: `filename`.
enum Compound {
  static func isCompound(_ word: [UInt8]) -> Bool {
    guard word.count >= 7 else { return false }
    return (3...word.count - 3).contains { isPart(word[..<$0]) && isPart(word[$0...]) }
  }

  /// Known acronyms and words in capitals that stand together: `HTTPSURL`.
  static func isOfAcronyms(_ word: [UInt8]) -> Bool {
    guard word.count > 2 else {
      return word.isEmpty || shortAcronyms.contains(String(decoding: word, as: UTF8.self))
    }
    return (3...word.count).contains { end in
      let kind = word[..<end].withUnsafeBufferPointer { Lexicon.embedded.kind(of: $0) }
      guard kind == .common || kind == .term || kind == .accepted else { return false }
      return isOfAcronyms(Array(word[end...]))
    }
  }

  private static func isPart(_ part: ArraySlice<UInt8>) -> Bool {
    if part.count == 3 { return shortParts.contains(String(decoding: part, as: UTF8.self)) }
    return part.withUnsafeBufferPointer { bytes in
      let kind = Lexicon.embedded.kind(of: bytes)
      return kind == .common || kind == .term || kind == .accepted
    }
  }

  private static let shortAcronyms: Set<String> = ["db", "id", "io", "ip", "os", "ui", "vm"]

  /// Words of three letters that join others; any other one would make words of slips.
  private static let shortParts: Set<String> = [
    "add", "bar", "bit", "box", "day", "end", "hot", "key", "log", "map", "net", "new", "off",
    "out",
    "pad", "pop", "row", "set", "sub", "tab", "tap", "top", "web",
  ]
}
