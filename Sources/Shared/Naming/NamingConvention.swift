import Diagnostics

/// What holds for names, in Swift files and in a spec alike: the convention and its reason, once for both.
public struct NamingConvention: Hashable, Sendable {
  public let id: String
  public let summary: String
  public let why: String
  /// Of what is certainly wrong.
  public let severity: Severity

  fileprivate init(
    _ id: String, _ summary: String, why: String, severity: Severity = .error
  ) {
    self.id = id
    self.summary = summary
    self.why = why
    self.severity = severity
  }
}

extension NamingConvention {
  public static let abbreviatedWord = NamingConvention(
    "abbreviated_word", "Names are written in whole words.",
    why: "A short form saves its writer a few keys once and costs every later reader a guess.")

  public static let misspelledWord = NamingConvention(
    "misspelled_word", "The words of a name are spelled as English spells them.",
    why: "A search for the right spelling misses the wrong one, and every caller has to copy it.")

  public static let unknownWord = NamingConvention(
    "unknown_word", "Names are made of words that a reader can look up.",
    why: "A word that no dictionary has is a slip, an invention or a short form to be guessed.",
    severity: .warning)

  public static let acronymClump = NamingConvention(
    "acronym_clump", "A long name is written out, not packed into its initials.",
    why: "Initials that only their writer can unpack are not names; a long name is a good one.")

  public static let scopePrefix = NamingConvention(
    "scope_prefix", "A name says what it holds, not where it is declared or which number it has.",
    why:
      "The editor shows scope and type; a letter in front of the name only hides its first word.")

  public static let shortName = NamingConvention(
    "short_name", "A name of one letter stays where its whole life can be seen at a glance.",
    why: "What `p` was has to be remembered for as long as it is in force.", severity: .warning)

  public static let letterCase = NamingConvention(
    "letter_case", "Types are written in UpperCamelCase, everything else in lowerCamelCase.",
    why: "The first letter tells a type from a value, and one way to join words needs no guessing.")

  public static let booleanName = NamingConvention(
    "boolean_name", "A Boolean reads as an assertion: isEmpty, hasTitle, canEdit.",
    why: "`if photo.isHidden` reads as a sentence; `hidden` alone may be anything.",
    severity: .warning)

  public static let verbOrNoun = NamingConvention(
    "verb_or_noun",
    "A method that acts is a verb; one that only returns is named for what it returns.",
    why: "`sort` changes and `sorted` returns: readers rely on it and look no further.",
    severity: .warning)

  public static let roleSuffix = NamingConvention(
    "role_suffix",
    "A type's name ends in what the type is: controller, store, operation, view, cell ...",
    why: "From the name alone a reader knows what it may do and where it lies.")
}

extension RuleDescription {
  /// A rule that finds what breaks a convention about names.
  public init(
    _ convention: NamingConvention, yields: Yielding = .never,
    options: [any DescribedOption] = [], examples: [Example], exceptions: [RuleException] = []
  ) {
    self.init(
      id: convention.id, summary: convention.summary, why: convention.why,
      severity: convention.severity, yields: yields, options: options,
      examples: examples,
      exceptions: exceptions)
  }
}
