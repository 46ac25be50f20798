import EmbeddedLexicon
import Synchronization

/// Judges words of names by the embedded lists and by what a project has settled.
public struct WordJudge: Sendable {
  let accepted: Set<String>
  private let abbreviations: [String: String]
  private let dictionaries: Set<Dictionary>

  /// The spellings of English that count.
  public enum Dictionary: String, Hashable, Sendable, CaseIterable {
    case american, british
  }

  /// - Parameters:
  ///   - accepted: words that are right in this project, in lower case.
  ///   - abbreviations: short forms of this project, in lower case, with what to write instead.
  public init(
    accepted: Set<String> = [], abbreviations: [String: String] = [:],
    dictionaries: Set<Dictionary> = [.american, .british]
  ) {
    self.accepted = accepted
    self.abbreviations = abbreviations
    self.dictionaries = dictionaries
  }

  /// Whether nothing has to be said about a word, without a text being made of it. A quick look: what
  /// is not passed here may be all right as well.
  public func passesAtOnce(
    _ word: Slice<UnsafeBufferPointer<UInt8>>, as kind: NameWord.Kind
  ) -> Bool {
    guard kind == .word || kind == .acronym, word.count > 1 else { return true }
    guard abbreviations.isEmpty, word.count <= Lexicon.longest else { return false }
    let isPlural = kind == .acronym && word.last == UInt8(ascii: "s")
    let singular = word.dropLast(isPlural ? 1 : 0)
    if let packed = PlainWords.Packed(singular), Self.plainWords.contains(packed) { return true }
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: word.count) { buffer in
      let small = singular.lazy.map { $0 &- 0x41 < 26 ? $0 | 0x20 : $0 }
      let end = buffer.initialize(fromContentsOf: small)
      return passes(UnsafeBufferPointer(rebasing: buffer[..<end]))
    }
  }

  private static let plainWords = PlainWords()

  private func passes(_ word: UnsafeBufferPointer<UInt8>) -> Bool {
    switch Lexicon.embedded.kind(of: word) {
    case .properName where Compound.mayBeSplit(word), .term where Compound.mayBeSplit(word):
      return false
    case .common, .standard, .properName, .term, .function, .accepted:
      if let packed = PlainWords.Packed(word[...]) { Self.plainWords.insert(packed) }
      return true
    case .american: return dictionaries.contains(.american)
    case .british: return dictionaries.contains(.british)
    case .rare, .abbreviation, .abbreviationAndWord, nil: return false
    }
  }

  /// The verdict on a word in lower case, an acronym without its plural `s`.
  public func verdict(on word: String) -> Verdict {
    if accepted.contains(word) { return Verdict(.known, by: .project) }
    if let expansion = abbreviations[word] {
      return Verdict(.abbreviation([expansion]), by: .project)
    }
    let verdict = Self.verdictOfLists(on: word)
    guard dictionaries.count < Dictionary.allCases.count, verdict.list == .english,
      let kind = Lexicon.embedded.kind(of: word)
    else { return verdict }
    let spelling: Dictionary? =
      kind == .american ? .american : kind == .british ? .british : nil
    guard let spelling, !dictionaries.contains(spelling) else { return verdict }
    return Verdict(.unknown(nearest: nearestWord(to: word)), by: .none, isCertain: false)
  }

  /// The verdict on a word of a name as it is written there.
  public func verdict(on word: NameWord) -> Verdict {
    let key = word.key
    guard word.kind != .number, word.kind != .caseless, key.utf8.count > 1 else {
      return Verdict(.known, by: .none)
    }
    guard key.utf8.allSatisfy({ $0 < 0x80 }) else { return Verdict(.known, by: .none) }
    let verdict = verdict(on: key)
    guard word.kind == .acronym, verdict.list != .project else { return verdict }
    let isPlural = key.utf8.count < word.text.utf8.count
    switch verdict.judgement {
    case .abbreviation(let expansions) where !Self.isInitials(key, of: expansions):
      return Verdict(.known, by: .terms)
    case .abbreviation where isPlural: return verdict.inPlural
    case .misspelling where verdict.list == .misspellings && key.utf8.count > 4: return verdict
    case .unknown, .misspelling: return verdictOnCapitals(key)
    case .known, .abbreviation: return verdict
    }
  }

  /// Initials of which capitals make an acronym that everybody knows.
  private static let acronyms = WordParts.list("acronyms")

  /// In capitals only the initials of words are a short form; what cuts a word short means something
  /// else there: `POS` is not a position.
  private static func isInitials(_ key: String, of expansions: [String]) -> Bool {
    !acronyms.contains(key) && key.utf8.count > 3
      || isMadeOfInitials(key, standingFor: expansions)
  }

  /// Whether a short form consists of the initials of what it stands for, `vc`, view controller, and is
  /// no acronym that everybody knows as well.
  public static func isMadeOfInitials(_ key: String, standingFor expansions: [String]) -> Bool {
    !acronyms.contains(key)
      && expansions.contains {
        $0.utf8.count > key.utf8.count && isMadeOfInitials(key, of: $0)
      }
  }

  private static func isMadeOfInitials(_ key: String, of phrase: String) -> Bool {
    var initials = key.utf8[...]
    var isInitial = true
    for byte in phrase.utf8 {
      if isInitial, initials.popFirst() != byte { return false }
      isInitial = byte == UInt8(ascii: " ")
    }
    return initials.isEmpty
  }

  /// Capitals that no list knows are an acronym, but not if nobody could say what it stands for.
  private func verdictOnCapitals(_ key: String) -> Verdict {
    guard key.utf8.count > 5, !Compound.isOfAcronyms(Array(key.utf8)) else {
      return Verdict(.known, by: .none)
    }
    return Verdict(.unknown(nearest: nil), by: .none, isCertain: key.utf8.count > 6)
  }

  private func nearestWord(to word: String) -> String? {
    Correction(of: word).candidates.first { candidate in
      switch Lexicon.embedded.kind(of: candidate) {
      case .american: dictionaries.contains(.american)
      case .british: dictionaries.contains(.british)
      default: true
      }
    }
  }

  /// Verdicts that took time, for the next file that has the word.
  private static let remembered = Mutex<[String: Verdict]>([:])

  private static func verdictOfLists(on word: String) -> Verdict {
    if let verdict = ListVerdict.atOnce(word) { return verdict }
    if let verdict = remembered.withLock({ $0[word] }) { return verdict }
    let verdict = ListVerdict.sought(word)
    remembered.withLock { $0[word] = verdict }
    return verdict
  }
}
