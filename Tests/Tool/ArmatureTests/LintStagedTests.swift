import Foundation
import TestSupport
import Testing

@Suite struct LintStagedTests {
  @Test func `A half-staged file is judged as it is staged`() throws {
    let place = try GitWorkplace()
    try place.write("let a_b = 1\n", at: "a.swift")
    try place.git("add", ".")
    try place.write("let aB = 1\n", at: "a.swift")
    #expect(try place.lint("--staged").status == 1)
    try place.git("add", ".")
    try place.write("let a_b = 1\n", at: "a.swift")
    #expect(try place.lint("--staged").status == 0)
  }

  @Test func `Only Swift files that the commit changes are judged`() throws {
    let place = try GitWorkplace()
    try place.write("let a_b = 1\n", at: "old.swift")
    try place.commit("let c_d = 1\n", at: "gone.swift")
    try place.write("a_b\n", at: "notes.txt")
    try place.git("rm", "-q", "gone.swift")
    try place.git("add", ".")
    let none = try place.lint("--staged")
    #expect(none.status == 0 && none.output.isEmpty)
    try place.write("let e_f = 1\n", at: "Odd \"é\n\" name.swift")
    try place.git("add", ".")
    let one = try place.lint("--staged")
    #expect(one.output.contains("write 'eF'") && !one.output.contains("write 'aB'"))
  }

  @Test func `Settings that the commit does not have are told, unless git ignores them`() throws {
    let place = try GitWorkplace()
    try place.commit("let aB = 1\n", at: "a.swift")
    try place.write("let a_b = 1\n", at: "b.swift")
    try place.git("add", ".")
    try place.write("rules: { letter_case: off }\n", at: ".swiftlint-rules")
    let told = "'.swiftlint-rules' is used here, but the commit does not have it: 'git add' it\n"
    #expect(try place.lint("--staged").errors.contains(told))
    try place.write(".swiftlint-rules\n", at: ".git/info/exclude")
    #expect(try !place.lint("--staged").errors.contains("does not have it"))
    try place.git("add", "-f", ".swiftlint-rules")
    #expect(try !place.lint("--staged").errors.contains("does not have it"))
  }

  @Test func `A file that only gets another mode is not judged`() throws {
    let place = try GitWorkplace()
    try place.commit("let a_b = 1\n", at: "a.swift")
    try place.git("update-index", "--chmod=+x", "a.swift")
    #expect(try place.lint("--staged").errors == "0 errors, 0 warnings in 0 files\n")
  }

  @Test func `A file that only gets another name is not judged, one that changes is`() throws {
    let place = try GitWorkplace()
    try place.write("let a_b = 1\n", at: "a.swift")
    try place.write((0..<40).map { "let old_\($0) = \($0)\n" }.joined(), at: "c.swift")
    try place.git("add", ".")
    try place.git("commit", "-qm", "one")
    try place.run("mkdir", ["Inner"])
    try place.git("mv", "a.swift", "Inner/odd \"é.swift")
    try place.git("mv", "c.swift", "d.swift")
    let page = (0..<40).map { "struct Page\($0) { var number = \($0) }\n" }.joined()
    try place.write(page + "let e_f = 1\n", at: "c.swift")
    try place.git("add", ".")
    let outcome = try place.lint("--staged", "--only", "letter_case", "--format", "concise")
    #expect(
      outcome.output == "c.swift:41:5: error: write 'eF' instead of 'e_f' [letter_case]\n")
    try place.run("cp", ["d.swift", "g.swift"])
    try place.write("let h_i = 1\n", at: "Inner/odd \"é.swift")
    try place.git("add", ".")
    let more = try place.lint("--staged", "--only", "letter_case").output
    #expect(more.contains("write 'hI'") && more.contains("g.swift:") != more.contains("d.swift:"))
  }

  @Test func `Folders that no walk enters are not judged before a commit either`() throws {
    let place = try GitWorkplace()
    for path in [".hidden/a.swift", "Sources/.hidden/a.swift", "Pods/a.swift"] {
      try place.write("let a_b = 1\n", at: path)
    }
    try place.git("add", "--force", ".")
    #expect(try place.lint("--staged").status == 0)
    #expect(try place.lint().status == 0)
  }

  @Test func `A staged file knows the types of files named for them`() throws {
    let place = try GitWorkplace()
    try place.commit("struct Photo {}\n", at: "Models/Photo.swift")
    try place.write("final class PhotoView { var photo: Photo? }\n", at: "Views/PhotoView.swift")
    try place.git("add", ".")
    #expect(try place.lint("--staged").output.contains("[layer_dependency]"))
    try place.write("excluded: [Models]\n", at: ".swiftlint-rules")
    #expect(!(try place.lint("--staged").output.contains("[layer_dependency]")))
    #expect(!(try place.lint().output.contains("[layer_dependency]")))
  }

  @Test func `Only changed lines count since a commit`() throws {
    let place = try GitWorkplace()
    try place.commit("let a_b = 1\nlet c = 1\n\n\nlet d = 1\n", at: "a.swift")
    try place.git("checkout", "-qb", "topic")
    try place.write("let a_b = 1\nlet c_e = 1\n\n\nlet d = 1\n", at: "a.swift")
    try place.write("let f_g = 1\n", at: "new \"é\".swift")
    let outcome = try place.lint("--since", "main", "--only", "letter_case")
    #expect(outcome.output.contains("write 'cE'") && outcome.output.contains("write 'fG'"))
    #expect(!outcome.output.contains("write 'aB'"))
    try place.git("add", ".")
    try place.git("commit", "-qm", "two")
    #expect(try place.lint("--since", "main", "--only", "letter_case").output == outcome.output)
    #expect(try place.lint("--since", "HEAD").status == 0)
    try place.write("let a_b = 1\n\n\nlet d = 1\n", at: "a.swift")
    #expect(try place.lint("--since", "HEAD", "--only", "letter_case").status == 0)
  }

  @Test func `Neither names in SHA-256 nor settings of git hide a file`() throws {
    let place = try GitWorkplace()
    try FileManager.default.removeItem(atPath: place.place.path + "/.git")
    try place.git("init", "-q", "-b", "main", "--object-format=sha256")
    try place.git("config", "user.name", "Ada")
    try place.git("config", "user.email", "ada@example.org")
    try place.git("config", "diff.relative", "true")
    for index in 0..<3 { try place.write("let a_b = \(index)\n", at: "Sources/\(index).swift") }
    try place.git("add", ".")
    let folder = place.place.path + "/Sources"
    func lint(_ arguments: String...) throws -> Int32 {
      try BuiltTool(in: folder, environment: GitWorkplace.plain).run(["lint"] + arguments).status
    }
    #expect(try lint("--staged") == 1)
    try place.git("commit", "-qm", "one")
    #expect(try lint("--staged") == 0 && lint("--since", "HEAD") == 0)
    try place.write("let c_d = 1\n", at: "Sources/0.swift")
    #expect(try lint("--since", "HEAD") == 1)
  }

  @Test func `What is new outside of the folder, and behind a line like a header, is seen`() throws
  {
    let place = try GitWorkplace()
    try place.commit("let one = 1\n", at: "One/a.swift")
    try place.write("let a_b = 1\n", at: "Two/b.swift")
    let one = BuiltTool(in: place.place.path + "/One", environment: GitWorkplace.plain)
    #expect(try one.run(["lint", "--since", "HEAD", "../Two"]).status == 1)
    try place.write(
      "let one = \"\"\"\n++ b/Other.swift\n\"\"\"\n\n\nlet c_d = 1\n", at: "One/a.swift")
    #expect(try one.run(["lint", "--since", "HEAD"]).output.contains("write 'cD'"))
  }

  @Test func `A file that is kept out of the working tree is known before a commit`() throws {
    let place = try GitWorkplace()
    try place.write("public protocol Ranked { func second() }\n", at: "Two/Ranked.swift")
    try place.commit("let one = 1\n", at: "One/Row.swift")
    try place.git("sparse-checkout", "set", "One")
    try place.write("final class Row: Ranked { func second() {} }\n", at: "One/Row.swift")
    try place.git("add", ".")
    #expect(try place.lint("--staged", "--strict").status == 0)
  }

  @Test func `What git cannot say is a sentence with the cure`() throws {
    let place = try GitWorkplace()
    try place.commit("let a = 1\n", at: "a.swift")
    try place.commit("let b = 1\n", at: "a.swift")
    #expect(try place.lint("--since", "nowhere").errors.contains("'git branch --all' list those"))
    try place.git("remote", "add", "fork", "elsewhere")
    #expect(
      try place.lint("--since", "fork/topic").errors.contains("fork topic:refs/remotes/fork/topic'")
    )
    #expect(try place.lint("--since", "topic").errors.contains("say --since fork/topic"))
    #expect(try place.lint("--since", "main..HEAD").errors.contains("say '--since main'"))
    let outside = try Workplace()
    #expect(try outside.run("lint", "--staged").errors.contains("is not in a git repository"))
    let alone = try BuiltTool(in: place.place.path, environment: ["PATH": "/nowhere"])
      .run(["lint", "--since", "main"])
    #expect(alone.status == 2 && alone.errors.contains("git was not found"))
  }

  @Test func `The advice for a clone of one commit of one branch works`() throws {
    let origin = try GitWorkplace()
    try origin.commit("let a_b = 1\n", at: "a.swift")
    try origin.git("checkout", "-qb", "topic")
    try origin.commit("let a_b = 1\nlet c_d = 1\n", at: "a.swift")
    try origin.git("checkout", "-q", "main")
    try origin.commit("let other = 1\n", at: "b.swift")
    let clone = try GitWorkplace()
    try clone.git(
      "clone", "-q", "--depth=1", "--single-branch", "-b", "topic",
      "file://" + origin.place.path, "copy")
    let copy = BuiltTool(in: clone.place.path + "/copy", environment: GitWorkplace.plain)
    func advice(for reference: String) throws -> String {
      let outcome = try copy.run(["lint", "--since", reference])
      #expect(outcome.status == 2)
      return String(try #require(outcome.errors.firstMatch(of: /run '(git [^']+)'/)).1)
    }
    let name = String(repeating: "ab", count: 20)
    #expect(try advice(for: "HEAD~1") == "git fetch --unshallow origin topic")
    #expect(try advice(for: name) == "git fetch --unshallow origin topic \(name)")
    #expect(try advice(for: "abcdef1").hasSuffix("topic \"+refs/heads/*:refs/remotes/origin/*\""))
    try clone.run("sh", ["-c", "cd copy && " + (try advice(for: "origin/main"))])
    let outcome = try copy.run(["lint", "--since", "origin/main", "--only", "letter_case"])
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("write 'cD'") && !outcome.output.contains("write 'aB'"))
  }

  @Test func `Attributes hide nothing, and of a renamed file only new lines are new`() throws {
    let place = try GitWorkplace()
    let lines = (0..<20).map { "let old_\($0) = \($0)\n" }.joined()
    try place.write(lines, at: "old.swift")
    try place.commit("*.swift -diff\n", at: ".gitattributes")
    try place.git("mv", "old.swift", "renamed.swift")
    try place.write(lines + "let new_one = 1\n", at: "renamed.swift")
    try place.git("add", ".")
    let outcome = try place.lint("--since", "HEAD", "--only", "letter_case", "--format", "concise")
    #expect(
      outcome.output
        == "renamed.swift:21:5: error: write 'newOne' instead of 'new_one' [letter_case]\n")
  }

  @Test func `Of a renamed file whose place another one has taken only new lines are new`() throws {
    let place = try GitWorkplace()
    try place.write((0..<40).map { "let old_\($0) = \($0)\n" }.joined(), at: "old.swift")
    try place.git("add", ".")
    try place.git("commit", "-qm", "one")
    try place.git("mv", "old.swift", "renamed.swift")
    let other = (0..<40).map { "struct Page\($0) { var number = \($0) }\n" }.joined()
    try place.write(other + "let new_one = 1\n", at: "old.swift")
    try place.git("add", ".")
    let outcome = try place.lint("--since", "HEAD", "--only", "letter_case", "--format", "concise")
    #expect(
      outcome.output
        == "old.swift:41:5: error: write 'newOne' instead of 'new_one' [letter_case]\n")
  }

  @Test func `Of a file that was renamed without a word to git only new lines are new`() throws {
    let place = try GitWorkplace()
    let lines = (0..<20).map { "let old_\($0) = \($0)\n" }.joined()
    try place.write(lines, at: "Sub/old.swift")
    try place.git("add", ".")
    try place.git("commit", "-qm", "one")
    try place.run("mv", ["Sub/old.swift", "Sub/renamed é.swift"])
    try place.write(lines + "let new_one = 1\n", at: "Sub/renamed é.swift")
    try place.write("let new_two = 1\n", at: "Sub/new.swift")
    let inner = BuiltTool(in: place.place.path + "/Sub", environment: GitWorkplace.plain)
    let outcome = try inner.run(
      ["lint", "--since", "HEAD", "--only", "letter_case", "--format", "concise"])
    #expect(
      outcome.output == """
        new.swift:1:5: error: write 'newTwo' instead of 'new_two' [letter_case]
        renamed é.swift:21:5: error: write 'newOne' instead of 'new_one' [letter_case]

        """)
  }

  @Test func `While a merge is made only what it changes itself is judged`() throws {
    let place = try GitWorkplace()
    try place.commit("let base = 1\n", at: "a.swift")
    try place.git("checkout", "-qb", "other")
    try place.commit("let from_other = 1\n", at: "b.swift")
    try place.git("checkout", "-q", "main")
    try place.commit("let base = 2\n", at: "a.swift")
    try place.git("merge", "-q", "--no-commit", "other")
    try place.write("let base = 2\nlet of_merge = 1\n", at: "a.swift")
    try place.git("add", ".")
    for option in [["--staged"], ["--since", "HEAD"]] {
      let tool = BuiltTool(in: place.place.path, environment: GitWorkplace.plain)
      let output = try tool.run(["lint", "--only", "letter_case"] + option).output
      #expect(output.contains("of_merge") && !output.contains("from_other"))
    }
  }

  @Test func `While a branch is merged its lines are not newer than the branch`() throws {
    let place = try GitWorkplace()
    try place.commit("let base = 1\n", at: "a.swift")
    try place.git("checkout", "-qb", "own")
    try place.commit("let of_own = 1\n", at: "b.swift")
    try place.git("checkout", "-q", "main")
    try place.commit("let from_main = 1\n", at: "a.swift")
    try place.git("checkout", "-q", "own")
    try place.git("merge", "-q", "--no-commit", "main")
    let output = try place.lint("--only", "letter_case", "--since", "main").output
    #expect(output.contains("of_own") && !output.contains("from_main"))
  }

  @Test func `Of a file that a merge changes itself its own lines are judged`() throws {
    let place = try GitWorkplace()
    try place.commit("let base = 1\n\n\nlet last = 1\n", at: "a.swift")
    try place.git("checkout", "-qb", "other")
    try place.write("let base = 1\n\n\nlet from_other = 2\n", at: "a.swift")
    let old = "let old_one = 1\nlet old_two = 2\n"
    try place.write(old, at: "b.swift")
    try place.git("add", ".")
    try place.git("commit", "-qm", "two")
    try place.git("checkout", "-q", "main")
    try place.commit("let from_main = 1\n\n\nlet last_one = 3\n", at: "a.swift")
    try place.git("merge", "-q", "other")
    try place.git("mv", "b.swift", "c.swift")
    try place.write(old + "let of_merge = 1\n", at: "c.swift")
    try place.write("let from_main = 1\n\n\nlet by_hand = 2\n", at: "a.swift")
    try place.git("add", ".")
    for option in [["--staged"], ["--since", "HEAD"]] {
      let tool = BuiltTool(in: place.place.path, environment: GitWorkplace.plain)
      let arguments = ["lint", "--only", "letter_case", "--format", "concise"]
      #expect(
        try tool.run(arguments + option).output == """
          a.swift:4:5: error: write 'byHand' instead of 'by_hand' [letter_case]
          c.swift:3:5: error: write 'ofMerge' instead of 'of_merge' [letter_case]

          """)
    }
    try place.write("let from_main = 1\n\n\nlet from_other = 2\n", at: "a.swift")
    try place.git("add", ".")
    #expect(!(try place.lint("--staged").output.contains("a.swift")))
  }

  @Test func `Another owner's repository is named with the command that trusts it`() throws {
    let place = try GitWorkplace()
    let outcome = try place.lint(
      "--staged", environment: ["GIT_TEST_ASSUME_DIFFERENT_OWNER": "1", "HOME": place.place.path])
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("run 'git config --global --add safe.directory "))
  }
}
