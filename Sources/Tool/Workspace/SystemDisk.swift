import SystemLibrary

/// The disk itself, by the calls of POSIX: for thousands of small files they need a seventh of the
/// time that Foundation's do.
package struct SystemDisk: Disk {
  package init() {}

  package func entry(at path: String) throws(DiskError) -> DiskEntry? {
    var status = stat()
    guard lstat(path, &status) == 0 else {
      if errno == ENOENT { return nil }
      throw DiskError("look at", path, number: errno)
    }
    let kind: DiskEntry.Kind =
      switch status.st_mode & S_IFMT {
      case S_IFDIR: .folder
      case S_IFLNK: .link
      default: .other
      }
    return DiskEntry(
      kind: kind, device: UInt(status.st_dev), number: UInt(status.st_ino))
  }

  package func names(in folder: String) throws(DiskError) -> [String] {
    guard let stream = opendir(folder) else { throw DiskError("list", folder, number: errno) }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names
  }

  package func makeFolder(at path: String) throws(DiskError) {
    try check(mkdir(path, 0o777), of: "make folder", at: path)
  }

  package func write(_ file: FileTree.File, at path: String) throws(DiskError) {
    let mode: mode_t = file.isExecutable ? 0o777 : 0o666
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode)
    guard descriptor >= 0 else { throw DiskError("make", path, number: errno) }
    let failure = write(file.bytes, to: descriptor)
    let isClosed = close(descriptor) == 0
    if let failure { throw DiskError("write", path, number: failure) }
    // A full disk may be noticed as late as here.
    if !isClosed { throw DiskError("write", path, number: errno) }
  }

  package func rename(_ path: String, to target: String) throws(DiskError) {
    try check(SystemLibrary.rename(path, target), of: "move into place", at: target)
  }

  package func bytes(at path: String) throws(DiskError) -> [UInt8]? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else {
      if errno == ENOENT || errno == ENOTDIR { return nil }
      throw DiskError("read", path, number: errno)
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
    }
  }

  package func isWritable(_ path: String) -> Bool { access(path, W_OK) == 0 }

  package func resolved(_ path: String) throws(DiskError) -> String {
    guard let resolved = realpath(path, nil) else {
      throw DiskError("look at", path, number: errno)
    }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  package func copyPermissions(of path: String, to target: String) throws(DiskError) {
    var status = stat()
    try check(stat(path, &status), of: "look at", at: path)
    try check(chmod(target, status.st_mode & 0o7777), of: "give its permissions to", at: target)
  }

  package func removeFile(at path: String) throws(DiskError) {
    try check(unlink(path), of: "remove", at: path)
  }

  package func removeFolder(at path: String) throws(DiskError) {
    try check(rmdir(path), of: "remove folder", at: path)
  }

  package func lock(_ folder: String) throws(DiskError) -> FolderLock? { try FolderLock(folder) }

  private func check(_ result: Int32, of action: String, at path: String) throws(DiskError) {
    if result != 0 { throw DiskError(action, path, number: errno) }
  }

  /// The number of the error, or nil when all bytes were written.
  private func write(_ bytes: [UInt8], to descriptor: Int32) -> Int32? {
    bytes.withUnsafeBytes { buffer in
      var rest = buffer[...]
      while !rest.isEmpty {
        let count = SystemLibrary.write(
          descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return count == 0 ? ENOSPC : errno }
        rest = rest.dropFirst(count)
      }
      return nil
    }
  }
}
