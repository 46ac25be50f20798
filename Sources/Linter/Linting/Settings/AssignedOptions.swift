import Diagnostics

/// What the command line says of rules, over all settings: rules that do not run, and options.
struct AssignedOptions {
  private var rules: [String: RuleSetting] = [:]

  init(_ request: LintRequest, rules known: [RuleDescription]) throws(LintFailure) {
    for text in request.assigned {
      rules.merge(try Self.rules(text, known: known)) { $0.extended(by: $1) }
    }
    for rule in EngineRules.descriptions.map(\.id) where !request.only.isEmpty {
      rules[rule, default: RuleSetting()].isOn = request.only.contains(rule)
    }
    for rule in request.ignored { rules[rule, default: RuleSetting()].isOn = false }
  }

  /// Settings with these over them.
  func applied(to settings: LintSettings) -> LintSettings {
    rules.isEmpty ? settings : settings.with(rules)
  }

  /// `rule.option=value`, read as the settings would be: a refusal says the same.
  private static func rules(
    _ text: String, known: [RuleDescription]
  ) throws(LintFailure) -> [String: RuleSetting] {
    let sides = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let names = sides[0].split(separator: ".", omittingEmptySubsequences: false)
    guard sides.count == 2, names.count == 2, !names[0].isEmpty, !names[1].isEmpty,
      !sides[1].contains(where: \.isNewline)
    else { throw .wrongAssignment(text, reason: nil) }
    let source = SourceText(
      file: "--set", text: "rules:\n  \(names[0]):\n    \(names[1]): \(sides[1])\n")
    let reading = SettingsReading(source, rules: known)
    if let problem = reading.diagnostics.first {
      throw .wrongAssignment(text, reason: problem.message)
    }
    return reading.settings.rules
  }
}
