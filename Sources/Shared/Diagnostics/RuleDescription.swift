/// What a reader meets first in every rule: its name, the convention, why, and examples of both sides.
public struct RuleDescription: Sendable {
  /// In snake_case; names the pattern that is found and reads well after "allow".
  public let id: String
  /// The convention in one sentence.
  public let summary: String
  public let why: String
  /// Of its certain findings; the likely ones are warnings unless the settings say otherwise.
  public let severity: Severity
  /// The first edition of the rule set that has it.
  public let edition: Int
  /// Whether the rule runs where the settings do not name it.
  public let isOnByDefault: Bool
  public let yields: Yielding
  public let options: [OptionDescription]
  public let examples: [Example]
  public let exceptions: [RuleException]

  public init(
    id: String, summary: String, why: String, severity: Severity = .error,
    edition: Int = 1, isOnByDefault: Bool = true, yields: Yielding = .never,
    options: [any DescribedOption] = [],
    examples: [Example], exceptions: [RuleException] = []
  ) {
    self.id = id
    self.summary = summary
    self.why = why
    self.severity = severity
    self.edition = edition
    self.isOnByDefault = isOnByDefault
    self.yields = yields
    self.options = options.map(\.description)
    self.examples = examples
    self.exceptions = exceptions
  }
}

/// Whether what a rule finds about a member is left alone where a protocol asks for its name, or for a property that
/// everybody sets.
public enum Yielding: Sendable {
  case never, toNames, toSetters
}
