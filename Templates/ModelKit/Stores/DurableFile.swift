import Foundation

/// A file that is replaced as a whole and is on the disk when the writing returns.
struct DurableFile {
  private let file: URL

  init(_ file: URL) {
    self.file = file
  }

  /// Writes beside the file, waits for the disk, and renames.
  ///
  /// - Throws: a `StoreError` with the reason that the system gives.
  func write(_ data: Data) throws {
    let folder = file.deletingLastPathComponent()
    let sibling = folder.appending(path: ".\(file.lastPathComponent).new")
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try data.write(to: sibling)
      try Self.synchronize(sibling)
    } catch {
      try? FileManager.default.removeItem(at: sibling)
      throw StoreError.unusableFile(path: file.path, reason: "cannot be written: \(reason(error))")
    }
    guard rename(sibling.path, file.path) == 0 else {
      let reason = String(cString: strerror(errno))
      try? FileManager.default.removeItem(at: sibling)
      throw StoreError.unusableFile(path: file.path, reason: "cannot be replaced: \(reason)")
    }
    // The new name is in the folder, which has to reach the disk as well.
    try? Self.synchronize(folder)
  }

  private static func synchronize(_ url: URL) throws {
    let descriptor = open(url.path, O_RDONLY)
    guard descriptor >= 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
    defer { close(descriptor) }
    guard fsync(descriptor) == 0 else {
      throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
    }
  }

  private func reason(_ error: any Error) -> String {
    let code = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError ?? error as NSError
    guard code.domain == NSPOSIXErrorDomain else { return error.localizedDescription }
    return String(cString: strerror(Int32(clamping: code.code)))
  }
}
