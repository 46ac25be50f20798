import Foundation
import ModelKit

/// The file of a database, which only its owner can read.
struct DatabaseFile {
  private let path: String

  init(_ path: String) {
    self.path = path
  }

  /// Makes the database where there is none, with its tables and at once, so that an empty file is
  /// never one that was just begun.
  ///
  /// - Throws: a `StoreError` where the file is there and empty: what it had is lost.
  func make(with layout: DatabaseLayout) throws {
    var status = stat()
    if stat(path, &status) == 0 {
      guard status.st_size > 0 else {
        throw StoreError.damagedDatabase(path: path, place: "it was cut off and is empty")
      }
      return
    }
    let file = URL(filePath: path)
    let sibling = file.deletingLastPathComponent()
      .appending(path: ".\(file.lastPathComponent).\(UUID().uuidString).new").path
    defer { unlink(sibling) }
    let descriptor = open(sibling, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw failure() }
    close(descriptor)
    try layout.prepare(try SQLiteConnection(path: sibling))
    // Whoever comes second takes the database of the first.
    guard link(sibling, path) == 0 || errno == EEXIST else { throw failure() }
  }

  private func failure() -> StoreError {
    .unusableFile(path: path, reason: "cannot be opened: \(String(cString: strerror(errno)))")
  }
}
