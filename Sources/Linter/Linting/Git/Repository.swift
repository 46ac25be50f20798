/// What code hosts need to know of the repository.
public enum Repository {
  /// The working folder as seen from the repository's root, with a slash at its end; empty at the root and
  /// outside of repositories.
  public static var prefix: String {
    let folder = WorkingFolder.current.path
    guard let root = RepositoryFolder(around: folder)?.root, root != folder else { return "" }
    return folder.dropFirst(root == "/" ? 1 : root.count + 1) + "/"
  }

  /// Of files that lie in another repository than the working folder, which may be in none: their paths from its root.
  ///
  /// - Parameter files: as findings name them.
  public static func pathsElsewhere(of files: some Sequence<String>) -> [String: String] {
    let here = WorkingFolder.current
    let own = RepositoryFolder(around: here.path)?.root
    var roots: [String: String?] = [:]
    return files.reduce(into: [:]) { paths, file in
      guard own == nil || file.hasPrefix("../") || file.hasPrefix("/") else { return }
      let path = Disk.nearestRealPath(of: here.absolute(file))
      let folder = SettingsFile.folder(of: path)
      if own.map({ path.hasPrefix($0 + "/") }) == true { return }
      let root = roots[folder] ?? RepositoryFolder(around: folder)?.root
      roots[folder] = .some(root)
      if let root { paths[file] = String(path.dropFirst(root == "/" ? 1 : root.count + 1)) }
    }
  }
}
