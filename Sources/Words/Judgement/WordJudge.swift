import EmbeddedLexicon
import Synchronization

/// Judges words of names by the embedded lists and by what a project has settled.
public struct WordJudge: Sendable {
  private let accepted: Set<String>
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

  /// Whether nothing has to be said about a word, given in lower case. A quick look: what is not
  /// passed here may be all right as well.
  public func passesAtOnce(_ word: UnsafeBufferPointer<UInt8>) -> Bool {
    guard abbreviations.isEmpty else { return false }
    switch Lexicon.embedded.kind(of: word) {
    case .common, .standard, .rare, .properName, .term, .function, .accepted: return true
    case .american: return dictionaries.contains(.american)
    case .british: return dictionaries.contains(.british)
    case .abbreviation, .abbreviationAndWord, nil: return false
    }
  }

  /// The verdict on a word in lower case, an acronym without its plural `s`.
  public func verdict(on word: String) -> Verdict {
    if accepted.contains(word) { return Verdict(.known, by: .project) }
    if let expansion = abbreviations[word] {
      return Verdict(.abbreviation([expansion]), by: .project)
    }
    let verdict = Self.verdictOfLists(on: word)
    guard verdict.list == .english, let kind = Lexicon.embedded.kind(of: word) else {
      return verdict
    }
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
    let verdict = verdict(on: key)
    guard word.kind == .acronym, verdict.list != .project else { return verdict }
    switch verdict.judgement {
    case .abbreviation where acronymsAsWell.contains(key): return Verdict(.known, by: .terms)
    case .abbreviation where key.utf8.count < word.text.utf8.count: return verdict.inPlural
    case .unknown, .misspelling: return Verdict(.known, by: .none)
    case .known, .abbreviation: return verdict
    }
  }

  private func nearestWord(to word: String) -> String? {
    Correction.candidates(for: word).first { candidate in
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
    if let verdict = ListVerdict.known(word) { return verdict }
    if let verdict = remembered.withLock({ $0[word] }) { return verdict }
    let verdict = ListVerdict.unlisted(word)
    remembered.withLock { $0[word] = verdict }
    return verdict
  }
}

/// Short forms that mean something else in capitals.
private let acronymsAsWell: Set<String> = [
  "cv", "db", "ed", "fp", "fs", "hdr", "hw", "iv", "pid", "pt", "pw", "rc", "sd", "sw", "vm", "ws",
]
