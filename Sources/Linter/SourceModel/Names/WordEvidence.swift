import SwiftFacts
import Words

/// What the place of a doubtful word tells of it: the rest of its name, its siblings, its file.
extension SwiftSource {
  /// Whether the word is right where it stands, though the lists doubt it.
  func isExplained(_ doubt: KnownNames.Doubt, of found: FoundName, judge: WordJudge) -> Bool {
    let name = bytes[found.name.offsets]
    let (word, verdict) = (doubt.word, doubt.verdict)
    if Self.isOrdinal(word, in: name) || Self.isCategory(word, in: name)
      || doubt.mayBeJoined && JoinedWords.isJoined(word, in: name, judge: judge)
    {
      return true
    }
    if isShownInCapitals(word, of: found) || isBorrowed(doubt, of: found) { return true }
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
      return !WordJudge.isMadeOfInitials(word.key, standingFor: expansions)
        && isWrittenInCapitals(word.key)
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
    guard word.range.lowerBound > 0, word.range.count == 2,
      ["st", "nd", "rd", "th"].contains(word.text)
    else {
      return false
    }
    return name[name.startIndex + word.range.lowerBound - 1] &- 0x30 < 10
  }

  /// Whether a name in the file, or the file's own, has the letters as an acronym beside other words:
  /// `POSView` for `pos`.
  func isWrittenInCapitals(_ key: String) -> Bool {
    guard hasCapitals(key) else { return false }
    return answer(to: .acronym(key)) {
      let acronym = key.uppercased()
      var path = path
      return bytes[...].hasAcronym(acronym) || path.withUTF8 { $0[...].hasAcronym(acronym) }
    }
  }

  /// Whether the file or its path writes the letters in capitals at all: one look for all who ask more.
  func hasCapitals(_ key: String) -> Bool {
    answer(to: .capitals(key)) {
      let capitals = key.uppercased()
      var path = path
      return bytes[...].contains(capitals) || path.withUTF8 { $0[...].contains(capitals) }
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
