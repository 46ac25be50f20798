import Diagnostics
import Rules

/// What the engine itself finds, described as the rules are.
public enum EngineRules {
  static let unusedAllow = RuleDescription(
    id: "unused_allow", summary: "An allow comment allows something.",
    why: "One that is left over would hide the next finding there.", severity: .warning,
    examples: [])

  static let invalidAllow = RuleDescription(
    id: "invalid_allow", summary: "An allow comment names a rule and says why.",
    why: "A later reader has to know whether it may go.", examples: [])

  static let staleBaseline = RuleDescription(
    id: "stale_baseline", summary: "A baseline lists only what is still found.",
    why: "What was mended must not come back unseen; --write-baseline takes the entry out.",
    severity: .warning, examples: [])

  static let staleException = RuleDescription(
    id: "stale_exception", summary: "An exception in the settings excepts something.",
    why: "One that is left over would hide the next wrong dependency.", severity: .warning,
    examples: [])

  static let missingGeneratedFile = RuleDescription(
    id: "missing_generated_file", summary: "Machine-written files are there.",
    why: "What was written from the spec is part of the project until the spec leaves it out.",
    severity: .warning, examples: [])

  static let unfinishedFile = RuleDescription(
    id: "unfinished_file",
    summary:
      "A file is complete: no merge conflict is left in it, its braces, literals and comments end, and it is in UTF-8.",
    why: "Until then nobody knows what it declares, and nothing else is said of it.",
    examples: [])

  public static let descriptions = [
    unusedAllow, invalidAllow, staleBaseline, staleException, missingGeneratedFile, unfinishedFile,
  ]

  /// Everything that settings, allow comments and `--rule` may name.
  public static let known = AllRules.descriptions + descriptions
}
