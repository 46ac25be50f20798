import Templates

extension String {
  /// `sortOrder` -> `Sort order`, `imageURL` -> `Image URL`, `okButton` -> `OK button`.
  var inWords: String {
    var words: [String] = []
    var rest = utf8[...]
    while !rest.isEmpty {
      let capitals = rest.prefix(while: Self.isCapital)
      let others = rest[capitals.endIndex...].prefix { !Self.isCapital($0) }
      let word = String(Substring(rest[..<others.endIndex]))
      let isInCapitals = others.isEmpty && capitals.count > 1
      words.append(isInCapitals ? word : Initialisms.spelled(word.lowercased()))
      rest = rest[others.endIndex...]
    }
    let sentence = words.joined(separator: " ")
    return sentence.prefix(1).uppercased() + sentence.dropFirst()
  }

  /// Names are ASCII.
  private static func isCapital(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
  }
}

/// Words that people read in capitals, as the kit has them.
private enum Initialisms {
  /// What stands in quotation marks in the kit's own list.
  static let all: Set<String> = {
    let bytes = Templates.bytes(at: "ApplicationKit/Text/Initialisms.swift") ?? []
    let source = String(decoding: bytes, as: UTF8.self)
    return Set(source.matches(of: /"([a-z]{2,})"/).map { String($0.output.1) })
  }()

  static func spelled(_ word: String) -> String {
    if all.contains(word) { return word.uppercased() }
    let singular = String(word.dropLast())
    return word.last == "s" && all.contains(singular) ? singular.uppercased() + "s" : word
  }
}
