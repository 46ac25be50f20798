import Diagnostics
import Foundation
import Linting
import Reporting
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

  @Test func `SARIF leads to the README's index at the address that the README names`() throws {
    let text = try Repository.text(at: "README.md")
    #expect(text.contains("- repo: \(Report.Tool.home)\n"))
    let heading = try #require(text.range(of: "\n## The rules\n"))
    let index = try #require(text.range(of: Self.heading))
    #expect(!text[heading.upperBound..<index.lowerBound].contains("\n## "))
    let report = Report([], sources: [], rules: EngineRules.known)
    let sarif = SARIFFormat().text(of: report)
    for rule in EngineRules.known {
      let address = "/blob/\(report.tool.version)/README.md#the-rules:~:text=\(rule.id)\""
      #expect(sarif.contains("\"helpUri\": \"\(Report.Tool.home)\(address)"), "\(rule.id)")
    }
  }
}
