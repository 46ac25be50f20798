import SourceModel
import SystemLibrary

/// A cache file that is being made, piece by piece, so that memory never holds all of it.
struct CacheFile: ~Copyable {
  private let path: String
  private let making: String
  private let descriptor: Int32
  private var block: [UInt8]
  private var digest = RunningChecksum()
  private var isWritten = true

  /// What is written at once, and what the digest is made of.
  static let blockLength = 1 << 16

  /// Nil where nothing can be written there.
  init?(replacing path: String) {
    self.path = path
    making = path + ".\(getpid()).making"
    descriptor = open(making, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return nil }
    block = []
    block.reserveCapacity(Self.blockLength)
    // The head, which is known at the end.
    isWritten = lseek(descriptor, off_t(CacheContents.headLength), SEEK_SET) >= 0
  }

  deinit {
    close(descriptor)
    unlink(making)
  }

  mutating func append(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let part = rest.prefix(Self.blockLength - block.count)
      block += part
      rest = rest.dropFirst(part.count)
      if block.count == Self.blockLength { endBlock() }
    }
  }

  private mutating func endBlock() {
    block.withUnsafeBytes { digest.add(Checksum.of($0)) }
    isWritten = isWritten && Disk.write(block, to: descriptor)
    block.removeAll(keepingCapacity: true)
  }

  /// Puts the file in its place, with its head; false where it cannot be written.
  consuming func finish(key: UInt64) -> Bool {
    if !block.isEmpty { endBlock() }
    let head = [key, digest.value].flatMap { number in
      withUnsafeBytes(of: number.littleEndian, Array.init)
    }
    return isWritten && lseek(descriptor, 0, SEEK_SET) == 0 && Disk.write(head, to: descriptor)
      && rename(making, path) == 0
  }

  /// The digest of a whole file, its head left out.
  static func digest(of bytes: UnsafeRawBufferPointer) -> UInt64 {
    var digest = RunningChecksum()
    for start in stride(from: 0, to: bytes.count, by: blockLength) {
      let end = min(start + blockLength, bytes.count)
      digest.add(Checksum.of(UnsafeRawBufferPointer(rebasing: bytes[start..<end])))
    }
    return digest.value
  }
}
