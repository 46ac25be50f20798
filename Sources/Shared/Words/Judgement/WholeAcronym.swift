extension WordJudge {
  /// The words of a name, where the last capital of an acronym belongs to it if the small letters behind are a word by
  /// themselves: `ISOdateFormatter` is ISO, Date, Formatter.
  public func words(of name: String) -> [NameWord] {
    var parts = Words.words(of: name)
    guard parts.contains(where: { $0.kind == .acronym }) else { return parts }
    var name = name
    for place in parts.indices.dropLast() where parts[place].kind == .acronym {
      let range = name.withUTF8 { wholeAcronym(parts[place].range, of: $0[...]) }
      guard range != parts[place].range else { continue }
      let rest = range.upperBound..<parts[place + 1].range.upperBound
      let text = { (range: Range<Int>) in
        name.utf8.dropFirst(range.lowerBound).prefix(range.count).text
      }
      parts[place] = NameWord(text(range), range: range, kind: .acronym)
      parts[place + 1] = NameWord(capitalized(text(rest)), range: rest, kind: .word)
    }
    return parts
  }

  /// `FILETIMEoffset`: the range of an acronym with the capital behind it, which the rule for capitals gives to the
  /// next word, where the small letters are a word by themselves and none with it.
  public func wholeAcronym(
    _ range: Range<Int>, of name: Slice<UnsafeBufferPointer<UInt8>>
  ) -> Range<Int> {
    let end = range.upperBound
    guard end < name.count, name[end] &- 0x41 < 26 else { return range }
    let rest = name[(end + 1)...].prefix { $0 &- 0x61 < 26 }
    let small = String(decoding: rest, as: UTF8.self)
    guard rest.count > 2, verdict(on: small).isKnown,
      !verdict(on: String(decoding: [name[end] | 0x20], as: UTF8.self) + small).isKnown
    else { return range }
    return range.lowerBound..<end + 1
  }
}
