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
          || isWrittenElsewhere(word.key))
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
        && isWrittenElsewhere(word.key)
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
    if Self.isBehind(word, in: name) { return true }
    let phrases = phrases[word.key]
    guard phrases != nil || prefixes.contains(word.key) else { return false }
    let rest = String(decoding: name.dropFirst(word.range.upperBound), as: UTF8.self)
    guard let next = words(of: rest).first, next.kind == .word else { return false }
    // `subReceive`: in front it is a prefix of English.
    if word.key == "sub", word.range.lowerBound == 0, next.key.utf8.count > 2 { return true }
    if let phrases {
      return phrases.contains(next.key)
        || next.key.hasSuffix("s") && phrases.contains(String(next.key.dropLast()))
    }
    return next.range.lowerBound == 0 && judge.verdict(on: word.key + next.key).isKnown
  }

  /// A word that is whole behind some others: the thumb of a slider.
  private static func isBehind(_ word: NameWord, in name: ByteText) -> Bool {
    guard let others = phrasesBehind[word.key] else { return false }
    let front = String(decoding: name.prefix(word.range.lowerBound), as: UTF8.self)
    return words(of: front).last.map { others.contains($0.key) } ?? false
  }

  private static let phrasesBehind: [String: Set<String>] = [
    "bin": ["from", "in", "recycle", "recycled", "rubbish", "to", "trash"],
    "thumb": ["slider"],
  ]

  /// Words that are whole before some others: to opt in, the thumb of a slider.
  private static let phrases: [String: Set<String>] = [
    "opt": ["in", "out"], "thumbs": ["down", "up"],
    "win": ["back", "condition", "count", "loss", "probability", "rate", "streak"],
    // Types of Apple's Security.
    "sec": [
      "access", "certificate", "code", "identity", "item", "key", "policy", "static", "trust",
    ],
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
    answer(to: .acronym(key)) {
      let acronym = key.uppercased()
      var path = path
      return bytes[...].hasAcronym(acronym) || path.withUTF8 { $0[...].hasAcronym(acronym) }
    }
  }
}

extension ByteText {
  /// Whether capitals stand there as a whole word with another word in front of them or behind.
  fileprivate func hasAcronym(_ acronym: String) -> Bool {
    guard acronym.utf8.allSatisfy(Self.isCapital) else { return false }
    return contains(acronym) { place in
      let before = place.lowerBound > startIndex ? self[place.lowerBound - 1] : 0
      let rest = self[place.upperBound...]
      guard !Self.isCapital(before) else { return false }
      // The last capital of a run belongs to the word behind it.
      if let next = rest.first, Self.isCapital(next) {
        return rest.dropFirst().first.map(Self.isSmall) ?? false
      }
      return Self.isSmall(before)
    }
  }

  private static func isCapital(_ byte: UInt8) -> Bool { byte &- 0x41 < 26 }
  private static func isSmall(_ byte: UInt8) -> Bool { byte &- 0x61 < 26 }
}
