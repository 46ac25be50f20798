/// What the lists say of one word.
public struct Verdict: Hashable, Sendable {
  public let judgement: Judgement
  public let list: DecidingList
  /// Whether fair readers would all agree; a likely verdict may be a matter of the project.
  public let isCertain: Bool

  public enum Judgement: Hashable, Sendable {
    case known
    /// All expansions, the most usual one first.
    case abbreviation([String])
    /// All corrections, the likeliest one first.
    case misspelling([String])
    /// No list knows the word; the nearest word that one knows.
    case unknown(nearest: String?)
  }

  public init(_ judgement: Judgement, by list: DecidingList, isCertain: Bool = true) {
    self.judgement = judgement
    self.list = list
    self.isCertain = isCertain
  }

  public var isKnown: Bool { judgement == .known }

  /// The same for a word that may well stand for another, which comes first then.
  public func preferring(_ word: String) -> Verdict {
    replacing(with: [word] + replacements.filter { $0 != word })
  }

  /// The same for a word of which something near says what it stands for.
  public func replacing(with words: [String]) -> Verdict {
    if case .misspelling = judgement {
      return Verdict(.misspelling(words), by: list, isCertain: isCertain)
    }
    return Verdict(.abbreviation(words), by: list, isCertain: isCertain)
  }

  /// The same where readers may disagree.
  public var likely: Verdict { Verdict(judgement, by: list, isCertain: false) }

  /// The same where something near says the word.
  var certain: Verdict { Verdict(judgement, by: list) }

  /// The words or phrases to write instead, of which somebody has to choose.
  public var replacements: [String] {
    switch judgement {
    case .abbreviation(let words), .misspelling(let words): words
    case .known, .unknown: []
    }
  }

  /// The one word or phrase to write instead; nil where there is none or a choice.
  public var replacement: String? { replacements.count == 1 ? replacements.first : nil }
}

extension Verdict {
  /// The same for an abbreviation that stands in the plural.
  var inPlural: Verdict {
    guard case .abbreviation(let expansions) = judgement else { return self }
    let plurals = expansions.map { plural(of: $0) }
    return Verdict(.abbreviation(plurals), by: list, isCertain: isCertain)
  }
}

/// What decided about a word, as messages name it.
public enum DecidingList: String, CaseIterable, Hashable, Sendable {
  case project = "the project's words"
  case apple = "Apple's accepted abbreviations"
  case terms = "the terms of computing"
  case english = "the English lexicon"
  case names = "the list of proper names"
  case functions = "the functions of the C library"
  case derivation = "a known word with a prefix or suffix"
  case compound = "two known words together"
  case abbreviations = "the list of abbreviations"
  case misspellings = "the list of misspellings"
  case distance = "its distance from a known word"
  case inflection = "the forms of a known word"
  case shape = "its shape"
  case none = "no list"
}
