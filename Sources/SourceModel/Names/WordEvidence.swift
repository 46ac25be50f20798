import SwiftFacts
import Words

/// What the place of a doubtful word tells of it: the rest of its name, its siblings, its file.
extension SwiftSource {
  /// Whether the word is right where it stands, though the lists doubt it.
  func isExplained(
    _ word: NameWord, despite verdict: Verdict, of found: FoundName, judge: WordJudge
  ) -> Bool {
    let name = bytes[found.name.offsets]
    if Self.isOrdinal(word, in: name) || Self.isCategory(word, in: name)
      || Self.isJoined(word, in: name, judge: judge)
    {
      return true
    }
    if isShownInCapitals(word, of: found) { return true }
    switch verdict.judgement {
    case .known: return true
    case .misspelling:
      return verdict.list == .distance
        && (isListed(found) || isSentence(found)
          || isWrittenElsewhere(word.key, isJoinedOnly: false))
    case .abbreviation(let expansions):
      if isOfForeignFamily(found) { return true }
      guard word.kind == .word, word.key.utf8.count < 5 else { return false }
      if word.key.utf8.count == 2 { return name.count == 2 && isCodeOfList(found) }
      return !WordJudge.isMadeOfInitials(word.key, expansions) && isWrittenInCapitals(word.key)
    case .unknown:
      if word.kind == .word, word.key.utf8.count < 6, isWrittenInCapitals(word.key) { return true }
      if isListed(found) || isSentence(found) { return true }
      if word.text.utf8.count == name.count, isCodeOfList(found) { return true }
      return word.kind == .word && word.key.utf8.count > 3
        && isWrittenElsewhere(word.key, isJoinedOnly: false)
    }
  }

  /// The letters that keep a category's methods apart in Objective-C: `vc_resized`.
  private static func isCategory(_ word: NameWord, in name: ByteText) -> Bool {
    word.range == 0..<2 && name.count > 3 && name[name.startIndex + 2] == UInt8(ascii: "_")
      && name[name.startIndex] &- 0x61 < 26
  }

  /// `static let hdr = "HDR"`
  private func isShownInCapitals(_ word: NameWord, of found: FoundName) -> Bool {
    guard found.owner >= 0, word.key.utf8.count < 6 else { return false }
    let fact = facts.declarations[Int(found.owner)]
    guard fact.kind.isValue, fact.name == found.name, !fact.value.isEmpty else { return false }
    let value = text(in: fact.value.offsets.prefix(80))
    guard value.utf8.first == UInt8(ascii: "\"") else { return false }
    let capitals = word.key.uppercased()
    return value.split { !$0.isLetter }.contains { $0 == capitals }
  }

  /// The end of a number: `3rd`.
  private static func isOrdinal(_ word: NameWord, in name: ByteText) -> Bool {
    guard word.range.lowerBound > 0, ["st", "nd", "rd", "th"].contains(word.text) else {
      return false
    }
    return name[name.startIndex + word.range.lowerBound - 1] &- 0x30 < 10
  }

  /// A prefix that makes one word with what follows, `subTitle`, or a word that is whole before it: `opt_out`.
  private static func isJoined(
    _ word: NameWord, in name: ByteText, judge: WordJudge
  ) -> Bool {
    if word.key == "thumb", name.mayContain("slider".utf8) { return true }
    let phrases = phrases[word.key]
    guard phrases != nil || prefixes.contains(word.key) else { return false }
    let rest = String(decoding: name.dropFirst(word.range.upperBound), as: UTF8.self)
    guard let next = words(of: rest).first, next.kind == .word else { return false }
    // `subReceive`: in front it is a prefix of English.
    if word.key == "sub", word.range.lowerBound == 0, next.key.utf8.count > 2 { return true }
    if let phrases { return phrases.contains(next.key) }
    return next.range.lowerBound == 0 && judge.verdict(on: word.key + next.key).isKnown
  }

  /// Words that are whole before some others: to opt in, the thumb of a slider.
  private static let phrases: [String: Set<String>] = [
    "opt": ["in", "out"], "thumbs": ["down", "up"],
    // Types of Apple's Security.
    "sec": ["access", "certificate", "identity", "item", "key", "policy", "trust"],
    "thumb": [
      "color", "frame", "layer", "offset", "position", "radius", "rect", "size", "tint", "track",
      "view", "width",
    ],
  ]

  private static let prefixes: Set<String> = [
    "anti", "auto", "co", "de", "inter", "multi", "non", "pre", "re", "semi", "sub", "tri", "un",
    "uni",
  ]

  /// Whether a name in the file, or the file's own, has the letters as an acronym beside other words:
  /// `POSView` for `pos`.
  private func isWrittenInCapitals(_ key: String) -> Bool {
    let acronyms = memory.pointee.acronyms ?? WrittenAcronyms(in: self)
    memory.pointee.acronyms = acronyms
    return acronyms.contain(key)
  }
}

/// The short acronyms that a file and its path write beside other words, gathered in one look.
struct WrittenAcronyms {
  private var acronyms = HashTable()

  init(in source: SwiftSource) {
    gather(in: source.bytes)
    var path = source.path
    path.withUTF8 { gather(in: $0) }
  }

  private mutating func gather(in bytes: UnsafeBufferPointer<UInt8>) {
    var start = 0
    while start < bytes.count {
      guard Self.isCapital(bytes[start]) else {
        start += 1
        continue
      }
      var end = start
      while end < bytes.count, Self.isCapital(bytes[end]) { end += 1 }
      if start > 0, Self.isSmall(bytes[start - 1]) { insert(bytes[start..<end]) }
      // The last capital of a run belongs to the word behind it.
      if end < bytes.count, Self.isSmall(bytes[end]) { insert(bytes[start..<(end - 1)]) }
      start = end
    }
  }

  private mutating func insert(_ acronym: ByteText) {
    guard !acronym.isEmpty, acronym.count <= Self.longest else { return }
    _ = acronyms.place(of: Self.hash(acronym))
  }

  /// - Parameter word: in small letters.
  func contain(_ word: String) -> Bool {
    word.utf8.count <= Self.longest && acronyms.contains(Self.hash(word.uppercased().utf8))
  }

  private static let longest = 8

  private static func hash(_ letters: some Sequence<UInt8>) -> UInt64 {
    NameHash.mixed(letters.reduce(0) { $0 << 8 | UInt64($1) })
  }

  private static func isCapital(_ byte: UInt8) -> Bool { byte &- 0x41 < 26 }
  private static func isSmall(_ byte: UInt8) -> Bool { byte &- 0x61 < 26 }
}
