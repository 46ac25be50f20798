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
  /// Whether what it finds about a name is left alone where a protocol asks for that name.
  public let yieldsToProtocols: Bool
  public let options: [OptionDescription]
  public let examples: [Example]
  public let exceptions: [RuleException]

  public init(
    id: String, summary: String, why: String, severity: Severity = .error,
    edition: Int = 1, isOnByDefault: Bool = true, yieldsToProtocols: Bool = false,
    options: [any DescribedOption] = [],
    examples: [Example], exceptions: [RuleException] = []
  ) {
    self.id = id
    self.summary = summary
    self.why = why
    self.severity = severity
    self.edition = edition
    self.isOnByDefault = isOnByDefault
    self.yieldsToProtocols = yieldsToProtocols
    self.options = options.map(\.description)
    self.examples = examples
    self.exceptions = exceptions
  }
}
