/// Sources that were cut, flipped or thinned at random.
struct DamagedSource {
  var random: SeededRandom

  init(seed: UInt64) {
    random = SeededRandom(seed: seed)
  }

  /// A damaged copy of a stretch of a source.
  ///
  /// - Parameter length: How many bytes the stretch has at most.
  mutating func damage(_ source: [UInt8], length: Int) -> [UInt8] {
    guard !source.isEmpty else { return [] }
    let start = Int.random(in: 0..<source.count, using: &random)
    var bytes = Array(source[start..<min(source.count, start + length)])
    for _ in 0..<Int.random(in: 0...4, using: &random) { damageOnce(&bytes) }
    return bytes
  }

  private mutating func damageOnce(_ bytes: inout [UInt8]) {
    guard !bytes.isEmpty else { return }
    let place = Int.random(in: 0..<bytes.count, using: &random)
    switch Int.random(in: 0..<6, using: &random) {
    case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
    case 1: bytes[place] ^= 1 << UInt8.random(in: 0...7, using: &random)
    case 2: bytes.removeSubrange(place..<min(bytes.count, place + 8))
    case 3: dropToken(at: place, &bytes)
    case 4: bytes.insert(random.pick(Array("(){}[]<>\"'`#\\/*@.,:;=?!&$\0\n".utf8)), at: place)
    default:
      let end = min(bytes.count, place + 20)
      bytes.insert(contentsOf: Array(bytes[place..<end]), at: place)
    }
  }

  /// Removes the word or the sign at a place.
  private func dropToken(at place: Int, _ bytes: inout [UInt8]) {
    func continues(_ byte: UInt8) -> Bool {
      (byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A) || (byte >= 0x30 && byte <= 0x39)
    }
    var start = place
    while start > 0, continues(bytes[start]), continues(bytes[start - 1]) { start -= 1 }
    var end = place + 1
    while end < bytes.count, continues(bytes[place]), continues(bytes[end]) { end += 1 }
    bytes.removeSubrange(start..<end)
  }

  /// Texts that repeat one construct, so that anything worse than linear time shows.
  static func repetitions(count: Int) -> [(name: String, source: [UInt8])] {
    [
      "(", "[", "{", "<", "a<", "a<b,", "\"\\(", "/*", "#/\n", "`", "@a(", "#if a\n", "if a {",
      "a ? ", "a.b", "{ a in ", "{ (a) ", "case let (", "-", "try ", "\\", "#", "\"\"\"",
      "#\"\"\"x",
      "x = /a ", "func f<T", "let a: [", "(a: (", "switch a { case ", "else if a {} ", "<#", "a<[",
      "@a #if b\n", "a(b: ", ".", "&", "async ", "some ", "a as (", "$", "\\.[", "guard let a ",
      "}", ")", "]", ">", "#else\n", "#endif\n", "var a: Int {", "x { get {", "each ", "\u{FEFF}",
      "@a ", "@a(b) ", "@a.b<C> ", "static ",
      "a: ", "a<b>(c) ", "a { $0 } b: ", "yield ", "\"\"\"\\(", "/a/ ", "é", "\u{301}", "$a ",
      "//\r", "_a",
    ].map { text in
      (text, Array(repeating: Array(text.utf8), count: count / text.utf8.count).flatMap { $0 })
    }
  }
}
