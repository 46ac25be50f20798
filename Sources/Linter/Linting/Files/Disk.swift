import SystemLibrary

/// Reading from disk, in one place.
enum Disk {
  enum Kind {
    case file
    case folder
    case link
    /// A socket, a pipe, a device.
    case other
  }

  struct Entry {
    let name: String
    let kind: Kind
  }

  /// What a path is; links are followed only where asked for. Nil where there is nothing.
  static func kind(of path: String, followingLinks: Bool = true) -> Kind? {
    var status = stat()
    guard (followingLinks ? stat(path, &status) : lstat(path, &status)) == 0 else { return nil }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return .file
    case S_IFDIR: return .folder
    case S_IFLNK: return .link
    default: return .other
    }
  }

  /// Whether nothing is at a path. What may not be looked at is not missing.
  static func isMissing(_ path: String) -> Bool {
    access(path, F_OK) != 0 && [ENOENT, ENOTDIR, ELOOP].contains(errno)
  }

  /// The bytes of a regular file; nil for anything else and for what may not be read.
  static func bytes(of path: String) -> [UInt8]? {
    var reader = FileReader()
    return reader.read(path).map { Array($0) }
  }

  /// What comes through a pipe, as a shell makes one for `<(command)`; nil for anything else.
  static func bytes(ofPipe path: String) -> [UInt8]? {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFIFO,
      let stream = fopen(path, "r")
    else { return nil }
    defer { fclose(stream) }
    var bytes: [UInt8] = []
    while true {
      let part = [UInt8](unsafeUninitializedCapacity: 65_536) { buffer, count in
        count = buffer.baseAddress.map { fread($0, 1, buffer.count, stream) } ?? 0
      }
      if part.isEmpty { return bytes }
      bytes += part
    }
  }

  /// Opens a regular file and tells how many bytes it has; nil for anything else and for what may not be
  /// read.
  static func withRegularFile<Result>(
    at path: String, _ read: (_ descriptor: Int32, _ size: Int) -> Result?
  ) -> Result? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    return read(descriptor, Int(status.st_size))
  }

  /// What a folder contains, by name; nil where it may not be read.
  static func entries(of folder: String) -> [Entry]? {
    guard let stream = opendir(folder) else { return nil }
    defer { closedir(stream) }
    var entries: [Entry] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      guard name != ".", name != ".." else { continue }
      guard let kind = kind(of: entry.pointee.d_type, at: folder + "/" + name) else { continue }
      entries.append(Entry(name: name, kind: kind))
    }
    return entries.sorted { $0.name < $1.name }
  }

  /// - Parameter path: made where the folder does not tell the kind, which nearly all do.
  private static func kind(of type: UInt8, at path: @autoclosure () -> String) -> Kind? {
    switch Int32(type) {
    case Int32(DT_REG): .file
    case Int32(DT_DIR): .folder
    case Int32(DT_LNK): .link
    case Int32(DT_UNKNOWN): kind(of: path(), followingLinks: false)
    default: .other
    }
  }

  /// The same of the part of an absolute path that is there, with the rest behind it.
  static func nearestRealPath(of path: String) -> String {
    var missing: [Substring] = []
    var parts = path.split(separator: "/")
    while true {
      let there = "/" + parts.joined(separator: "/")
      if let real = realPath(of: there) {
        let rest = missing.reversed().map { "/" + $0 }.joined()
        return real == "/" ? (rest.isEmpty ? "/" : rest) : real + rest
      }
      guard let last = parts.popLast() else { return path }
      missing.append(last)
    }
  }

  /// Whether a folder on the way is a link, from the working folder on.
  static func hasLink(in parts: [Substring]) -> Bool {
    parts.indices.contains { last in
      let path = parts[...last].joined(separator: "/")
      return kind(of: path, followingLinks: false) == .link && kind(of: path) == .folder
    }
  }

  /// A variable of the process's environment.
  static func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  /// The path without links, `.` and `..`; nil where there is nothing.
  static func realPath(of path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// What the links at a path name, as they have it; nil where there is none.
  static func linkTarget(of path: String) -> String? {
    var target = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink(path, &target, target.count)
    return count < 0
      ? nil : String(decoding: target.prefix(count).map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// What two names of one file have in common; nil where there is nothing.
  static func identity(of path: String) -> String? {
    var status = stat()
    return stat(path, &status) == 0 ? "\(status.st_dev):\(status.st_ino)" : nil
  }

  /// The same of what is open.
  static func identity(of descriptor: Int32) -> String? {
    var status = stat()
    return fstat(descriptor, &status) == 0 ? "\(status.st_dev):\(status.st_ino)" : nil
  }
}
