import SwiftFacts

/// Turns bytes into sources. It keeps its memory from file to file, so that a thread needs only one.
public struct SourceScanner: ~Copyable {
  private var scanner = FactScanner()

  public init() {}

  /// - Parameter path: as findings are to name the file.
  public mutating func source(
    at path: String, _ bytes: [UInt8], conventions: Conventions
  ) -> SwiftSource {
    SwiftSource(
      path: path, bytes: bytes, facts: scanner.facts(of: bytes), conventions: conventions)
  }
}

extension SwiftSource {
  /// One source by itself.
  public convenience init(
    path: String = "Example.swift", text: String, conventions: Conventions = Conventions()
  ) {
    let bytes = Array(text.utf8)
    var scanner = FactScanner()
    self.init(
      path: path, bytes: bytes, facts: scanner.facts(of: bytes), conventions: conventions)
  }
}
