import Foundation
import Testing

/// What `Examples/PATTERNS.md` says: each row has examples and tests that there are.
@Suite struct PatternPageTests {
  private struct Row {
    let pattern: String
    let examples: [String]
    let tests: [String]
  }

  private static func rows() throws -> [Row] {
    let lines = try Repository.text(at: "Examples/PATTERNS.md").split(separator: "\n")
    return lines.filter { $0.hasPrefix("| ") }.dropFirst(2).map { line in
      let cells = line.split(separator: "|").map { String($0) }
      return Row(
        pattern: cells[0], examples: Self.quoted(in: cells[1]), tests: Self.quoted(in: cells[2]))
    }
  }

  private static func quoted(in cell: String) -> [String] {
    cell.matches(of: /`([^`]+)`/).map { String($0.1) }
  }

  @Test func `Every pattern has an example, or a reason, and a test`() throws {
    let rows = try Self.rows()
    #expect(rows.count >= 24)
    let folders = ["Tests/Kits", "Tests/Tool/EndToEndTests", "Templates/Project/Tests"]
    let tests = try folders.flatMap { Repository.paths(below: $0) }
      .filter { $0.hasSuffix(".swift") || $0.hasSuffix(".mustache") }
      .map(Repository.text).joined()
    for row in rows {
      #expect(!row.tests.isEmpty, "\(row.pattern)")
      for example in row.examples {
        #expect(Repository.paths(below: "Examples").contains("Examples/\(example).yml"))
      }
      for test in row.tests {
        #expect(tests.contains("func `\(test)`"), "\(test)")
      }
    }
  }

  @Test func `Every example is on the page`() throws {
    let named = Set(try Self.rows().flatMap(\.examples))
    for example in [
      "check-mark-list", "daily-choice", "employee-directory", "everything", "news-reader",
      "photo-library",
    ] {
      #expect(named.contains(example))
    }
  }
}
