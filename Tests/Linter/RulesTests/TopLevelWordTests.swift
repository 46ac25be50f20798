import Diagnostics
import Testing

@testable import Rules

@Suite struct TopLevelWordTests {
  @Test(arguments: [
    "for qwyzzle in 0..<3 {}", "if let qwyzzle = Optional(1) {}",
    "let run = { qwyzzle in qwyzzle }",
  ])
  func `An unknown word is found in a name that no declaration is around`(text: String) {
    let files = ExampleFiles(text)
    #expect(files.findings(of: UnknownWord.self, settings: [:]).count == 1)
  }
}
