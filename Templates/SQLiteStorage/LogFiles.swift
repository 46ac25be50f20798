import Foundation
import ModelKit

/// The log of a database and its index, which SQLite finds by their names: beside another database they
/// would be taken for its own and written into it.
struct LogFiles {
  private let files: [(path: String, identity: FileIdentity)]

  /// Those that stand beside the database now; they stay the same ones while a connection is open.
  init(of path: String) {
    files = ["-wal", "-shm"].compactMap { suffix in
      FileIdentity(of: path + suffix).map { (path + suffix, $0) }
    }
  }

  /// Removes them, but none that were made since under the same names.
  func remove() {
    for file in files where FileIdentity(of: file.path) == file.identity { unlink(file.path) }
  }
}

/// By which a file is the same one, whatever it has.
private struct FileIdentity: Equatable {
  private let device: UInt64
  private let node: UInt64

  /// Nil where there is no file.
  init?(of path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    device = UInt64(truncatingIfNeeded: status.st_dev)
    node = UInt64(status.st_ino)
  }
}

/// A database that is replaced or removed while it is open: what is written goes into a file that nobody
/// finds again.
extension SQLiteConnection {
  /// - Throws: a `StoreError` where the database no longer stands at its path.
  func checkPlace() throws {
    guard removeLogIfMoved() else { return }
    throw StoreError.unusableFile(
      path: path,
      reason: FileIdentity(of: path) == nil
        ? """
        was removed, and nothing can be saved any more; what is not saved is still on the screen: note \
        it, and start again
        """
        : """
        was replaced by another file, and nothing can be saved any more; what is not saved is still on \
        the screen: note it, and start again
        """)
  }

  /// Removes the log where it would be taken for that of another database.
  ///
  /// - Returns: whether the database has moved.
  @discardableResult func removeLogIfMoved() -> Bool {
    guard isMoved else { return false }
    log?.remove()
    return true
  }
}
