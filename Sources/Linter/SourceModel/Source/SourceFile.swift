/// A source that is held for longer than one look at it.
///
/// Unchecked, because nothing is written to it but what it looks up once; a source is used by one thread
/// at a time.
public final class SourceFile: @unchecked Sendable {
  private var scanner = SourceScanner()
  /// Holds for as long as this object does.
  let source: SwiftSource

  public init(
    path: String = "Example.swift", _ bytes: [UInt8], conventions: Conventions = Conventions()
  ) {
    source = scanner.source(at: path, bytes: bytes, conventions: conventions)
    scanner.finish()
  }

  public convenience init(
    path: String = "Example.swift", text: String, conventions: Conventions = Conventions()
  ) {
    self.init(path: path, Array(text.utf8), conventions: conventions)
  }

  /// Looks at the source, which holds until the look is over.
  public func withSource<Result>(_ look: (SwiftSource) throws -> Result) rethrows -> Result {
    try withExtendedLifetime(self) { try look(source) }
  }
}
