import Words

/// What the rest of a file shows a word to be that the lists know as another one.
extension SwiftSource {
  /// The verdict on a word that the file writes otherwise elsewhere; nil where it does not.
  func shownVerdict(on doubt: KnownNames.Doubt, of found: FoundName) -> Verdict? {
    if doubt.word.range.count == found.name.offsets.count, doubt.word.kind == .word,
      let phrase = wordsApart(inTypeOf: found)
    {
      return Verdict(.misspelling([phrase]), by: .compound, isCertain: false)
    }
    guard let other = doubt.other else { return nil }
    if let everyday = other.everyday, hasName(with: everyday, inPlaceOf: doubt.word, of: found) {
      return Verdict(.misspelling([everyday]), by: .distance, isCertain: false)
    }
    let split = other.splits.first {
      other.isTerm
        ? isWrittenApartByApple($0) : $0.isNeverJoined && !other.isName || isWrittenApart($0)
    }
    guard let split, !isSentenceOrValue(found) else { return nil }
    return Verdict(.misspelling([split.phrase]), by: .compound, isCertain: false)
  }

  /// Whether a name is a test's, which is a sentence about all that it knows, or a value that others read.
  private func isSentenceOrValue(_ found: FoundName) -> Bool {
    found.role == .function && isTest
      || found.role == .enumerationCase
        && Declaration(source: self, index: Int(found.owner)).isValueItself
  }

  /// Whether the file has the same name with another word in it: `calendarType` beside `calenderType`.
  private func hasName(
    with other: String, inPlaceOf word: NameWord, of found: FoundName
  ) -> Bool {
    var name = Array(nameBytes(found.name))
    let isCapital = word.text.utf8.first.map { $0 &- 0x41 < 26 } ?? false
    name.replaceSubrange(word.range, with: (isCapital ? Words.capitalized(other) : other).utf8)
    return hasName(String(decoding: name, as: UTF8.self))
  }

  /// Whether the file has two words with a capital or a sign between them: `fullName`, `full_name`, "Full Name".
  private func isWrittenApart(_ split: WordSplit) -> Bool {
    answer(to: .apart(split)) {
      bytes[...].contains(inAnyCase: split.first) { beginsWord($0) && isFollowed($0, by: split) }
    }
  }

  /// Whether the file names a type of Apple's that has two words apart: `UITextField`.
  private func isWrittenApartByApple(_ split: WordSplit) -> Bool {
    answer(to: .apartInType(split)) {
      bytes[...].contains(Words.capitalized(split.first) + Words.capitalized(split.second)) {
        place in
        let start = bytes[..<place.lowerBound].lastIndex { !$0.isPartOfName }.map { $0 + 1 } ?? 0
        let type = bytes[start...].prefix { $0.isPartOfName }
        return endsWord(at: place.upperBound)
          && OutsideMembers.known.lists(String(decoding: type, as: UTF8.self))
      }
    }
  }

  private func isFollowed(_ place: Range<Int>, by split: WordSplit) -> Bool {
    let rest = bytes[place.upperBound...]
    guard let next = rest.first else { return false }
    let second = split.second.utf8
    if next &- 0x41 < 26 {
      return next | 0x20 == second.first && bytes[place].last.map { $0 &- 0x61 < 26 } == true
        && rest.dropFirst().prefix(second.count - 1).elementsEqual(second.dropFirst())
        && endsWord(at: place.upperBound + second.count)
    }
    let isSeparator = next == UInt8(ascii: "_") || next == 0x20 && literal(around: place) != nil
    return isSeparator && rest.count > second.count
      && rest.dropFirst().prefix(second.count).lazy.map({ $0 | 0x20 }).elementsEqual(second)
      && endsWord(at: place.upperBound + 1 + second.count)
  }

  private func beginsWord(_ place: Range<Int>) -> Bool {
    bytes[place.lowerBound] &- 0x41 < 26 || !isLetter(at: place.lowerBound - 1)
  }

  /// Whether no letter of the same word follows, but for that of a plural.
  private func endsWord(at place: Int) -> Bool {
    let isPlural = place < bytes.count && bytes[place] == UInt8(ascii: "s")
    return !isSmall(at: isPlural ? place + 1 : place)
  }
}
