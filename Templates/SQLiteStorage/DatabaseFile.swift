import Foundation
import ModelKit

extension DatabaseLayout {
  /// Makes the file of a database where there is none, which only its owner can read: with its tables
  /// and at once, so that an empty file is never one that was just begun.
  ///
  /// - Throws: a `StoreError` where the file is there and empty: what it had is lost.
  func makeDatabase(at path: String) throws {
    var status = stat()
    if stat(path, &status) == 0 {
      guard status.st_size > 0 else {
        throw StoreError.damagedDatabase(path: path, place: "it was cut off and is empty")
      }
      return
    }
    let file = URL(filePath: path).withoutLinks
    let sibling = file.deletingLastPathComponent()
      .appending(path: ".\(file.lastPathComponent).\(UUID().uuidString).new").path
    defer { unlink(sibling) }
    func check(_ isDone: Bool) throws {
      if isDone { return }
      let reason = ErrorSentence(systemError: errno)
      throw StoreError.unusableFile(path: path, reason: "cannot be opened: \(reason)")
    }
    let descriptor = open(sibling, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    try check(descriptor >= 0)
    close(descriptor)
    do {
      let connection = try SQLiteConnection(path: sibling)
      try prepare(connection)
      try connection.commit()
    } catch StoreError.unusableFile(_, let reason) {
      throw StoreError.unusableFile(path: path, reason: reason)
    }
    // Whoever comes second takes the database of the first.
    try check(link(sibling, file.path) == 0 || errno == EEXIST)
  }
}
