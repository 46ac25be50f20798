import Diagnostics

/// The entries below `rules`: `off`, `on`, `error`, `warning`, or a mapping with the severity and options.
struct RuleSettingsReading {
  let rules: [RuleDescription]

  func read(_ node: SettingsNode, problems: inout [Diagnostic]) -> [String: RuleSetting] {
    var settings: [String: RuleSetting] = [:]
    for entry in node.entries(problems: &problems) {
      guard let rule = rules.first(where: { $0.id == entry.name }) else {
        let known = rules.map(\.id)
        problems.append(.unknown("rule", called: entry.name, at: entry.key, known: known))
        continue
      }
      settings[rule.id] = setting(of: rule, node: entry.node, problems: &problems)
    }
    return settings
  }

  private func setting(
    of rule: RuleDescription, node: SettingsNode, problems: inout [Diagnostic]
  ) -> RuleSetting? {
    if node.isMapping { return options(of: rule, node: node, problems: &problems) }
    if let level = level(node) { return level }
    problems.append(node.unexpected("off, on, error, warning or a mapping with options"))
    return nil
  }

  private func level(_ node: SettingsNode) -> RuleSetting? {
    switch node.word {
    case "off", "false": RuleSetting(isOn: false)
    case "on", "true": RuleSetting(isOn: true)
    case "error": RuleSetting(isOn: true, severity: .error)
    case "warning": RuleSetting(isOn: true, severity: .warning)
    default: nil
    }
  }

  private func options(
    of rule: RuleDescription, node: SettingsNode, problems: inout [Diagnostic]
  ) -> RuleSetting {
    var setting = RuleSetting(isOn: true)
    for entry in node.entries(problems: &problems) {
      if entry.name == "severity" {
        if let level = level(entry.node) {
          (setting.isOn, setting.severity) = (level.isOn, level.severity)
        } else {
          problems.append(entry.node.unexpected("off, on, error or warning"))
        }
      } else if let option = rule.options.first(where: { $0.name == entry.name }) {
        setting.options[option.name] = value(of: option, node: entry.node, problems: &problems)
      } else {
        let known = ["severity"] + rule.options.map(\.name)
        problems.append(
          .unknown("option of \(rule.id)", called: entry.name, at: entry.key, known: known))
      }
    }
    return setting
  }

  private func value(
    of option: OptionDescription, node: SettingsNode, problems: inout [Diagnostic]
  ) -> SettingValue? {
    guard let value = node.settingValue, option.accepts(value) else {
      problems.append(node.unexpected(option.kind.phrase))
      return nil
    }
    let words: [String] =
      switch value {
      case .list(let words): words
      case .table(let words): words.flatMap { [$0.key, $0.value] }
      default: []
      }
    for word in words.sorted() {
      _ = SettingsNode.isNameWord(word, at: node.range, problems: &problems)
    }
    if let least = option.least, case .integer(let number) = value, number < least {
      problems.append(
        node.problem(
          "unexpected_value", message: "expected a whole number from \(least) on, found \(number)"))
      return nil
    }
    return value
  }
}
