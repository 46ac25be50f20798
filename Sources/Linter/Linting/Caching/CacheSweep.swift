import SystemLibrary

/// Takes out of the folder of caches what nobody has used for long, whenever something is written there: trees
/// come and go, and a cache that is missing costs one slower run.
enum CacheSweep {
  /// In seconds: thirty days.
  private static let longestUnused = 30 * 24 * 60 * 60
  /// In bytes, of all caches together: those of several of the largest trees.
  private static let mostBytes = 256 << 20

  private struct Cache {
    let path: String
    let used: FileStamp.Time
    let size: Int
  }

  /// Makes a file's time of change the time of its last use.
  static func markAsUsed(_ file: String) {
    utimes(file, nil)
  }

  /// - Parameter spared: the file that was written just now.
  static func sweep(_ folder: String, sparing spared: String) {
    let now = Int(FileStamp.Time.now.seconds)
    var room = mostBytes
    for cache in caches(in: folder).sorted(by: { $1.used < $0.used }) where cache.path != spared {
      room -= cache.size
      if now - Int(cache.used.seconds) > longestUnused || room < 0 { unlink(cache.path) }
    }
  }

  private static func caches(in folder: String) -> [Cache] {
    let files = (Disk.entries(of: folder) ?? []).filter { $0.kind == .file }
    return files.compactMap { entry in
      let path = folder + "/" + entry.name
      return FileStamp(ofFileAt: path).map {
        Cache(path: path, used: $0.modified, size: Int($0.size))
      }
    }
  }
}
