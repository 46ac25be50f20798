import Foundation
import TestSupport
import Testing

@Suite struct LintTests {
  @Test func `The exit status says what was found`() throws {
    let place = try GitWorkplace()
    try place.write("let photoCell = 1\n", at: "Sources/a.swift")
    #expect(try place.lint().status == 0)
    try place.write("let photo_cell = 1\n", at: "Sources/b.swift")
    let found = try place.lint("--only", "letter_case")
    #expect(found.status == 1)
    #expect(
      found.output == """
        Sources/b.swift:1:5: error: write 'photoCell' instead of 'photo_cell' [letter_case]
        let photo_cell = 1
            ^^^^^^^^^^

        """)
    #expect(found.errors == "1 error, 0 warnings in 2 files\n")
    try place.write("rules: { letter_case: warning }\n", at: ".swiftlint-rules")
    #expect(try place.lint("--only", "letter_case").status == 0)
    #expect(try place.lint("--only", "letter_case", "--strict").status == 1)
  }

  @Test(arguments: [
    (["lint", "Nowhere"], "error: there is no 'Nowhere'\n"),
    (
      ["lint", "--only", "leter_case"],
      """
      error: there is no rule 'leter_case'; did you mean 'letter_case'?; 'armature explain' lists them

      """
    ),
    (
      ["lint", "--shard", "3/2"],
      "error: '3/2' is not a shard: write K/N with K from 1 to N, such as 2/4\n"
    ),
    (["lint", "--staged", "--stdin"], "error: --staged and --stdin exclude each other\n"),
    (["lint", "--baseline", "none.yml"], "error: there is no 'none.yml'\n"),
    (
      ["lint", "--format", "xml"],
      """
      error: there is no format 'xml'; write one of text, concise, grouped, annotated, html, json, \
      sarif, github, gitlab, junit, checkstyle

      """
    ),
  ])
  func `What cannot be done is one sentence and 2`(arguments: [String], message: String) throws {
    let place = try GitWorkplace()
    let outcome = try BuiltTool(in: place.place.path).run(arguments)
    #expect(outcome.status == 2)
    #expect(outcome.errors == message)
  }

  @Test func `Wrong settings are shown where they stand`() throws {
    let place = try GitWorkplace()
    try place.write("exclude: []\n", at: ".swiftlint-rules")
    let outcome = try place.lint()
    #expect(outcome.status == 2)
    #expect(
      outcome.errors == """
        .swiftlint-rules:1:1: error: there is no key 'exclude'; did you mean 'excluded'? [unknown_key]
        exclude: []
        ^^^^^^^

        """)
  }

  @Test func `Included and excluded count from the folder of the settings`() throws {
    let place = try GitWorkplace()
    try place.write(
      "included: [Sources]\nexcluded: [\"**/Old/**\"]\n", at: ".swiftlint-rules")
    for name in ["Sources/a.swift", "Sources/Old/b.swift", "Tests/c.swift"] {
      try place.write("let a_b = 1\n", at: name)
    }
    #expect(try place.lint("--quiet", "--format", "github").output.contains("file=Sources/a.swift"))
    let inner = BuiltTool(in: place.place.path + "/Sources", environment: GitWorkplace.plain)
    let outcome = try inner.run(["lint", "--only", "letter_case"])
    #expect(outcome.output.hasPrefix("a.swift:1:5: "))
    #expect(outcome.errors == "1 error, 0 warnings in 1 file\n")
    #expect(try inner.run(["lint", "Old/b.swift"]).status == 0)
  }

  @Test func `An absolute path elsewhere is linted as one from here is`() throws {
    let (place, elsewhere) = (try GitWorkplace(), try GitWorkplace())
    try place.write("excluded: [Old]\n", at: ".swiftlint-rules")
    try place.write("let a_b = 1\n", at: "Old/a.swift")
    try place.write("let c_d = 1\n", at: "Sources/b.swift")
    let outcome = try elsewhere.lint(place.place.path)
    #expect(outcome.errors == "1 error, 0 warnings in 1 file\n")
    #expect(outcome.output.hasPrefix("../"))
    #expect(try place.lint("--write-baseline").status == 0)
    #expect(try elsewhere.lint(place.place.path).status == 0)
    #expect(try elsewhere.lint(place.place.path + "/Sources/b.swift").status == 0)
    try place.git("add", ".")
    try place.git("commit", "-qm", "one")
    try place.write("let c_d = 1\nlet e_f = 1\n", at: "Sources/b.swift")
    let inside = BuiltTool(in: place.place.path + "/Old", environment: GitWorkplace.plain)
    let changed = try inside.run(["lint", "--since", "HEAD", place.place.path])
    #expect(changed.output.hasPrefix("../Sources/b.swift:2:5: error: write 'eF'"))
  }

  @Test func `Settings in a folder hold for what is below`() throws {
    let place = try GitWorkplace()
    try place.write("rules: { letter_case: off }\n", at: "Tools/.swiftlint-rules")
    try place.write("let a_b = 1\n", at: "Tools/a.swift")
    try place.write("let c_d = 1\n", at: "b.swift")
    let output = try place.lint().output
    #expect(output.contains("b.swift:1:5") && !output.contains("a.swift"))
    let shown = try BuiltTool(in: place.place.path + "/Tools").run(["lint", "--show-settings"])
    #expect(shown.output.contains("letter_case: off"))
  }

  @Test func `The standard input is judged as the file that it is said to be`() throws {
    let place = try GitWorkplace()
    try place.write("struct Photo {}\n", at: "Models/Photo.swift")
    let tool = BuiltTool(in: place.place.path, environment: GitWorkplace.plain)
    let outcome = try tool.run(
      ["lint", "--stdin", "--stdin-path", "Views/PhotoView.swift", "--only", "layer_dependency"],
      input: "final class PhotoView { var photo: Photo? }\n")
    #expect(outcome.output.contains("a view may not name the model 'Photo'"))
  }

  @Test func `Fixes are applied once and shown before`() throws {
    let place = try GitWorkplace()
    let text = "protocol ADelegate: AnyObject {}\nclass A { var delegate: ADelegate? }\n"
    try place.write(text, at: "a.swift")
    let diff = try place.lint("--diff", "--only", "delegate_reference")
    #expect(diff.output.contains("+class A { weak var delegate: ADelegate? }"))
    let fixed = try place.lint("--fix", "--only", "delegate_reference")
    #expect(fixed.status == 0)
    #expect(fixed.errors == "0 errors, 0 warnings in 1 file; 1 fixed\n")
    let now = try String(contentsOfFile: place.place.path + "/a.swift", encoding: .utf8)
    #expect(now == text.replacing("var delegate", with: "weak var delegate"))
  }

  @Test(arguments: ["final class Coordinator", "final class ScreenController: UIViewController"])
  func `A delegate that nobody else may keep is not held weakly by a fix`(giver: String) throws {
    let place = try GitWorkplace()
    let text =
      "protocol ADelegate: AnyObject {}\nclass A { var delegate: ADelegate? }\n"
      + "\(giver) { func show(_ object: A) { object.delegate = self } }\n"
    try place.write(text, at: "a.swift")
    _ = try place.lint("--fix", "--only", "delegate_reference")
    let now = try String(contentsOfFile: place.place.path + "/a.swift", encoding: .utf8)
    #expect(now.contains("weak var") == giver.contains("Controller"))
    #expect(try place.lint("--only", "delegate_reference").output.isEmpty == now.contains("weak"))
  }

  @Test func `Renames inside of a file are applied, others are shown as a plan`() throws {
    let place = try GitWorkplace()
    let text = "struct Photo {\n  var usrName = 1\n  func show() { let btn = usrName; f(btn) }\n}\n"
    try place.write(text, at: "a.swift")
    let mended = text.replacing("btn", with: "button")
    try place.write("func f(_ photo: Photo) { photo.usrName = 2 }\n", at: "b.swift")
    let diff = try place.lint("--diff", "--only", "abbreviated_word").output
    #expect(diff.contains("+  func show() { let button = usrName; f(button) }\n"))
    let plan = "plan: 'usrName' becomes 'userName' at 3 places in 2 files: a.swift (2), b.swift (1)"
    #expect(diff.hasSuffix("# a.swift:2: \(plan)\n"))
    try place.write(diff, at: "fixes.diff")
    #expect(try place.git("apply", "--check", "fixes.diff") == 0)
    let fixed = try place.lint("--fix", "--only", "abbreviated_word")
    #expect(fixed.output.contains("  note: \(plan)\n"))
    #expect(fixed.errors == "1 error, 0 warnings in 2 files; 1 fixed\n")
    #expect(try String(contentsOfFile: place.place.path + "/a.swift", encoding: .utf8) == mended)
    #expect(try place.lint("--fix", "--only", "abbreviated_word").errors.hasSuffix("2 files\n"))
  }

  @Test func `Shards together find what one run finds`() throws {
    let place = try GitWorkplace()
    for number in 0..<9 {
      try place.write("struct Photo\(number) {}\n", at: "Models/Photo\(number).swift")
      try place.write(
        "final class V\(number)View { var a_b: Photo\((number + 4) % 9)? }\n",
        at: "Views/V\(number)View.swift")
    }
    func lines(_ arguments: String...) throws -> [Substring] {
      let tool = BuiltTool(in: place.place.path, environment: GitWorkplace.plain)
      return try tool.run(["lint", "--format", "github"] + arguments).output.split(separator: "\n")
    }
    let shards = try (1...3).flatMap { try lines("--shard", "\($0)/3") }
    let whole = try lines()
    #expect(whole.count >= 18)
    #expect(shards.sorted() == whole.sorted())
  }
}
