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

  /// The same for bytes that lie elsewhere; the source has its own copy of them.
  public mutating func source(
    at path: String, bytes: UnsafeBufferPointer<UInt8>, conventions: Conventions
  ) -> SwiftSource {
    let scanned = scanner.scan(bytes)
    memory.pointee.replace(
      path: path, conventions: conventions, facts: scanned.facts, bytes: scanned.bytes)
    return SwiftSource(memory: memory)
  }
}
