import CommandLine
import Diagnostics
import Linting
import Specification
import Words

/// Tells what a rule is about, or which rules there are.
struct Explain: Command {
  static let about = CommandDescription(
    "explain", summary: "Tell what a rule or a key of the spec means, or list all rules.",
    discussion: """
      Knows the linter's rules, the codes that stand in brackets behind an error of a spec, the keys of \
      .swiftlint-rules and those of a spec.

        armature explain letter_case
        armature explain unfitting_fetch_request
        armature explain overrides
        armature explain models.attributes.unique
      """)

  @Argument("A rule, a code or a key; all rules are listed without one.", name: "NAME")
  var rule: String?

  func run() throws -> ExitStatus {
    let rules = EngineRules.known
    guard let rule else {
      Terminal.print(RuleList(rules).text)
      return .done
    }
    if let about = rules.first(where: { $0.id == rule }) {
      Terminal.print(RuleExplanation(about).text)
      return .done
    }
    let errors = specificationErrorDescriptions
    if let about = errors.first(where: { $0.id == rule }) {
      Terminal.print(SpecificationErrorExplanation(about).text)
      return .done
    }
    if let key = SettingsKey(rawValue: rule) {
      Terminal.print(SettingsKeyExplanation(key).text)
      return .done
    }
    let reference = SpecificationReference()
    if let place = reference.place(of: rule) {
      Terminal.print(KeyExplanation(place, in: reference).text)
      return .done
    }
    let names =
      (rules + errors).map(\.id) + SettingsKey.allCases.map(\.rawValue)
      + reference.places.map(\.path)
    throw LintFailure.unknownRule(rule, known: names)
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
    text += rule.examples.map(\.explanation).joined()
    if !rule.exceptions.isEmpty { text += "\nExceptions (\(rule.exceptions.count)):\n" }
    for exception in rule.exceptions {
      text += "  \(exception.pattern): \(exception.reason), such as '\(exception.example)'\n"
    }
    text += "\nTo allow one: // armature:allow \(rule.id) -- reason\n"
    self.text = text
  }
}

extension Example {
  fileprivate var explanation: String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return "\n\(title):\n\n" + lines.map { "    \($0)\n" }.joined()
  }
}

/// All about one code that an error of a spec has.
struct SpecificationErrorExplanation {
  let text: String

  init(_ error: RuleDescription) {
    let level = error.severity == .error ? "An error" : "A warning"
    text =
      "\(error.id)\n\n\(error.summary)\n\(error.why)\n\n\(level) of a spec.\n"
      + error.examples.map(\.explanation).joined()
  }
}

/// All about one key of a settings file.
struct SettingsKeyExplanation {
  let text: String

  init(_ key: SettingsKey) {
    let lines = key.example.split(separator: "\n")
    text =
      "\(key.rawValue)\n\nOf .swiftlint-rules: \(key.summary)\n\nAn example:\n\n"
      + lines.map { "    \($0)\n" }.joined()
  }
}

/// All about one key of a spec.
struct KeyExplanation {
  let text: String

  init(_ place: SpecificationReference.Place, in reference: SpecificationReference) {
    let key = place.key
    var text = "\(place.path)\n\nOf \(place.subject): \(key.sentence).\n"
    text += "Value: \(key.form.phrase).\n"
    if key.isRequired { text += "It is required.\n" }
    if !key.kinds.isEmpty { text += "Only \(alternatives(key.kinds)) has it.\n" }
    if !key.needyKinds.isEmpty { text += "It is required in \(alternatives(key.needyKinds)).\n" }
    for name in SpecificationSource.exampleFiles {
      guard let lines = reference.example(of: place.path, in: SpecificationSource.example(name))
      else { continue }
      text += "\nIn \(name):\n\n" + lines.map { "    \($0)\n" }.joined()
      break
    }
    self.text = text
  }
}
