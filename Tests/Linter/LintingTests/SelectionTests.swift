import Processes
import SourceModel
import Testing

@testable import Linting

@Suite struct SelectionTests {
  @Test func `Shards have every file once, the same in every run`() throws {
    let paths = (0..<500).map { "Sources/App/File\($0).swift" }
    let shards = try (1...4).map { try Shard("\($0)/4") }
    for path in paths { #expect(shards.count { $0.contains(path) } == 1) }
    for shard in shards { #expect(paths.count(where: shard.contains) > 80) }
    #expect(paths.filter(shards[0].contains).first == "Sources/App/File9.swift")
  }

  @Test(arguments: ["0/4", "5/4", "1", "a/b", "1/0", "1/2/3", "-1/2", ""])
  func `What is not a shard is refused`(text: String) {
    #expect(throws: LintFailure.self) { try Shard(text) }
  }

  @Test func `Paths are seen from the folder of the settings`() {
    let here = WorkingFolder(path: "/project/Sources")
    #expect(here.placement(in: "/project").inner("App/a.swift") == "Sources/App/a.swift")
    #expect(here.placement(in: "/project").inner("../Tests/a.swift") == "Tests/a.swift")
    #expect(here.placement(in: "/project/Sources").inner("App/a.swift") == "App/a.swift")
    #expect(here.placement(in: "/project/Sources/App").inner("App/a.swift") == "a.swift")
    #expect(here.placement(in: "/other").inner("../../other/a.swift") == "a.swift")
  }

  @Test func `Paths are said as short as they can be from the working folder`() {
    let here = WorkingFolder(path: "/project/Sources")
    #expect(here.relative("/project/Sources/a.swift") == "a.swift")
    #expect(here.relative("/project/Tests") == "../Tests")
    #expect(here.normalized("./a//b/./c.swift") == "a/b/c.swift")
    #expect(here.normalized("/project/Sources/a.swift") == "a.swift")
    #expect(here.normalized("/other/a.swift") == "/other/a.swift")
    #expect(here.normalized(".") == ".")
  }

  @Test func `Paths below a folder around the working folder do not lead out and in again`() {
    let here = WorkingFolder(path: "/home/ada/project/Sources")
    let shortened = here.shortening(below: "../..")
    #expect(shortened("../../project/Sources/App/a.swift") == "App/a.swift")
    #expect(shortened("../../project/Sources2/a.swift") == "../Sources2/a.swift")
    #expect(shortened("../../other/a.swift") == "../../other/a.swift")
    for folder in [".", "..", "../Tests", "App", "/home/ada"] {
      let path = (folder == "." ? "" : folder + "/") + "a.swift"
      #expect(here.shortening(below: folder)(path) == path)
    }
  }

  @Test(arguments: [
    ("b/a.swift", "a.swift"), ("b/a b.swift\t", "a b.swift"),
    ("\"b/a\\\"\\n\\303\\251.swift\"", "a\"\né.swift"), ("/dev/null", nil),
  ])
  func `Paths in quotes are read as git means them`(printed: String, path: String?) {
    #expect(GitPath(printed).inside("b/") == path)
  }

  @Test func `A child process reads and writes more than a pipe holds`() throws {
    let bytes = Array(repeating: UInt8(ascii: "a"), count: 3_000_000)
    let process = try ChildProcess("cat", [], input: bytes)
    #expect(process.status == 0 && process.output == bytes)
    #expect(try ChildProcess("sh", ["-c", "echo no >&2; exit 3"]).status == 3)
    #expect(throws: ChildProcess.StartFailure.self) { try ChildProcess("no-such-program", []) }
  }
}
