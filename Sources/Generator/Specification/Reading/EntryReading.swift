import Diagnostics
import Words
import YAML

/// The mapping from which the fields of an entry take their values while it is made.
///
/// Never leaves the task that made it.
final class EntryReading: @unchecked Sendable {
  @TaskLocal static var current: EntryReading?

  /// The name of the entry, or the key of a mapping that has no name of its own.
  static var name: Text { current?.entryName ?? Text("", at: FileRange(file: "", bytes: 0..<0)) }

  static var problems: Problems { current?.problems ?? Problems() }

  /// The name of the entry around the one that is being read.
  static var ownerName: String { current?.ownerName ?? "" }

  let problems: Problems
  private(set) var declaredKeys: [KeyDeclaration] = []
  private let isDeclaring: Bool
  private let entryName: Text
  private let ownerName: String
  private let node: YAMLNode
  private let entries: [YAMLEntry]
  private let hasTooMany: Bool
  private var foundCount = 0
  private var isShort = false
  private var alternativeKeys: [String] = []
  private var hasAlternative = false
  private var missing: [(key: String, sentence: String)] = []
  /// The keys of certain kinds only that are given, and those that kinds need and that are not.
  private var bound: [(key: Text, kinds: [String])] = []
  private var needed: [(key: String, sentence: String, kinds: [String])] = []

  init(node: YAMLNode, of name: Text, problems: Problems) {
    self.problems = problems
    self.node = node
    entryName = name
    ownerName = Self.current?.entryName.value ?? ""
    let given = node.mapping ?? []
    hasTooMany = !problems.allows(given.count, in: node)
    entries = hasTooMany ? [] : given
    isDeclaring = false
  }

  /// Reads nothing, but collects which keys the fields ask for.
  init(declaring subject: String) {
    problems = Problems()
    node = .mapping([], range: FileRange(file: "", bytes: 0..<0))
    entryName = Text(subject, at: node)
    ownerName = ""
    entries = []
    hasTooMany = false
    isDeclaring = true
  }

  /// The entry of a key, or the whole value where it stands for this key alone.
  func entry(
    _ key: String, _ sentence: String, traits: KeyTraits, kinds: [String], needy: [String],
    form: @autoclosure @escaping @Sendable () -> ValueForm
  ) -> YAMLEntry? {
    if isDeclaring {
      declaredKeys.append(
        KeyDeclaration(key, sentence, traits: traits, kinds: kinds, needy: needy, form: form))
      return nil
    }
    if traits.contains(.short), node.mapping == nil {
      isShort = true
      return YAMLEntry(key: entryName.value, keyRange: entryName.range, value: node)
    }
    let isAlternative = traits.contains(.alternative)
    if let entry = entries.first(where: { $0.key == key }) {
      foundCount += 1
      hasAlternative = hasAlternative || isAlternative
      if !kinds.isEmpty { bound.append((Text(key, at: entry.keyRange), kinds)) }
      guard !traits.isDisjoint(with: [.required, .filled]), entry.value.isEmpty(as: form()) else {
        return entry
      }
      if traits.contains(.filled) {
        problems.report(.wrongValue, "nothing stands in '\(key)'", at: entry.keyRange)
        return entry
      }
    }
    if traits.contains(.required) {
      missing.append((key, sentence))
    } else if isAlternative {
      alternativeKeys.append(key)
    }
    if !needy.isEmpty { needed.append((key, sentence, needy)) }
    return nil
  }

  /// Reports keys that are unknown or missing.
  ///
  /// - Returns: whether the mapping could be read as one.
  func finish<Element: Entry>(_ type: Element.Type) -> Bool {
    if isShort { return true }
    guard node.mapping != nil || node.isNull else {
      problems.reportWrong(node, expected: Element.form)
      return false
    }
    guard !hasTooMany else { return false }
    for (key, sentence) in missing {
      let message = "\(Element.subject) needs '\(key)': \(sentence)"
      problems.report(.missingKey, message, at: entryName)
    }
    if !hasAlternative, !alternativeKeys.isEmpty {
      let message = "\(Element.subject) needs \(alternatives(alternativeKeys.map { "'\($0)'" }))"
      problems.report(.missingKey, message, at: entryName)
    }
    if foundCount < entries.count { reportUnknown(Element.self) }
    return true
  }

  /// Reports keys that an entry of another kind has, and those that are missing in one of this kind.
  func checkKind(of entry: some Entry) {
    guard let kind = entry.kindName else { return }
    for (key, kinds) in bound where !kinds.contains(kind) {
      let message = "'\(key.value)' belongs to \(alternatives(kinds)); this is \(kind)"
      problems.report(.misplacedKey, message, at: key)
    }
    for (key, sentence, kinds) in needed where kinds.contains(kind) {
      problems.report(
        .missingKey, "\(kind) needs '\(key)': \(sentence)", at: entryName)
    }
  }

  private func reportUnknown<Element: Entry>(_ type: Element.Type) {
    let declaration = Element.declaration
    let names = Set(declaration.keys.map(\.name))
    for entry in entries where !names.contains(entry.key) {
      let name = Text(entry.key, at: entry.keyRange)
      let what = "no key of \(Element.subject) is called"
      problems[.unknownKey].reportUnknown(name, as: what, among: declaration.names)
    }
  }
}

extension YAMLNode {
  fileprivate func isEmpty(as form: ValueForm) -> Bool {
    sequence?.isEmpty ?? (form.hasNames && (mapping?.isEmpty ?? isNull))
  }
}
