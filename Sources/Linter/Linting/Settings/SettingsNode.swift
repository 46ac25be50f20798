import Diagnostics
import Words
import YAML

/// A value of a settings file, read with problems in place of exceptions.
struct SettingsNode {
  private let node: YAMLNode

  init(_ node: YAMLNode) {
    self.node = node
  }

  var range: FileRange { node.range }
  var isMapping: Bool { node.mapping != nil }
  /// The text of a scalar, also where it is a number or a truth value.
  var word: String? {
    node.scalar.flatMap { $0.kind == .null ? nil : $0.text }
  }

  func problem(_ rule: String, message: String) -> Diagnostic {
    Diagnostic(rule: rule, severity: .error, finding: Finding(message, at: node.range))
  }

  func unexpected(_ expected: String) -> Diagnostic {
    problem("unexpected_value", message: "expected \(expected), found \(node.noun)")
  }

  /// The entries of a mapping with free keys.
  func entries(problems: inout [Diagnostic]) -> [(name: String, key: FileRange, node: SettingsNode)]
  {
    mapping(problems: &problems).map { ($0.key, $0.keyRange, SettingsNode($0.value)) }
  }

  private func mapping(problems: inout [Diagnostic]) -> [YAMLEntry] {
    if let entries = node.mapping { return entries }
    if !node.isNull { problems.append(unexpected("a mapping")) }
    return []
  }

  /// The entries of a mapping whose keys are known; others are problems.
  func entries<Key: RawRepresentable<String> & CaseIterable>(
    of keys: Key.Type, problems: inout [Diagnostic]
  ) -> [(key: Key, node: SettingsNode)] {
    let mapping = mapping(problems: &problems)
    var entries: [(key: Key, node: SettingsNode)] = []
    entries.reserveCapacity(mapping.count)
    for entry in mapping {
      if let key = Key(rawValue: entry.key) {
        entries.append((key, SettingsNode(entry.value)))
      } else {
        let known = Key.allCases.map(\.rawValue)
        problems.append(.unknown("key", called: entry.key, at: entry.keyRange, known: known))
      }
    }
    return entries
  }

  func elements(problems: inout [Diagnostic]) -> [SettingsNode] {
    if node.isNull { return [] }
    guard let nodes = node.sequence else {
      problems.append(unexpected("a list"))
      return []
    }
    return nodes.map(SettingsNode.init)
  }

  func texts(problems: inout [Diagnostic]) -> [String] {
    elements(problems: &problems).compactMap { $0.text(problems: &problems) }
  }

  /// Patterns for paths.
  func patterns(problems: inout [Diagnostic]) -> [String] {
    elements(problems: &problems).compactMap { $0.pattern(problems: &problems) }
  }

  func pattern(problems: inout [Diagnostic]) -> String? {
    guard var text = text(problems: &problems) else { return nil }
    while text.hasPrefix("./") { text.removeFirst(2) }
    let cure: String
    if text.hasPrefix("/") || text.split(separator: "/").contains("..") {
      cure = "write a path from the folder of these settings on, such as 'Tests' or 'Sources/**'"
    } else if Glob(text) == nil {
      cure = "close the bracket, name a class that exists, or end without a backslash"
    } else {
      return text
    }
    problems.append(problem("wrong_pattern", message: "'\(text)' fits nothing; \(cure)"))
    return text
  }

  func text(problems: inout [Diagnostic]) -> String? {
    if let word { return word }
    problems.append(unexpected("a string"))
    return nil
  }

  func truth(problems: inout [Diagnostic]) -> Bool? {
    if let truth = node.scalar?.bool { return truth }
    problems.append(unexpected("true or false"))
    return nil
  }

  /// A word of names: it has a letter or a figure, and no blank.
  func nameWord(problems: inout [Diagnostic]) -> String? {
    guard let text = text(problems: &problems) else { return nil }
    return Self.isNameWord(text, at: range, problems: &problems) ? text : nil
  }

  /// Whether a text can be a word of a name; where not, that is a problem.
  static func isNameWord(
    _ text: String, at range: FileRange, problems: inout [Diagnostic]
  ) -> Bool {
    let isWord =
      text.contains { $0.isLetter || $0.isNumber } && !text.contains { $0.isWhitespace }
    if !isWord {
      let finding = Finding(
        "'\(text)' is not a word of a name: write one without blanks", at: range)
      problems.append(Diagnostic(rule: "wrong_word", severity: .error, finding: finding))
    }
    return isWord
  }

  func nameWords(problems: inout [Diagnostic]) -> [String] {
    elements(problems: &problems).compactMap { $0.nameWord(problems: &problems) }
  }

  func integer(problems: inout [Diagnostic]) -> Int? {
    if let integer = node.scalar?.integer { return integer }
    problems.append(unexpected("a whole number"))
    return nil
  }

  /// The value in the shape that options have; nil where it fits none.
  var settingValue: SettingValue? {
    if let nodes = node.sequence {
      let texts = nodes.compactMap { SettingsNode($0).word }
      return texts.count == nodes.count ? .list(texts) : nil
    }
    if let entries = node.mapping {
      let pairs = entries.compactMap { entry in
        SettingsNode(entry.value).word.map { (entry.key, $0) }
      }
      return pairs.count == entries.count ? .table(Dictionary(pairs) { $1 }) : nil
    }
    guard let scalar = node.scalar, !node.isNull else { return nil }
    return scalar.bool.map(SettingValue.boolean) ?? scalar.integer.map(SettingValue.integer)
      ?? .text(scalar.text)
  }
}

extension Diagnostic {
  /// A name that nothing has, with the one that was probably meant.
  static func unknown(
    _ noun: String, called name: String, at range: FileRange, known: [String]
  ) -> Diagnostic {
    let meant = nearest(to: name, among: known).map { "did you mean '\($0)'?" }
    let hint = meant ?? (known.isEmpty ? "" : "expected one of " + known.joined(separator: ", "))
    return Diagnostic(
      rule: "unknown_" + noun.split(separator: " ").joined(separator: "_"), severity: .error,
      finding: Finding(
        "there is no \(noun) '\(name)'" + (hint.isEmpty ? "" : "; " + hint), at: range))
  }
}
