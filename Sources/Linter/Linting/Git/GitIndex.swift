import SystemLibrary

/// Reads git's index, every file of the next commit, without git, which takes longer to start than the index takes
/// to be read.
struct GitIndex {
  private(set) var files = IndexedFiles()

  /// Nil for what is not an index of the usual kind: one that shares entries with another one, one with folders in
  /// place of files, one with names in SHA-256, or a damaged one.
  ///
  /// - Parameter changed: the time of the index's own last change: what changed since may differ from it unseen.
  init?(_ bytes: [UInt8], changed: FileStamp.Time) {
    let isRead = bytes.withUnsafeBytes { bytes in
      var reader = BigEndianReader(bytes)
      return read(&reader, changed: changed) && Self.isWhole(behind: &reader)
    }
    guard isRead else { return nil }
  }

  private mutating func read(
    _ reader: inout BigEndianReader, changed: FileStamp.Time
  ) -> Bool {
    guard reader.word() == 0x4449_5243, let version = reader.word(), (2...4).contains(version),
      let count = reader.word(), Int(count) <= reader.count / 62
    else { return false }
    var path: [UInt8] = []
    for _ in 0..<count {
      let start = reader.place
      guard let state = State(&reader), let name = reader.bytes(20), let flags = reader.half()
      else { return false }
      let isExtended = flags & 0x4000 != 0
      let more = isExtended && version >= 3 ? reader.half() ?? 0 : 0
      if version == 4 {
        guard let stripped = reader.variableNumber(), stripped <= path.count,
          let rest = reader.bytesToNul()
        else { return false }
        path.removeLast(stripped)
        path += rest
      } else {
        guard let rest = reader.bytesToNul() else { return false }
        path.removeAll(keepingCapacity: true)
        path += rest
        reader.pad(from: start)
      }
      guard state.isKnown else { return false }
      // Of a conflict, what is to be removed, and what is only meant to be added.
      guard flags & 0x3000 == 0, more & 0x2000 == 0, !path.isEmpty else { continue }
      if state.isRepository { files.add(repository: path) }
      guard state.isFile else { continue }
      guard let name = BlobName(name) else { return false }
      let stamp = state.stamp.modified < changed ? state.stamp : nil
      path.withUnsafeBytes { files.add($0, name: name, stamp: stamp) }
    }
    return true
  }

  /// Whether nothing but extensions and the checksum follows the entries, and no extension says that other
  /// entries lie elsewhere.
  private static func isWhole(behind reader: inout BigEndianReader) -> Bool {
    while reader.count - reader.place > 20 {
      // `link` and `sdir`.
      guard let name = reader.word(), name != 0x6C69_6E6B, name != 0x7364_6972,
        let size = reader.word(), reader.bytes(Int(size)) != nil
      else { return false }
    }
    return reader.count - reader.place == 20
  }

  /// The ten words before an entry's name.
  private struct State {
    let mode: UInt32
    let stamp: FileStamp

    init?(_ reader: inout BigEndianReader) {
      let start = reader.place
      guard reader.bytes(40) != nil else { return nil }
      func word(_ number: Int) -> UInt32 { reader.word(at: start + number * 4) }
      mode = word(6)
      stamp = FileStamp(
        modified: .init(seconds: word(2), nanoseconds: word(3)),
        changed: .init(seconds: word(0), nanoseconds: word(1)), size: word(9), inode: word(5))
    }

    var isFile: Bool { mode >> 12 == 0o10 }
    var isRepository: Bool { mode >> 12 == 0o16 }

    /// Whether it is a file, a link or another repository, and no folder.
    var isKnown: Bool { isFile || mode >> 12 == 0o12 || isRepository }
  }
}

/// Reads numbers whose first byte counts most.
private struct BigEndianReader {
  private let all: UnsafeRawBufferPointer
  private(set) var place = 0

  init(_ bytes: UnsafeRawBufferPointer) {
    all = bytes
  }

  var count: Int { all.count }

  mutating func bytes(_ count: Int) -> UnsafeRawBufferPointer? {
    guard count >= 0, count <= all.count - place else { return nil }
    defer { place += count }
    return UnsafeRawBufferPointer(rebasing: all[place..<place + count])
  }

  mutating func word() -> UInt32? {
    guard all.count - place >= 4 else { return nil }
    defer { place += 4 }
    return word(at: place)
  }

  /// The word at a place behind which there are three bytes more.
  func word(at place: Int) -> UInt32 {
    UInt32(bigEndian: all.loadUnaligned(fromByteOffset: place, as: UInt32.self))
  }

  mutating func half() -> UInt16? {
    bytes(2).map { UInt16($0[0]) << 8 | UInt16($0[1]) }
  }

  /// A number in groups of seven bits, each but the last with its top bit set and one more than it says.
  mutating func variableNumber() -> Int? {
    guard var byte = bytes(1)?.first else { return nil }
    var number = Int(byte & 0x7F)
    while byte & 0x80 != 0 {
      guard let next = bytes(1)?.first, number < 1 << 24 else { return nil }
      byte = next
      number = (number + 1) << 7 | Int(byte & 0x7F)
    }
    return number
  }

  /// What stands before the next zero, which is passed over.
  mutating func bytesToNul() -> UnsafeRawBufferPointer? {
    guard place < all.count, let start = all.baseAddress?.advanced(by: place),
      let end = memchr(start, 0, all.count - place)
    else { return nil }
    let count = UnsafeRawPointer(end) - start
    defer { place += count + 1 }
    return UnsafeRawBufferPointer(start: start, count: count)
  }

  /// Goes to the next multiple of eight bytes behind a start; one zero was passed over already.
  mutating func pad(from start: Int) {
    let length = place - start
    place = min(start + (length + 7) / 8 * 8, all.count)
  }
}
