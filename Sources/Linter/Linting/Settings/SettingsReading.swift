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
      settings.stated.insert(entry.key)
      read(entry.key, at: entry.node, rules: rules)
    }
    diagnostics.sort()
  }

  private mutating func read(
    _ key: SettingsKey, at node: SettingsNode, rules: [RuleDescription]
  ) {
    switch key {
    case .edition: readEdition(node)
    case .included:
      let patterns = node.elements(problems: &diagnostics)
      settings.included = patterns.compactMap { $0.pattern(problems: &diagnostics) }
      settings.includedPlaces = patterns.map(\.range)
    case .excluded:
      settings.excluded = node.patterns(problems: &diagnostics)
      for pattern in settings.excluded { settings.excludedFiles[pattern] = settings.file }
    case .rules:
      settings.rules = RuleSettingsReading(rules: rules).read(node, problems: &diagnostics)
    case .naming: readNaming(node)
    case .words: settings.conventions.words = WordSettings(node, problems: &diagnostics)
    case .layers:
      settings.conventions.layers = LayerTable(node, problems: &diagnostics)
      settings.conventions.hasOwnLayers = true
      var known: [Diagnostic] = []
      for layer in node.entries(problems: &known) { settings.layerPlaces[layer.name] = layer.key }
    case .root: settings.isRoot = node.truth(problems: &diagnostics) ?? false
    case .extends: settings.bases = bases(node)
    case .overrides:
      settings.overrides = node.elements(problems: &diagnostics).compactMap {
        SettingsOverride($0, rules: rules, problems: &diagnostics)
      }
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

  /// One file or a list of them.
  private mutating func bases(_ node: SettingsNode) -> [SettingsBase] {
    let nodes = node.word == nil ? node.elements(problems: &diagnostics) : [node]
    return nodes.compactMap { node in
      node.text(problems: &diagnostics).map { SettingsBase(path: $0, range: node.range) }
    }
  }

  private mutating func readEdition(_ node: SettingsNode) {
    guard let edition = node.integer(problems: &diagnostics) else { return }
    settings.edition = edition
    guard !(1...LintSettings.newestEdition).contains(edition) else { return }
    diagnostics.append(
      node.problem(
        "unknown_edition",
        message: "the newest edition that this armature knows is \(LintSettings.newestEdition)"
      ))
  }
}

private enum OverrideKey: String, CaseIterable {
  case paths, rules
}

extension SettingsOverride {
  /// Nil where one of its keys is missing, which is a problem.
  fileprivate init?(
    _ node: SettingsNode, rules: [RuleDescription], problems: inout [Diagnostic]
  ) {
    var paths: [String]?
    var settings: [String: RuleSetting]?
    for entry in node.entries(of: OverrideKey.self, problems: &problems) {
      switch entry.key {
      case .paths: paths = entry.node.patterns(problems: &problems)
      case .rules:
        settings = RuleSettingsReading(rules: rules).read(entry.node, problems: &problems)
      }
    }
    guard let paths, !paths.isEmpty, let settings else {
      problems.append(
        node.problem("incomplete_override", message: "an override has 'paths' and 'rules'"))
      return nil
    }
    self.init(paths: paths, rules: settings, range: node.range)
  }
}
