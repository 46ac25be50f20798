import Foundation
import TestSupport
import Testing

/// What a team lives with: baselines, comparisons and comments that allow.
@Suite struct LintDebtTests {
  private let place: GitWorkplace
  private let rule = ["--only", "letter_case"]

  init() throws {
    place = try GitWorkplace()
    try place.write("struct Photo {\n  var a_b = 1\n  var c_d = 1\n}\n", at: "Old.swift")
    try place.write("let e_f = 1\n", at: "b.swift")
  }

  private func lint(_ arguments: String...) throws -> BuiltTool.Outcome {
    try BuiltTool(in: place.place.path, environment: GitWorkplace.plain)
      .run(["lint", "--format", "concise"] + rule + arguments)
  }

  private func text(_ name: String) throws -> String {
    try String(contentsOfFile: place.place.path + "/" + name, encoding: .utf8)
  }

  @Test func `A baseline has neither lines nor messages, and follows a moved file`() throws {
    _ = try lint("--write-baseline")
    let baseline = try text(".swiftlint-baseline")
    #expect(baseline.contains("  letter_case\tPhoto.a_b\ta_b\n"))
    try place.run("mkdir", ["Inner"])
    try place.run("mv", ["Old.swift", "Inner/New.swift"])
    let moved = try lint()
    #expect(moved.status == 0 && moved.output.isEmpty)
    _ = try lint("--write-baseline")
    #expect(try text(".swiftlint-baseline").contains("Inner/New.swift"))
    #expect(!(try text(".swiftlint-baseline").contains("Old.swift")))
  }

  @Test func `A baseline follows files into each other's places, whatever a run covers`() throws {
    try place.commit("let g_h = 1\nlet i_j = 1\n", at: "c.swift")
    _ = try lint("--write-baseline")
    try place.run("sh", ["-c", "mv Old.swift T && mv c.swift Old.swift && mv T c.swift"])
    try place.run("mv", ["b.swift", "d.swift"])
    try place.write("let k_l = 1\n", at: "b.swift")
    let new = "b.swift:1:5: error: write 'kL' instead of 'k_l' [letter_case]\n"
    #expect(try lint().output == new)
    for file in ["Old.swift", "c.swift", "d.swift"] { #expect(try lint(file).output.isEmpty) }
    #expect(try lint("b.swift").output == new && lint("--since", "HEAD").output == new)
    let shards = try (1...3).map { try lint("--shard", "\($0)/3").output }
    #expect(shards.joined() == new)
    try place.git("add", ".")
    #expect(try lint("--staged").output == new)
    _ = try lint("--write-baseline")
    #expect(try text(".swiftlint-baseline").contains("d.swift:\n  letter_case\te_f\te_f\n"))
    #expect(try lint().output == new)
  }

  @Test func `What two files declare for themselves under one name is not moved`() throws {
    let constants = "private enum Constants { static let a_b = 1 }\n"
    try place.write(constants, at: "Profile.swift")
    _ = try lint("--write-baseline")
    try place.write(constants.replacing("a_b", with: "radius"), at: "Profile.swift")
    #expect(try lint().status == 0)
    try place.write(constants, at: "Search.swift")
    try place.git("add", ".")
    for option in [[], ["--staged"]] {
      let outcome = try place.lint(
        "--only", "letter_case", "--format", "concise", option.first ?? ".")
      #expect(outcome.output.hasPrefix("Search.swift:1:") && outcome.status == 1)
    }
    try place.run("rm", ["Profile.swift"])
    #expect(try lint().status == 0)
  }

  @Test func `What a file has goes with it into a folder with a baseline of its own`() throws {
    for folder in ["One", "Two"] {
      try place.write("root: true\n", at: folder + "/.swiftlint-rules")
      try place.write("struct \(folder) { var a_b = 1 }\n", at: folder + "/\(folder).swift")
      _ = try lint(folder, "--write-baseline")
    }
    try place.git("add", ".")
    try place.git("commit", "-qm", "one")
    try place.git("mv", "One/One.swift", "Two/Moved.swift")
    for runs in [["."], ["Two"], ["Two/Moved.swift"], ["--staged"]] {
      let outcome = try BuiltTool(in: place.place.path, environment: GitWorkplace.plain)
        .run(["lint", "--format", "concise", "--only", "letter_case"] + runs)
      #expect(!outcome.output.contains("Moved.swift"))
    }
    try place.write("struct One { var a_b = 1, c_d = 1 }\n", at: "Two/Moved.swift")
    let new = "Two/Moved.swift:1:27: error: write 'cD' instead of 'c_d' [letter_case]\n"
    #expect(try lint("Two").output == new)
    _ = try lint("One", "Two", "--write-baseline")
    #expect(try lint("One", "Two").output == new)
    #expect(try text("Two/.swiftlint-baseline").contains("Moved.swift:\n  letter_case\tOne.a_b"))
    #expect(!(try text("One/.swiftlint-baseline").contains("a_b")))
  }

  @Test func `A baseline keeps what it lists of a file that is not whole`() throws {
    _ = try lint("--write-baseline")
    let whole = try text(".swiftlint-baseline")
    try place.write("struct Photo {\n  var a_b = 1\n", at: "Old.swift")
    let outcome = try lint()
    #expect(outcome.errors.contains("'Old.swift' is not judged: 'unfinished_file' says why"))
    #expect(outcome.output.isEmpty)
    _ = try lint("--write-baseline")
    #expect(try text(".swiftlint-baseline") == whole)
    let all = try place.lint("--format", "concise")
    #expect(all.status == 1 && all.output.contains("Old.swift:1:14: error: close this brace"))
    #expect(!all.output.contains("stale_baseline") && !all.errors.contains("not judged"))
  }

  @Test func `What a sparse checkout leaves out keeps its entries, and patterns may be for it`()
    throws
  {
    let place = try GitWorkplace()
    try place.write("let a_b = 1\n", at: "Sources/a.swift")
    try place.write("let c_d = 1\n", at: "Tests/b.swift")
    try place.write(
      "overrides: [{ paths: ['Tests/**'], rules: { short_name: off } }]\n", at: ".swiftlint-rules")
    _ = try place.lint("--write-baseline")
    try place.git("add", ".")
    try place.git("commit", "-qm", "one")
    let whole = try String(
      contentsOfFile: place.place.path + "/.swiftlint-baseline", encoding: .utf8)
    try place.git("sparse-checkout", "set", "--no-cone", "/*", "!Tests")
    #expect(!FileManager.default.fileExists(atPath: place.place.path + "/Tests"))
    #expect(try place.lint().status == 0)
    _ = try place.lint("--write-baseline")
    #expect(
      try String(contentsOfFile: place.place.path + "/.swiftlint-baseline", encoding: .utf8)
        == whole)
  }

  @Test func `New findings come into a baseline on purpose only`() throws {
    _ = try lint("--write-baseline")
    try place.write("let e_f = 1\nlet g_h = 1\n", at: "b.swift")
    _ = try lint("--write-baseline")
    #expect(try lint().output.contains("write 'gH'"))
    _ = try lint("--write-baseline", "--extend")
    #expect(try lint().status == 0)
  }

  @Test func `A baseline with the marks of a conflict is named, and resolved when it is written`()
    throws
  {
    _ = try lint("--write-baseline")
    let whole = try text(".swiftlint-baseline")
    try place.write(
      "<<<<<<< ours\n\(whole)=======\n\(whole)>>>>>>> theirs\n", at: ".swiftlint-baseline")
    let outcome = try lint()
    #expect(outcome.status == 2 && outcome.errors.contains("resolve it with --write-baseline"))
    try place.git("add", ".swiftlint-baseline")
    let staged = try lint("--staged")
    #expect(staged.status == 2 && staged.errors.contains("resolve it with --write-baseline"))
    _ = try lint("--write-baseline")
    #expect(try text(".swiftlint-baseline") == whole)
  }

  @Test func `Of several projects those without findings get no baseline`() throws {
    try place.write("root: true\n", at: "One/.swiftlint-rules")
    try place.write("let aB = 1\n", at: "One/a.swift")
    let written = try lint("--write-baseline")
    #expect(written.errors == "wrote '.swiftlint-baseline' with 3 findings\n")
    #expect(
      try !FileManager.default.contentsOfDirectory(atPath: place.place.path + "/One")
        .contains(".swiftlint-baseline"))
  }

  @Test func `A baseline for several projects has the findings of all`() throws {
    for name in ["One", "Two"] {
      try place.write("root: true\n", at: name + "/.swiftlint-rules")
      try place.write("let a_b = 1\n", at: name + "/a.swift")
    }
    let written = try lint("--write-baseline", "--baseline", "known.yml")
    #expect(written.status == 0 && written.errors == "wrote 'known.yml' with 5 findings\n")
    #expect(try lint("--baseline", "known.yml").status == 0)
    try place.run("rm", ["Two/a.swift"])
    let stale = try lint("--baseline", "known.yml", "--only", "stale_baseline").output
    #expect(stale.split(separator: "\n").count == 1)
    try place.write("let c_d = 1\n", at: "Two/b.swift")
    _ = try lint("--write-baseline", "--extend", "--baseline", "known.yml")
    #expect(try lint("--baseline", "known.yml").status == 0)
    #expect(try text("known.yml").contains("Two/b.swift"))
  }

  @Test func `A baseline may lie in any folder`() throws {
    for name in ["ci/deep/known", "../\(place.place.path.split(separator: "/").last ?? "")-known"] {
      try place.run("mkdir", ["-p", "ci/deep"])
      #expect(try lint("--write-baseline", "--baseline", name).status == 0)
      #expect(try lint("--baseline", name).output.isEmpty, "\(name)")
      #expect(try lint("--baseline", name, "Old.swift").output.isEmpty, "\(name)")
      let inner = BuiltTool(in: place.place.path + "/ci", environment: GitWorkplace.plain)
      let path = place.place.path + "/" + name
      #expect(try inner.run(["lint", "--baseline", path, ".."] + rule).output.isEmpty, "\(name)")
      try place.run("rm", [name])
    }
  }

  @Test func `A comparison fails on more new warnings than it may have`() throws {
    try place.write("rules: { letter_case: warning }\n", at: ".swiftlint-rules")
    _ = try lint("--format", "json=old.json")
    try place.write("let g_h = 1\n", at: "d.swift")
    #expect(try lint("--compare", "old.json").status == 0)
    #expect(try lint("--compare", "old.json", "--max-warnings", "1").status == 0)
    #expect(try lint("--compare", "old.json", "--max-warnings", "0").status == 1)
  }

  @Test func `A comparison tells what is new, gone and still there`() throws {
    _ = try lint("--format", "json=old.json")
    try place.write("struct Photo {\n\n  var c_d = 1\n}\n", at: "Old.swift")
    try place.run("mv", ["b.swift", "c.swift"])
    try place.write("let g_h = 1\n", at: "d.swift")
    let outcome = try lint("--compare", "old.json")
    #expect(outcome.status == 1)
    #expect(
      outcome.output == """
        new:
        d.swift:1:5: error: write 'gH' instead of 'g_h' [letter_case]
        gone:
        Old.swift:2:7: write 'aB' instead of 'a_b' [letter_case]
        1 new, 1 gone, 2 still there

        """)
    try place.run("rm", ["d.swift"])
    #expect(try lint("--compare", "old.json").status == 0)
  }

  @Test func `What a baseline took away since a report without one is still there`() throws {
    _ = try lint("--format", "json=old.json", "--no-baseline")
    _ = try lint("--write-baseline")
    #expect(try lint("--compare", "old.json").output == "0 new, 0 gone, 3 still there\n")
    try place.write("let e_f = 1\nlet g_h = 1\n", at: "b.swift")
    #expect(try lint("--compare", "old.json").output.hasSuffix("\n1 new, 0 gone, 3 still there\n"))
    try place.run("sh", ["-c", "mv Old.swift T && mv b.swift Old.swift && mv T b.swift"])
    for use in [[], ["--no-baseline"]] {
      let tool = BuiltTool(in: place.place.path, environment: GitWorkplace.plain)
      let output = try tool.run(["lint", "--compare", "old.json"] + rule + use).output
      #expect(output.hasSuffix("\n1 new, 0 gone, 3 still there\n"))
    }
  }

  @Test func `A comparison calls nothing gone of a project that the run is not about`() throws {
    try place.write("root: true\n", at: "Kit/.swiftlint-rules")
    try place.write("let a_b = 1\n", at: "Kit/a.swift")
    _ = try lint("--format", "json=old.json")
    try place.run("mv", ["b.swift", "c.swift"])
    #expect(try lint("--compare", "old.json", "Kit").output.contains(" 0 gone, 1 still there"))
    #expect(try lint("--compare", "old.json").output.contains(" 0 gone, 4 still there"))
  }

  @Test func `A comparison calls gone only what the run would have found`() throws {
    _ = try lint("--format", "json=old.json", "--only", "short_name")
    try place.write("struct Photo {\n  var c_d = 1\n}\n", at: "Old.swift")
    try place.git("add", "Old.swift")
    for part in [["b.swift"], ["--only", "short_name", "b.swift"], ["--stdin"]] {
      let tool = BuiltTool(in: place.place.path, environment: GitWorkplace.plain)
      let output = try tool.run(["lint", "--compare", "old.json"] + part, input: "").output
      #expect(output.contains(" 0 gone, "))
    }
    for part in [["Old.swift"], ["--staged"], []] {
      let tool = BuiltTool(in: place.place.path, environment: GitWorkplace.plain)
      #expect(try tool.run(["lint", "--compare", "old.json"] + part).output.contains(" 1 gone, "))
    }
    try place.run("mv", ["b.swift", "b.txt"])
    try place.write("let one = 1\n", at: "c.swift")
    #expect(try lint("--compare", "old.json", "Old.swift").output.contains(" 1 gone, "))
    #expect(try lint("--compare", "old.json").output.contains(" 2 gone, "))
  }

  @Test func `What is new in a comparison comes in every format, statistics besides`() throws {
    _ = try lint("--format", "json=old.json")
    try place.write("let g_h = 1\n", at: "d.swift")
    let tool = BuiltTool(in: place.place.path, environment: GitWorkplace.plain)
    let outcome = try tool.run(
      [
        "lint", "--compare", "old.json", "--statistics", "--format", "github", "--format",
        "text=a.txt",
      ]
        + rule)
    #expect(outcome.output.hasPrefix("::error file=d.swift,line=1,"))
    #expect(outcome.output.split(separator: "\n").count == 1)
    #expect(try text("a.txt").hasSuffix("1 new, 0 gone, 3 still there\n"))
    #expect(outcome.errors.contains("letter_case"))
  }

  @Test func `Comments are inserted for what is found, and allow it`() throws {
    try place.write("let e_f = 1 // old\nfunc g(\n  h_i: Int\n) {}\n", at: "b.swift")
    let outcome = try lint("--add-allow", "--reason", "until 2.0")
    #expect(outcome.status == 0 && outcome.errors.contains("allowed 4 findings in 2 files"))
    #expect(
      try text("b.swift") == """
        // armature:allow letter_case -- until 2.0
        let e_f = 1 // old
        func g(
          h_i: Int // armature:allow letter_case -- until 2.0
        ) {}

        """)
    #expect(try lint("--only", "unused_allow", "--only", "invalid_allow").output.isEmpty)
  }

  @Test func `Comments are inserted behind the end of a literal, once`() throws {
    let text = "let text = \"\"\"\n  a\n  \"\"\"; let k_l = 1"
    try place.write(text + "\n", at: "b.swift")
    let insertion = ["--add-allow", "--reason", "old", "b.swift"]
    for _ in 0..<2 {
      _ = try BuiltTool(in: place.place.path, environment: GitWorkplace.plain)
        .run(["lint"] + rule + insertion)
      #expect(try self.text("b.swift") == text + " // armature:allow letter_case -- old\n")
    }
    #expect(try lint("b.swift", "--only", "unused_allow").output.isEmpty)
  }

  @Test func `Comments are inserted for what the inserted ones make too long, too`() throws {
    let lines = (0..<4).map { "  print(q) // \($0)\n" }.joined()
    try place.write(
      "func run(_ a_b: Int) { // old\n  let q = 1\n\(lines)  let c_d = q // old\n  print(q)\n}\n",
      at: "b.swift")
    let both = ["lint", "--only", "letter_case", "--only", "short_name", "b.swift"]
    let tool = BuiltTool(in: place.place.path, environment: GitWorkplace.plain)
    let limit = ["--set", "short_name.lines=7"]
    #expect(!(try tool.run(both + limit).output.contains("[short_name]")))
    let outcome = try tool.run(both + limit + ["--add-allow", "--reason", "old"])
    #expect(outcome.status == 0 && outcome.errors.contains("allowed 3 findings in 1 file\n"))
    #expect(try tool.run(both + limit + ["--strict"]).status == 0)
  }

  @Test func `A report to compare with may come through a pipe`() throws {
    let command =
      "'\(BuiltTool.path)' lint --format json | '\(BuiltTool.path)' lint --compare /dev/stdin"
    #expect(try place.run("sh", ["-c", command]) == 0)
  }

  @Test func `A region is allowed from its beginning to its end`() throws {
    try place.write(
      """
      // armature:allow-begin letter_case -- generated names
      let e_f = 1
      let g_h = 1
      // armature:allow-end
      let i_j = 1

      """, at: "b.swift")
    let output = try lint("b.swift", "--only", "invalid_allow").output
    #expect(output == "b.swift:5:5: error: write 'iJ' instead of 'i_j' [letter_case]\n")
    try place.write("// armature:allow-begin letter_case -- why\nlet a_b = 1\n", at: "b.swift")
    #expect(
      try lint("b.swift", "--only", "invalid_allow").output
        .contains("end it with '// armature:allow-end'"))
    try place.write("let a = 1\n// armature:allow-end letter_case\n", at: "b.swift")
    #expect(
      try lint("b.swift", "--only", "invalid_allow").output.contains("nothing begins here"))
  }

  @Test func `Of thousands of findings in a file the first are listed`() throws {
    let many = (0..<1_200).map { "let a_b\($0) = 1\n" }.joined()
    try place.write(many, at: "b.swift")
    let outcome = try lint("b.swift")
    #expect(outcome.output.split(separator: "\n").count == 1_000)
    #expect(outcome.errors.contains("'b.swift' has 200 more findings; --all lists them"))
    #expect(try lint("b.swift", "--all").output.split(separator: "\n").count == 1_200)
    let one = many.split(separator: "\n").prefix(1_001).joined(separator: "\n")
    try place.write(one, at: "b.swift")
    #expect(try lint("b.swift").errors.contains("'b.swift' has one more finding; --all lists it"))
  }

  @Test func `In a file with millions of names it is not gone on to the last`() throws {
    let many = (0..<10_500).map { "let a_b\($0)=1;" }.joined()
    try place.write(many, at: "b.swift")
    let outcome = try lint("b.swift", "--only", "letter_case")
    #expect(outcome.output.split(separator: "\n").count == 1_000)
    #expect(outcome.errors.contains("'b.swift' has at least 9000 more findings; --all lists them"))
    let all = try lint("b.swift", "--only", "letter_case", "--all")
    #expect(all.output.split(separator: "\n").count == 10_500)
    // A baseline is of no use unless it lists all.
    _ = try lint("--write-baseline", "b.swift")
    #expect(try lint("b.swift", "--all").status == 0)
    #expect(try lint("b.swift", "--strict").status == 0)
    let fine = (0..<10_500).map { "func isFine\($0)() { let i = 1; print(i) };" }.joined()
    try place.write(fine, at: "c.swift")
    let names = try lint("c.swift", "--only", "short_name", "--no-baseline")
    #expect(names.errors.contains("'c.swift' has more names than were looked at"))
  }
}
