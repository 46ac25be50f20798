/// What git's index has: every file of the next commit, read without git, which takes longer to start than the
/// index takes to be read.
struct GitIndex {
  struct Entry {
    /// From the repository's root.
    let path: String
    /// The name of the contents, in hexadecimal digits.
    var blob: String { GitIndex.hexadecimal(name) }
    /// The same in bytes.
    let name: ArraySlice<UInt8>
    /// What the file on disk looked like when it was taken over; nil where git itself could not rely on it.
    let stamp: FileStamp?
  }

  private(set) var entries: [Entry] = []

  /// How long the name of an object is: of SHA-1. An index of a repository with longer names is not read.
  private static let nameLength = 20

  /// Nil for what is not an index of the usual kind: one that shares entries with another one, one with folders in
  /// place of files, or a damaged one.
  ///
  /// - Parameters:
  ///   - isWanted: whether an entry is of interest, by the bytes of its path.
  ///   - changed: the time of the index's own last change: what changed since may differ from it unseen.
  init?(_ bytes: [UInt8], changed: FileStamp.Time, isWanted: (ArraySlice<UInt8>) -> Bool) {
    var reader = BigEndianReader(bytes)
    guard reader.word() == 0x4449_5243, let version = reader.word(), (2...4).contains(version),
      let count = reader.word(), Int(count) <= bytes.count / 62
    else { return nil }
    var path: [UInt8] = []
    for _ in 0..<count {
      let start = reader.place
      guard let state = State(&reader), let name = reader.bytes(Self.nameLength),
        let flags = reader.half()
      else { return nil }
      let isExtended = flags & 0x4000 != 0
      let more = isExtended && version >= 3 ? reader.half() ?? 0 : 0
      if version == 4 {
        guard let stripped = reader.variableNumber(), stripped <= path.count,
          let rest = reader.bytesToNul()
        else { return nil }
        path.removeLast(stripped)
        path += rest
      } else {
        guard let rest = reader.bytesToNul() else { return nil }
        path.removeAll(keepingCapacity: true)
        path += rest
        reader.pad(from: start)
      }
      // Of a conflict, what is to be removed, and what is only meant to be added.
      let isThere = flags & 0x3000 == 0 && more & 0x6000 == 0
      guard isThere, state.isFile, isWanted(path[...]) else {
        if state.isFolder { return nil }
        continue
      }
      entries.append(
        Entry(
          path: String(decoding: path, as: UTF8.self), name: name,
          stamp: state.stamp.modified < changed ? state.stamp : nil))
    }
    guard !Self.isShared(&reader) else { return nil }
  }

  /// Whether an extension says that other entries lie elsewhere.
  private static func isShared(_ reader: inout BigEndianReader) -> Bool {
    while let name = reader.word(), let size = reader.word() {
      // `link` and `sdir`.
      if name == 0x6C69_6E6B || name == 0x7364_6972 { return true }
      guard reader.bytes(Int(size)) != nil else { return false }
    }
    return false
  }

  private static func hexadecimal(_ bytes: ArraySlice<UInt8>) -> String {
    let digits = Array("0123456789abcdef".utf8)
    return String(
      decoding: bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 0xF)]] }, as: UTF8.self)
  }

  /// The bytes that some hexadecimal digits stand for.
  static func bytes(ofDigits digits: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let values = digits.map { $0 < 0x3A ? $0 &- 0x30 : ($0 | 0x20) &- 0x57 }
    let pairs = stride(from: 0, to: values.count - 1, by: 2)
    return pairs.map { values[$0] << 4 | values[$0 + 1] }[...]
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
    var isFolder: Bool { mode >> 12 == 0o4 }
  }
}

/// Reads numbers whose first byte counts most.
private struct BigEndianReader {
  private let all: [UInt8]
  private(set) var place = 0

  init(_ bytes: [UInt8]) {
    all = bytes
  }

  mutating func bytes(_ count: Int) -> ArraySlice<UInt8>? {
    guard count >= 0, count <= all.count - place else { return nil }
    defer { place += count }
    return all[place..<place + count]
  }

  mutating func word() -> UInt32? {
    bytes(4).map { word(at: $0.startIndex) }
  }

  /// The word at a place behind which there are three bytes more.
  func word(at place: Int) -> UInt32 {
    var word: UInt32 = 0
    for offset in 0..<4 { word = word << 8 | UInt32(all[place + offset]) }
    return word
  }

  mutating func half() -> UInt16? {
    bytes(2)?.reduce(0) { $0 << 8 | UInt16($1) }
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
  mutating func bytesToNul() -> ArraySlice<UInt8>? {
    guard let end = all[place...].firstIndex(of: 0) else { return nil }
    defer { place = end + 1 }
    return all[place..<end]
  }

  /// Goes to the next multiple of eight bytes behind a start; one zero was passed over already.
  mutating func pad(from start: Int) {
    let length = place - start
    place = min(start + (length + 7) / 8 * 8, all.count)
  }
}
