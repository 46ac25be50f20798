import EmbeddedLexicon

/// What the embedded lists say of a word, whatever a project has settled.
enum ListVerdict {
  static let abbreviations = SortedLines(embeddedAbbreviations(), separator: ",")
  private static let misspellings = SortedLines(embeddedMisspellings(), separator: ",")

  /// The verdict on a word that stands in a list which says all of it; nil for another, that takes time.
  static func atOnce(_ word: String) -> Verdict? {
    switch Lexicon.embedded.kind(of: word) {
    case .accepted: Verdict(.known, by: .apple)
    case .term: Verdict(.known, by: .terms)
    case .common, .standard, .american, .british: Verdict(.known, by: .english)
    case .function: Verdict(.known, by: .functions)
    case .properName: Verdict(.known, by: .names)
    case .abbreviation, .abbreviationAndWord, .rare, nil: nil
    }
  }

  /// The verdict on any word.
  static func sought(_ word: String) -> Verdict {
    switch Lexicon.embedded.kind(of: word) {
    case .abbreviation: abbreviation(word)
    case .abbreviationAndWord:
      Verdict(
        .abbreviation(entries(of: abbreviations, for: word) ?? []), by: .abbreviations,
        isCertain: false)
    case .rare:
      // A misspelling that happens to be a word nobody knows is a misspelling.
      corrections(of: word).map { Verdict(.misspelling($0), by: .misspellings, isCertain: false) }
        ?? Verdict(.known, by: .english)
    case nil: unlisted(word)
    default: atOnce(word) ?? unlisted(word)
    }
  }

  /// The verdict on a short form. One that everybody writes and that has one meaning is certain; of another one other
  /// words of code that it may be short for are named as well.
  private static func abbreviation(_ word: String) -> Verdict {
    let listed = entries(of: abbreviations, for: word) ?? []
    guard listed.count == 1, !isUsual(word) else {
      return Verdict(.abbreviation(listed), by: .abbreviations)
    }
    let others = ShortShape.wholeWords(of: word).filter { !isForm($0, of: listed[0]) }
    return Verdict(
      .abbreviation(listed + others.prefix(2)), by: .abbreviations, isCertain: false)
  }

  /// `configure` says no other thing than `configuration`.
  private static func isForm(_ word: String, of other: String) -> Bool {
    let shared = zip(word.utf8, other.utf8).prefix { $0 == $1 }.count
    return shared > 3 && shared * 3 >= min(word.utf8.count, other.utf8.count) * 2
  }

  private static func isUsual(_ word: String) -> Bool {
    let usual = WordParts.list("usualShortForms")
    return usual.contains(word) || word.hasSuffix("s") && usual.contains(String(word.dropLast()))
  }

  /// Whether a word, also one in the plural, is a short form and no word of English, so that what something near
  /// says of it is certain.
  static func isShortFormAlone(_ word: String) -> Bool {
    switch Lexicon.embedded.kind(of: word) {
    case .abbreviation: true
    case nil:
      word.hasSuffix("s") && Lexicon.embedded.kind(of: String(word.dropLast())) == .abbreviation
    default: false
    }
  }

  /// The verdict on a word that no list of words has.
  private static func unlisted(_ word: String) -> Verdict {
    if let verdict = pluralOfAbbreviation(word) { return verdict }
    if let right = corrections(of: word) {
      if let phrase = Compound.phrase(in: word, correctedAs: right) {
        return Verdict(.misspelling(phrase), by: .misspellings, isCertain: false)
      }
      return Verdict(.misspelling(right), by: .misspellings, isCertain: word.utf8.count > 4)
    }
    guard word.utf8.count > 4 else { return unknown(word, nearest: nil) }
    if let right = WrongForm.correction(of: word) {
      return Verdict(.misspelling([right]), by: .inflection, isCertain: false)
    }
    let bytes = Array(word.utf8)
    if Derivation.isDerived(bytes) { return Verdict(.known, by: .derivation) }
    if Compound.isCompound(bytes) { return Verdict(.known, by: .compound) }
    let correction = Correction(of: word)
    let isRunTogether =
      correction.likely.isEmpty
      && Compound.hasLooseLetters(bytes, besides: correction.candidates.first)
    if isRunTogether { return unknown(word, nearest: nil) }
    let likely =
      correction.candidates.isEmpty ? DoubleSlip.corrections(of: word) : correction.likely
    guard likely.isEmpty else {
      return Verdict(.misspelling(Array(likely.prefix(3))), by: .distance, isCertain: false)
    }
    return unknown(word, nearest: correction.candidates.first)
  }

  /// The verdict on a word that nothing explains but perhaps its shape.
  private static func unknown(_ word: String, nearest: String?) -> Verdict {
    if let shape = ShortShape(word, hasNearWord: nearest != nil) {
      return Verdict(.unknown(nearest: shape.whole), by: .shape, isCertain: false)
    }
    return Verdict(.unknown(nearest: nearest), by: .none, isCertain: false)
  }

  private static func pluralOfAbbreviation(_ word: String) -> Verdict? {
    guard word.utf8.count > 3, word.hasSuffix("s"), !word.hasSuffix("ss") else { return nil }
    let short = String(word.dropLast())
    guard let kind = Lexicon.embedded.kind(of: short),
      kind == .abbreviation || kind == .abbreviationAndWord,
      let expansions = entries(of: abbreviations, for: short)
    else { return nil }
    return kind == .abbreviation
      ? abbreviation(short).inPlural
      : Verdict(.abbreviation(expansions), by: .abbreviations, isCertain: false).inPlural
  }

  private static func corrections(of word: String) -> [String]? {
    entries(of: misspellings, for: word)
  }

  private static func entries(of list: SortedLines, for word: String) -> [String]? {
    var word = word
    return word.withUTF8 { list.rest(of: $0) }?.split(separator: ",").map(String.init)
  }
}
