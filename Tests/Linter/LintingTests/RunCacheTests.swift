import Diagnostics
import Foundation
import SourceModel
import Testing

@testable import Linting

@Suite struct RunCacheTests {
  private static let outcome = Linter.Outcome(
    diagnostics: [
      Diagnostic(
        rule: "a", severity: .error,
        finding: Finding(
          "write 'é'", at: range(3, 5), certainty: .likely,
          notes: [Note("here", at: range(1, 2)), Note("there")],
          fix: Fix("mend", edits: [Edit(range(3, 5), with: "é\n")]))),
      Diagnostic(rule: "a", severity: .warning, finding: Finding("m", at: range(0, 0))),
    ], statistics: LintStatistics(), unreadable: [])

  private static func range(_ start: Int, _ end: Int) -> FileRange {
    FileRange(file: "a b.swift", bytes: start..<end)
  }

  @Test func `What is written reads back, and damage is noticed`() throws {
    var writer = ByteWriter()
    writer.write(Self.outcome.diagnostics) { $0.write($1) }
    #expect(try Self.diagnostics(in: writer.bytes[...]) == Self.outcome.diagnostics)
    for count in 0..<writer.bytes.count {
      #expect(throws: ByteReader.Damaged.self) {
        try Self.diagnostics(in: writer.bytes.prefix(count))
      }
    }
  }

  private static func diagnostics(in bytes: ArraySlice<UInt8>) throws -> [Diagnostic] {
    try bytes.withUnsafeBytes { bytes in
      var reader = ByteReader(bytes)
      return try reader.elements { reader throws(ByteReader.Damaged) in try reader.diagnostic() }
    }
  }

  @Test func `Any bytes are read without a crash`() {
    var generator = SystemRandomNumberGenerator()
    for _ in 0..<5_000 {
      let bytes = (0..<Int.random(in: 0..<64, using: &generator)).map { _ in
        UInt8.random(in: 0...255, using: &generator)
      }
      _ = try? Self.diagnostics(in: bytes[...])
    }
  }
}
