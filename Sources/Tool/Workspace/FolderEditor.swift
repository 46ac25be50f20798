import SystemLibrary

/// A file of a folder that exists, before and after.
public struct FileReplacement: Equatable, Sendable {
  /// Below the folder.
  public let path: String
  /// What stands there; nil for nothing. Whatever else is found there is left alone.
  public let former: [UInt8]?
  /// Nil where the file is to go.
  public let new: [UInt8]?

  public init(path: String, former: [UInt8]?, new: [UInt8]?) {
    self.path = path
    self.former = former
    self.new = new
  }
}

/// Changes files of a folder that exists, all of them or none.
///
/// Each file is put in place at once. A process that is killed leaves some files as they were and the
/// others as they shall be, in the order in which they are given, and nothing half written.
struct FolderEditor<Storage: Disk> {
  let disk: Storage
  let folder: String
  /// The number of a signal that arrived, if one did.
  let signal: () -> Int32?

  func make(_ replacements: [FileReplacement]) throws(WorkspaceError) {
    guard !replacements.isEmpty else { return }
    try checkPermissions(of: replacements)
    try finishInterrupted()
    let journal = EditJournal(disk: disk, folder: folder)
    do throws(DiskError) {
      try journal.open(replacements)
    } catch {
      if error.number == EEXIST { throw .busy(process: nil) }
      journal.close()
      throw .disk(error)
    }
    defer { journal.close() }
    try makeAll(replacements)
  }

  /// What a process has begun that was killed, and all paths that it wanted to change; nil where there is none.
  ///
  /// - Throws: `WorkspaceError.busy` while one is at work.
  func interrupted() throws(WorkspaceError) -> (unfinished: [FileReplacement], paths: [String])? {
    let journal = EditJournal(disk: disk, folder: folder)
    let process: Int32?
    do throws(DiskError) {
      guard try disk.entry(at: journal.path) != nil else { return nil }
      process = try journal.liveProcess()
      if process == nil { return (try journal.unfinished(), try journal.paths()) }
    } catch {
      throw .disk(error)
    }
    throw .busy(process: process)
  }

  /// Finishes what a process has begun that was killed.
  ///
  /// - Returns: how many files it had left as they were.
  /// - Throws: `WorkspaceError.busy` while one is at work.
  @discardableResult
  func finishInterrupted() throws(WorkspaceError) -> Int {
    guard let (unfinished, paths) = try interrupted() else { return 0 }
    try makeAll(unfinished)
    for path in paths { removeRemains(of: place(path)) }
    EditJournal(disk: disk, folder: folder).close()
    return unfinished.count
  }

  private func makeAll(_ replacements: [FileReplacement]) throws(WorkspaceError) {
    var made: [FileReplacement] = []
    var folders: [String] = []
    do throws(WorkspaceError) {
      for replacement in replacements {
        if let number = signal() { throw .interrupted(signal: number) }
        try make(replacement, noting: &folders)
        made.append(replacement)
      }
    } catch {
      takeBack(made, folders: folders)
      throw error
    }
    removeEmptyFolders(above: replacements.filter { $0.new == nil })
  }

  private func place(_ path: String) -> String { folder + "/" + path }

  private func checkPermissions(of replacements: [FileReplacement]) throws(WorkspaceError) {
    let fixed = replacements.flatMap { replacement -> [String] in
      let path = place(replacement.path)
      guard replacement.former != nil, replacement.new != nil else { return [] }
      return disk.isWritable(path) ? [] : [path]
    }
    let folders = Set(replacements.map { existingFolder(above: place($0.path)) })
    let closed = folders.filter { !disk.isWritable($0) }
    if !fixed.isEmpty || !closed.isEmpty { throw .readOnly(fixed + closed.sorted()) }
    try checkLinks(of: replacements, folders: folders)
  }

  /// A link may lead to another place in the folder, and nowhere else.
  private func checkLinks(
    of replacements: [FileReplacement], folders: Set<String>
  ) throws(WorkspaceError) {
    var places = folders
    do throws(DiskError) {
      let root = try disk.resolved(folder)
      for replacement in replacements where replacement.former != nil && replacement.new != nil {
        let path = place(replacement.path)
        if try disk.entry(at: path)?.kind == .link { places.insert(path) }
      }
      for place in places.sorted() {
        let target = try disk.resolved(place)
        guard target == root || target.hasPrefix(root == "/" ? root : root + "/") else {
          throw DiskError(
            "write through a link that leads out of the project", place, number: EXDEV)
        }
      }
    } catch {
      throw .disk(error)
    }
  }

  private func existingFolder(above path: String) -> String {
    var folder = path
    repeat {
      folder = folder.lastIndex(of: "/").map { String(folder[..<$0]) } ?? "."
    } while (try? disk.entry(at: folder)) == nil && folder.contains("/")
    return folder.isEmpty ? "/" : folder
  }

  private func make(
    _ replacement: FileReplacement, noting folders: inout [String]
  ) throws(WorkspaceError) {
    let isAsRead: Bool
    do throws(DiskError) {
      isAsRead = try replace(replacement, noting: &folders)
    } catch {
      throw .disk(error)
    }
    if !isAsRead { throw .changedMeanwhile(place(replacement.path)) }
  }

  /// False where something else stands there than what was read.
  private func replace(
    _ replacement: FileReplacement, noting folders: inout [String]
  ) throws(DiskError) -> Bool {
    let path = place(replacement.path)
    let entry = try disk.entry(at: path)
    let current = entry == nil ? nil : try disk.bytes(at: path)
    if current == replacement.new { return true }
    guard current == replacement.former else { return false }
    guard let bytes = replacement.new else {
      try disk.removeFile(at: path)
      return true
    }
    if current == nil { try makeFolders(above: path, noting: &folders) }
    // A link stays; what it leads to changes.
    let target = entry?.kind == .link ? try disk.resolved(path) : path
    try put(bytes, at: target, replacing: current != nil)
    return true
  }

  private func put(_ bytes: [UInt8], at path: String, replacing: Bool) throws(DiskError) {
    let (parent, prefix) = temporaryPlace(for: path)
    let temporary = "\(parent)/\(prefix)\(getpid())"
    removeRemains(of: path)
    do throws(DiskError) {
      try disk.write(FileTree.File(bytes), at: temporary)
      if replacing { try disk.copyPermissions(of: path, to: temporary) }
      try disk.rename(temporary, to: path)
    } catch {
      try? disk.removeFile(at: temporary)
      throw error
    }
  }

  /// The folder of a file, and what the name of its new text begins with until it is in place.
  private func temporaryPlace(for path: String) -> (folder: String, prefix: String) {
    let slash = path.lastIndex(of: "/") ?? path.startIndex
    let name = path[slash...].dropFirst()
    return (String(path[..<slash]), ".\(name.prefix(200)).armature-")
  }

  /// Removes what a killed process has left for the same file.
  private func removeRemains(of path: String) {
    let (folder, prefix) = temporaryPlace(for: path)
    for name in (try? disk.names(in: folder)) ?? [] where name.hasPrefix(prefix) {
      guard let process = Int32(name.dropFirst(prefix.count)), process > 0 else { continue }
      let isGone = process == getpid() || (kill(process, 0) != 0 && errno == ESRCH)
      if isGone { try? disk.removeFile(at: folder + "/" + name) }
    }
  }

  private func makeFolders(above path: String, noting made: inout [String]) throws(DiskError) {
    var missing: [String] = []
    var next = path
    while let slash = next.lastIndex(of: "/"), slash > next.startIndex {
      next = String(next[..<slash])
      if try disk.entry(at: next) != nil { break }
      missing.append(next)
    }
    for folder in missing.reversed() {
      try disk.makeFolder(at: folder)
      made.append(folder)
    }
  }

  /// Puts everything back as it was, as far as the disk lets it.
  private func takeBack(_ made: [FileReplacement], folders: [String]) {
    for replacement in made.reversed() {
      let path = place(replacement.path)
      if let former = replacement.former {
        let target = (try? disk.resolved(path)) ?? path
        try? put(former, at: target, replacing: replacement.new != nil)
      } else {
        try? disk.removeFile(at: path)
      }
    }
    for folder in folders.reversed() { try? disk.removeFolder(at: folder) }
  }

  /// A folder with something in it stays: the system refuses to remove it.
  private func removeEmptyFolders(above removed: [FileReplacement]) {
    for replacement in removed {
      var path = replacement.path
      while let slash = path.lastIndex(of: "/") {
        path = String(path[..<slash])
        guard (try? disk.removeFolder(at: place(path))) != nil else { break }
      }
    }
  }
}

/// Changes files of a folder, all of them or none.
///
/// SIGINT and SIGTERM that arrive meanwhile end it with `WorkspaceError.interrupted`.
///
/// - Parameter replacements: in the order in which they are made.
public func edit(
  _ folder: String, making replacements: [FileReplacement]
) throws(WorkspaceError) {
  try Interruption.watched { () throws(WorkspaceError) in
    let editor = FolderEditor(disk: SystemDisk(), folder: folder) { Interruption.signal }
    try editor.make(replacements)
  }
}

/// How many files of a folder a process has left as they were that was killed while it changed them; none of one
/// that is still at work.
public func interruptedEditCount(of folder: String) throws(WorkspaceError) -> Int {
  let editor = FolderEditor(disk: SystemDisk(), folder: folder) { nil }
  do throws(WorkspaceError) {
    return try editor.interrupted()?.unfinished.count ?? 0
  } catch .busy {
    return 0
  }
}

/// Finishes what a process has begun to change in a folder before it was killed.
///
/// - Returns: how many files it had left as they were.
/// - Throws: `WorkspaceError.busy` while one is at work.
public func finishInterruptedEdit(of folder: String) throws(WorkspaceError) -> Int {
  try FolderEditor(disk: SystemDisk(), folder: folder) { nil }.finishInterrupted()
}
