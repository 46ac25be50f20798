import Foundation
import TestSupport
import Testing

/// However a run comes to a file, it finds the same there.
@Suite struct OneVerdictTests {
  private let place: GitWorkplace

  /// A tree whose findings need other files: a sender that only its calls tell, layers, a superclass.
  init() throws {
    place = try GitWorkplace()
    try place.write("struct Photo {}\n", at: "Models/Records.swift")
    try place.write(
      """
      protocol PhotoViewDelegate: AnyObject {
        func didSelect(_ photoView: PhotoView, photo: Photo)
      }

      """, at: "Views/Answers.swift")
    try place.write(
      """
      final class PhotoView: BaseView {
        weak var delegate: PhotoViewDelegate?
        var photo: Photo?
        func select(_ photo: Photo) { delegate?.didSelect(self, photo: photo) }
      }

      """, at: "Views/PhotoView.swift")
    // A word that only one file has: in two it would be the project's own.
    try place.write("class BaseView {}\nlet a_b = 1, brelbo = 2\n", at: "Views/Bases.swift")
    try place.write("let other = 1\n", at: "Other/a.swift")
  }

  private func findings(_ arguments: [String], in folder: String = "") throws -> [Substring] {
    let tool = BuiltTool(in: place.place.path + folder, environment: GitWorkplace.plain)
    return try tool.run(["lint", "--quiet", "--format", "github"] + arguments).output
      .split(separator: "\n")
  }

  @Test func `Files, folders, shards, staged files and changes are judged as the whole is`() throws
  {
    let whole = try findings([])
    #expect(whole.contains { $0.contains("title=delegate_sender") })
    #expect(whole.contains { $0.contains("title=layer_dependency") })
    #expect(whole.contains { $0.contains("title=unknown_word") })
    let files = ["Models/Records.swift", "Views/Answers.swift", "Views/PhotoView.swift"]
    for file in files + ["Views/Bases.swift"] {
      let own = whole.filter { $0.contains("file=\(file),") }
      #expect(try findings([file]) == own)
      #expect(try findings(["../" + file], in: "/Other") == own)
    }
    #expect(try findings(["Views"]) == whole.filter { $0.contains("file=Views/") })
    #expect(try findings([], in: "/Views") == whole.filter { $0.contains("file=Views/") })
    #expect(try findings([".."], in: "/Views") == whole)
    let shards = try (1...3).flatMap { try findings(["--shard", "\($0)/3"]) }
    #expect(shards.sorted() == whole.sorted())
    try place.git("add", ".")
    #expect(try findings(["--staged"]) == whole)
    try place.git("commit", "-qm", "one")
    let text = try String(
      contentsOfFile: place.place.path + "/Views/Answers.swift", encoding: .utf8)
    try place.write(
      text.replacing("photo: Photo", with: "image: Photo"), at: "Views/Answers.swift")
    let changed = try findings([]).filter { $0.contains("title=delegate_sender") }
    #expect(try findings(["--since", "HEAD"]).filter(changed.contains) == changed)
    try place.git("add", "Views/Answers.swift")
    #expect(
      try findings(["--staged"])
        == findings([]).filter { $0.contains("file=Views/Answers.swift,") })
  }

  @Test func `What folders say of a file holds from whichever folder one looks`() throws {
    let text = "func getTitle(for name: String) -> String { name }\n"
    let path = "Tests/AppTests/Helpers.swift"
    try place.write(text, at: path)
    try place.write(text, at: "Generated/Page.swift")
    for folder in ["", "/Tests", "/Tests/AppTests"] {
      #expect(try findings([place.place.path + "/" + path], in: folder) == [])
    }
    #expect(try findings([], in: "/Tests/AppTests") == [])
    #expect(try findings([], in: "/Generated") == [])
    try place.git("add", ".")
    let staged = try findings(["--staged"], in: "/Tests/AppTests")
    #expect(!staged.contains { $0.contains("Helpers.swift") })
    // Settings of an inner folder make no other code of it.
    try place.write("edition: 1\n", at: "Tests/.swiftlint-rules")
    #expect(try findings([], in: "/Tests") == [])
    // Nor does it matter that there is no repository.
    let other = try Workplace()
    try FileManager.default.createDirectory(
      atPath: other.path + "/Tests/AppTests", withIntermediateDirectories: true)
    try other.write(text, at: path)
    for folder in ["", "/Tests/AppTests"] {
      let tool = BuiltTool(in: other.path + folder, environment: GitWorkplace.plain)
      #expect(try tool.run(["lint", "--quiet"]).output == "")
    }
  }

  @Test func `A named file is left out where the whole run leaves it out, and told`() throws {
    let reasons = [
      "Pods/Lib/a.swift": "others' sources are brought to 'Pods'",
      ".github/a.swift": "'.github' is hidden", "Other/.a.swift": "'.a.swift' is hidden",
      "Old/a.swift": "'Old' of ",
    ]
    try place.write("excluded: [Old]\n", at: ".swiftlint-rules")
    for (path, reason) in reasons {
      try place.write("let a_b = 1\n", at: path)
      for (folder, name) in [("", path), ("/Other", "../" + path)] {
        let tool = BuiltTool(in: place.place.path + folder, environment: GitWorkplace.plain)
        let outcome = try tool.run(["lint", name])
        #expect(outcome.status == 0 && outcome.errors.contains("' is not linted: \(reason)"))
        #expect(outcome.errors.hasSuffix("0 errors, 0 warnings in 0 files\n"))
      }
      #expect(
        try place.lint("--show-settings", path).output
          .hasPrefix("# '\(path)' is not linted: \(reason)"))
      let stream = BuiltTool(in: place.place.path, environment: GitWorkplace.plain)
      let given = ["lint", "--stdin", "--stdin-path", path]
      #expect(try stream.run(given, input: "let a_b = 1\n").status == 0)
    }
    try place.run("ln", ["-s", "Bases.swift", "Views/Link.swift"])
    let linked = try place.lint("Views/Link.swift", "Views/Bases.swift")
    #expect(linked.errors.hasPrefix("'Views/Link.swift' is not linted: it is a link\n"))
    #expect(try linked.output == place.lint("Views/Bases.swift").output)
    try place.write("let a_b = 1\n", at: "Pods/b.swift")
    let several = try place.lint("Pods/b.swift", "Pods/Lib/a.swift", "Views/Bases.swift")
    #expect(several.errors.hasPrefix("'Pods/b.swift' and 1 more are not linted: others' sources"))
    #expect(several.status == 1 && !several.output.contains("Pods"))
    #expect(try place.lint("--show-settings", "Pods").output.contains("not linted: others'"))
    #expect(try findings(["Pods"]).count == 2)
  }

  @Test func `A named file that git ignores is left out, unless git tracks it`() throws {
    try place.write("Made*\n", at: ".gitignore")
    try place.write("let a_b = 1\n", at: "Views/Made.swift")
    let told = "'Views/Made.swift' is not linted: git ignores it\n0 errors, 0 warnings in 0 files\n"
    #expect(try place.lint("Views/Made.swift").errors == told)
    let tool = BuiltTool(in: place.place.path, environment: GitWorkplace.plain)
    for path in ["Views/Made.swift", "Views/MadeLater.swift"] {
      let given = ["lint", "--stdin", "--stdin-path", path]
      #expect(try tool.run(given, input: "let a_b = 1\n").status == 0)
    }
    try place.git("add", "-f", "Views/Made.swift")
    #expect(try place.lint("Views/Made.swift").status == 1)
  }

  @Test func `A kept outcome answers for a part of the files too`() throws {
    let cache = ["XDG_CACHE_HOME": place.place.path + "/.cache"]
    let tool = BuiltTool(
      in: place.place.path, environment: GitWorkplace.plain.merging(cache) { $1 })
    try place.write(
      "exceptions: [{ from: A, to: B, reason: old }]\n", at: ".swiftlint-rules")
    for name in ["one", "two"] {
      try place.write("let c_\(name) = 1\n", at: "Inner/\(name).swift")
    }
    try place.write("root: true\n", at: "Inner/.swiftlint-rules")
    let parts = [
      ["Views"], [".", "Inner/one.swift"], ["Models", "Views", "Other", "Inner/one.swift"],
    ]
    let fresh = try parts.map { try tool.run(["lint", "--no-cache"] + $0) }
    // A file that changed a moment ago is not kept.
    usleep(2_100_000)
    for _ in 0..<2 { _ = try tool.run(["lint"]) }
    for (part, fresh) in zip(parts, fresh) {
      let kept = try tool.run(["lint"] + part)
      #expect(kept.output == fresh.output && kept.errors == fresh.errors)
    }
  }

  @Test func `Fingerprints and paths do not depend on the folder`() throws {
    func report(_ arguments: [String], in folder: String) throws -> String {
      try BuiltTool(in: place.place.path + folder, environment: GitWorkplace.plain)
        .run(["lint", "--format", "json"] + arguments).output
    }
    let whole = try report([".."], in: "/Views")
    #expect(whole.contains("\"file\": \"Views/Bases.swift\""))
    #expect(try report([], in: "") == whole)
    #expect(try report([place.place.path], in: "/Other") == whole)
    #expect(try report(["./Other/../"], in: "") == whole)
  }

  @Test(arguments: [".swiftlint-rules", "Package.swift"])
  func `Outside of repositories they do not depend on the folder either`(root: String) throws {
    let place = try GitWorkplace()
    try place.write("", at: root)
    try place.write("let a_b = 1\n", at: "Sources/a.swift")
    let folder = place.place.path
    try FileManager.default.removeItem(atPath: folder + "/.git")
    func report(in part: String, _ path: String) throws -> String {
      try BuiltTool(in: folder + part, environment: GitWorkplace.plain)
        .run(["lint", "--format", "json", path]).output
    }
    let whole = try report(in: "", ".")
    #expect(whole.contains("\"file\": \"Sources/a.swift\""))
    #expect(try report(in: "/Sources", "..") == whole)
    #expect(try report(in: "/Sources", ".") == whole)
  }

  @Test func `The settings of the index hold for what is staged`() throws {
    try place.write("rules: { letter_case: off }\n", at: ".swiftlint-rules")
    try place.git("add", ".")
    try place.write("rules: { letter_case: error }\n", at: ".swiftlint-rules")
    #expect(!(try findings(["--staged"]).contains { $0.contains("title=letter_case") }))
    try place.git("add", ".")
    #expect(try findings(["--staged"]).contains { $0.contains("title=letter_case") })
  }

  @Test func `Settings that git does not know hold around what a commit changes`() throws {
    try place.git("add", ".")
    try place.git("commit", "-qm", "one")
    try place.write("let c_d = 1\n", at: "Views/Inner/c.swift")
    try place.git("add", ".")
    #expect(try findings(["--staged"]).count == 1)
    try place.write("rules: { letter_case: off }\n", at: "Other/.swiftlint-rules")
    #expect(try findings(["--staged"]).count == 1)
    try place.write("rules: { letter_case: off }\n", at: "Views/.swiftlint-rules")
    #expect(try findings(["--staged"]).isEmpty)
  }

  @Test func `An index of any version is read, and one that shares entries too`() throws {
    try place.git("add", ".")
    let staged = try findings(["--staged"])
    for version in ["2", "3", "4"] {
      try place.git("update-index", "--index-version", version)
      #expect(try findings(["--staged"]) == staged)
    }
    try place.git("update-index", "--split-index")
    #expect(try findings(["--staged"]) == staged)
  }

  @Test func `A new finding above an old equal one is new`() throws {
    try place.write("func run() { let a_b = 1; print(a_b) }\n", at: "c.swift")
    try place.run(BuiltTool.path, ["lint", "--write-baseline"])
    try place.git("add", ".")
    try place.git("commit", "-qm", "one")
    try place.write(
      "func run() { let a_b = 2; print(a_b) }\nfunc run() { let a_b = 1; print(a_b) }\n",
      at: "c.swift")
    let outcome = try place.lint("--since", "HEAD", "--format", "concise")
    #expect(outcome.status == 1)
    #expect(outcome.output.hasPrefix("c.swift:1:18: error: write 'aB'"))
  }
}
