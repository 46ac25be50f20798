import Foundation
import TestSupport
import Testing

@Suite struct LintCacheTests {
  @Test func `A second run says the same, and a change is seen`() throws {
    let place = try GitWorkplace()
    let cache = ["XDG_CACHE_HOME": place.place.path + "/.cache", "GITHUB_ACTIONS": ""]
    let tool = BuiltTool(in: place.place.path, environment: cache)
    try place.write("let a_b = 1\n", at: "a.swift")
    // A file that changed a moment ago is not cached.
    try place.run("touch", ["-d", "2020-01-01", "a.swift"])
    let fresh = try tool.run(["lint"])
    usleep(2_100_000)
    let first = try tool.run(["lint"])
    let files = try FileManager.default.contentsOfDirectory(
      atPath: place.place.path + "/.cache/armature")
    #expect(files.count == 1)
    let second = try tool.run(["lint"])
    #expect(fresh.output == first.output && first.output == second.output)
    #expect(first.errors == second.errors && second.output.contains("write 'aB'"))
    try place.write("let a_c = 1\n", at: "a.swift")
    #expect(try tool.run(["lint"]).output.contains("write 'aC'"))
    try place.write("rules: { letter_case: off }\n", at: ".swiftlint-rules")
    #expect(try !tool.run(["lint"]).output.contains("letter_case"))
  }

  @Test func `What nobody has used for long goes when something new is kept`() throws {
    let place = try GitWorkplace()
    let cache = ["XDG_CACHE_HOME": place.place.path + "/.cache", "GITHUB_ACTIONS": ""]
    let tool = BuiltTool(in: place.place.path, environment: cache)
    try place.write("let a_b = 1\n", at: "one/a.swift")
    try place.write("let a_b = 1\n", at: "two/a.swift")
    usleep(2_100_000)
    _ = try tool.run(["lint", "one", "--only", "letter_case"])
    let folder = place.place.path + "/.cache/armature"
    let used = try #require(FileManager.default.contentsOfDirectory(atPath: folder).first)
    try place.write("", at: ".cache/armature/forgotten")
    for name in [used, "forgotten"] {
      try place.run("touch", ["-d", "40 days ago", folder + "/" + name])
    }
    // Being used makes it young again.
    _ = try tool.run(["lint", "one", "--only", "letter_case"])
    _ = try tool.run(["lint", "two", "--only", "letter_case"])
    let left = try FileManager.default.contentsOfDirectory(atPath: folder)
    #expect(left.count == 2 && left.contains(used))
  }

  @Test func `A damaged cache is as good as none`() throws {
    let place = try GitWorkplace()
    let cache = ["XDG_CACHE_HOME": place.place.path + "/.cache", "GITHUB_ACTIONS": ""]
    let tool = BuiltTool(in: place.place.path, environment: cache)
    try place.write("let a_b = 1\n", at: "a.swift")
    usleep(2_100_000)
    let first = try tool.run(["lint"])
    let folder = place.place.path + "/.cache/armature/"
    for name in try FileManager.default.contentsOfDirectory(atPath: folder) {
      let text = try Data(contentsOf: URL(filePath: folder + name))
      try (text.dropLast(3) + Data([0, 1, 2])).write(to: URL(filePath: folder + name))
    }
    #expect(try tool.run(["lint"]).output == first.output)
  }
}
