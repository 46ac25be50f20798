import Foundation
import TestSupport
import Testing

@Suite struct HookTests {
  private static let root = URL(filePath: #filePath).appending(path: "../../../..")
    .standardizedFileURL.path

  private func hook(_ place: GitWorkplace, _ verb: String, in folder: String = "") throws -> String
  {
    try BuiltTool(in: place.place.path + folder).run(["hook", verb]).output
  }

  @Test func `A commit with findings is stopped, and goes through without`() throws {
    let place = try GitWorkplace()
    #expect(try hook(place, "install") == "wrote '.git/hooks/pre-commit'\n")
    #expect(try hook(place, "install") == "'.git/hooks/pre-commit' runs armature already\n")
    try place.write("let a_b = 1\n", at: "a.swift")
    try place.git("add", ".")
    #expect(try place.git("commit", "-qm", "one") != 0)
    try place.write("let aB = 1\n", at: "a.swift")
    try place.git("add", ".")
    #expect(try place.git("commit", "-qm", "one") == 0)
    #expect(try hook(place, "uninstall") == "removed '.git/hooks/pre-commit'\n")
    #expect(try hook(place, "uninstall").hasPrefix("armature has no hook"))
  }

  @Test(arguments: [
    // What husky's older hooks do: find out their own name.
    "#!/bin/sh\n[ \"$(basename \"$0\")\" = pre-commit ] && touch ran\nexit ${FORMER:-0}\n",
    "#!/usr/bin/env bash\ntouch ran; exit ${FORMER:-0}",
    "#!/bin/dash -e\ntouch ran\n[ -z \"$FORMER\" ]",
  ])
  func `A hook that was there goes on working and is what it was afterwards`(former: String) throws
  {
    let place = try GitWorkplace()
    try place.write(former, at: ".git/hooks/pre-commit")
    try place.run("chmod", ["+x", ".git/hooks/pre-commit"])
    #expect(try hook(place, "install").hasSuffix("runs after it\n"))
    #expect(try hook(place, "install") == "'.git/hooks/pre-commit' runs armature already\n")
    try place.write("let a = 1\n", at: "a.swift")
    try place.git("add", "a.swift")
    #expect(try place.run("git", ["commit", "-qm", "one"], environment: ["FORMER": "1"]) != 0)
    #expect(try place.git("commit", "-qm", "one") == 0)
    #expect(place.place.names.contains("ran"))
    try place.write("let a_b = 1\n", at: "a.swift")
    #expect(try place.git("commit", "-qam", "two") != 0)
    #expect(try hook(place, "uninstall").hasPrefix("removed armature's lines from"))
    let path = place.place.path + "/.git/hooks/pre-commit"
    #expect(try String(contentsOfFile: path, encoding: .utf8) == former)
    _ = try hook(place, "install")
    try place.run("sed", ["-i", "s/^# armature hook: end$/# end/", path])
    let edited = try String(contentsOfFile: path, encoding: .utf8)
    for command in ["uninstall", "install"] {
      let outcome = try BuiltTool(in: place.place.path, environment: GitWorkplace.plain)
        .run(["hook", command])
      #expect(outcome.status == 2 && outcome.errors.contains("take the lines out by hand"))
    }
    #expect(try String(contentsOfFile: path, encoding: .utf8) == edited)
  }

  @Test(arguments: [
    (
      "#!/usr/bin/env python3\n", "+x",
      "is not a shell script; call 'armature lint --staged' from it"
    ),
    ("#!/bin/sh\n", "-x", "cannot be executed, so git does not run it"),
    ("#!/bin/sh\ncall_lefthook run pre-commit\n", "+x", "lefthook runs the hooks here"),
  ])
  func `A hook in which no part can stand is left alone`(
    text: String, mode: String, reason: String
  ) throws {
    let place = try GitWorkplace()
    try place.write(text, at: ".git/hooks/pre-commit")
    try place.run("chmod", [mode, ".git/hooks/pre-commit"])
    let outcome = try place.place.run("hook", "install")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains(reason), "\(outcome.errors)")
    let path = place.place.path + "/.git/hooks/pre-commit"
    #expect(try String(contentsOfFile: path, encoding: .utf8) == text)
  }

  @Test func `A link is left alone, and husky is told`() throws {
    let place = try GitWorkplace()
    try place.write("#!/bin/sh\n", at: "tracked-hook")
    try place.run("ln", ["-s", "../../tracked-hook", ".git/hooks/pre-commit"])
    #expect(try place.place.run("hook", "install").errors.contains("is a link to a file"))
    try place.git("config", "core.hooksPath", ".husky/_")
    let outcome = try place.place.run("hook", "install")
    #expect(outcome.errors.contains("add the line 'armature lint --staged' to .husky/pre-commit"))
    #expect(!place.place.names.contains(".husky"))
  }

  /// As husky 9 has it: git is sent to its own folder, whose scripts run those above it.
  @Test func `What husky runs is known, and a hook that it hides is taken out`() throws {
    let place = try GitWorkplace()
    #expect(try hook(place, "install") == "wrote '.git/hooks/pre-commit'\n")
    try place.git("config", "core.hooksPath", ".husky/_")
    try place.write("npm test\n", at: ".husky/pre-commit")
    #expect(try place.place.run("hook", "install").status == 2)
    try place.write("npm test\narmature lint --staged\n", at: ".husky/pre-commit")
    #expect(try hook(place, "install") == "'.husky/pre-commit' runs armature already\n")
    #expect(try hook(place, "uninstall") == "removed '.git/hooks/pre-commit'\n")
    #expect(try hook(place, "uninstall").hasPrefix("armature has no hook"))
  }

  @Test func `lefthook and armature live side by side in either order`() throws {
    let environment = try PythonEnvironment("lefthook", ["lefthook==2.2.2"], root: Self.root)
    let place = try GitWorkplace()
    let (own, armature) = ("own: { run: touch ran }", "armature: { run: armature lint --staged }")
    func lefthook(_ arguments: String...) throws {
      try #require(try place.run(environment.folder + "/lefthook", arguments) == 0)
    }
    #expect(try hook(place, "install") == "wrote '.git/hooks/pre-commit'\n")
    try place.write("pre-commit: { commands: { \(own) } }\n", at: "lefthook.yml")
    try lefthook("install")
    let refused = try place.place.run("hook", "install")
    #expect(refused.status == 2 && refused.errors.contains("add to lefthook.yml"))
    #expect(try hook(place, "uninstall") == "removed '.git/hooks/pre-commit.old'\n")
    try place.write("pre-commit: { commands: { \(own), \(armature) } }\n", at: "lefthook.yml")
    #expect(try hook(place, "install") == "'lefthook.yml' runs armature already\n")
    try place.write("let a_b = 1\n", at: "a.swift")
    try place.git("add", "a.swift")
    let folder = URL(filePath: BuiltTool.path).deletingLastPathComponent().path
    let usual = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let path = ["PATH": "\(folder):\(environment.folder):\(usual)"]
    #expect(try place.run("git", ["commit", "-qm", "one"], environment: path) != 0)
    #expect(place.place.names.contains("ran"))
    try place.write("let aB = 1\n", at: "a.swift")
    try place.git("add", "a.swift")
    #expect(try place.run("git", ["commit", "-qm", "one"], environment: path) == 0)
    try lefthook("uninstall")
    #expect(try hook(place, "install") == "wrote '.git/hooks/pre-commit'\n")
  }

  @Test func `Hooks that all repositories share are written only when asked for`() throws {
    let place = try GitWorkplace()
    let shared = place.place.path + "/shared"
    try place.write("[core]\n\thooksPath = \(shared)\n", at: "configuration")
    let environment = ["GIT_CONFIG_GLOBAL": place.place.path + "/configuration"]
    let refused = try place.place.run("hook", "install", environment: environment)
    #expect(refused.status == 2)
    #expect(
      refused.errors.contains(
        "has the hooks of all repositories that share it, by core.hooksPath (global)"))
    #expect(!place.place.names.contains("shared"))
    let written = try place.place.run("hook", "install", "--shared", environment: environment)
    #expect(written.output == "wrote '\(shared)/pre-commit'\n")
  }

  @Test func `Hooks that a repository shares by its own settings wait to be asked for`()
    throws
  {
    let place = try GitWorkplace()
    func install(_ option: String...) throws -> BuiltTool.Outcome {
      try BuiltTool(in: place.place.path).run(["hook", "install"] + option)
    }
    try place.git("config", "core.hooksPath", "../\(UUID().uuidString)")
    let outside = try install()
    #expect(outside.status == 2)
    #expect(outside.errors.contains("repositories that share it, by core.hooksPath (local)"))
    try place.git("config", "core.hooksPath", ".githooks")
    let tracked = try install()
    #expect(tracked.status == 2 && !place.place.names.contains(".githooks"))
    #expect(tracked.errors.contains("has the hooks of everybody who clones this repository"))
    #expect(try install("--shared").status == 0)
    let path = place.place.path + "/.githooks/pre-commit"
    let text = try String(contentsOfFile: path, encoding: .utf8)
    #expect(text.contains("armature='armature'\n") && !text.contains(BuiltTool.path))
    try place.write(".githooks\n", at: ".gitignore")
    #expect(try install().status == 0)
  }

  @Test func `A program that would take the hook's place once it is installed is told`() throws {
    let place = try GitWorkplace()
    try place.write("pre-commit: { commands: { own: { run: true } } }\n", at: "lefthook.yml")
    let told = "; lefthook, once it is installed, takes its place: add to lefthook.yml: "
    #expect(try hook(place, "install").hasPrefix("wrote '.git/hooks/pre-commit'" + told))
    try place.write("#!/bin/sh\n:\n", at: ".git/hooks/pre-commit")
    try place.run("chmod", ["+x", ".git/hooks/pre-commit"])
    #expect(try hook(place, "install").contains("runs after it" + told))
    try place.write("npm test\n", at: ".husky/pre-commit")
    #expect(try hook(place, "install").contains("already; husky, once it is installed, takes"))
    try place.write("armature lint --staged\n", at: ".husky/pre-commit")
    #expect(try hook(place, "install").hasSuffix("already\n"))
  }

  @Test func `The pre-commit framework and armature live side by side in either order`() throws {
    let environment = try PythonEnvironment("pre-commit", ["pre-commit==4.0.1"], root: Self.root)
    for order in [["armature", "framework"], ["framework", "armature"]] {
      let place = try GitWorkplace()
      let own =
        "{ id: own, name: own, entry: sh -c 'touch ran', language: system, always_run: true }"
      try place.write(
        "repos: [{ repo: local, hooks: [\(own)] }]\n", at: ".pre-commit-config.yaml")
      let home = ["PRE_COMMIT_HOME": place.place.path + "/cache"]
      for program in order + order {
        if program == "armature" {
          _ = try hook(place, "install")
        } else {
          try place.run(environment.folder + "/pre-commit", ["install"], environment: home)
        }
      }
      try place.write("let a_b = 1\n", at: "a.swift")
      try place.git("add", "a.swift", ".pre-commit-config.yaml")
      #expect(try place.run("git", ["commit", "-qm", "one"], environment: home) != 0, "\(order)")
      try place.write("let aB = 1\n", at: "a.swift")
      try place.git("add", "a.swift")
      #expect(try place.run("git", ["commit", "-qm", "one"], environment: home) == 0, "\(order)")
      #expect(place.place.names.contains("ran"), "\(order)")
      #expect(try hook(place, "uninstall").hasPrefix("removed"), "\(order)")
      try place.write("let a_b = 1\n", at: "a.swift")
      #expect(try place.run("git", ["commit", "-qam", "two"], environment: home) == 0, "\(order)")
    }
  }

  @Test func `Worktrees and a folder of hooks elsewhere are found`() throws {
    let place = try GitWorkplace()
    try place.commit("let a = 1\n", at: "a.swift")
    try place.git("worktree", "add", "-q", "tree")
    #expect(try hook(place, "install", in: "/tree").contains("/.git/hooks/pre-commit'"))
    try place.write("let a_b = 1\n", at: "tree/b.swift")
    try place.git("-C", "tree", "add", ".")
    #expect(try place.git("-C", "tree", "commit", "-qm", "two") != 0)
    try place.git("config", "core.hooksPath", ".git/own")
    #expect(try hook(place, "install") == "wrote '.git/own/pre-commit'\n")
  }

  /// Nothing is installed for the first; the second takes what is on the path.
  @Test(arguments: ["armature-lint", "armature-lint-system"])
  func `The pre-commit framework runs the hook on staged files`(hook: String) throws {
    let environment = try PythonEnvironment("pre-commit", ["pre-commit==4.0.1"], root: Self.root)
    let place = try GitWorkplace()
    try place.write("let a_b = 1\n", at: "-a.swift")
    try place.write("let c_d = 1\n", at: "not-staged.swift")
    try place.git("add", "--", "-a.swift")
    let hookRepository = try HookRepository(root: Self.root)
    let usual = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let folder = URL(filePath: BuiltTool.path).deletingLastPathComponent().path
    let variables =
      hook == "armature-lint" ? ["ARMATURE_BINARY": BuiltTool.path] : ["PATH": folder + ":" + usual]
    func tryHook() throws -> Int32 {
      try place.run(
        environment.folder + "/pre-commit", ["try-repo", hookRepository.path, hook],
        environment: variables.merging(["PRE_COMMIT_HOME": place.place.path + "/cache"]) { $1 })
    }
    #expect(try tryHook() == 1)
    try place.write("let aB = 1\n", at: "-a.swift")
    try place.git("add", "--", "-a.swift")
    #expect(try tryHook() == 0)
  }
}

/// A repository that offers the hooks of this one, as the framework clones it.
private final class HookRepository {
  private let place: GitWorkplace
  var path: String { place.place.path }

  init(root: String) throws {
    place = try GitWorkplace()
    for path in [
      ".pre-commit-hooks.yaml", "pyproject.toml", "Scripts/armature_wheel.py", "README.md",
      "LICENSE",
      "Sources/Shared/EmbeddedLexicon/LICENSES.md", "Sources/Tool/armature/Armature.swift",
    ] {
      try place.write(try String(contentsOfFile: root + "/" + path, encoding: .utf8), at: path)
    }
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
