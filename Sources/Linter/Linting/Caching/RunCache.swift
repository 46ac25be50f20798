import Diagnostics
import Manifest
import SystemLibrary

/// The outcome of an earlier run over files that have not changed since.
///
/// The key is a digest of everything that the outcome depends on: the program, the settings, and of every file
/// its path, size, inode and times of change. Two runs may share the folder: a cache file is replaced at once,
/// and one that does not hold the key is not used.
struct RunCache {
  private let file: String
  private let key: String
  /// Whether a file changed so lately that its times could miss a further change.
  private let isTooFresh: Bool

  /// Nil where there is no place for caches, or a file cannot be looked at.
  ///
  /// - Parameter options: what the command line changes about settings.
  init?(_ groups: [LintGroup], settings: [SourceText], options: [String]) {
    guard let folder = Self.folder else { return nil }
    var writer = ByteWriter()
    guard let program = Self.stamp(of: "/proc/self/exe") else { return nil }
    writer.write(program.text)
    writer.write(options) { $0.write($1) }
    writer.write(settings) { $0.write(SHA256.hexadecimalDigest(of: $1.bytes)) }
    var newest: Int64 = 0
    for group in groups {
      writer.write(group.folder)
      writer.write(group.manifest.digests.isEmpty ? "" : group.manifest.text)
      for file in group.files {
        guard let stamp = Self.stamp(of: file.path) else { return nil }
        newest = max(newest, stamp.newest)
        writer.write(file.variant)
        writer.write(file.path)
        writer.write(stamp.text)
      }
    }
    key = SHA256.hexadecimalDigest(of: writer.bytes)
    let here = WorkingFolder.current
    let place = ([here.path] + options + groups.map(\.folder)).joined(separator: "\n")
    file = folder + "/" + SHA256.hexadecimalDigest(of: Array(place.utf8)).prefix(32)
    isTooFresh = Self.now - newest < 2
  }

  func outcome() -> Linter.Outcome? {
    guard let bytes = Disk.bytes(of: file), bytes.count > 128 else { return nil }
    let head = String(decoding: bytes.prefix(128), as: UTF8.self)
    guard head == key + SHA256.hexadecimalDigest(of: Array(bytes[128...])) else { return nil }
    var reader = ByteReader(bytes[128...])
    return try? reader.outcome()
  }

  /// A cache that cannot be written is none: the next run is slower, that is all.
  func keep(_ outcome: Linter.Outcome) {
    guard !isTooFresh, outcome.unreadable.isEmpty else { return }
    var writer = ByteWriter()
    writer.write(outcome)
    let head = key + SHA256.hexadecimalDigest(of: writer.bytes)
    try? Disk.write(Array(head.utf8) + writer.bytes, to: file)
  }

  /// `$XDG_CACHE_HOME/armature`, made if it is not there.
  private static var folder: String? {
    let home = Disk.variable("XDG_CACHE_HOME") ?? ""
    let user = Disk.variable("HOME") ?? ""
    guard home.hasPrefix("/") || user.hasPrefix("/") else { return nil }
    let parent = home.hasPrefix("/") ? home : user + "/.cache"
    mkdir(parent, 0o700)
    mkdir(parent + "/armature", 0o700)
    return Disk.kind(of: parent + "/armature") == .folder ? parent + "/armature" : nil
  }

  private static var now: Int64 {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return Int64(time.tv_sec)
  }

  private static func stamp(of path: String) -> (text: String, newest: Int64)? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    let times = [status.st_mtim, status.st_ctim]
    let parts = times.flatMap { [Int64($0.tv_sec), Int64($0.tv_nsec)] }
    let identity = [Int64(status.st_size), Int64(bitPattern: UInt64(status.st_ino))]
    let text = (parts + identity).map { String($0, radix: 36) }.joined(separator: " ")
    return (text, max(parts[0], parts[2]))
  }
}

extension ByteWriter {
  fileprivate mutating func write(_ outcome: Linter.Outcome) {
    write(outcome.statistics.files)
    write(outcome.statistics.bytes)
    write(outcome.unjudged) { $0.write($1) }
    write(outcome.diagnostics) { $0.write($1) }
  }
}

extension ByteReader {
  fileprivate mutating func outcome() throws(Damaged) -> Linter.Outcome {
    var statistics = LintStatistics()
    statistics.files = try number()
    statistics.bytes = try number()
    let unjudged = try elements { reader throws(Damaged) in try reader.text() }
    let diagnostics = try elements { reader throws(Damaged) in try reader.diagnostic() }
    return Linter.Outcome(
      diagnostics: diagnostics, statistics: statistics, unreadable: [], unjudged: unjudged)
  }
}

extension Linter.Outcome {
  /// The part of a whole outcome that some files are asked for.
  func about(_ groups: [LintGroup]) -> Linter.Outcome {
    guard !groups.allSatisfy(\.isWhole) else { return self }
    var part = self
    let files = groups.flatMap(\.files)
    let unwanted = Set(files.lazy.filter { !$0.isWanted }.map(\.path))
    // What is said of settings is said by those who judge all files.
    let settings = Set(groups.flatMap(\.variants).compactMap(\.file))
    part.diagnostics.removeAll {
      unwanted.contains($0.range.file) || settings.contains($0.range.file)
    }
    let unjudged = Set(unjudged)
    part.statistics.files = files.count { $0.isWanted && !unjudged.contains($0.path) }
    return part
  }
}
