import SystemLibrary

/// The repository around a folder, found without git.
struct RepositoryFolder {
  /// Absolute.
  let root: String

  /// The nearest folder upwards that has a `.git`; nil outside of repositories.
  ///
  /// - Parameter folder: absolute, without links.
  init?(around folder: String) {
    var folder = folder
    while Disk.kind(of: (folder == "/" ? "" : folder) + "/.git") == nil {
      guard folder != "/", let slash = folder.lastIndex(of: "/") else { return nil }
      folder = slash == folder.startIndex ? "/" : String(folder[..<slash])
    }
    root = folder
  }

  /// The index that a commit is made from: a hook is told of another one where only a part is committed.
  var indexPath: String {
    if let path = Disk.variable("GIT_INDEX_FILE"), !path.isEmpty {
      return path.hasPrefix("/") ? path : root + "/" + path
    }
    return GitExcludes.ownFolder(of: root) + "/index"
  }

  /// What is in the index; nil where it cannot be read without git.
  var indexedFiles: IndexedFiles? {
    var status = stat()
    guard stat(indexPath, &status) == 0, let bytes = Disk.bytes(of: indexPath) else { return nil }
    return GitIndex(bytes, changed: FileStamp(status).modified)?.files
  }
}
