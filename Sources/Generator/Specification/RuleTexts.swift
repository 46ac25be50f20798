import Diagnostics
import EmbeddedRules
import Naming
import YAML

/// Every code in brackets that an error of a spec can have: what is wrong with a file, with a key or its
/// value, with a name, with what the spec says.
public let specificationErrorDescriptions: [RuleDescription] =
  YAMLRule.allCases.map(\.about) + ruleTexts

/// Those about what a spec says, which take examples to understand.
public let specificationRuleDescriptions = ruleTexts.filter { !$0.examples.isEmpty }

/// What Rules.txt says, in its order.
private let ruleTexts: [RuleDescription] = {
  var passages: [(name: String, text: String)] = []
  var rules: [RuleDescription] = []
  for section in String(cString: embeddedRules()).split(separator: "\n= ").dropFirst() {
    let (name, written) = firstLine(of: section)
    let text = passages.reduce(written) { $0.replacing($1.name, with: $1.text) }
    if name.hasPrefix("<") {
      passages.append((name, text))
    } else {
      rules.append(RuleDescription(name, text: text))
    }
  }
  return rules
}()

/// The first line of a text, and the others without the empty ones at their end.
private func firstLine(of text: some StringProtocol) -> (line: String, others: String) {
  var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
  while lines.last?.isEmpty == true { lines.removeLast() }
  return (String(lines.first ?? ""), lines.dropFirst().joined(separator: "\n"))
}

/// The conventions about names that hold in a spec.
private let conventions: [NamingConvention] = [
  .letterCase, .roleSuffix, .abbreviatedWord, .misspelledWord, .unknownWord, .acronymClump,
  .scopePrefix, .booleanName, .verbOrNoun, .shortName,
]

extension RuleDescription {
  fileprivate init(_ code: String, text: String) {
    // The first part stands in front of the first example.
    let parts = "\n\(text)".split(separator: "\n- ", omittingEmptySubsequences: false)
    let examples = parts.dropFirst().map { part in
      let (title, spec) = firstLine(of: part)
      return Example(title, spec)
    }
    if let convention = conventions.first(where: { $0.id == code }) {
      self.init(convention, examples: examples)
    } else if let rule = SpecificationRule(rawValue: code) {
      let (summary, why) = firstLine(of: parts[0].dropFirst())
      self.init(
        id: code, summary: summary, why: why, severity: rule.severity, examples: examples)
    } else {
      preconditionFailure("Rules.txt describes '\(code)', which is no rule")
    }
  }
}
