/// A folder whose files no other armature changes for as long as this lives.
public struct LockedFolder {
  private let editor: FolderEditor<SystemDisk>
  /// What a killed process had begun, which is taken back.
  public let interrupted: InterruptedEdit

  /// - Throws: `WorkspaceError.busy` while another process is at work.
  public init(_ path: String) throws(WorkspaceError) {
    editor = try FolderEditor(disk: SystemDisk(), folder: path) { Interruption.signal }
    interrupted = try editor.takeBack()
  }

  /// Changes files, all of them or none.
  ///
  /// SIGINT and SIGTERM that arrive meanwhile end it with `WorkspaceError.interrupted`.
  ///
  /// - Parameter replacements: in the order in which they are made.
  public func make(_ replacements: [FileReplacement]) throws(WorkspaceError) {
    try Interruption.watched { () throws(WorkspaceError) in try editor.make(replacements) }
  }
}

/// What a process had begun to change in a folder before it was killed, and what takes it back; nothing of one that
/// is still at work.
public func interruptedEdit(of folder: String) throws(WorkspaceError) -> InterruptedEdit {
  let disk = SystemDisk()
  let journal = EditJournal(disk: disk, folder: folder)
  return try attempting { () throws(DiskError) in
    // Without one there is nothing that a lock would have to keep still.
    guard try journal.isOpen, let lock = try disk.lock(journal.notes) else {
      return InterruptedEdit()
    }
    defer { withExtendedLifetime(lock) {} }
    return try journal.interrupted()
  }
}

/// Whether no change of files would go out of their folder.
///
/// - Throws: `WorkspaceError.leadingOut` where a link would lead it there.
public func checkLinks(
  of folder: String, making replacements: [FileReplacement]
) throws(WorkspaceError) {
  try EditPermission(disk: SystemDisk(), folder: folder).checkLinks(of: replacements)
}
