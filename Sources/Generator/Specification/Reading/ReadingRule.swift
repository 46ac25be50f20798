import Diagnostics

/// What is found before anything is known about the meaning of a value.
let readingRules: [RuleDescription] = [
  .unknownKey, .missingKey, .misplacedKey, .wrongValue, .tooManyEntries,
  .newerFormat, .repeatedEntry, .includeFailed, .includeCycle, .unresolved,
]

extension RuleDescription {
  static let unknownKey = RuleDescription(
    "unknown_key", "A mapping has only keys that the spec knows.",
    because: "What is not understood would be accepted and ignored.")
  static let missingKey = RuleDescription(
    "missing_key", "A mapping has the keys without which it means nothing.",
    because: "The generator would have to invent what only its writer knows.")
  static let misplacedKey = RuleDescription(
    "misplaced_key", "A mapping has only keys that mean something for its kind.",
    because: "What means nothing would be accepted and ignored.")
  static let wrongValue = RuleDescription(
    "wrong_value", "A value is of the kind that its key asks for.",
    because: "It could not be understood.")
  static let tooManyEntries = RuleDescription(
    "too_many_entries", "A list or mapping has at most 10,000 entries.",
    because: "More is a mistake, or meant to keep the tool busy.")
  static let newerFormat = RuleDescription(
    "newer_format", "The format of the spec is one that this version reads.",
    because: "In a newer one everything may mean something else.")
  static let repeatedEntry = RuleDescription(
    "repeated_entry", "An entry is given in one of the files of a spec.",
    because: "Of two, one would be lost without a word.")
  static let includeFailed = RuleDescription(
    "include_failed", "A file that is included can be read.",
    because: "What it declares would be missing.")
  static let includeCycle = RuleDescription(
    "include_cycle", "No file includes itself.", because: "Reading it would never end.")
  static let unresolved = RuleDescription(
    "unresolved", "Everything in a spec resolves.",
    because: "A rule of the check is missing; please report the spec.")

  /// A rule that speaks for itself.
  private init(_ id: String, _ summary: String, because why: String) {
    self.init(id: id, summary: summary, why: why, examples: [])
  }
}
