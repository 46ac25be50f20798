import SwiftFacts

/// Turns bytes into sources. It keeps its memory from file to file, so that a thread needs only one.
public struct SourceScanner: ~Copyable {
  private var scanner = FactScanner()
  private let memory = UnsafeMutablePointer<SourceMemory>.allocate(capacity: 1)

  public init() {
    memory.initialize(to: SourceMemory())
  }

  deinit {
    memory.pointee.deallocate()
    memory.deinitialize(count: 1)
    memory.deallocate()
  }

  /// A file's source; it holds until the scanner scans another file or is gone.
  ///
  /// - Parameter path: as findings are to name the file.
  public mutating func source(
    at path: String, bytes: [UInt8], conventions: Conventions
  ) -> SwiftSource {
    bytes.withUnsafeBufferPointer { source(at: path, bytes: $0, conventions: conventions) }
  }

  /// Hands on no more than so many names of a file that look wrong in one way, since nobody reads of millions.
  public mutating func limitSuspects(to count: Int) {
    memory.pointee.mostSuspects = count
  }

  /// Gives back what only a next file would need.
  mutating func finish() {
    scanner.finish()
  }

  /// How many zero bytes have to follow those of a file that is not copied.
  public static let padding = FactScanner.padding

  /// The same for bytes that lie elsewhere; the source has its own copy of them.
  public mutating func source(
    at path: String, bytes: UnsafeBufferPointer<UInt8>, conventions: Conventions
  ) -> SwiftSource {
    source(of: scanner.scan(bytes), at: path, conventions: conventions)
  }

  /// The same for bytes with zero bytes behind them, for no longer than they lie there.
  public mutating func source(
    at path: String, padded bytes: UnsafeBufferPointer<UInt8>, conventions: Conventions
  ) -> SwiftSource {
    source(of: scanner.scan(padded: bytes), at: path, conventions: conventions)
  }

  private func source(
    of scanned: (facts: Facts, bytes: UnsafeBufferPointer<UInt8>), at path: String,
    conventions: Conventions
  ) -> SwiftSource {
    memory.pointee.replace(
      path: path, conventions: conventions, facts: scanned.facts, bytes: scanned.bytes)
    return SwiftSource(memory: memory)
  }
}
