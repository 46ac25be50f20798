import Diagnostics
import Roles
import SourceModel

private enum WordKey: String, CaseIterable {
  case dictionaries, accepted, abbreviations, preferred
}

extension WordSettings {
  init(_ node: SettingsNode, problems: inout [Diagnostic]) {
    self.init()
    for entry in node.entries(of: WordKey.self, problems: &problems) {
      switch entry.key {
      case .dictionaries: dictionaries = Self.dictionaries(entry.node, problems: &problems)
      case .accepted: accepted = entry.node.nameWords(problems: &problems)
      case .abbreviations:
        for pair in Self.words(entry.node, problems: &problems) {
          let word = pair.node.nameWord(problems: &problems)
          abbreviations[pair.name] = word
          Self.check([word ?? ""], differFrom: pair, problems: &problems)
        }
      case .preferred:
        for pair in Self.words(entry.node, problems: &problems) {
          let words = pair.node.nameWords(problems: &problems)
          preferred[pair.name] = words
          Self.check(words, differFrom: pair, problems: &problems)
          for word in words where word != pair.name && preferred[word]?.contains(pair.name) == true
          {
            problems.append(
              pair.node.problem(
                "wrong_word",
                message:
                  "'\(pair.name)' and '\(word)' are each to be written instead of the other one"))
          }
        }
      }
    }
  }

  private typealias Entry = (name: String, key: FileRange, node: SettingsNode)

  /// A word is neither short for itself nor to be written in its own place.
  private static func check(
    _ words: [String], differFrom entry: Entry, problems: inout [Diagnostic]
  ) {
    if words.isEmpty { problems.append(entry.node.unexpected("a list of words")) }
    if let word = words.first(where: { $0.first?.isNumber == true }) {
      problems.append(
        entry.node.problem(
          "wrong_word",
          message: "'\(word)' cannot begin a name: write a word that begins with a letter"))
    }
    guard words.contains(where: { $0.lowercased() == entry.name.lowercased() }) else { return }
    problems.append(
      entry.node.problem(
        "wrong_word",
        message: "'\(entry.name)' stands for itself; 'accepted' is for words that may stay"))
  }

  /// The entries of a mapping whose keys are words.
  private static func words(
    _ node: SettingsNode, problems: inout [Diagnostic]
  ) -> [Entry] {
    node.entries(problems: &problems).filter {
      SettingsNode.isNameWord($0.name, at: $0.key, problems: &problems)
    }
  }

  private static func dictionaries(
    _ node: SettingsNode, problems: inout [Diagnostic]
  ) -> [String] {
    let known = WordSettings().dictionaries
    return node.elements(problems: &problems).compactMap { element in
      guard let name = element.text(problems: &problems) else { return nil }
      if known.contains(name) { return name }
      problems.append(.unknown("dictionary", called: name, at: element.range, known: known))
      return nil
    }
  }
}

private enum LayerKey: String, CaseIterable {
  case folders, suffixes, supertypes, types, uses
}

extension LayerTable {
  /// The layers of a project; a layer that another one uses has to be among them.
  init(_ node: SettingsNode, problems: inout [Diagnostic]) {
    let entries = node.entries(problems: &problems)
    let names = entries.map(\.name)
    self.init(
      entries.map { Layer($0.node, named: $0.name, known: names, problems: &problems) })
  }
}

extension Layer {
  fileprivate convenience init(
    _ node: SettingsNode, named name: String, known: [String], problems: inout [Diagnostic]
  ) {
    var texts: [LayerKey: [String]] = [:]
    for entry in node.entries(of: LayerKey.self, problems: &problems) {
      texts[entry.key] = entry.node.texts(problems: &problems)
      if entry.key == .folders { Self.checkFolders(entry.node, problems: &problems) }
      guard entry.key == .uses, let elements = texts[.uses] else { continue }
      for used in Set(elements).subtracting(known).sorted() {
        problems.append(.unknown("layer", called: used, at: entry.node.range, known: known))
      }
    }
    if texts.allSatisfy({ $0.key == .uses || $0.value.isEmpty }) {
      problems.append(
        node.problem(
          "empty_layer",
          message:
            "nothing makes the layer '\(name)': give it folders, suffixes, supertypes or types"))
    }
    self.init(
      name: name, folders: texts[.folders] ?? [], suffixes: texts[.suffixes] ?? [],
      supertypes: texts[.supertypes] ?? [], types: texts[.types] ?? [],
      uses: Set(texts[.uses] ?? []))
  }

  private static func checkFolders(_ node: SettingsNode, problems: inout [Diagnostic]) {
    var known: [Diagnostic] = []
    for folder in node.elements(problems: &known)
    where folder.word?.contains(where: { "*?[".contains($0) }) == true {
      problems.append(
        folder.problem(
          "wrong_folder",
          message: "a layer's folder is a name or a path, such as Views or Sources/Views: "
            + "write it without signs that stand for others"))
    }
  }
}

private enum ExceptionKey: String, CaseIterable {
  case from, to, rule, reason
}

extension DependencyException {
  /// Nil where one of the needed keys is missing, which is a problem.
  init?(_ node: SettingsNode, rules: [RuleDescription], problems: inout [Diagnostic]) {
    var texts: [ExceptionKey: String] = [:]
    for entry in node.entries(of: ExceptionKey.self, problems: &problems) {
      let isPattern = entry.key == .from || entry.key == .to
      texts[entry.key] =
        isPattern ? entry.node.pattern(problems: &problems) : entry.node.text(problems: &problems)
      guard entry.key == .rule, let rule = texts[.rule] else { continue }
      let known = rules.map(\.id)
      guard !known.contains(rule) else { continue }
      problems.append(.unknown("rule", called: rule, at: entry.node.range, known: known))
    }
    guard let from = texts[.from], let to = texts[.to], let reason = texts[.reason] else {
      problems.append(
        node.problem("incomplete_exception", message: "an exception has 'from', 'to' and 'reason'"))
      return nil
    }
    self.init(from: from, to: to, rule: texts[.rule], reason: reason, range: node.range)
  }
}
