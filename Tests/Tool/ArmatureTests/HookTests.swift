import Foundation
import TestSupport
import Testing

@Suite struct HookTests {
  private func hook(_ place: GitWorkplace, _ verb: String, in folder: String = "") throws -> String
  {
    try BuiltTool(in: place.place.path + folder).run(["hook", verb]).output
  }

  @Test func `A commit with findings is stopped, and goes through without`() throws {
    let place = try GitWorkplace()
    #expect(try hook(place, "install") == "wrote '.git/hooks/pre-commit'\n")
    #expect(try hook(place, "install") == "wrote '.git/hooks/pre-commit'\n")
    try place.write("let a_b = 1\n", at: "a.swift")
    try place.git("add", ".")
    #expect(try place.git("commit", "-qm", "one") != 0)
    try place.write("let aB = 1\n", at: "a.swift")
    try place.git("add", ".")
    #expect(try place.git("commit", "-qm", "one") == 0)
    #expect(try hook(place, "uninstall") == "removed '.git/hooks/pre-commit'\n")
    #expect(try hook(place, "uninstall").hasPrefix("there is no hook of armature"))
  }

  @Test func `A hook that was there goes on working and comes back`() throws {
    let place = try GitWorkplace()
    let former = "#!/bin/sh\ntouch ran\nexit ${FORMER:-0}\n"
    try place.write(former, at: ".git/hooks/pre-commit")
    try place.run("chmod", ["+x", ".git/hooks/pre-commit"])
    #expect(try hook(place, "install").hasSuffix("; the hook that was there runs first\n"))
    #expect(try hook(place, "install") == "wrote '.git/hooks/pre-commit'\n")
    try place.write("let a = 1\n", at: "a.swift")
    try place.git("add", "a.swift")
    let refused = ["FORMER": "1"]
    #expect(try place.run("git", ["commit", "-qm", "one"], environment: refused) != 0)
    #expect(try place.git("commit", "-qm", "one") == 0)
    #expect(place.place.names.contains("ran"))
    _ = try hook(place, "uninstall")
    let path = place.place.path + "/.git/hooks/pre-commit"
    #expect(try String(contentsOfFile: path, encoding: .utf8) == former)
  }

  @Test func `Worktrees and a folder of hooks elsewhere are found`() throws {
    let place = try GitWorkplace()
    try place.write("let a = 1\n", at: "a.swift")
    try place.git("add", ".")
    try place.git("commit", "-qm", "one")
    try place.git("worktree", "add", "-q", "tree")
    #expect(try hook(place, "install", in: "/tree").contains("/.git/hooks/pre-commit'"))
    try place.write("let a_b = 1\n", at: "tree/b.swift")
    try place.git("-C", "tree", "add", ".")
    #expect(try place.git("-C", "tree", "commit", "-qm", "two") != 0)
    try place.git("config", "core.hooksPath", "Hooks")
    #expect(try hook(place, "install") == "wrote 'Hooks/pre-commit'\n")
  }

  @Test func `The pre-commit framework runs the hook on staged files`() throws {
    let root = URL(filePath: #filePath).appending(path: "../../../..").standardizedFileURL.path
    let environment = try PythonEnvironment("pre-commit", ["pre-commit==4.0.1"], root: root)
    let place = try GitWorkplace()
    try place.write("let a_b = 1\n", at: "a.swift")
    try place.write("let c_d = 1\n", at: "not-staged.swift")
    try place.git("add", "a.swift")
    try place.run("cp", [root + "/.pre-commit-hooks.yaml", "hooks.yaml"])
    let folder = URL(filePath: BuiltTool.path).deletingLastPathComponent().path
    let path = folder + ":" + (ProcessInfo.processInfo.environment["PATH"] ?? "")
    func tryHook() throws -> Int32 {
      try place.run(
        environment.folder + "/pre-commit", ["try-repo", hookRepository.path, "armature-lint"],
        environment: ["PATH": path, "PRE_COMMIT_HOME": place.place.path + "/cache"])
    }
    let hookRepository = try HookRepository(root: root)
    #expect(try tryHook() == 1)
    try place.write("let aB = 1\n", at: "a.swift")
    try place.git("add", "a.swift")
    #expect(try tryHook() == 0)
  }
}

/// A repository that offers the hook of this one, as the framework clones it.
private final class HookRepository {
  private let place: GitWorkplace
  var path: String { place.place.path }

  init(root: String) throws {
    place = try GitWorkplace()
    let text = try String(contentsOfFile: root + "/.pre-commit-hooks.yaml", encoding: .utf8)
    try place.write(text, at: ".pre-commit-hooks.yaml")
    try place.git("add", ".")
    try place.git("commit", "-qm", "hook")
  }
}

/// Packages from PyPI, in a folder that later runs find again.
private struct PythonEnvironment {
  let folder: String

  init(_ name: String, _ packages: [String], root: String) throws {
    let process = Process()
    process.executableURL = URL(filePath: root + "/Scripts/python-environment.sh")
    process.arguments = [name] + packages
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0)
    folder = String(decoding: output, as: UTF8.self).trimmingCharacters(in: .newlines)
  }
}
