import SystemLibrary

/// A folder that this process alone may change, for as long as this lives. The system lets go of it when the process
/// ends, however that comes about.
package final class FolderLock: Sendable {
  private let descriptor: Int32

  /// Nil while another process has the folder.
  init?(_ folder: String) throws(DiskError) {
    descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { throw DiskError("open", folder, number: errno) }
    guard flock(descriptor, LOCK_EX | LOCK_NB) != 0 else { return }
    let number = errno
    guard number == EWOULDBLOCK else { throw DiskError("lock", folder, number: number) }
    return nil
  }

  deinit { close(descriptor) }
}
