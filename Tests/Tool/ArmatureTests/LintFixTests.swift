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

  @Test func `Where the index cannot be written the files stay as they are`() throws {
    try place.git("add", ".")
    try place.write("", at: ".git/index.lock")
    let outcome = try lint("--staged", "--fix")
    #expect(outcome.status == 2 && outcome.errors.contains("index.lock"))
    #expect(try text("a.swift") == old)
    try place.run("rm", [".git/index.lock"])
    #expect(try lint("--staged", "--fix").status == 0)
    #expect(try text("a.swift") == new)
  }

  @Test func `What git writes with other line endings is fixed with them`() throws {
    try place.git("config", "core.autocrlf", "true")
    try place.git("add", ".")
    try place.write(old.replacing("\n", with: "\r\n"), at: "a.swift")
    #expect(try lint("--staged", "--fix").status == 0)
    #expect(try text("a.swift") == new.replacing("\n", with: "\r\n"))
    #expect(try place.git("diff", "--quiet") == 0)
    try place.run("sh", ["-c", "git cat-file blob :a.swift >staged.txt"])
    #expect(try text("staged.txt") == new)
    try place.git("config", "core.autocrlf", "false")
    try place.write(old, at: "b.swift")
    try place.git("add", "b.swift")
    try place.write(old.replacing("\n", with: "\r\n"), at: "b.swift")
    #expect(try lint("--staged", "--fix").errors.contains("it has changes that are not staged"))
  }

  @Test func `In a commit of a few files nothing is fixed that the index would lose`() throws {
    try place.git("add", ".")
    try place.git("commit", "-qm", "one", "--allow-empty")
    let hook = "#!/bin/sh\n\(BuiltTool.path) lint --only abbreviated_word --staged --fix 2>told\n"
    try place.write(hook, at: ".git/hooks/pre-commit")
    try place.run("chmod", ["+x", ".git/hooks/pre-commit"])
    try place.write(old + "// more\n", at: "a.swift")
    #expect(try place.git("commit", "-qm", "two", "a.swift") != 0)
    #expect(try text("told").contains("left 'a.swift' as it is: 'git commit' takes it past"))
    #expect(try text("a.swift") == old + "// more\n")
    #expect(try place.git("commit", "-qam", "two") == 0)
    #expect(try text("a.swift") == new + "// more\n")
    #expect(try place.git("diff", "--quiet", "HEAD") == 0)
  }

  @Test func `A file that cannot be written keeps no other from being fixed`() throws {
    try place.write(old, at: "Locked/a.swift")
    try place.write(old, at: "b.swift")
    try place.run("chmod", ["555", "Locked"])
    let outcome = try lint("--fix")
    try place.run("chmod", ["755", "Locked"])
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains("left 'Locked/a.swift' as it is: its folder is read-only"))
    #expect(outcome.errors.hasSuffix("1 error, 0 warnings in 3 files; 2 fixed\n"))
    #expect(try text("b.swift") == new)
  }

  @Test func `What a baseline keeps is fixed only where it is not used`() throws {
    #expect(try lint("--write-baseline").status == 0)
    let more = "func go() { let lbl = 1; print(lbl) }\n"
    try place.write(old + more, at: "a.swift")
    let outcome = try lint("--fix")
    #expect(outcome.errors.hasSuffix("1 more in the baseline; 1 fixed\n"))
    #expect(try text("a.swift") == old + more.replacing("lbl", with: "label"))
    try place.write("func run() { let btn = 2; print(btn) }\n" + old, at: "a.swift")
    #expect(try lint("--fix").errors.hasSuffix("1 fixed\n"))
    #expect(try text("a.swift").contains("let btn"))
    #expect(try lint("--fix", "--no-baseline").status == 0)
    #expect(!(try text("a.swift").contains("btn")))
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
    try place.run("sh", ["-c", "\(BuiltTool.path) lint --stdin --fix < a.swift > out"])
    let outcome = try lint("--fix")
    #expect(outcome.errors.contains("'a.swift' is not judged: 'unfinished_file' says why"))
    for name in ["out", "a.swift"] {
      #expect(try Data(contentsOf: URL(filePath: place.place.path + "/" + name)) == bytes)
    }
  }

  @Test func `A diff of files outside of the folder has paths from the repository's root`() throws {
    try place.write(old, at: "One/b.swift")
    try place.write("", at: "Two/c.swift")
    let tool = BuiltTool(in: place.place.path + "/Two", environment: GitWorkplace.plain)
    let diff = try tool.run(["lint"] + rule + ["--diff", "../One"]).output
    #expect(diff.hasPrefix("--- a/One/b.swift\n+++ b/One/b.swift\n"))
    try place.write(diff, at: "diff")
    try place.run("git", ["apply", "diff"])
    #expect(try text("One/b.swift") == new)
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
