import Foundation
import TestSupport
import Testing

/// Streams that nobody reads, devices and pipes in place of files, and caches that are shared, damaged or locked.
@Suite struct LintStreamTests {
  private let place: GitWorkplace

  init() throws {
    place = try GitWorkplace()
    let lines = (0..<4_000).map { "let a_\($0) = 1\n" }
    try place.write(lines.joined(), at: "many.swift")
  }

  /// Runs a line of the shell in which `$armature` is the tool.
  private func shell(
    _ line: String, environment: [String: String] = [:]
  ) throws -> (status: Int32, errors: String) {
    let added = ["armature": BuiltTool.path].merging(GitWorkplace.plain) { $1 }
    let script = "set -o pipefail; { \(line); } 2>errors"
    let status = try place.run(
      "bash", ["-c", script], environment: added.merging(environment) { $1 })
    let errors = try String(contentsOfFile: place.place.path + "/errors", encoding: .utf8)
    return (status, errors)
  }

  @Test func `A reader that goes early stops no other report`() throws {
    let line = "\"$armature\" lint --format text --format json=a.json | head -1 >one"
    #expect(try shell(line).status == 1)
    let json = try String(contentsOfFile: place.place.path + "/a.json", encoding: .utf8)
    #expect(json.hasSuffix("}\n"))
    #expect(try shell("\"$armature\" lint >&-").status == 1)
  }

  @Test func `A report that does not fit on the disk is said`() throws {
    let full = try shell("\"$armature\" lint >/dev/full")
    #expect(full.status == 2)
    #expect(
      full.errors == "error: cannot write to the standard output: No space left on device\n")
  }

  /// In a folder of its own, because a superuser could replace what is in `/dev`.
  @Test func `A pipe and a link are written to and stay what they are`() throws {
    let line = """
      mkfifo pipe; ln -s target link; ln -s new.json dangling; echo old >target
      cat pipe >read & "$armature" lint --format json=pipe; wait; test -p pipe || exit 9
      "$armature" lint --format json=link --format sarif=dangling
      test -L link && test -L dangling && test -s new.json && cmp read target && exit 7
      """
    #expect(try shell(line).status == 7)
  }

  @Test func `A cache that is damaged, locked or no folder changes nothing`() throws {
    let expected = try place.lint("--no-cache")
    for home in ["cache", "/proc/nowhere", "many.swift", ""] {
      let path = home.isEmpty || home.hasPrefix("/") ? home : place.place.path + "/" + home
      let environment = ["XDG_CACHE_HOME": path, "HOME": path]
      for _ in 0..<2 {
        let outcome = try place.lint(environment: environment)
        #expect(outcome.output == expected.output && outcome.status == 1)
        try place.run("sh", ["-c", "for file in cache/armature/*; do echo x >$file; done"])
      }
    }
  }

  @Test func `Runs at the same time share a cache`() throws {
    try place.run("mkdir", ["cache"])
    try place.run("touch", ["-d", "1 minute ago", "many.swift"])
    let line = """
      for number in 1 2 3 4 5 6; do "$armature" lint >found.$number & done; wait
      for number in 2 3 4 5 6; do cmp found.1 found.$number || exit 9; done; test -s found.1
      """
    let cache = ["XDG_CACHE_HOME": place.place.path + "/cache"]
    #expect(try shell(line, environment: cache).status == 0)
  }
}
