import Foundation
import Testing

@Suite struct TopLevelTests {
  @Test func `The licence and what it does not cover are said`() throws {
    #expect(try Repository.text(at: "LICENSE").hasPrefix("MIT License"))
    #expect(
      try Repository.text(at: "Sources/Shared/EmbeddedLexicon/LICENSES.md").contains("Mustache"))
  }

  @Test func `The README begins with the smallest example as it is`() throws {
    let spec = try Repository.text(at: "Examples/notes.yml")
    #expect(try Repository.text(at: "README.md").contains("```yaml\n\(spec)```"))
    #expect(try Repository.text(at: "Examples/notes.svg").hasPrefix("<svg"))
  }

  @Test func `Scripts can be run`() throws {
    for path in Repository.paths(below: "Scripts", endingIn: ".sh") + [".ci/run"] {
      #expect(try Repository.text(at: path).hasPrefix("#!"), "\(path)")
      #expect(access(Repository.root.appending(path: path).path, X_OK) == 0, "\(path)")
    }
  }
}
