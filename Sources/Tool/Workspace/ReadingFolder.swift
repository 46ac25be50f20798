import SystemLibrary

/// A folder of a user's, whose files are read and never changed.
public struct ReadingFolder: Sendable {
  public let path: String

  /// - Parameter path: empty for the working folder.
  public init(_ path: String) {
    self.path = path.isEmpty ? "." : path
  }

  /// All bytes of a file.
  ///
  /// - Parameters:
  ///   - path: below the folder.
  ///   - limit: how many bytes it may have.
  ///   - followsLinks: whether a link may lead out of the folder.
  public func bytes(at path: String, atMost limit: Int, followsLinks: Bool = false)
    throws(ReadingError) -> [UInt8]
  {
    let whole = self.path + "/" + path
    guard !path.utf8.contains(0) else { throw .missing }
    // Without waiting, so that a pipe that nobody writes to does not hold the tool.
    let descriptor = open(whole, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw ReadingError(number: errno) }
    defer { close(descriptor) }
    if !followsLinks, !isInside(whole) { throw .outsideFolder }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw ReadingError(number: errno) }
    guard status.st_mode & S_IFMT == S_IFREG else { throw .notAFile }
    guard status.st_size <= limit else { throw .tooLarge(bytes: Int(status.st_size)) }
    return try allBytes(of: descriptor, atMost: limit)
  }

  /// The names in a subfolder, or in the folder itself for an empty path; none where it is none.
  public func names(in path: String) -> [(name: String, isFolder: Bool)] {
    let whole = path.isEmpty ? self.path : self.path + "/" + path
    guard isInside(whole), let names = try? SystemDisk().names(in: whole) else { return [] }
    return names.sorted().map { name in
      var status = stat()
      let isFolder = stat(whole + "/" + name, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
      return (name, isFolder)
    }
  }

  private func isInside(_ path: String) -> Bool {
    guard let folder = resolved(self.path), let file = resolved(path) else { return false }
    return file == folder || folder == "/" || file.hasPrefix(folder + "/")
  }

  private func resolved(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// A file may grow while it is read.
  private func allBytes(of descriptor: Int32, atMost limit: Int) throws(ReadingError) -> [UInt8] {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = read(descriptor, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw ReadingError(number: errno) }
      guard count > 0 else { return bytes }
      bytes += buffer.prefix(count)
      if bytes.count > limit { throw .tooLarge(bytes: bytes.count) }
    }
  }
}

/// Why a file cannot be read.
public enum ReadingError: Error, Hashable, Sendable {
  case missing
  /// A folder, a device, a pipe.
  case notAFile
  /// A link leads out of the folder.
  case outsideFolder
  case tooLarge(bytes: Int)
  /// In the words of the system.
  case unreadable(reason: String)

  init(number: Int32) {
    switch number {
    case ENOENT, ENOTDIR, ENAMETOOLONG: self = .missing
    case EISDIR, ENXIO: self = .notAFile
    default: self = .unreadable(reason: String(cString: strerror(number)))
    }
  }
}
