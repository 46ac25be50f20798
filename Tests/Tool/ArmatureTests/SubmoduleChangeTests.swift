import TestSupport
import Testing

/// What is new in a submodule since a commit of the repository around it.
@Suite struct SubmoduleChangeTests {
  private let place: GitWorkplace

  /// A repository with three commits: without, with a submodule, with the next commit of that.
  init() throws {
    place = try GitWorkplace()
    try place.write("root: true\n", at: ".swiftlint-rules")
    try place.write("origin\n", at: ".gitignore")
    try commit("one")
    try place.git("init", "-q", "-b", "main", "origin")
    try place.write("let a_b = 1\n", at: "origin/a.swift")
    try place.write("let c_d = 1\n", at: "origin/Inner/é.swift")
    try commit("one", in: "origin")
    try place.git(
      "-c", "protocol.file.allow=always", "submodule", "--quiet", "add",
      place.place.path + "/origin", "Sub")
    try commit("two")
    try place.write("let a_b = 1\nlet e_f = 1\n", at: "Sub/a.swift")
    try place.git("-C", "Sub", "mv", "Inner/é.swift", "moved.swift")
    try commit("two", in: "Sub")
    try commit("three")
  }

  private func commit(_ message: String, in folder: String = ".") throws {
    try place.git("-C", folder, "add", ".")
    try place.git(
      "-C", folder, "-c", "user.name=Ada", "-c", "user.email=ada@example.org", "commit", "-qm",
      message)
  }

  /// The places of what is found.
  private func places(
    _ arguments: String..., in folder: String = "", environment: [String: String] = [:]
  ) throws -> [String] {
    let tool = BuiltTool(
      in: place.place.path + folder,
      environment: GitWorkplace.plain.merging(environment) { $1 })
    return try tool.run(["lint", "--format", "concise"] + arguments).output
      .split(separator: "\n").map { String($0.prefix { $0 != " " }) }
  }

  private let all = ["Sub/a.swift:1:5:", "Sub/a.swift:2:5:", "Sub/moved.swift:1:5:"]
  private let new = ["Sub/a.swift:2:5:"]

  @Test func `A new submodule is new, one at another commit where it differs`() throws {
    #expect(try places(".") == all)
    #expect(try places("--since", "HEAD~2") == all)
    #expect(try places("--since", "HEAD~1") == new)
    #expect(try places("--since", "HEAD").isEmpty)
    #expect(try places("--since", "HEAD~1", "..", in: "/Sub").isEmpty == false)
    let hook = ["GIT_DIR": ".git", "GIT_INDEX_FILE": ".git/index"]
    #expect(try places("--since", "HEAD~1", environment: hook) == new)
    try place.git("mv", "Sub", "Other")
    #expect(try places("--since", "HEAD").isEmpty)
  }

  @Test func `What is not committed in a submodule is new`() throws {
    try place.write("let a_b = 1\nlet e_f = 1\nlet g_h = 1\n", at: "Sub/a.swift")
    try place.write("let i_j = 1\n", at: "Sub/Inner/b.swift")
    #expect(try places("--since", "HEAD") == ["Sub/Inner/b.swift:1:5:", "Sub/a.swift:3:5:"])
    try place.git("init", "-q", "Nested")
    try place.write("let k_l = 1\n", at: "Nested/c.swift")
    #expect(try places("--since", "HEAD").first == "Nested/c.swift:1:5:")
  }

  @Test func `Files in another repository are judged by that one`() throws {
    try place.write("Nested\norigin\n", at: ".gitignore")
    try place.git("init", "-q", "-b", "main", "Nested")
    try place.write("let a_b = 1\n", at: "Nested/c.swift")
    try commit("one", in: "Nested")
    try place.write("let a_b = 1\nlet k_l = 1\n", at: "Nested/c.swift")
    let new = "Nested/c.swift:2:5:"
    #expect(try places("--since", "HEAD").isEmpty)
    #expect(try places("--since", "HEAD", "Nested") == [new])
    let hook = ["GIT_DIR": ".git", "GIT_INDEX_FILE": ".git/index"]
    #expect(try places("--since", "HEAD", "Nested", ".", environment: hook) == [new])
    #expect(try places("--since", "HEAD", "../Nested/c.swift", in: "/Sub") == ["../" + new])
    try place.run("rm", ["-rf", ".git", "Sub"])
    #expect(try places("--since", "HEAD", "Nested") == [new])
    try place.write("let a_b = 1\n", at: "Loose/a.swift")
    let tool = BuiltTool(in: place.place.path + "/Nested", environment: GitWorkplace.plain)
    let outcome = try tool.run(["lint", "--since", "HEAD", "..", "."])
    #expect(outcome.status == 2 && outcome.errors.contains("is in no git repository"))
  }

  @Test func `Only who names a submodule fixes what is in it`() throws {
    let old = "func run() { let btn = 1; print(btn) }\n"
    try place.write(old, at: "Sub/b.swift")
    func fix(_ paths: String...) throws -> BuiltTool.Outcome {
      try BuiltTool(in: place.place.path, environment: GitWorkplace.plain)
        .run(["lint", "--fix"] + paths)
    }
    let path = place.place.path + "/Sub/b.swift"
    #expect(
      try fix().errors.contains(
        "left 'Sub/b.swift' as it is: it belongs to the repository 'Sub'; name that to fix it\n"))
    #expect(try String(contentsOfFile: path, encoding: .utf8) == old)
    _ = try fix("Sub")
    #expect(try String(contentsOfFile: path, encoding: .utf8).contains("let button = 1"))
  }

  @Test func `Where the commit from before is not at hand all of a submodule is new`() throws {
    try place.run("sh", ["-c", "cd origin && git pull -q ../Sub"])
    try place.git(
      "-c", "protocol.file.allow=always", "clone", "-q", "--depth=1",
      "file://" + place.place.path + "/origin", "copy")
    try place.run("sh", ["-c", "rm -rf Sub && mv copy Sub"])
    #expect(try places("--since", "HEAD~1") == all)
    try place.run("rm", ["-rf", "Sub/.git"])
    try place.git("submodule", "deinit", "-qf", "Sub")
    #expect(try places("--since", "HEAD~1").isEmpty)
  }
}
