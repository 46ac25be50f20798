/// What a reader meets first in every rule: its name, the convention, why, and examples of both sides.
public struct RuleDescription: Sendable {
  /// In snake_case; names the pattern that is found and reads well after "allow".
  public let id: String
  /// The convention in one sentence.
  public let summary: String
  public let why: String
  public let severity: Severity
  public let examples: [Example]

  public init(
    id: String, summary: String, why: String, severity: Severity = .error, examples: [Example]
  ) {
    self.id = id
    self.summary = summary
    self.why = why
    self.severity = severity
    self.examples = examples
  }
}

/// A text in the subject's language; a comment line of carets below a line marks what is found there.
public struct Example: Sendable {
  public let title: String
  public let text: String

  public init(_ title: String, _ text: String) {
    self.title = title
    self.text = text
  }
}
