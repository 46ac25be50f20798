import Foundation
import TestSupport
import Testing

/// Whatever the user hands to `lint`: a clear sentence and 2, or it works.
@Suite struct BadLintInputTests {
  private let place: GitWorkplace
  private static let knownCommits = "'git log' and 'git branch --all' list those it knows"

  init() throws {
    place = try GitWorkplace()
    try place.write("let a_b = 1\n", at: "a.swift")
  }

  @Test func `Settings that are a folder are told`() throws {
    try place.write("let a_b = 1\n", at: "Sub/a.swift")
    for folder in ["Sub/", ""] {
      try place.write("a", at: folder + ".swiftlint-rules/a")
      let outcome = try lint()
      #expect(outcome.status == 2)
      #expect(
        outcome.errors.hasPrefix(
          "\(folder).swiftlint-rules: error: this is a folder: settings are a file"))
    }
  }

  private func lint(_ arguments: String...) throws -> BuiltTool.Outcome {
    try BuiltTool(in: place.place.path, environment: GitWorkplace.plain).run(["lint"] + arguments)
  }

  @Test(arguments: [
    ([""], "there is no ''"),
    (["broken.swift"], "there is no 'broken.swift'"),
    (["a.txt"], "'a.txt' is neither a folder nor a Swift file"),
    (["/dev/null"], "'/dev/null' is neither a folder nor a Swift file"),
    (["--jobs", "0"], "0 is not a number of threads: write 1 or more"),
    (["--shard", "0/3"], "'0/3' is not a shard: write K/N with K from 1 to N, such as 2/4"),
    (
      ["--format", "json="],
      "'json=' names no file: write json=FILE, or json for the standard output"
    ),
    (
      ["--format", "json=Nowhere/a.json"],
      "cannot write 'Nowhere/a.json': No such file or directory"
    ),
    (
      ["--format", "json=a.swift"],
      "a report would replace 'a.swift', which runs read: write it to a file of its own"
    ),
    (
      ["--format", "json=.swiftlint-rules"],
      "a report would replace '.swiftlint-rules', which runs read: write it to a file of its own"
    ),
    (["--format", "json=."], "cannot write '.': Is a directory"),
    (
      ["--format", "json=a", "--format", "sarif=a"],
      """
      the formats 'json=a' and 'sarif=a' go to the same place: write one to a file of its own, as in \
      json=FILE
      """
    ),
    (
      ["--format", "text", "--format", "json"],
      """
      the formats 'text' and 'json' go to the same place: write one to a file of its own, as in json=FILE
      """
    ),
    (["--baseline", "."], "cannot read '.'"),
    (["--since", ""], "git knows no commit '': \(knownCommits)"),
    (["--since", "HEAD~9"], "git knows no commit 'HEAD~9': \(knownCommits)"),
    (["--since", "topic"], "git knows no commit 'topic': \(knownCommits)"),
    (["--stdin-path", "a.swift"], "--stdin-path means something with --stdin only"),
    (["--stdin", "--shard", "1/2"], "--stdin and --shard exclude each other"),
    (["--add-allow", "--reason", " "], "--reason says in one line why it is allowed"),
    (["--add-allow", "--reason", "one\ntwo"], "--reason says in one line why it is allowed"),
    (["--add-allow"], "--add-allow means something with --reason only"),
    (["--extend"], "--extend means something with --write-baseline only"),
    (["--max-warnings=-1"], "-1 is not a number of warnings: write 0 or more"),
    (["--compare", "none.json"], "there is no 'none.json'"),
    (
      ["--compare", "a.txt"],
      "'a.txt' is not a report: write one with 'armature lint --format json=FILE'"
    ),
    (
      ["--set", "short_name.lines=-5"],
      "--set short_name.lines=-5: expected a whole number from 1 on, found -5"
    ),
    (["--set", "lines=5"], "--set lines=5: write rule.option=value, such as short_name.lines=20"),
    (
      ["--format", "json=b", "--format", "sarif=./b"],
      """
      the formats 'json=b' and 'sarif=./b' go to the same place: write one to a file of its own, as in \
      json=FILE
      """
    ),
    (["--diff", "--format", "json"], "--diff and --format exclude each other"),
    (["--show-settings", "--fix"], "--show-settings and --fix exclude each other"),
    (["--show-settings", "Nowhere"], "there is no 'Nowhere'"),
    (["--layers", "--diff"], "--layers and --diff exclude each other"),
    (["--layers", "--format", "sarif"], "there is no format 'sarif'; write one of text, json"),
    (["--no-baseline", "--baseline", "b"], "--no-baseline and --baseline exclude each other"),
    (["--write-baseline", "--shard", "1/2"], "--write-baseline and --shard exclude each other"),
    (["--write-baseline", "--diff"], "--diff and --write-baseline exclude each other"),
    (["--write-baseline", "--stdin"], "--stdin and --write-baseline exclude each other"),
    (["--strict", "--max-warnings", "1"], "--strict and --max-warnings exclude each other"),
    (["--layers", "--strict"], "--layers and --strict exclude each other"),
    (["--show-settings", "--all"], "--show-settings and --all exclude each other"),
    (["--compare", "a.json", "--since", "HEAD"], "--since and --compare exclude each other"),
    (
      ["--only", "letter_case", "--ignore", "letter_case"],
      "--only and --ignore both name 'letter_case'"
    ),
  ])
  func `What cannot be done is one sentence and 2`(arguments: [String], message: String) throws {
    try place.write("", at: "a.txt")
    try place.run("ln", ["-s", "nowhere", "broken.swift"])
    let tool = BuiltTool(in: place.place.path, environment: GitWorkplace.plain)
    let outcome = try tool.run(["lint"] + arguments)
    #expect(outcome.status == 2)
    #expect(outcome.errors == "error: \(message)\n")
    #expect(outcome.output.isEmpty || arguments[0] == "--format")
  }

  @Test(arguments: [
    ["json=link", "sarif=target"], ["json=one", "sarif=two"], ["json=/dev/stdout", "text"],
  ])
  func `Two ways to one file are refused`(formats: [String]) throws {
    try place.write("", at: "one")
    try place.run("ln", ["-s", "target", "link"])
    try place.run("ln", ["one", "two"])
    let tool = BuiltTool(in: place.place.path, environment: GitWorkplace.plain)
    let outcome = try tool.run(["lint"] + formats.flatMap { ["--format", $0] })
    let names = formats.map { "'\($0)'" }.joined(separator: " and ")
    #expect(outcome.status == 2)
    #expect(outcome.errors.hasPrefix("error: the formats \(names) go to the same place: "))
  }

  @Test func `An empty folder and links that lead nowhere are no trouble, a binary file is told`()
    throws
  {
    try place.run("mkdir", ["empty"])
    try place.run("ln", ["-s", "nowhere", "broken.swift"])
    try Data((0..<4_096).map { UInt8(truncatingIfNeeded: $0 &* 167 ^ $0 >> 3) })
      .write(to: URL(filePath: place.place.path + "/binary.swift"))
    #expect(try lint("empty").errors == "0 errors, 0 warnings in 0 files\n")
    #expect(try lint("empty").status == 0)
    #expect(try lint("binary.swift").output.contains("this byte is not UTF-8"))
    #expect(try lint().errors == "2 errors, 0 warnings in 2 files\n")
  }

  @Test func `Settings that cannot be read are never taken for none`() throws {
    try place.run("ln", ["-s", "nowhere", ".swiftlint-rules"])
    let outcome = try lint()
    #expect(outcome.status == 2)
    #expect(
      outcome.errors == ".swiftlint-rules: error: this file cannot be read [unreadable_settings]\n")
    #expect(try lint("--show-settings").errors == "error: cannot read '.swiftlint-rules'\n")
  }

  @Test(.enabled("a superuser may read everything") { getuid() != 0 })
  func `What may not be read is named`() throws {
    try place.write("let c_d = 1\n", at: "locked/b.swift")
    try place.run("chmod", ["000", "locked", "a.swift"])
    #expect(try lint("a.swift").errors == "error: cannot read 'a.swift'\n")
    #expect(try lint("locked").errors == "error: cannot read 'locked'\n")
    #expect(try lint("locked/b.swift").errors == "error: cannot read 'locked/b.swift'\n")
    try place.run("chmod", ["755", "locked"])
  }

  @Test(arguments: ["", "version: 9\n", "a: [", "\u{0}"])
  func `A damaged baseline is shown where it is wrong`(text: String) throws {
    try place.write(text, at: ".swiftlint-baseline")
    let outcome = try lint()
    #expect(outcome.status == 2)
    #expect(outcome.errors.hasPrefix(".swiftlint-baseline:1:"))
    #expect(outcome.output.isEmpty)
  }
}
