import SourceModel
import SystemLibrary

/// What tells that a file has not changed, in words of 32 bits, as git's index has them.
struct FileStamp: Hashable, Sendable {
  struct Time: Hashable, Comparable {
    let seconds: UInt32
    let nanoseconds: UInt32

    static func < (left: Time, right: Time) -> Bool {
      (left.seconds, left.nanoseconds) < (right.seconds, right.nanoseconds)
    }
  }

  /// Of the contents.
  let modified: Time
  /// Of the contents, the permissions or the names.
  let changed: Time
  let size: UInt32
  let inode: UInt32

  /// Whether the contents are the same as at the time of another stamp, whatever else has changed.
  func hasContents(of other: FileStamp) -> Bool {
    (modified, size, inode) == (other.modified, other.size, other.inode)
  }

  /// Whether the file changed so lately that its times could miss a further change.
  func isTooFresh(at now: Time) -> Bool {
    Int64(now.seconds) - Int64(max(modified, changed).seconds) < 2
  }
}

extension FileStamp {
  init(_ status: stat) {
    self.init(
      modified: Time(status.st_mtim), changed: Time(status.st_ctim),
      size: UInt32(truncatingIfNeeded: status.st_size),
      inode: UInt32(truncatingIfNeeded: status.st_ino))
  }

  /// Nil where there is no such file.
  init?(ofFileAt path: String, followingLinks: Bool = false) {
    var status = stat()
    guard (followingLinks ? stat(path, &status) : lstat(path, &status)) == 0,
      status.st_mode & S_IFMT == S_IFREG
    else { return nil }
    self.init(status)
  }
}

extension FileStamp.Time {
  fileprivate init(_ time: timespec) {
    self.init(
      seconds: UInt32(truncatingIfNeeded: time.tv_sec),
      nanoseconds: UInt32(truncatingIfNeeded: time.tv_nsec))
  }

  static var now: FileStamp.Time {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return FileStamp.Time(time)
  }
}

extension RunningChecksum {
  mutating func add(_ stamp: FileStamp) {
    add(stamp.modified)
    add(stamp.changed)
    add(UInt64(stamp.size) << 32 | UInt64(stamp.inode))
  }

  private mutating func add(_ time: FileStamp.Time) {
    add(UInt64(time.seconds) << 32 | UInt64(time.nanoseconds))
  }
}
