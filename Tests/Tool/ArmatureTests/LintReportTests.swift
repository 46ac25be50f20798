import Foundation
import TestSupport
import Testing

@Suite struct LintReportTests {
  @Test func `Several reports come out of one run`() throws {
    let place = try GitWorkplace()
    try place.write("let a_b = 1\n", at: "Sources/My \"App\"/é.swift")
    let outcome = try place.lint(
      "--only", "letter_case", "--format", "text", "--format", "json=out.json", "--format",
      "sarif=out.sarif")
    #expect(outcome.status == 1)
    #expect(outcome.output.hasPrefix("Sources/My \"App\"/é.swift:1:5: error:"))
    let data = try Data(contentsOf: URL(filePath: place.place.path + "/out.json"))
    let report = try #require(
      JSONSerialization.jsonObject(with: data) as? [String: any Sendable])
    let findings = try #require(report["findings"] as? [[String: any Sendable]])
    #expect(findings.map { $0["file"] as? String } == ["Sources/My \"App\"/é.swift"])
    #expect(findings.map { $0["endColumn"] as? Int } == [8])
    let sarif = try String(contentsOfFile: place.place.path + "/out.sarif", encoding: .utf8)
    #expect(sarif.contains("Sources/My%20%22App%22/%C3%A9.swift"))
  }

  @Test func `On a known CI the fitting format is the default`() throws {
    let place = try GitWorkplace()
    try place.write("let a_b = 1\n", at: "Inner/a.swift")
    let tool = BuiltTool(
      in: place.place.path + "/Inner", environment: ["GITHUB_ACTIONS": "true", "GITLAB_CI": ""])
    let output = try tool.run(["lint", "--only", "letter_case"]).output
    #expect(output.hasPrefix("::error file=Inner/a.swift,line=1,"))
    let gitlab = BuiltTool(
      in: place.place.path, environment: ["GITHUB_ACTIONS": "", "GITLAB_CI": "true"])
    #expect(try gitlab.run(["lint"]).output.hasPrefix("Inner/a.swift:1:5"))
    #expect(place.place.names.contains("gl-code-quality-report.json"))
  }

  @Test func `Paths for code hosts are those of the file's repository, wherever a run begins`()
    throws
  {
    let place = try GitWorkplace()
    let other = try GitWorkplace()
    try place.write("let a_b = 1\n", at: "Inner/a.swift")
    let root = place.place.path
    let parent = (root as NSString).deletingLastPathComponent
    let name = (root as NSString).lastPathComponent
    let places = [(root, "."), (root + "/Inner", "."), (parent, name), (other.place.path, root)]
    let reports = try places.map { folder, argument in
      let tool = BuiltTool(in: folder, environment: GitWorkplace.plain)
      return try tool.run(["lint", "--only", "letter_case", "--format", "json", argument]).output
    }
    #expect(reports[0].contains("Inner/a.swift") && Set(reports).count == 1, "\(reports)")
  }

  @Test func `Statistics name rules with findings and time`() throws {
    let place = try GitWorkplace()
    try place.write("let a_b = 1\n", at: "a.swift")
    let outcome = try place.lint("--statistics", "--only", "letter_case")
    #expect(outcome.errors.contains(/letter_case +1 +[0-9.]+ ms\n(.+ ms\n)+1 files, 0.0 MB/))
  }

  @Test func `A baseline keeps what is known quiet, and shrinks`() throws {
    let place = try GitWorkplace()
    try place.write("let a_b = 1\nlet c_d = 1\n", at: "a.swift")
    let rule = ["--only", "letter_case", "--only", "stale_baseline"]
    let tool = BuiltTool(in: place.place.path, environment: GitWorkplace.plain)
    let written = try tool.run(["lint", "--write-baseline"] + rule)
    #expect(written.status == 0)
    #expect(written.errors.contains("wrote '.swiftlint-baseline' with 2 findings"))
    try place.write("\n\nlet a_b = 1\nlet e_f = 1\n", at: "a.swift")
    let second = try tool.run(["lint"] + rule)
    #expect(second.status == 1)
    #expect(second.output.contains("a.swift:4:5: error: write 'eF'"))
    #expect(
      second.output.contains("warning: letter_case: one of these is no longer found in a.swift"))
    let third = try tool.run(["lint", "--write-baseline"] + rule)
    #expect(third.errors.contains("wrote '.swiftlint-baseline' with 1 finding\n"))
    #expect(try tool.run(["lint"] + rule).output.contains("write 'eF'"))
    #expect(try tool.run(["lint", "--no-baseline"] + rule).output.contains("write 'aB'"))
  }
}
