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

  private struct Entry {
    let path: UInt64
    let stamp: UInt64
    let outline: Range<Int>
  }

  private let file: String
  private let key: UInt64
  private let bytes: ArraySlice<UInt8>
  private let count: Int
  private let now = FileStamp.Time.now
  /// By variant: what stands for the settings.
  private let variants: [UInt64]

  /// Nil where there is no place for caches.
  init?(of group: LintGroup, from origin: Origin) {
    let here = WorkingFolder.current.path
    guard let program = CacheFolder.program,
      let file = CacheFolder.file(for: ["outlines", here, group.folder])
    else { return nil }
    var key = RunningChecksum(of: program, origin.settings, origin.options)
    key.add(group.manifest.digests.isEmpty ? "" : group.manifest.text)
    variants = group.variants.map { Checksum.of($0.text(rules: EngineRules.known)) }
    self.file = file
    self.key = key.value
    let bytes = CacheFolder.contents(of: file, key: key.value)
    let count = bytes.count < 8 ? 0 : Int(Self.number(at: 0, in: bytes))
    self.bytes = bytes
    self.count = count <= bytes.count / Self.entryLength ? count : 0
  }

  private static let entryLength = 24

  private static func number(at offset: Int, in bytes: ArraySlice<UInt8>) -> UInt64 {
    bytes.withUnsafeBytes {
      UInt64(littleEndian: $0.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
    }
  }

  private func entry(_ index: Int) -> Entry {
    let place = 8 + index * Self.entryLength
    let start = bytes.startIndex + 8 + count * Self.entryLength
    let before = index == 0 ? 0 : Self.number(at: place - 8, in: bytes)
    let end = Self.number(at: place + 16, in: bytes)
    // Whatever the numbers say, the range lies in the bytes.
    let most = UInt64(bytes.endIndex - start)
    let bounds = (Int(min(before, end, most)), Int(min(end, most)))
    return Entry(
      path: Self.number(at: place, in: bytes), stamp: Self.number(at: place + 8, in: bytes),
      outline: start + bounds.0..<start + bounds.1)
  }

  private func index(of path: UInt64) -> Int? {
    var range = 0..<count
    while !range.isEmpty {
      let middle = (range.lowerBound + range.upperBound) / 2
      let found = Self.number(at: 8 + middle * Self.entryLength, in: bytes)
      if found == path { return middle }
      range = found < path ? middle + 1..<range.upperBound : range.lowerBound..<middle
    }
    return nil
  }

  /// What is known of a file that looks as it did.
  func outline(of file: LintFile, _ stamp: FileStamp) -> FileOutline? {
    guard let index = index(of: Checksum.of(file.path)) else { return nil }
    let entry = entry(index)
    guard entry.stamp == number(for: stamp, of: file) else { return nil }
    var reader = ByteReader(bytes[entry.outline])
    return try? FileOutline(at: file.path, from: &reader)
  }

  private func number(for stamp: FileStamp, of file: LintFile) -> UInt64 {
    var number = RunningChecksum()
    number.add(stamp)
    number.add(variants[file.variant])
    return number.value
  }
}

extension OutlineCache {
  /// A file with what is known of it, and what it looked like before it was read.
  struct Known {
    let file: LintFile
    let stamp: FileStamp
    let outline: FileOutline
  }

  /// So few files that were looked at again are looked at once more, before all is written again.
  private static let mostMissing = 8

  /// Keeps what is new beside what is there. Of files that are gone nothing is kept.
  ///
  /// - Parameters:
  ///   - new: the files that were looked at.
  ///   - all: all files of the project.
  func keep(_ new: [Known], of all: [LintFile]) {
    let new = new.filter { !$0.stamp.isTooFresh(at: now) }
    guard new.count > Self.mostMissing || count == 0 && !new.isEmpty else { return }
    var records: [(path: UInt64, stamp: UInt64, bytes: ArraySlice<UInt8>)] = new.map { known in
      var writer = ByteWriter()
      known.outline.write(to: &writer)
      return (
        Checksum.of(known.file.path), number(for: known.stamp, of: known.file),
        writer.bytes[...]
      )
    }
    let renewed = Set(records.map(\.path))
    for path in Set(all.map { Checksum.of($0.path) }).subtracting(renewed) {
      guard let entry = index(of: path).map(entry) else { continue }
      records.append((path, entry.stamp, bytes[entry.outline]))
    }
    records.sort { $0.path < $1.path }
    CacheFolder.keep(Self.contents(records), in: file, key: key)
  }

  private static func contents(
    _ records: [(path: UInt64, stamp: UInt64, bytes: ArraySlice<UInt8>)]
  ) -> [UInt8] {
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
