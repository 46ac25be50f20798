import Diagnostics
import SourceModel

/// What the findings of other files hang on, of each file that has not changed since a run looked at it.
///
/// What the file begins with is the number of its entries and the entries: three numbers of eight bytes each, in the
/// order of the first, which stands for a path; the second stands for what the file looked like, the third says
/// where in the bytes behind the entries its outline ends.
struct OutlineCache: Sendable {
  /// What outlines depend on besides the files.
  struct Origin: Sendable {
    let settings: [SourceText]
    /// What the command line changes about settings.
    let options: [String]
  }

  /// By what a file is known again.
  enum Basis: String {
    /// What it looks like on disk.
    case looks = "outlines"
    /// The name that git has for what stands in it: on disk there is something else.
    case contents = "outlines by contents"
  }

  private struct Entry {
    let path: UInt64
    let stamp: UInt64
    /// Where its outline lies in the contents.
    let outline: Range<Int>
  }

  private let basis: Basis
  private let file: String
  private let key: UInt64
  private let contents: CacheContents?
  private let count: Int
  private let now = FileStamp.Time.now
  /// By variant: what stands for the settings.
  private let variants: [UInt64]

  /// Nil where there is no place for caches.
  init?(of group: LintGroup, from origin: Origin, by basis: Basis = .looks) {
    let here = WorkingFolder.current.path
    guard let program = CacheFolder.program,
      let file = CacheFolder.file(for: [basis.rawValue, here, group.folder])
    else { return nil }
    var key = RunningChecksum(of: program, origin.settings, origin.options)
    key.add(group.manifest.digests.isEmpty ? "" : group.manifest.text)
    key.add(group.placement.around)
    variants = group.variants.map { Checksum.of($0.text(rules: EngineRules.known)) }
    self.basis = basis
    self.file = file
    self.key = key.value
    contents = CacheContents(of: file, key: key.value)
    let length = contents?.bytes.count ?? 0
    let count = length < 8 ? 0 : contents?.bytes.number(at: 0) ?? 0
    self.count = count <= max(length - 8, 0) / Self.entryLength ? Int(count) : 0
  }

  private static let entryLength = 24

  private func entry(_ index: Int, in bytes: UnsafeRawBufferPointer) -> Entry {
    let place = 8 + index * Self.entryLength
    let start = 8 + count * Self.entryLength
    let before = index == 0 ? 0 : bytes.number(at: place - 8)
    let end = bytes.number(at: place + 16)
    // Whatever the numbers say, the range lies in the bytes.
    let most = UInt64(max(bytes.count - start, 0))
    let bounds = (Int(min(before, end, most)), Int(min(end, most)))
    return Entry(
      path: bytes.number(at: place), stamp: bytes.number(at: place + 8),
      outline: start + bounds.0..<start + bounds.1)
  }

  /// The entry of a path. Hashes lie evenly, so that one says nearly where it is.
  private func entry(of path: UInt64, in bytes: UnsafeRawBufferPointer) -> Entry? {
    guard count > 0 else { return nil }
    func hash(at index: Int) -> UInt64 { bytes.number(at: 8 + index * Self.entryLength) }
    var index = Int(path.multipliedFullWidth(by: UInt64(count)).high)
    while index > 0, hash(at: index) > path { index -= 1 }
    while index < count - 1, hash(at: index) < path { index += 1 }
    return hash(at: index) == path ? entry(index, in: bytes) : nil
  }

  /// By file: what is known of those that look as they did, or have in git's index what they had.
  func outlines(of files: [LintFile], threads: Int) -> [FileOutline?] {
    guard let contents, count > 0 else { return files.map { _ in nil } }
    let length = max(files.count / (threads * 8), 16)
    let parts = stride(from: 0, to: files.count, by: length).map {
      $0..<min($0 + length, files.count)
    }
    let found = mapInParallel(parts.count, threads: threads) { next, finish in
      let bytes = contents.bytes
      var reader = ByteReader(bytes)
      while let part = next() {
        finish(part, files[parts[part]].map { outline(of: $0, in: bytes, &reader) })
      }
    }
    return withExtendedLifetime(contents) {
      found.reduce(into: []) { $0 += $1 }
    }
  }

  private func outline(
    of file: LintFile, in bytes: UnsafeRawBufferPointer, _ reader: inout ByteReader
  ) -> FileOutline? {
    guard !file.isWanted, file.bytes == nil,
      let entry = entry(of: Checksum.of(file.path), in: bytes), entry.stamp == number(for: file)
    else { return nil }
    reader.start(at: entry.outline)
    return try? FileOutline(at: file.path, from: &reader)
  }

  /// What stands for the file as it is known, and for its settings.
  private func number(for file: LintFile) -> UInt64? {
    var number = RunningChecksum()
    switch basis {
    case .looks:
      guard let stamp = file.stamp ?? (file.name == nil ? FileStamp(ofFileAt: file.path) : nil)
      else { return nil }
      number.add(stamp)
    case .contents:
      guard let name = file.name else { return nil }
      number.add(name.hexadecimal)
    }
    number.add(variants[file.variant])
    return number.value
  }
}

extension OutlineCache {
  /// A file with what is known of it, as it was before it was read.
  struct Known {
    let file: LintFile
    let outline: FileOutline
  }

  private struct Record {
    let path: UInt64
    let stamp: UInt64
    let bytes: [UInt8]
  }

  /// So few files that were looked at again are looked at once more, before all is written again: what git has
  /// to be asked for is more work.
  private var mostMissing: Int { basis == .looks ? 8 : 0 }

  /// Keeps what is new beside what is there. Of files that are gone nothing is kept.
  ///
  /// - Parameters:
  ///   - new: the files that were looked at.
  ///   - all: all files of the project.
  func keep(_ new: [Known], of all: [LintFile]) {
    let new = new.filter { basis == .contents || $0.file.stamp?.isTooFresh(at: now) == false }
    guard new.count > mostMissing || count == 0 && !new.isEmpty else { return }
    var records = new.compactMap { known -> Record? in
      guard let stamp = number(for: known.file) else { return nil }
      var writer = ByteWriter()
      known.outline.write(to: &writer)
      return Record(path: Checksum.of(known.file.path), stamp: stamp, bytes: writer.bytes)
    }
    if let contents {
      let renewed = Set(records.map(\.path))
      for path in Set(all.map { Checksum.of($0.path) }).subtracting(renewed) {
        guard let entry = entry(of: path, in: contents.bytes) else { continue }
        records.append(
          Record(path: path, stamp: entry.stamp, bytes: Array(contents.bytes[entry.outline])))
      }
    }
    records.sort { $0.path < $1.path }
    CacheFolder.keep(in: file, key: key) { $0.append(Self.contents(records)) }
  }

  private static func contents(_ records: [Record]) -> [UInt8] {
    var bytes: [UInt8] = []
    func append(_ number: UInt64) {
      withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) }
    }
    append(UInt64(records.count))
    var end = 0
    for record in records {
      end += record.bytes.count
      append(record.path)
      append(record.stamp)
      append(UInt64(end))
    }
    for record in records { bytes += record.bytes }
    return bytes
  }
}
