import Diagnostics
import YAML

/// The values of one mapping, each read by its declaration.
struct Fields {
  /// What the mapping describes: where a missing key is reported.
  let owner: FileRange
  private let entries: [YAMLEntry]

  /// Reports keys that are unknown, missing or not supported yet.
  ///
  /// - Parameter owner: the name of the entry, or the mapping itself where it has no name.
  init(_ node: YAMLNode, by keys: KeySet, of owner: FileRange, _ problems: inout Problems) {
    self.owner = owner
    guard let entries = node.mapping ?? (node.isNull ? [] : nil) else {
      self.entries = []
      problems.reportWrong(node, expected: .mapping { keys })
      return
    }
    guard problems.allows(entries.count, in: node) else {
      self.entries = []
      return
    }
    self.entries = entries.filter { entry in
      accepts(entry, keys, &problems)
    }
    for key in keys.keys where key.isRequired && !entries.contains(where: { $0.key == key.name }) {
      let message = "\(keys.subject) needs '\(key.name)': \(key.summary)"
      problems.report(.missingKey, message, at: owner)
    }
  }

  func read<Value>(_ key: Key<Value>, _ problems: inout Problems) -> Value? {
    entry(key).flatMap { key.reader.read($0.value, &problems) }
  }

  /// Where a key stands, if it is given.
  func keyRange(_ key: some DeclaredKey) -> FileRange? {
    entry(key)?.keyRange
  }

  private func entry(_ key: some DeclaredKey) -> YAMLEntry? {
    entries.first { $0.key == key.name }
  }
}

private func accepts(_ entry: YAMLEntry, _ keys: KeySet, _ problems: inout Problems) -> Bool {
  guard let key = keys.byName[entry.key] else {
    let name = Located(entry.key, at: entry.keyRange)
    let what = "no key of \(keys.subject) is called"
    problems.reportUnknown(.unknownKey, calling: name, as: what, among: keys.supportedNames)
    return false
  }
  guard key.comesLater else { return true }
  let message = "'\(key.name)' of \(keys.subject) comes later (\(key.summary))"
  problems.report(.comesLater, message, at: entry.keyRange)
  return false
}
