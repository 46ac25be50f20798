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

/// Changes files of a folder that exists, all of them or none, and keeps others from doing so for as long as it lives.
///
/// Each file is put in place at once. What a process leaves that is killed meanwhile the next one takes back.
struct FolderEditor<Storage: Disk> {
  private let disk: Storage
  private let folder: String
  /// The number of a signal that arrived, if one did.
  private let signal: () -> Int32?
  private let lock: FolderLock
  private let journal: EditJournal<Storage>

  /// - Throws: `WorkspaceError.busy` while another process is at work.
  init(
    disk: Storage, folder: String, signal: @escaping () -> Int32?
  ) throws(WorkspaceError) {
    self.disk = disk
    self.folder = folder
    self.signal = signal
    let journal = EditJournal(disk: disk, folder: folder)
    self.journal = journal
    let lock = try attempting { () throws(DiskError) in
      if try disk.entry(at: journal.notes) == nil { try disk.makeFolder(at: journal.notes) }
      return try disk.lock(journal.notes)
    }
    guard let lock else { throw .busy }
    self.lock = lock
  }

  func make(_ replacements: [FileReplacement]) throws(WorkspaceError) {
    try EditPermission(disk: disk, folder: folder).check(replacements)
    let open = try attempting { () throws(DiskError) in try changes(among: replacements) }
    guard !open.isEmpty else { return }
    do throws(WorkspaceError) {
      try attempting { () throws(DiskError) in try journal.open(open) }
      for replacement in open {
        if let number = signal() { throw .interrupted(signal: number) }
        let isAsRead = try attempting { () throws(DiskError) in try replace(replacement) }
        if !isAsRead { throw .changedMeanwhile(place(replacement.path)) }
      }
      removeEmptyFolders(above: open.filter { $0.new == nil }.map(\.path))
      try attempting { () throws(DiskError) in try journal.close() }
    } catch {
      // Where the disk does not let it, whoever comes next takes it back.
      _ = try? takeBack()
      throw error
    }
    journal.discard()
  }

  /// Puts everything back as it was before a process began that did not come to its end; what somebody has changed
  /// since stays as it is.
  @discardableResult
  func takeBack() throws(WorkspaceError) -> InterruptedEdit {
    try attempting { () throws(DiskError) in
      let edit = try journal.interrupted()
      for replacement in edit.replacements { _ = try replace(replacement) }
      let paths = try journal.paths()
      for path in paths { removeRemains(of: place(path)) }
      removeEmptyFolders(above: paths)
      journal.discard()
      return edit
    }
  }

  /// Those of which not all is as it shall be.
  private func changes(
    among replacements: [FileReplacement]
  ) throws(DiskError) -> [FileReplacement] {
    var changes: [FileReplacement] = []
    for replacement in replacements
    where try disk.bytes(at: place(replacement.path)) != replacement.new {
      changes.append(replacement)
    }
    return changes
  }

  private func place(_ path: String) -> String { folder + "/" + path }

  /// False where something else stands there than what was read.
  private func replace(_ replacement: FileReplacement) throws(DiskError) -> Bool {
    let path = place(replacement.path)
    let entry = try disk.entry(at: path)
    let current = entry == nil ? nil : try disk.bytes(at: path)
    guard current == replacement.former else { return false }
    guard let bytes = replacement.new else {
      try disk.removeFile(at: path)
      return true
    }
    if current == nil { try makeFolders(above: path) }
    // A link stays; what it leads to changes.
    let target = entry?.kind == .link ? try disk.resolved(path) : path
    try put(bytes, at: target, replacing: current != nil)
    return true
  }

  private func put(_ bytes: [UInt8], at path: String, replacing: Bool) throws(DiskError) {
    let temporary = temporaryPlace(for: path)
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

  /// Where the new text of a file is until it is in place.
  private func temporaryPlace(for path: String) -> String {
    let slash = path.lastIndex(of: "/") ?? path.startIndex
    return "\(path[..<slash])/.\(path[slash...].dropFirst().prefix(200)).armature"
  }

  /// Removes what a killed process has left for the same file.
  private func removeRemains(of path: String) {
    try? disk.removeFile(at: temporaryPlace(for: path))
  }

  private func makeFolders(above path: String) throws(DiskError) {
    var missing: [String] = []
    var next = path
    while let slash = next.lastIndex(of: "/"), slash > next.startIndex {
      next = String(next[..<slash])
      if try disk.entry(at: next) != nil { break }
      missing.append(next)
    }
    for folder in missing.reversed() { try disk.makeFolder(at: folder) }
  }

  /// A folder with something in it stays: the system refuses to remove it.
  private func removeEmptyFolders(above paths: [String]) {
    for var path in paths {
      while let slash = path.lastIndex(of: "/") {
        path = String(path[..<slash])
        guard (try? disk.removeFolder(at: place(path))) != nil else { break }
      }
    }
  }
}
