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
      guard folder != "/", let slash = folder.utf8.lastIndex(of: UInt8(ascii: "/")) else {
        return nil
      }
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

  /// Whether a hook is run for a commit of a few files, which git makes from another index: what it adds to that one
  /// does not come into the one that stays.
  static var isIndexOfPart: Bool {
    let name = Disk.variable("GIT_INDEX_FILE")?.split(separator: "/").last ?? ""
    return name.hasPrefix("next-index-") && name.hasSuffix(".lock")
  }

  /// What is in the index, read without git where that can be done.
  func indexedFiles() throws(GitFailure) -> IndexedFiles {
    if Disk.isMissing(indexPath) { return IndexedFiles() }
    var status = stat()
    if stat(indexPath, &status) == 0, let bytes = Disk.bytes(of: indexPath),
      let index = GitIndex(bytes, changed: FileStamp(status).modified)
    {
      return index.files
    }
    return try listedFiles()
  }

  /// The same as git lists it.
  private func listedFiles() throws(GitFailure) -> IndexedFiles {
    let listing = try GitRepository.run([
      "-C", root, "ls-files", "--stage", "--full-name", "-z", ":/",
    ])
    var files = IndexedFiles()
    for line in listing.output.split(separator: 0) {
      let parts = line.split(separator: UInt8(ascii: "\t"), maxSplits: 1)
      guard parts.count == 2 else { continue }
      let columns = parts[0].split(separator: 0x20)
      guard columns.count == 3, columns[2].elementsEqual("0".utf8) else { continue }
      if columns[0].starts(with: "160".utf8) { files.add(repository: parts[1]) }
      guard columns[0].starts(with: "100".utf8), let name = BlobName(digits: columns[1]) else {
        continue
      }
      parts[1].withUnsafeBytes { files.add($0, name: name, stamp: nil) }
    }
    return files
  }
}
