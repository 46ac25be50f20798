/// Repositories inside the working folder's one, such as submodules: what is changed there nobody commits who did not
/// go there.
struct InnerRepositories {
  private let workingFolder: WorkingFolder
  /// The root of the working folder's repository, absolute; nil where there is none.
  private let root: String?
  /// Absolute.
  private let named: [String]

  /// - Parameter named: the paths that the user named.
  init(_ named: [String], from workingFolder: WorkingFolder) {
    self.workingFolder = workingFolder
    root = RepositoryFolder(around: workingFolder.path)?.root
    self.named = named.map(workingFolder.resolved)
  }

  /// The repository inside that a file belongs to, by its path from the working folder; nil where somebody named it
  /// or a part of it.
  func unnamed(around path: String) -> String? {
    guard let root,
      let own = RepositoryFolder(around: SettingsFile.folder(of: workingFolder.resolved(path)))?
        .root,
      own.hasPrefix(root + "/"), !named.contains(where: { $0 == own || $0.hasPrefix(own + "/") })
    else { return nil }
    return workingFolder.relative(own)
  }
}
