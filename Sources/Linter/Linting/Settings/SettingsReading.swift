import Diagnostics
import Roles
import SourceModel
import YAML

/// A settings file turned into settings; whatever is wrong with it is a diagnostic, and all are found at once.
public struct SettingsReading: Sendable {
  public private(set) var settings: LintSettings
  public private(set) var diagnostics: [Diagnostic] = []

  /// - Parameter rules: the rules that there are, to check names and options against.
  public init(_ source: SourceText, rules: [RuleDescription]) {
    settings = LintSettings(file: source.file)
    let reading = readYAML(source)
    // A settings file without a word is one that changes nothing.
    diagnostics = reading.diagnostics.filter { $0.rule != "empty_file" }
    guard let root = reading.root, !root.isNull else { return }
    let node = SettingsNode(root)
    for entry in node.entries(of: SettingsKey.self, problems: &diagnostics) {
      read(entry.key, entry.node, rules: rules)
    }
    diagnostics.sort()
  }

  private mutating func read(
    _ key: SettingsKey, _ node: SettingsNode, rules: [RuleDescription]
  ) {
    switch key {
    case .edition: readEdition(node)
    case .included: settings.included = node.patterns(problems: &diagnostics)
    case .excluded: settings.excluded = node.patterns(problems: &diagnostics)
    case .rules:
      settings.rules = RuleSettingsReading(rules: rules).read(node, problems: &diagnostics)
    case .naming: readNaming(node)
    case .words: settings.conventions.words = WordSettings(node, problems: &diagnostics)
    case .layers:
      settings.conventions.layers = LayerTable(node, problems: &diagnostics)
      settings.conventions.hasOwnLayers = true
    case .exceptions:
      settings.exceptions = node.elements(problems: &diagnostics).compactMap {
        DependencyException($0, rules: rules, problems: &diagnostics)
      }
    }
  }

  private mutating func readNaming(_ node: SettingsNode) {
    guard case .text(let naming)? = node.settingValue, ["regular", "strict"].contains(naming) else {
      diagnostics.append(node.unexpected("regular or strict"))
      return
    }
    settings.naming = naming
  }

  private mutating func readEdition(_ node: SettingsNode) {
    guard let edition = node.integer(problems: &diagnostics) else { return }
    settings.edition = edition
    guard !(1...LintSettings.newestEdition).contains(edition) else { return }
    diagnostics.append(
      node.problem(
        "unknown_edition",
        "write an edition from 1 to \(LintSettings.newestEdition), or use a newer armature"))
  }
}

/// The keys at the top of a settings file.
enum SettingsKey: String, CaseIterable {
  case edition, included, excluded, naming, rules, words, layers, exceptions
}
