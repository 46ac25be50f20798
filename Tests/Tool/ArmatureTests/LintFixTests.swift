import Foundation
import TestSupport
import Testing

/// Fixes change what they are meant to and nothing else.
@Suite struct LintFixTests {
  private let place: GitWorkplace
  private let rule = ["--only", "abbreviated_word"]
  private let old = "func run() { let btn = 1; print(btn) }\n"
  private var new: String { old.replacing("btn", with: "button") }

  init() throws {
    place = try GitWorkplace()
    try place.write(old, at: "a.swift")
  }

  private func lint(_ arguments: String..., input: String? = nil) throws -> BuiltTool.Outcome {
    try BuiltTool(in: place.place.path, environment: GitWorkplace.plain)
      .run(["lint"] + rule + arguments, input: input)
  }

  private func text(_ name: String) throws -> String {
    try String(contentsOfFile: place.place.path + "/" + name, encoding: .utf8)
  }

  @Test func `What is staged is fixed in the index and on disk where they agree`() throws {
    try place.write(old, at: "b.swift")
    try place.git("add", ".")
    try place.write(old + "// more\n", at: "b.swift")
    let outcome = try lint("--staged", "--fix")
    #expect(outcome.errors.contains("left 'b.swift' as it is: it has changes that are not staged"))
    #expect(try text("a.swift") == new)
    #expect(try text("b.swift") == old + "// more\n")
    #expect(try place.git("diff", "--quiet", "a.swift") == 0)
    try place.git("checkout", "-q", "--", "b.swift")
    #expect(try text("b.swift") == old)
    #expect(try lint("--staged", "--fix").status == 0)
    #expect(try text("b.swift") == new)
    #expect(try lint("--staged").status == 0)
  }

  @Test func `What is staged and gone from disk is not said to be fixed`() throws {
    try place.git("add", ".")
    try place.run("rm", ["a.swift"])
    let outcome = try lint("--staged", "--fix")
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains("left 'a.swift' as it is: it is not in the working tree\n"))
    #expect(outcome.errors.hasSuffix("1 error, 0 warnings in 1 file\n"))
  }

  @Test func `Since a commit only changed lines are fixed`() throws {
    try place.git("add", ".")
    try place.git("commit", "-qm", "one")
    let more = "func go() { let lbl = 1; print(lbl) }\n"
    try place.write(old + more, at: "a.swift")
    #expect(try lint("--since", "HEAD", "--fix").status == 0)
    #expect(try text("a.swift") == old + more.replacing("lbl", with: "label"))
  }

  @Test func `The standard input comes out fixed`() throws {
    let outcome = try lint("--stdin", "--stdin-path", "c.swift", "--fix", input: old)
    #expect(outcome.output == new)
    #expect(!place.place.names.contains("c.swift"))
    let report = try lint("--stdin", "--fix", "--format", "json=out.json", input: old)
    #expect(report.output == new && report.errors.isEmpty)
    #expect(try text("out.json").contains("\"findings\": []"))
    try place.run("chmod", ["444", "a.swift"])
    let locked = try lint("--stdin", "--stdin-path", "a.swift", "--fix", input: old)
    #expect(locked.output == new && locked.status == 0)
    try place.write("excluded: [Old]\n", at: ".swiftlint-rules")
    let unwanted = try lint("--stdin", "--stdin-path", "Old/a.swift", "--fix", input: old)
    #expect(unwanted.output == old && unwanted.status == 0)
  }

  @Test func `Bytes that are not UTF-8 come out as they went in`() throws {
    let bytes = Data(old.utf8) + [0x2F, 0x2F, 0xFF, 0x0A]
    try bytes.write(to: URL(filePath: place.place.path + "/a.swift"))
    let arguments = "lint \(rule.joined(separator: " ")) "
    try place.run("sh", ["-c", "\(BuiltTool.path) \(arguments) --stdin --fix < a.swift > out"])
    try place.run(
      "sh", ["-c", "\(BuiltTool.path) \(arguments) a.swift --diff > diff; git apply diff"])
    for name in ["out", "a.swift"] {
      let mended = try Data(contentsOf: URL(filePath: place.place.path + "/" + name))
      #expect(mended == Data(new.utf8) + bytes.suffix(4))
    }
  }

  @Test func `Mode, links and line endings stay, and what is read-only is told`() throws {
    let returns = old.replacing("\n", with: "\r\n")
    try place.write(returns, at: "a.swift")
    try place.run("chmod", ["750", "a.swift"])
    try place.run("mkdir", ["Shared"])
    try place.run("ln", ["a.swift", "Shared/hard.txt"])
    try place.write(old, at: "locked.swift")
    try place.run("chmod", ["444", "locked.swift"])
    let outcome = try lint("--fix")
    #expect(outcome.errors.contains("left 'locked.swift' as it is: it is read-only"))
    #expect(try text("locked.swift") == old)
    #expect(try text("a.swift") == returns.replacing("btn", with: "button"))
    #expect(try text("Shared/hard.txt") == text("a.swift"))
    let mode = try FileManager.default.attributesOfItem(atPath: place.place.path + "/a.swift")
    #expect(mode[.posixPermissions] as? Int == 0o750)
  }
}
