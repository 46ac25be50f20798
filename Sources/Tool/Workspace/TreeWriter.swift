import SystemLibrary

/// Puts a tree in place at once: builds it in a temporary folder beside the target, then renames that.
///
/// A process that is killed leaves the target absent, or empty as it was, or complete. Nothing is
/// forced to the disk itself: a tree that a power failure damages can be made again.
struct TreeWriter<Storage: Disk> {
  let disk: Storage
  let target: Target
  /// The number of a signal that arrived, if one did.
  let signal: () -> Int32?

  func write(_ tree: FileTree) throws(WorkspaceError) {
    try target.check(on: disk)
    var parents: [String] = []
    let temporary = target.temporaryPath(process: getpid())
    do throws(WorkspaceError) {
      try makeParents(remembering: &parents)
      removeRemains()
      try build(tree, in: temporary)
      try attempt { () throws(DiskError) in try disk.rename(temporary, to: target.path) }
    } catch {
      disk.removeTree(at: temporary)
      for parent in parents.reversed() { try? disk.removeFolder(at: parent) }
      throw error
    }
  }

  private func build(_ tree: FileTree, in folder: String) throws(WorkspaceError) {
    try attempt { () throws(DiskError) in try disk.makeFolder(at: folder) }
    for path in tree.sortedFolders {
      try attempt { () throws(DiskError) in try disk.makeFolder(at: folder + "/" + path) }
    }
    for (path, file) in tree.sortedFiles {
      try attempt { () throws(DiskError) in try disk.write(file, at: folder + "/" + path) }
    }
  }

  private func makeParents(remembering made: inout [String]) throws(WorkspaceError) {
    var missing: [String] = []
    var next = target.parent
    while next != ".", next != "/", try !exists(next) {
      missing.append(next)
      next = next.lastIndex(of: "/").map { String(next[..<$0]) } ?? "."
      if next.isEmpty { next = "/" }
    }
    for path in missing.reversed() where !path.hasSuffix("/.") && !path.hasSuffix("/") {
      try attempt { () throws(DiskError) in try disk.makeFolder(at: path) }
      made.append(path)
    }
  }

  private func exists(_ path: String) throws(WorkspaceError) -> Bool {
    do throws(DiskError) {
      return try disk.entry(at: path) != nil
    } catch {
      throw .disk(error)
    }
  }

  /// Removes what killed processes left for this target. Another live one is left alone.
  private func removeRemains() {
    for name in (try? disk.names(in: target.parent)) ?? [] {
      guard name.hasPrefix(target.temporaryPrefix) else { continue }
      guard let process = Int32(name.dropFirst(target.temporaryPrefix.count)) else { continue }
      let isGone = process == getpid() || (kill(process, 0) != 0 && errno == ESRCH)
      if process > 0, isGone { disk.removeTree(at: target.parent + "/" + name) }
    }
  }

  private func attempt(_ action: () throws(DiskError) -> Void) throws(WorkspaceError) {
    if let number = signal() { throw .interrupted(signal: number) }
    do throws(DiskError) {
      try action()
    } catch {
      throw .disk(error)
    }
  }
}

extension FileTree {
  /// Makes the folder `target` hold this tree and nothing else, at once or not at all. A target that
  /// exists and is not empty, a link, a mounted disk and the working folder are refused.
  ///
  /// SIGINT and SIGTERM that arrive meanwhile end it with `WorkspaceError.interrupted`.
  public func write(to target: String) throws(WorkspaceError) {
    try Interruption.watched { () throws(WorkspaceError) in
      try write(to: target, on: SystemDisk()) { Interruption.signal }
    }
  }

  package func write(to target: String, on disk: some Disk, signal: @escaping () -> Int32?)
    throws(WorkspaceError)
  {
    try TreeWriter(disk: disk, target: Target(target), signal: signal).write(self)
  }
}
