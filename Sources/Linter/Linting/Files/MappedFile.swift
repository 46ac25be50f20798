import SystemLibrary

/// The bytes of a regular file that is replaced, never written to, as long as somebody has it: what nobody looks at
/// is not read.
final class MappedFile: Sendable {
  private let address: UInt
  private let count: Int

  /// Nil for what is empty, not a regular file, or not to be read.
  init?(at path: String) {
    let mapped = Disk.withRegularFile(at: path) { descriptor, size -> (UInt, Int)? in
      guard size > 0, let start = mmap(nil, size, PROT_READ, MAP_PRIVATE, descriptor, 0),
        start != MAP_FAILED
      else { return nil }
      return (UInt(bitPattern: start), size)
    }
    guard let mapped else { return nil }
    (address, count) = mapped
  }

  deinit {
    munmap(UnsafeMutableRawPointer(bitPattern: address), count)
  }

  /// They hold as long as the object.
  var bytes: UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(start: UnsafeRawPointer(bitPattern: address), count: count)
  }
}
