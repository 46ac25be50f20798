/// What code hosts need to know of the repository.
public enum Repository {
  /// The working folder as seen from the root that paths count from, with a slash at its end; empty at the root and
  /// where there is none.
  public static var prefix: String {
    let folder = WorkingFolder.current.path
    guard let root = root(around: folder), root != folder else { return "" }
    return folder.dropFirst(root == "/" ? 1 : root.count + 1) + "/"
  }

  /// What paths in reports count from: the root of the repository around a folder, outside of repositories the folder of
  /// the outermost settings that hold, else of the package.
  ///
  /// - Parameter folder: absolute, without links.
  static func root(around folder: String) -> String? {
    RepositoryFolder(around: folder)?.root
      ?? SettingsFile.upwards(from: folder).last.map(SettingsFile.folder)
      ?? package(around: folder)
  }

  static func package(around folder: String) -> String? {
    var folder = folder
    while Disk.kind(of: folder + "/Package.swift") == nil {
      guard let slash = folder.lastIndex(of: "/"), slash > folder.startIndex else { return nil }
      folder = String(folder[..<slash])
    }
    return folder
  }

  /// Of files that lie in another repository than the working folder, which may be in none: their paths from its root.
  ///
  /// - Parameter files: as findings name them.
  public static func pathsElsewhere(of files: some Sequence<String>) -> [String: String] {
    let here = WorkingFolder.current
    let own = root(around: here.path)
    // By the folder as it is named: how its paths from the root of a repository begin, where there is another one.
    var prefixes: [String: String?] = [:]
    return files.reduce(into: [:]) { paths, file in
      guard own == nil || file.hasPrefix("../") || file.hasPrefix("/") else { return }
      let path = here.absolute(file)
      let folder = SettingsFile.folder(of: path)
      let prefix = prefixes[folder] ?? self.prefix(of: folder, besides: own)
      prefixes[folder] = .some(prefix)
      if let prefix { paths[file] = prefix + path.dropFirst(folder.count + 1) }
    }
  }

  /// A folder as seen from the root of its repository, with a slash at its end; nil in none and in the own one.
  private static func prefix(of folder: String, besides own: String?) -> String? {
    let real = Disk.nearestRealPath(of: folder)
    guard let root = root(around: real), root != own else { return nil }
    let path = real.dropFirst(root == "/" ? 1 : root.count + 1)
    return path.isEmpty ? "" : path + "/"
  }
}
