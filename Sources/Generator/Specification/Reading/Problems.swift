import Diagnostics
import Words
import YAML

/// Of one list or mapping; what is compared with each other stays affordable.
let maximumEntries = 10_000

/// What is found wrong while a spec is read and resolved.
///
/// Never leaves the task that made it.
final class Problems: @unchecked Sendable {
  private(set) var diagnostics: [Diagnostic] = []
  /// What has no value since something is wrong with it, or with what it refers to.
  private var unresolvedNames: [Text] = []
  /// With what a path may begin wherever it stands: the names of states and models, and `settings`.
  var pathRoots: Set<String> = []
  /// The languages of the texts that were read, one of several texts several times.
  var languages: [String] = []
  /// The words that are right in names of this project, whatever the lists say.
  var acceptedWords: [String] = []
  /// How much may still be compared for suggestions, in comparisons of names of eight letters.
  ///
  /// Looking for the nearest of many names for each of many mistakes takes the product of both; a
  /// spec with so many mistakes gets its first suggestions only. The rules run one after the other,
  /// so the same spec always gets the same ones.
  private var comparisons = 300_000

  var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

  subscript(rule: SpecificationRule) -> Reporter { Reporter(rule: rule, problems: self) }

  /// What is made of each entry; it is kept of which nothing is made.
  func resolved<Element: NamedEntry, Value>(
    _ entries: some Sequence<Element>, by resolve: (Element) -> Value?
  ) -> [Value] {
    entries.compactMap { entry in
      let value = resolve(entry)
      if value == nil { unresolvedNames.append(entry.name) }
      return value
    }
  }

  /// Where nothing is wrong and a value is missing all the same, a rule is missing.
  func reportUnresolved() {
    guard !hasErrors else { return }
    for name in unresolvedNames {
      self[.unresolved]("\(quoted(name.value)) cannot be resolved", at: name)
    }
  }

  func add(_ more: [Diagnostic]) {
    diagnostics += more
  }

  /// What to write instead of an unknown name, if that can be found at a reasonable price: the nearest one, or
  /// all of them if they are few.
  ///
  /// - Parameter candidates: made only as long as there is something to spend.
  func advice(_ name: String, _ candidates: @autoclosure () -> [String]) -> String {
    guard comparisons > 0 else { return "" }
    let names = candidates()
    comparisons -= names.count * (1 + min(name.utf8.count, longestName) / 8)
    let suggestion = didYouMean(name, among: names)
    guard suggestion.isEmpty, !names.isEmpty, names.count <= 16 else { return suggestion }
    return "; expected \(alternatives(names))"
  }

  /// Says what stands where something else was expected.
  func reportWrong(_ node: YAMLNode, expected form: ValueForm) {
    let word = node.isNull ? node.scalar?.text ?? "" : ""
    let none =
      word.isEmpty ? "there is no value here" : "\(quoted(word)) without quotes is no value"
    let found = node.isNull ? none : "this is \(node.noun)"
    self[.wrongValue]("\(found); expected \(form.description)", at: node)
  }

  /// The same, and none in its place.
  func refuseWrong<Value>(_ node: YAMLNode, expected form: ValueForm) -> Value? {
    reportWrong(node, expected: form)
    return nil
  }

  /// Whether a list or a mapping is of a size that a person could have meant.
  func allows(_ count: Int, in node: YAMLNode) -> Bool {
    guard count > maximumEntries else { return true }
    let message = "\(count) entries are too many; at most \(maximumEntries) are read"
    self[.tooManyEntries](message, at: node)
    return false
  }
}
