import Diagnostics

/// What each rule's findings weigh in a project, looked up once.
struct Weights {
  private var certain: [String: Severity] = [:]
  private var likely: [String: Severity] = [:]
  /// What was looked up last.
  private var last: (rule: String, certainty: Certainty, severity: Severity?)?

  init(of rules: [RuleDescription], in settings: LintSettings) {
    for rule in rules {
      certain[rule.id] = settings.severity(of: rule, certainty: .certain)
      likely[rule.id] = settings.severity(of: rule, certainty: .likely)
    }
  }

  /// The one of many findings that follow each other, and are mostly of one rule.
  mutating func severity(of entry: RuleFinding) -> Severity? {
    let certainty = entry.finding.certainty
    if let last, last.certainty == certainty, last.rule == entry.rule { return last.severity }
    let severity = certainty == .certain ? certain[entry.rule] : likely[entry.rule]
    last = (entry.rule, certainty, severity)
    return severity
  }
}
