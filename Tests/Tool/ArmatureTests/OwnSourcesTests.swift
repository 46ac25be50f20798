import Foundation
import TestSupport
import Testing

@Suite struct OwnSourcesTests {
  @Test func `Our own sources break none of our conventions`() throws {
    let root = URL(filePath: #filePath).appending(path: "../../../..").standardizedFileURL.path
    let outcome = try BuiltTool(in: root, environment: GitWorkplace.plain)
      .run(["lint", "--no-cache", "--max-warnings", "0", "--format", "github"])
    #expect(outcome.status == 0, "\(outcome.output)")
    #expect(!outcome.output.contains("::error") && !outcome.output.contains("::warning"))
  }
}
