import Foundation

/// The right to write a file, which one process has at a time and loses when it ends, however it
/// ends.
final class FileLock: Sendable {
  private let descriptor: Int32

  /// - Throws: a `StoreError` that names the process that has the lock.
  init(for file: URL) throws {
    let path = file.deletingPathExtension().path + ".lock"
    descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else {
      let reason = ErrorSentence(systemError: errno)
      throw StoreError.unusableFile(path: file.path, reason: "cannot be locked: \(reason)")
    }
    guard Self.lock(descriptor) else {
      // The descriptor is closed by `deinit`.
      throw StoreError.unusableFile(
        path: file.path,
        reason: "is in use by \(Self.holder(of: descriptor)); end it, or use another folder of data"
      )
    }
    let holder = "\(ProcessInfo.processInfo.processName), process \(getpid())"
    ftruncate(descriptor, 0)
    _ = holder.withCString { pwrite(descriptor, $0, strlen($0), 0) }
  }

  deinit {
    // Closing alone would leave the lock to a child that has just been started and shares it.
    flock(descriptor, LOCK_UN)
    close(descriptor)
  }

  /// Waits up to a second for a holder that is about to end.
  private static func lock(_ descriptor: Int32) -> Bool {
    for attempt in 0...20 {
      if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return true }
      if attempt < 20 { usleep(50_000) }
    }
    return false
  }

  private static func holder(of descriptor: Int32) -> ErrorSentence {
    var bytes = [UInt8](repeating: 0, count: 200)
    let count = pread(descriptor, &bytes, bytes.count, 0)
    guard count > 0 else { return "another application" }
    return "\(String(decoding: bytes[..<count], as: UTF8.self))"
  }
}

/// By which a file that somebody has changed is known.
struct FileState: Equatable {
  private let node: UInt
  private let size: Int
  private let seconds: Int
  private let nanoseconds: Int

  /// Nil where there is no file.
  init?(of file: URL) {
    var status = stat()
    guard stat(file.path, &status) == 0 else { return nil }
    node = UInt(status.st_ino)
    size = Int(status.st_size)
    seconds = status.st_mtim.tv_sec
    nanoseconds = status.st_mtim.tv_nsec
  }
}
