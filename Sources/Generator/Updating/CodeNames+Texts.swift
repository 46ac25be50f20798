/// What is no code.
extension CodeNames {
  mutating func skipComment() {
    var depth = 0
    repeat {
      if byte() == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "*") {
        depth += 1
        move(2)
      } else if byte() == UInt8(ascii: "*"), byte(1) == UInt8(ascii: "/") {
        depth -= 1
        move(2)
      } else {
        move()
      }
    } while depth > 0 && position < bytes.count
  }

  mutating func openText() {
    var hashes = 0
    while byte(hashes) == UInt8(ascii: "#") { hashes += 1 }
    if hashes > 0, byte(hashes) == UInt8(ascii: "/") { return skipRegex(hashes: hashes) }
    guard byte(hashes) == UInt8(ascii: "\"") else { return move(max(hashes, 1)) }
    let isLong =
      byte(hashes + 1) == UInt8(ascii: "\"") && byte(hashes + 2) == UInt8(ascii: "\"")
    if isOfSetting { readSetting() }
    move(hashes + (isLong ? 3 : 1))
    skipText(hashes: hashes, quotes: isLong ? 3 : 1)
  }

  /// Whether the kits take a text here as the name of a setting.
  private var isOfSetting: Bool {
    guard let bracket = brackets.last, let lastSign else { return false }
    let isFirst = lastSign == UInt8(ascii: "(")
    switch (bracket.callee, bracket.receiver) {
    case ("withSetting", _), ("value", .named("settings")): return isFirst
    case ("set", .named("settings")): return lastSign == UInt8(ascii: ":")
    default: return false
    }
  }

  private mutating func readSetting() {
    let name = bytes[(position + 1)...].prefix(while: isPartOfName)
    guard !name.isEmpty, bytes[name.endIndex...].first == UInt8(ascii: "\"") else { return }
    settings.append((String(decoding: name, as: UTF8.self), line))
  }

  private mutating func skipRegex(hashes: Int) {
    move(hashes + 1)
    while position < bytes.count {
      let ends = byte() == UInt8(ascii: "/") && (1...hashes).allSatisfy { byte($0) == 0x23 }
      move()
      if ends { return move(hashes) }
    }
  }

  /// Up to the end of a text, or to what it interpolates.
  mutating func skipText(hashes: Int, quotes: Int) {
    while position < bytes.count {
      if byte() == UInt8(ascii: "\\"), (0..<hashes).allSatisfy({ byte($0 + 1) == 0x23 }) {
        move(hashes + 1)
        guard byte() == UInt8(ascii: "(") else {
          move()
          continue
        }
        move()
        texts.append((hashes, quotes))
        brackets.append(Bracket(isOfText: true))
        return
      }
      let ends =
        (0..<quotes).allSatisfy { byte($0) == UInt8(ascii: "\"") }
        && (0..<hashes).allSatisfy { byte(quotes + $0) == UInt8(ascii: "#") }
      if ends { return move(quotes + hashes) }
      // Broken off: what follows is code again.
      if quotes == 1, byte() == UInt8(ascii: "\n") { return }
      move()
    }
  }
}
