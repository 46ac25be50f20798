import Diagnostics
import Manifest
import SourceModel

/// The outcome of an earlier run over files that have not changed since.
///
/// The key is a digest of everything that the outcome depends on: the program, the settings, and of every file
/// its path, size, inode and times of change.
struct RunCache {
  private let file: String
  private let key: UInt64
  /// Whether a file changed so lately that its times could miss a further change.
  private let isTooFresh: Bool

  /// Nil where there is no place for caches, or a file cannot be looked at.
  ///
  /// - Parameter options: what the command line changes about settings.
  init?(_ groups: [LintGroup], settings: [SourceText], options: [String]) {
    guard let program = CacheFolder.program else { return nil }
    var writer = ByteWriter()
    writer.write(program)
    writer.write(options)
    writer.write(settings.map { SHA256.hexadecimalDigest(of: $0.bytes) })
    let now = FileStamp.Time.now
    var isTooFresh = false
    for group in groups {
      writer.write(group.folder)
      writer.write(group.manifest.digests.isEmpty ? "" : group.manifest.text)
      for file in group.files {
        guard let stamp = FileStamp(ofFileAt: file.path, followingLinks: true) else { return nil }
        isTooFresh = isTooFresh || stamp.isTooFresh(at: now)
        writer.write(file.variant)
        writer.write(file.path)
        writer.write(stamp)
      }
    }
    let name = ["run", WorkingFolder.current.path] + options + groups.map(\.folder)
    guard let file = CacheFolder.file(for: name) else { return nil }
    self.file = file
    self.isTooFresh = isTooFresh
    key = Checksum.of(writer.bytes[...])
  }

  func outcome() -> Linter.Outcome? {
    var reader = ByteReader(CacheFolder.contents(of: file, key: key))
    return try? reader.outcome()
  }

  func keep(_ outcome: Linter.Outcome) {
    guard !isTooFresh, outcome.unreadable.isEmpty else { return }
    var writer = ByteWriter()
    writer.write(outcome)
    CacheFolder.keep(writer.bytes, in: file, key: key)
  }
}

extension ByteWriter {
  fileprivate mutating func write(_ outcome: Linter.Outcome) {
    write(outcome.statistics.files)
    write(outcome.statistics.bytes)
    write(outcome.unjudged)
    write(outcome.diagnostics) { $0.write($1) }
  }
}

extension ByteReader {
  fileprivate mutating func outcome() throws(Damaged) -> Linter.Outcome {
    var statistics = LintStatistics()
    statistics.files = try number()
    statistics.bytes = try number()
    let unjudged = try texts()
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
