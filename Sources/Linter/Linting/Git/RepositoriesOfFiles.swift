/// The repositories that tell what has changed in some files.
struct RepositoriesOfFiles {
  private(set) var all: [GitRepository] = []

  /// What lies in a repository inside another one the outer one tells, if it has files among these or is the working
  /// folder's, and does not ignore the inner one.
  ///
  /// - Parameter files: by their paths from the working folder.
  init(_ files: some Sequence<String>, from workingFolder: WorkingFolder) throws(GitFailure) {
    let own = RepositoryFolder(around: workingFolder.path)?.root
    var roots: Set<String> = []
    var last: String?
    for file in files {
      let folder = SettingsFile.folder(of: workingFolder.resolved(file))
      // Most files lie beside the one before them.
      guard folder != last else { continue }
      last = folder
      guard let root = RepositoryFolder(around: folder)?.root else {
        // Variables may name a repository that is nowhere around.
        guard own != nil else { continue }
        throw .notInRepository(file)
      }
      roots.insert(root)
    }
    let known = roots.union(own.map { [$0] } ?? [])
    let telling = try Set(
      roots.map { root throws(GitFailure) in
        try Self.telling(of: root, among: known)
      })
    all = telling.sorted().map { GitRepository(root: $0, isOther: $0 != own) }
    if all.isEmpty { all = [try GitRepository()] }
  }

  private static func telling(
    of root: String, among known: Set<String>
  ) throws(GitFailure) -> String {
    var (telling, inner) = (root, root)
    while known.contains(where: { inner.hasPrefix($0 + "/") }),
      let outer = RepositoryFolder(around: SettingsFile.folder(of: inner))?.root,
      try GitRepository(root: outer, isOther: true).start("check-ignore", "-q", inner).status == 1
    {
      if known.contains(outer) { telling = outer }
      inner = outer
    }
    return telling
  }
}
