import Diagnostics
import SourceModel
import Testing

@testable import Rules

@Suite struct TopLevelWordTests {
  @Test(arguments: [
    "for xqzrwv in 0..<3 {}", "if let xqzrwv = Optional(1) {}", "let run = { xqzrwv in xqzrwv }",
  ])
  func `An unknown word is found in a name that no declaration is around`(text: String) {
    let source = SwiftSource(path: "main.swift", text: text)
    #expect(UnknownWord().findings(in: source).count == 1)
  }
}
