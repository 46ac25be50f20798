/// Which names hand something down to those that inherit from them, however far below some types: most do
/// not, so that nobody needs to go up from there.
struct Heritage: Sendable {
  /// By the hash of a name, for all that types at the top of files inherit from.
  private let gives: NameMap<Bool>

  /// Knows nothing, so that all are gone up from.
  init() {
    gives = NameMap()
  }

  /// - Parameter heirs: whose clauses are going to be asked about.
  init(
    from isOrigin: (String) -> Bool, to heirs: [TypeOutline],
    among declarations: NameMap<[TypeOutline]>
  ) {
    gives = withoutActuallyEscaping(isOrigin) { isOrigin in
      Self.gives(to: heirs, by: HeritageSearch(from: isOrigin, declarations))
    }
  }

  private static func gives(to heirs: [TypeOutline], by search: HeritageSearch) -> NameMap<Bool> {
    var search = search
    for type in heirs {
      for name in type.inherited { _ = search.mayGive(name) }
    }
    return search.gives
  }

  /// False where the name is not an origin and nothing above it is one.
  func mayGive(_ name: String) -> Bool {
    gives[NameHash.of(name)] ?? true
  }
}

/// Goes up from each name once.
private struct HeritageSearch {
  private let declarations: NameMap<[TypeOutline]>
  private let isOrigin: (String) -> Bool
  private(set) var gives = NameMap<Bool>()

  init(from isOrigin: @escaping (String) -> Bool, _ declarations: NameMap<[TypeOutline]>) {
    self.declarations = declarations
    self.isOrigin = isOrigin
  }

  mutating func mayGive(_ name: String, depth: Int = 0) -> Bool {
    let hash = NameHash.of(name)
    if let known = gives[hash] { return known }
    // What is so far up does not matter: nobody looks there.
    guard depth < TypeTable.mostAncestors else { return true }
    // What comes back to itself is looked at in full.
    gives[hash, default: true] = true
    let isGiven = isOrigin(name) || isGiven(to: declarations[hash] ?? [], depth: depth)
    gives[hash, default: isGiven] = isGiven
    return isGiven
  }

  private mutating func isGiven(to types: [TypeOutline], depth: Int) -> Bool {
    for type in types {
      for name in type.inherited where mayGive(name, depth: depth + 1) { return true }
    }
    return false
  }
}

extension TypeTable {
  /// The classes below each of some types, however far down, in the order of the files.
  public func classes(below names: Set<String>) -> [String: [TypeOutline]] {
    var search = HeritageSearch(from: names.contains, declarations)
    var classes: [String: [TypeOutline]] = [:]
    for type in heirs {
      guard type.inherited.contains(where: { search.mayGive($0) }) else { continue }
      for ancestor in Set(ancestors(of: type))
      where ancestor != type.name && names.contains(ancestor) {
        classes[ancestor, default: []].append(type)
      }
    }
    return classes
  }
}
