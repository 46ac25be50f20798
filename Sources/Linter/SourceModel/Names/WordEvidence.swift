import SwiftFacts
import Words

/// What the place of a doubtful word tells of it: the rest of its name, its siblings, its file.
extension SwiftSource {
  /// Whether the word is right where it stands, though the lists doubt it.
  func isExplained(_ doubt: KnownNames.Doubt, of found: FoundName, judge: WordJudge) -> Bool {
    let (word, verdict) = (doubt.word, doubt.verdict)
    let name = bytes[found.name.offsets]
    if doubt.mayBeJoined && JoinedWords.isJoined(word, in: name, judge: judge)
      || Self.isMark(word, in: name) || Self.isDatePattern(name) || isNameOfTarget(doubt, in: name)
    {
      return true
    }
    let length = word.key.utf8.count
    switch verdict.judgement {
    case .known: return true
    case .misspelling:
      if isOneOfTwo(found, telling: word.range.lowerBound) { return true }
      return verdict.list == .distance && (isNamedElsewhere(found) || isWrittenElsewhere(word.key))
    case .abbreviation: return doubt.mayBeAcronym && isWrittenInCapitals(word.key)
    case .unknown(let nearest):
      if isNamedElsewhere(found) || Self.isLikeMacro(name, of: found.role) { return true }
      guard word.kind == .word else { return false }
      if length < 6 && isWrittenInCapitals(word.key) || length > 3 && isWrittenElsewhere(word.key)
        || isWrittenOut(word.key)
      {
        return true
      }
      // What looks like a short form is one, wherever it stands.
      guard verdict.list != .shape else { return false }
      return length < 6 && isSpelledInCapitals(word.key)
        || length > 3 && isOfForeignName(word.key)
        || nearest == nil && isFromElsewhere(word, of: found)
    }
  }

  /// Whether the code beside a name shows that somebody else has chosen it: it is a key of data, a string has it, alone
  /// where it is short, or the value comes from a member of that name.
  private func isFromElsewhere(_ word: NameWord, of found: FoundName) -> Bool {
    if isKeyOfData(word, of: found) || isInString("\"\(word.key)\"") { return true }
    if word.key.utf8.count > 4, isInString(word.key) { return true }
    guard found.owner >= 0, word.range.count == found.name.offsets.count else { return false }
    return places(of: found).contains { place in
      bytes[place.offsets.prefix(120)].contains("." + word.text) { found in
        !isPartOfName(at: found.upperBound)
      }
    }
  }

  /// Whether a name is that of a property of what is read from a service or a file, and so that of its key there: a word
  /// by itself or few letters.
  private func isKeyOfData(_ word: NameWord, of found: FoundName) -> Bool {
    guard word.range.count < 5 || word.range.count == found.name.offsets.count,
      let property = declaration(at: found.owner), property.isStored, !property.isStatic,
      property.name.utf8.elementsEqual(bytes[found.name.offsets]), property.isMember
    else { return false }
    return property.enclosingType.map { type in
      type.isData || type.inheritedTypes.contains { OutsideMembers.known.isOfKeys($0.name.text) }
    } ?? false
  }

  /// `yyyyMMddHHmmss`: the letters of a pattern of Unicode for dates, which begins with the year.
  private static func isDatePattern(_ name: ByteText) -> Bool {
    name.count > 5 && name.prefix(2).elementsEqual("yy".utf8)
      && name.allSatisfy { "yMdHhmsSaZT_".utf8.contains($0) }
  }

  /// The letters that keep a category's methods apart in Objective-C, `vc_resized`, and the end of a number, `3rd`.
  private static func isMark(_ word: NameWord, in name: ByteText) -> Bool {
    if word.range == 0..<2, word.text == word.key {
      return name.count > 3 && name[name.startIndex + 2] == UInt8(ascii: "_")
    }
    return word.range.lowerBound > 0
      && name[name.startIndex + word.range.lowerBound - 1] &- 0x30 < 10
      && ["st", "nd", "rd", "th"].contains(word.text)
  }

  /// Whether a name stands for something that is called so elsewhere: it is one of some cases or static constants,
  /// which are mostly formats, products and codes, or a test, whose name is a sentence about all that it knows.
  func isNamedElsewhere(_ found: FoundName) -> Bool {
    if found.role == .function && isTest { return true }
    guard found.owner >= 0 else { return false }
    let fact = facts.declarations[Int(found.owner)]
    guard fact.name == found.name, fact.parent >= 0, isOfList(fact) else { return false }
    if Declaration(source: self, index: Int(found.owner)).isValueItself { return true }
    let siblings = family.children(of: Int(fact.parent)).lazy.filter { sibling in
      let other = self.facts.declarations[Int(sibling)]
      return other.kind == fact.kind && self.isOfList(other)
    }
    return siblings.prefix(Self.shortestList).count == Self.shortestList
  }

  /// `v2exLabel` in the target V2ex-Swift, `hwpUnit` in CoreHwp: letters and figures together, or a word that no list
  /// knows, by which the project calls itself.
  private func isNameOfTarget(_ doubt: KnownNames.Doubt, in name: ByteText) -> Bool {
    let word = doubt.word
    let before = name.prefix(word.range.lowerBound)
    let figures = before.reversed().prefix { $0 &- 0x30 < 10 }.count
    var start = word.range.lowerBound - figures
    if figures > 0 {
      start -= before.dropLast(figures).reversed().prefix { ($0 | 0x20) &- 0x61 < 26 }.count
    } else {
      guard case .unknown = doubt.verdict.judgement else { return false }
    }
    let bytes = name.dropFirst(start).prefix(word.range.upperBound - start)
    let token = String(decoding: bytes, as: UTF8.self).lowercased()
    return foldersOfTargets.contains { folder in
      folder.split { !$0.isLetter && !$0.isNumber }.first?.lowercased() == token
        || words(of: String(folder)).contains { $0.key == token }
    }
  }

  /// The folder that lies above all others of the path, and those in which packages keep their targets.
  private var foldersOfTargets: [Substring] {
    let folders = path.split(separator: "/").dropLast()
    return folders.indices.filter { index in
      index == folders.startIndex || ["Sources", "Tests"].contains(folders[index - 1])
    }.map { folders[$0] }
  }

  /// `GET_XBUTTON_WPARAM`: a constant of C or a function in place of a macro, which C has named.
  private static func isLikeMacro(_ name: ByteText, of role: NameRole) -> Bool {
    (name.contains(UInt8(ascii: "_")) || role == .function)
      && name.first.map { $0 &- 0x41 < 26 } == true && !name.contains { $0 &- 0x61 < 26 }
  }

  /// `aout` beside `bout`: a letter at a place tells two names of one owner apart.
  private func isOneOfTwo(_ found: FoundName, telling place: Int) -> Bool {
    let name = bytes[found.name.offsets]
    let owner = ownerOfScope(of: found)
    return foundNames.contains { other in
      let text = bytes[other.name.offsets]
      return ownerOfScope(of: other) == owner && text.count == name.count
        && text[text.startIndex + place] != name[name.startIndex + place]
        && text.prefix(place).elementsEqual(name.prefix(place))
        && text.dropFirst(place + 1).elementsEqual(name.dropFirst(place + 1))
    }
  }

  private func ownerOfScope(of found: FoundName) -> Int32 {
    guard found.owner >= 0 else { return -1 }
    let fact = facts.declarations[Int(found.owner)]
    return fact.name == found.name ? fact.parent : found.owner
  }

  private static let shortestList = 4

  private func isOfList(_ fact: SwiftFacts.Declaration) -> Bool {
    fact.kind == .enumerationCase || fact.kind == .constant && fact.modifiers.contains(.static)
  }

  /// Whether a name in the file, or the file's own, has the letters as an acronym beside other words:
  /// `POSView` for `pos`.
  func isWrittenInCapitals(_ key: String) -> Bool {
    answer(to: .acronym(key)) {
      let acronym = key.uppercased()
      var path = place
      return bytes[...].hasAcronym(acronym) || path.withUTF8 { $0[...].hasAcronym(acronym) }
    }
  }
}
