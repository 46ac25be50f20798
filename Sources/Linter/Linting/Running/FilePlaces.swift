/// What findings need to know of the files that they lie in; asks only where files differ.
struct FilePlaces {
  /// Nil where all are wanted.
  private let wanted: Set<String>?
  private let variants: [String: Int]

  init(_ group: LintGroup) {
    wanted = group.isWhole ? nil : Set(group.files.lazy.filter(\.isWanted).map(\.path))
    variants =
      group.variants.count < 2
      ? [:] : group.files.reduce(into: [:]) { $0[$1.path] = $1.variant }
  }

  func isWanted(_ path: String) -> Bool { wanted?.contains(path) ?? true }
  func variant(of path: String) -> Int { variants.isEmpty ? 0 : variants[path] ?? 0 }
}
