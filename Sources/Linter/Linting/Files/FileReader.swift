import SourceModel
import SystemLibrary

/// Reads one file after the other into the same memory, so that a thread that reads thousands asks for
/// none. Behind the bytes of a file stand the zero bytes that a scanner wants there.
struct FileReader: ~Copyable {
  private var start: UnsafeMutablePointer<UInt8>
  private var capacity: Int

  init() {
    capacity = 1 << 16
    start = Self.memory(for: capacity)
  }

  deinit {
    start.deallocate()
  }

  /// What stands in a file, until another one is read; nil where it cannot be read.
  mutating func read(_ file: LintFile) -> UnsafeBufferPointer<UInt8>? {
    guard file.bytes != nil || file.name != nil else { return read(file.path) }
    guard let bytes = file.read() else { return nil }
    makeRoom(for: bytes.count)
    _ = UnsafeMutableBufferPointer(start: start, count: bytes.count).update(fromContentsOf: bytes)
    return padded(bytes.count)
  }

  /// The same for a path.
  mutating func read(_ path: String) -> UnsafeBufferPointer<UInt8>? {
    Disk.withRegularFile(at: path) { descriptor, size in
      makeRoom(for: size + 1)
      var count = 0
      while true {
        if count == capacity { makeRoom(for: capacity * 2, keeping: count) }
        let received = SystemLibrary.read(descriptor, start + count, capacity - count)
        if received < 0 && errno == EINTR { continue }
        if received < 0 { return nil }
        count += received
        // A file gives all that it has; what is added meanwhile is for the next run.
        if received == 0 || count == size { return padded(count) }
      }
    }
  }

  private func padded(_ count: Int) -> UnsafeBufferPointer<UInt8> {
    (start + count).initialize(repeating: 0, count: SourceScanner.padding)
    return UnsafeBufferPointer(start: start, count: count)
  }

  /// Makes room for so many bytes and what stands behind them.
  private mutating func makeRoom(for wanted: Int, keeping count: Int = 0) {
    guard capacity < wanted else { return }
    let larger = Self.memory(for: wanted * 2)
    larger.update(from: start, count: count)
    start.deallocate()
    start = larger
    capacity = wanted * 2
  }

  private static func memory(for capacity: Int) -> UnsafeMutablePointer<UInt8> {
    .allocate(capacity: capacity + SourceScanner.padding)
  }
}
