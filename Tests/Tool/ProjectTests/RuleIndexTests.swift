import Diagnostics
import Foundation
import Linting
import Testing

@Suite struct RuleIndexTests {
  private static let heading = "| rule | convention | level |\n| --- | --- | --- |\n"

  /// One row a rule, in the order in which `armature explain` lists them.
  private static let index =
    heading
    + EngineRules.known.map { rule in
      let summary = rule.summary.replacing("|", with: "\\|")
      let level = rule.isOnByDefault ? rule.severity.rawValue : "off"
      return "| \(rule.id) | \(summary) | \(level) |\n"
    }.joined()

  @Test func `The README's index of rules is what the code has`() throws {
    let text = try Repository.text(at: "README.md")
    let start = try #require(text.range(of: Self.heading)?.lowerBound)
    let end = text.range(of: "\n\n", range: start..<text.endIndex)?.lowerBound ?? text.endIndex
    let written = text[start..<end] + "\n"
    if ProcessInfo.processInfo.environment["ARMATURE_RECORD"] == "1" {
      let mended = text[..<start] + Self.index.dropLast() + text[end...]
      try mended.write(
        to: Repository.root.appending(path: "README.md"), atomically: true, encoding: .utf8)
    }
    let cure = "run 'ARMATURE_RECORD=1 swift test --filter RuleIndexTests' and look at the result"
    #expect(String(written) == Self.index, "\(cure)")
  }
}
