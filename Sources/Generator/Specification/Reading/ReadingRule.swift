import Diagnostics

/// What is found before anything is known about the meaning of a value.
enum ReadingRule: String, CaseIterable {
  case unknownKey = "unknown_key"
  case missingKey = "missing_key"
  case misplacedKey = "misplaced_key"
  case wrongValue = "wrong_value"
  case tooManyEntries = "too_many_entries"
  case newerFormat = "newer_format"
  case repeatedEntry = "repeated_entry"
  case includeFailed = "include_failed"
  case includeCycle = "include_cycle"
  case unresolved = "unresolved"

  var about: RuleDescription {
    let (summary, why) = sentences
    return RuleDescription(id: rawValue, summary: summary, why: why, examples: [])
  }

  private var sentences: (summary: String, why: String) {
    switch self {
    case .unknownKey:
      (
        "A mapping has only keys that the spec knows.",
        "What is not understood would be accepted and ignored."
      )
    case .missingKey:
      (
        "A mapping has the keys without which it means nothing.",
        "The generator would have to invent what only its writer knows."
      )
    case .misplacedKey:
      (
        "A mapping has only keys that mean something for its kind.",
        "What means nothing would be accepted and ignored."
      )
    case .wrongValue:
      ("A value is of the kind that its key asks for.", "It could not be understood.")
    case .tooManyEntries:
      (
        "A list or mapping has at most 10,000 entries.",
        "More is a mistake, or meant to keep the tool busy."
      )
    case .newerFormat:
      (
        "The format of the spec is one that this version reads.",
        "In a newer one everything may mean something else."
      )
    case .repeatedEntry:
      (
        "An entry is given in one of the files of a spec.",
        "Of two, one would be lost without a word."
      )
    case .includeFailed:
      ("A file that is included can be read.", "What it declares would be missing.")
    case .includeCycle: ("No file includes itself.", "Reading it would never end.")
    case .unresolved:
      ("Everything in a spec resolves.", "A rule of the check is missing; please report the spec.")
    }
  }
}
