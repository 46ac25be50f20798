/// Everything that is wrong with a user's file, whichever part of the tool found it.
public struct Diagnostic: Hashable, Sendable {
  /// The identifier of the rule that found it, in snake_case.
  public let rule: String
  public let severity: Severity
  public let finding: Finding

  public init(rule: String, severity: Severity, finding: Finding) {
    self.rule = rule
    self.severity = severity
    self.finding = finding
  }

  /// The same with another finding in its place.
  public func with(_ finding: Finding) -> Diagnostic {
    Diagnostic(rule: rule, severity: severity, finding: finding)
  }

  public var message: String { finding.message }
  public var range: FileRange { finding.range }
}

extension Diagnostic: Comparable {
  /// File order, then rule and message, so that two runs print the same text.
  public static func < (left: Diagnostic, right: Diagnostic) -> Bool {
    if left.range != right.range { return left.range < right.range }
    return (left.rule, left.message) < (right.rule, right.message)
  }
}
