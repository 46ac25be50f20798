import SystemLibrary

extension Disk {
  /// Why something could not be written.
  struct WritingFailure: Error {
    let path: String
    let reason: String
  }

  /// Replaces a file at once: whoever reads it sees the old text or the new one. Its permissions and its owner
  /// stay; a link is followed, so that it stays one. What has a second name, or is not a file, as a pipe or a
  /// terminal, is written to.
  static func write(_ bytes: some Collection<UInt8>, to path: String) throws(WritingFailure) {
    var status = stat()
    let isThere = stat(path, &status) == 0
    let isFile = isThere && status.st_mode & S_IFMT == S_IFREG
    let isSingle = isFile && status.st_nlink == 1
    guard isSingle || kind(of: path, followingLinks: false) == nil else {
      return try writeInPlace(Array(bytes), to: path)
    }
    let target = realPath(of: path) ?? path
    let making = target + ".\(getpid()).making"
    let descriptor = open(making, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw failure(path) }
    let isWritten = write(Array(bytes), to: descriptor)
    if isFile, status.st_uid != geteuid() { fchown(descriptor, status.st_uid, status.st_gid) }
    let isMade = !isFile || fchmod(descriptor, status.st_mode & 0o7777) == 0
    guard close(descriptor) == 0, isWritten, isMade, rename(making, target) == 0 else {
      let failure = failure(path)
      unlink(making)
      throw failure
    }
  }

  /// Why a file cannot be written: nobody is meant to, or this process may not. To replace it takes its folder.
  static func readOnlyReason(_ path: String) -> String? {
    var status = stat()
    if isReadOnly(path, &status) { return "it is read-only" }
    guard status.st_nlink == 1 else { return nil }
    let folder = SettingsFile.folder(of: realPath(of: path) ?? "")
    return isReadOnly(folder, &status) ? "its folder is read-only" : nil
  }

  private static func isReadOnly(_ path: String, _ status: inout stat) -> Bool {
    guard stat(path, &status) == 0 else { return false }
    return status.st_mode & 0o222 == 0 || access(path, W_OK) != 0
  }

  private static func writeInPlace(_ bytes: [UInt8], to path: String) throws(WritingFailure) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw failure(path) }
    defer { close(descriptor) }
    guard write(bytes, to: descriptor) else { throw failure(path) }
  }

  static func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
    bytes.withUnsafeBytes { buffer in
      var rest = buffer[...]
      while !rest.isEmpty {
        let start = UnsafeRawBufferPointer(rebasing: rest).baseAddress
        let count = SystemLibrary.write(descriptor, start, rest.count)
        if count < 0 && errno == EINTR { continue }
        guard count > 0 else { return false }
        rest = rest.dropFirst(count)
      }
      return true
    }
  }

  private static func failure(_ path: String) -> WritingFailure {
    WritingFailure(path: path, reason: String(cString: strerror(errno)))
  }
}
