import Diagnostics
import Words
import YAML

/// The mapping from which the fields of an entry take their values while it is made.
///
/// Never leaves the task that made it.
final class EntryReading: @unchecked Sendable {
  @TaskLocal static var current: EntryReading?

  /// The name of the entry, or the key of a mapping that has no name of its own.
  static var name: Text { current?.entryName ?? .nowhere }

  static var problems: Problems { current?.problems ?? Problems() }

  /// The name of the entry around the one that is being read.
  static var ownerName: String { current?.ownerName ?? "" }

  let problems: Problems
  /// What can be said in the mapping; nothing of one that is only declared.
  private let makeDeclaration: () -> EntryDeclaration?
  private(set) var declaredKeys: [KeyDeclaration] = []
  private let isDeclaring: Bool
  private let entryName: Text
  private let ownerName: String
  private let node: YAMLNode
  private let entries: [YAMLEntry]
  private let hasTooMany: Bool
  private var foundCount = 0
  private var isShort = false
  private var hasAlternative = false
  /// The keys that have to be given and are not.
  private var missing: [KeyDeclaration] = []
  /// The keys of certain kinds only that are given.
  private var bound: [(key: Text, kinds: [String])] = []

  /// - Parameters:
  ///   - isDeclaring: whether nothing is read, but what the fields ask for is collected.
  ///   - declaration: that of the entry, asked for where a mistake has to do with its keys.
  init(
    node: YAMLNode, of name: Text, problems: Problems, isDeclaring: Bool = false,
    declaration: @escaping () -> EntryDeclaration? = { nil }
  ) {
    self.problems = problems
    makeDeclaration = declaration
    self.node = node
    self.isDeclaring = isDeclaring
    entryName = name
    ownerName = Self.current?.entryName.value ?? ""
    let given = node.mapping ?? []
    hasTooMany = !problems.allows(given.count, in: node)
    entries = hasTooMany ? [] : given
  }

  /// What the mapping describes that has such a key: "a model"; nil where it has none.
  func subject(havingKey key: String) -> String? {
    makeDeclaration().flatMap { $0.names.contains(key) ? $0.subject : nil }
  }

  /// The entry of a key, or the whole value where it stands for this key alone.
  func entry(of key: KeyDeclaration) -> YAMLEntry? {
    if isDeclaring {
      declaredKeys.append(key)
      return nil
    }
    if key.isShort, node.mapping == nil {
      isShort = true
      return YAMLEntry(key: entryName.value, keyRange: entryName.range, value: node)
    }
    if let entry = entries.first(where: { $0.key == key.name }) {
      foundCount += 1
      hasAlternative = hasAlternative || key.isAlternative
      if !key.kinds.isEmpty { bound.append((entry.name, key.kinds)) }
      guard key.needsElements, entry.value.isEmpty(as: key.form) else { return entry }
      if key.traits.contains(.filled) {
        problems[.wrongValue]("nothing stands in '\(key.name)'", at: entry.keyRange)
        return entry
      }
    }
    if key.isRequired || key.isAlternative || !key.needyKinds.isEmpty { missing.append(key) }
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
    for key in missing where key.isRequired { report(key, missingIn: Element.subject) }
    let others = missing.filter(\.isAlternative).map { "'\($0.name)'" }
    if !hasAlternative, !others.isEmpty {
      let message = "\(Element.subject) needs \(alternatives(others))"
      problems[.missingKey](message, at: entryName)
    }
    if foundCount < entries.count { reportUnknown(Element.self) }
    return true
  }

  /// Reports keys that an entry of another kind has, and those that are missing in one of this kind.
  func checkKind(of entry: some Entry) {
    guard let kind = entry.kindName else { return }
    for (key, kinds) in bound where !kinds.contains(kind) {
      let message = "'\(key.value)' belongs to \(alternatives(kinds)); this is \(kind)"
      problems[.misplacedKey](message, at: key)
    }
    for key in missing where key.needyKinds.contains(kind) { report(key, missingIn: kind) }
  }

  private func report(_ key: KeyDeclaration, missingIn subject: String) {
    let message = "\(subject) needs '\(key.name)': \(key.sentence)"
    problems[.missingKey](message, at: entryName)
  }

  private func reportUnknown<Element: Entry>(_ type: Element.Type) {
    let declaration = Element.declaration
    let names = Set(declaration.keys.map(\.name))
    for entry in entries where !names.contains(entry.key) {
      problems[.unknownKey].reportUnknown(
        entry.name, as: "no key of \(Element.subject) is called", among: declaration.names)
    }
  }
}

extension YAMLNode {
  fileprivate func isEmpty(as form: ValueForm) -> Bool {
    sequence?.isEmpty ?? (form.hasNames && (mapping?.isEmpty ?? isNull))
  }
}
