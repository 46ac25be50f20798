import Diagnostics
import Testing

@testable import Linting

@Suite struct FixTests {
  private static let text = "one\ntwo\nthree\nfour\nfive\nsix\nseven\neight\nnine\nten\neleven"

  private func diagnostic(_ bytes: Range<Int>, _ replacement: String) -> Diagnostic {
    let range = FileRange(file: "a.swift", bytes: bytes)
    let fix = Fix("write it", edits: [Edit(range, with: replacement)])
    return Diagnostic(rule: "r", severity: .error, finding: Finding("m", at: range, fix: fix))
  }

  @Test func `Edits that touch are not applied together`() {
    let plan = FixPlan(
      [(0..<3, "1"), (2..<5, "x"), (8..<13, "3")].compactMap { diagnostic($0.0, $0.1).finding.fix })
    #expect(plan.files.map(\.fixCount) == [2])
    let mended = plan.files.first?.applied(to: Array(Self.text.utf8)) ?? []
    #expect(String(decoding: mended, as: UTF8.self).hasPrefix("1\ntwo\n3\nfour"))
  }

  @Test func `The diff is one that patch applies`() throws {
    let folder = try TemporaryFolder()
    let diagnostics = [
      diagnostic(0..<3, "1"), diagnostic(4..<8, ""), diagnostic(40..<44, "9\n9½"),
      diagnostic(49..<55, "11"),
    ]
    let diff = FixDiff(diagnostics, sources: [SourceText(file: "a.swift", text: Self.text)]).bytes
    try folder.write(Self.text, at: "a.swift")
    try folder.write(String(decoding: diff, as: UTF8.self), at: "fixes.diff")
    try folder.run("git", ["apply", "fixes.diff"])
    #expect(
      try folder.text(at: "a.swift")
        == "1\nthree\nfour\nfive\nsix\nseven\neight\n9\n9½\nten\n11")
  }

  @Test func `The diff has the bytes of the file where they are not UTF-8`() {
    let lines: [[UInt8]] = [
      Array("one // ".utf8) + [0xFF, 0x0D, 0x0A], Array("two // ".utf8) + [0xE9],
    ]
    let source = SourceText(file: "a.swift", bytes: lines.flatMap(\.self))
    let diff = FixDiff([diagnostic(0..<3, "1")], sources: [source]).bytes
    let header = "--- a/a.swift\n+++ b/a.swift\n@@ -1,2 +1,2 @@\n"
    let changed = Array("-".utf8) + lines[0] + Array("+1".utf8) + lines[0].dropFirst(3)
    let end = "\n\\ No newline at end of file\n"
    #expect(diff == Array(header.utf8) + changed + Array(" ".utf8) + lines[1] + Array(end.utf8))
  }

  @Test(arguments: [
    "a b.swift", "tab\there.swift", "line\nend.swift", "\"é\".swift", "bell\u{7}\u{1}.swift",
  ])
  func `A diff names files as git and patch read them`(name: String) throws {
    let folder = try TemporaryFolder()
    let range = FileRange(file: name, bytes: 0..<3)
    let fix = Fix("write it", edits: [Edit(range, with: "1")])
    let finding = Finding("m", at: range, fix: fix)
    let diagnostic = Diagnostic(rule: "r", severity: .error, finding: finding)
    let fixes = FixDiff([diagnostic], sources: [SourceText(file: name, text: Self.text)])
    let diff = String(decoding: fixes.bytes, as: UTF8.self)
    try folder.write(diff, at: "fixes.diff")
    for command in ["git apply", "patch -p1 -i"] {
      try folder.write(Self.text, at: name)
      try folder.run("sh", ["-c", command + " fixes.diff"])
      #expect(try folder.text(at: name).hasPrefix("1\ntwo"))
    }
    let plan = Finding("m", at: range, notes: [Note("n")], replacements: ["b"])
    let planned = Diagnostic(rule: "r", severity: .error, finding: plan)
    let plans = PlanText([planned], sources: [SourceText(file: name, text: Self.text)]).text
    #expect(plans.split(separator: "\n").allSatisfy { $0.hasPrefix("# ") })
    let header = try #require(diff.split(separator: "\n").first).dropFirst(4)
    #expect(GitPath(String(header)).inside("a/") == name)
  }

  @Test func `A text that reads as other declarations is worse`() {
    let before = ScanQuality(Array("struct A { var a_b = 1 }".utf8))
    #expect(ScanQuality(Array("struct A { var aB = 1 }".utf8)) >= before)
    #expect(!(ScanQuality(Array("struct A { var class = 1 }}".utf8)) >= before))
    #expect(!(ScanQuality(Array("struct A { \"var aB = 1 }".utf8)) >= before))
  }
}
