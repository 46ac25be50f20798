import Diagnostics
import YAML

/// Of one list or mapping; what is compared with each other stays affordable.
let maximumEntries = 10_000

/// What is found wrong while a spec is read and resolved.
///
/// Never leaves the task that made it.
final class Problems: @unchecked Sendable {
  private(set) var diagnostics: [Diagnostic] = []
  private var unresolvedNames: [Text] = []

  func report(_ rule: ReadingRule, _ message: String, at range: FileRange, notes: [Note] = []) {
    report(Finding(message, at: range, notes: notes), rule: rule.rawValue)
  }

  /// Reports why there is no value, and is none in its place.
  func refusal<Value>(_ rule: ReadingRule, _ message: String, at range: FileRange) -> Value? {
    report(rule, message, at: range)
    return nil
  }

  /// - Parameter rule: as it is called in reports.
  func report(_ finding: Finding, rule: String) {
    diagnostics.append(Diagnostic(rule: rule, severity: .error, finding: finding))
  }

  var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

  /// What has no value since something is wrong with it, or with what it refers to.
  func unresolved<Value>(_ name: Text) -> Value? {
    unresolvedNames.append(name)
    return nil
  }

  /// Where nothing is wrong and a value is missing all the same, a rule is missing.
  func reportUnresolved() {
    guard !hasErrors else { return }
    for name in unresolvedNames {
      report(.unresolved, "\(quoted(name.value)) cannot be resolved", at: name.range)
    }
  }

  func add(_ more: [Diagnostic]) {
    diagnostics += more
  }

  /// Says that a name is unknown; looks for a near one as long as the errors are few enough that
  /// somebody reads them.
  func reportUnknown(
    _ rule: ReadingRule, calling name: Located<String>, as what: String, among candidates: [String]
  ) {
    let known = diagnostics.count < 100 ? candidates : []
    report(rule, "\(what) \(quoted(name.value))\(advice(name.value, known))", at: name.range)
  }

  /// Says what stands where something else was expected.
  func reportWrong(_ node: YAMLNode, expected form: ValueForm) {
    let found = node.isNull ? "there is no value here" : "this is \(node.noun)"
    report(.wrongValue, "\(found); expected \(form.description)", at: node.range)
  }

  /// Whether a list or a mapping is of a size that a person could have meant.
  func allows(_ count: Int, in node: YAMLNode) -> Bool {
    guard count > maximumEntries else { return true }
    let message = "\(count) entries are too many; at most \(maximumEntries) are read"
    report(.tooManyEntries, message, at: node.range)
    return false
  }
}
