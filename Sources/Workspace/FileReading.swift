import Glibc

/// Reads files of users, who may name anything.
public enum FileReading {
  /// All bytes of a file.
  ///
  /// - Parameter limit: nil comes back for a file that holds more bytes.
  public static func bytes(at path: String, atMost limit: Int) throws(DiskError) -> [UInt8]? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0, !path.utf8.contains(0) else {
      throw DiskError("read", path, number: descriptor < 0 ? errno : ENOENT)
    }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = read(descriptor, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw DiskError("read", path, number: errno) }
      guard count > 0 else { return bytes }
      bytes += buffer.prefix(count)
      if bytes.count > limit { return nil }
    }
  }
}
