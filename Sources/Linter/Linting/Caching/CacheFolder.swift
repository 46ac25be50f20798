import Manifest
import SourceModel
import SystemLibrary

/// Where caches lie, `$XDG_CACHE_HOME/armature`, and how each is kept: two runs may share the folder, since a file
/// is replaced at once, and one that does not hold the key and the digest of what it has is not used.
enum CacheFolder {
  /// A cache that cannot be written is none: the next run is slower, that is all.
  static func keep(
    in path: String, key: UInt64, _ write: (inout CacheFile) -> Void
  ) {
    guard var file = CacheFile(replacing: path) else { return }
    write(&file)
    guard file.finish(key: key) else { return }
    CacheSweep.sweep(SettingsFile.folder(of: path), sparing: path)
  }

  /// The file for what has some name; nil where there is no place for caches. The folder is made if it is not
  /// there.
  static func file(for name: [String]) -> String? {
    guard let folder else { return nil }
    let digest = SHA256.hexadecimalDigest(of: Array(name.joined(separator: "\n").utf8))
    return folder + "/" + digest.prefix(32)
  }

  private static var folder: String? {
    let home = Disk.variable("XDG_CACHE_HOME") ?? ""
    let user = Disk.variable("HOME") ?? ""
    guard home.hasPrefix("/") || user.hasPrefix("/") else { return nil }
    let parent = home.hasPrefix("/") ? home : user + "/.cache"
    mkdir(parent, 0o700)
    mkdir(parent + "/armature", 0o700)
    return Disk.kind(of: parent + "/armature") == .folder ? parent + "/armature" : nil
  }

  /// What tells one build of the program from another.
  static var program: FileStamp? {
    FileStamp(ofFileAt: "/proc/self/exe", followingLinks: true)
  }
}
