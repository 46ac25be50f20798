import Foundation
import TestSupport
import Testing

/// Everything that a commit is judged by comes from the commit, and what it does not tell from the disk.
@Suite struct StagedTreeTests {
  private let place: GitWorkplace

  init() throws {
    place = try GitWorkplace()
  }

  private func lint(_ arguments: String..., in folder: String = "") throws -> BuiltTool.Outcome {
    try BuiltTool(in: place.place.path + folder, environment: GitWorkplace.plain)
      .run(["lint", "--format", "concise"] + arguments)
  }

  @Test func `Settings that others begin from are those of the index`() throws {
    try place.write("rules: { letter_case: off }\n", at: "shared/rules.yml")
    try place.write("extends: shared/rules.yml\n", at: ".swiftlint-rules")
    try place.write("let a_b = 1\n", at: "Sources/a.swift")
    try place.git("add", ".")
    try place.write("rules: { letter_case: error }\n", at: "shared/rules.yml")
    #expect(try lint("--staged").status == 0)
    try place.run("rm", ["-r", "shared"])
    #expect(try lint("--staged", in: "/Sources").status == 0)
  }

  @Test func `Baselines are those of the index, from a folder inside too`() throws {
    try place.write("let a_b = 1\n", at: "Sources/a.swift")
    try place.write("", at: ".swiftlint-rules")
    for name in [".swiftlint-baseline", "known.yml"] {
      #expect(try lint("--write-baseline", "--baseline", name).status == 0)
    }
    try place.git("add", ".")
    for name in [".swiftlint-baseline", "known.yml"] {
      try place.write("version: 3\n", at: name)
    }
    for folder in ["", "/Sources"] {
      #expect(try lint("--staged", in: folder).status == 0)
    }
    #expect(try lint("--staged", "--baseline", "../known.yml", in: "/Sources").status == 0)
    #expect(try lint().status == 1)
    try place.git("commit", "-qm", "one")
    #expect(try lint("--staged", "--baseline", "nowhere.yml").status == 2)
  }

  @Test func `The manifest of machine-written files is that of the index`() throws {
    try place.write("let a_b = 1\n", at: "a.swift")
    try place.run(
      "sh", ["-c", "mkdir .armature && sha256sum a.swift > .armature/manifest"])
    try place.git("add", ".")
    try place.run("rm", [".armature/manifest"])
    #expect(try lint("--staged").status == 0)
    #expect(try lint().status == 1)
  }

  @Test func `An override may be for files that git does not know yet`() throws {
    try place.write(
      "overrides: [{ paths: [\"New/**\"], rules: { letter_case: off } }]\n", at: ".swiftlint-rules")
    try place.write("let a_b = 1\n", at: "New/a.swift")
    try place.write("let c_d = 1\n", at: "b.swift")
    try place.git("add", "b.swift", ".swiftlint-rules")
    #expect(try lint("--staged").output == lint().output)
    try place.run("rm", ["-r", "New"])
    #expect(try lint("--staged").errors.contains("no Swift file fits 'New/**'"))
  }

  @Test func `An override is judged without a Swift file in the commit, too`() throws {
    try place.write("let b = 1\n", at: "Old/b.swift")
    try place.commit("let c = 1\n", at: "c.swift")
    let rules = "overrides: [{ paths: [Old], rules: { letter_case: off } }]\n"
    try place.write(rules, at: ".swiftlint-rules")
    try place.git("add", ".")
    #expect(try lint("--staged").status == 0)
    try place.git("commit", "-qm", "two")
    try place.git("rm", "-q", "Old/b.swift")
    for folder in ["", "/New"] {
      if !folder.isEmpty { try place.write("let d = 1\n", at: "New/d.swift") }
      let staged = try lint("--staged", in: folder)
      #expect(staged.status == 2 && staged.errors.contains("no Swift file fits 'Old'"))
      #expect(try lint(in: folder).errors == staged.errors)
    }
  }

  /// A repository with a protocol, as a submodule of another one.
  private func addSubmodule() throws {
    try place.git("init", "-q", "-b", "main", "origin")
    try place.write("public protocol Ranked { func second() }\n", at: "origin/Ranked.swift")
    try place.run(
      "sh",
      [
        "-c",
        "cd origin && git add . && git -c user.name=A -c user.email=a@example.org commit -qm one",
      ])
    try place.git(
      "-c", "protocol.file.allow=always", "submodule", "--quiet", "add",
      place.place.path + "/origin", "Outside/Ranking")
    try place.run("rm", ["-rf", "origin"])
  }

  @Test func `What lies in a submodule is known, and an override may be for it`() throws {
    try addSubmodule()
    try place.write("final class Row: Ranked { func second() {} }\nlet a_b = 1\n", at: "Row.swift")
    try place.write(
      "overrides: [{ paths: [Outside], rules: { verb_or_noun: off } }]\n", at: ".swiftlint-rules")
    try place.git("add", ".")
    let whole = try lint().output
    #expect(whole == "Row.swift:2:5: error: write 'aB' instead of 'a_b' [letter_case]\n")
    #expect(try lint("--staged").output == whole)
    #expect(try lint("Row.swift").output == whole)
    let inside = place.place.path + "/Outside/Ranking/Row.swift"
    try FileManager.default.moveItem(atPath: place.place.path + "/Row.swift", toPath: inside)
    try place.git("-C", "Outside/Ranking", "add", ".")
    let moved = try lint("--staged", in: "/Outside/Ranking").output
    #expect(moved == whole)
  }

  @Test func `Without settings around it a submodule is a project of its own in every way`() throws
  {
    try addSubmodule()
    try place.write("struct Photo {}\n", at: "Models/Photo.swift")
    let view = "Outside/Ranking/Views/PhotoView.swift"
    try place.write("final class PhotoView { var photo: Photo? }\n", at: view)
    try place.git("add", ".")
    try place.git("-C", "Outside/Ranking", "add", ".")
    let own = try lint(view).output
    #expect(try lint().output.contains("[layer_dependency]") == own.contains("[layer_dependency]"))
    #expect(
      try lint("--staged", in: "/Outside/Ranking").output.contains("[layer_dependency]")
        == own.contains("[layer_dependency]"))
  }
}
