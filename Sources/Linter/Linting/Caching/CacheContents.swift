import SourceModel

/// What stands in a cache file. A file is replaced, never written to, so that it stays as it was found.
struct CacheContents: Sendable {
  private let file: MappedFile
  /// The key and the digest.
  static let headLength = 16

  /// Nil where the file does not hold the key, or is damaged.
  init?(of path: String, key: UInt64) {
    guard let file = MappedFile(at: path), file.bytes.count > Self.headLength else { return nil }
    self.file = file
    let head = [0, 8].map { file.bytes.number(at: $0) }
    guard head == [key, CacheFile.digest(of: bytes)] else { return nil }
    CacheSweep.markAsUsed(path)
  }

  /// They hold as long as this.
  var bytes: UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(rebasing: file.bytes[Self.headLength...])
  }
}

extension UnsafeRawBufferPointer {
  /// A number of eight bytes.
  func number(at offset: Int) -> UInt64 {
    UInt64(littleEndian: loadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }
}
