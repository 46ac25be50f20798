/// Which models or which views are derived from which.
struct InheritanceTable: Sendable {
  /// The nearest first; none of what is derived from itself.
  private var ancestors: [String: [String]] = [:]
  /// What is derived from an entry, directly or not, in the order of the spec.
  private var heirs: [String: [String]] = [:]
  private(set) var cyclic: Set<String> = []

  init() {}

  init<Element: NamedEntry>(_ entries: NamedList<Element>, parent: (Element) -> Text?) {
    for entry in entries {
      let name = entry.name.value
      var way: [String] = []
      var next = parent(entry).flatMap { entries[$0.value] }
      while let ancestor = next, !way.contains(ancestor.name.value), ancestor.name.value != name {
        way.append(ancestor.name.value)
        next = parent(ancestor).flatMap { entries[$0.value] }
      }
      if next == nil { ancestors[name] = way } else { cyclic.insert(name) }
    }
    for name in entries.names {
      for ancestor in ancestors(of: name) { heirs[ancestor, default: []].append(name) }
    }
  }

  func ancestors(of name: String) -> [String] { ancestors[name] ?? [] }

  func heirs(of name: String) -> [String] { heirs[name] ?? [] }

  /// That from which it and its relatives are derived.
  func root(of name: String) -> String { ancestors(of: name).last ?? name }
}
