import CommandLine
import Diagnostics
import Linting
import Words

/// Tells what a rule is about, or which rules there are.
struct Explain: Command {
  static let about = CommandDescription(
    "explain", summary: "Tell what a rule finds and why, with examples, or list all rules.")

  @Argument("The rule; all of them are listed without one.", name: "RULE") var rule: String?

  func run() throws -> ExitStatus {
    let rules = EngineRules.known
    guard let rule else {
      Terminal.print(RuleList(rules).text)
      return .done
    }
    guard let about = rules.first(where: { $0.id == rule }) else {
      throw LintFailure.unknownRule(rule, nearest: nearest(to: rule, among: rules.map(\.id)))
    }
    Terminal.print(RuleExplanation(about).text)
    return .done
  }
}

/// One line a rule.
struct RuleList {
  let text: String

  init(_ rules: [RuleDescription]) {
    let width = rules.map(\.id.count).max() ?? 0
    text = rules.map { rule in
      let blank = String(repeating: " ", count: width - rule.id.count + 2)
      return rule.id + blank + (rule.isOnByDefault ? "" : "(off) ") + rule.summary + "\n"
    }.joined()
  }
}

/// All about one rule.
struct RuleExplanation {
  let text: String

  init(_ rule: RuleDescription) {
    var text = "\(rule.id)\n\n\(rule.summary)\n\(rule.why)\n"
    let article = rule.severity == .error ? "an" : "a"
    text += "\nA certain finding is \(article) \(rule.severity.rawValue)"
    text += rule.severity == .error ? ", a likely one a warning" : ""
    text += rule.isOnByDefault ? ".\n" : ". The rule is off unless the settings name it.\n"
    if !rule.options.isEmpty { text += "\nOptions:\n" }
    for option in rule.options {
      let standard = LintSettings.text(option.standard)
      text += "  \(option.name): \(option.summary) (\(option.kind.phrase); \(standard))\n"
    }
    for example in rule.examples {
      let lines = example.text.split(separator: "\n", omittingEmptySubsequences: false)
      text += "\n\(example.title):\n\n" + lines.map { "    \($0)\n" }.joined()
    }
    text += "\nTo allow one: // armature:allow \(rule.id) -- reason\n"
    self.text = text
  }
}
