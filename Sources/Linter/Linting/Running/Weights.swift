import Diagnostics

/// What each rule's findings weigh in a project, looked up once.
struct Weights {
  private var certain: [String: Severity] = [:]
  private var likely: [String: Severity] = [:]

  init(of rules: [RuleDescription], in settings: LintSettings) {
    for rule in rules {
      certain[rule.id] = settings.severity(of: rule, certainty: .certain)
      likely[rule.id] = settings.severity(of: rule, certainty: .likely)
    }
  }

  func severity(of entry: RuleFinding) -> Severity? {
    entry.finding.certainty == .certain ? certain[entry.rule] : likely[entry.rule]
  }
}
