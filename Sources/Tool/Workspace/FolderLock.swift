import SystemLibrary

/// A folder that this process alone may change, for as long as this lives. The system lets go of it when the process
/// ends, however that comes about.
package final class FolderLock: Sendable {
  private let descriptor: Int32

  /// Nil while another process has the folder.
  init?(_ folder: String) throws(DiskError) {
    descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { throw DiskError("open", folder, number: errno) }
    for _ in 0..<Self.tries {
      guard flock(descriptor, LOCK_EX | LOCK_NB) != 0 else { return }
      let number = errno
      guard number == EWOULDBLOCK else { throw DiskError("lock", folder, number: number) }
      usleep(Self.pause)
    }
    return nil
  }

  /// For a second in all: a child of another process, or of another thread, has its locks too until it runs a program
  /// of its own.
  private static let tries = 100
  /// In millionths of a second.
  private static let pause: UInt32 = 10_000

  deinit { close(descriptor) }
}
