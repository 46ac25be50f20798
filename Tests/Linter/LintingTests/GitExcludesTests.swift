import Foundation
import Testing

@testable import Linting

/// Git itself is the measure here too: what it lists as neither ignored nor hidden, the walk finds.
@Suite struct GitExcludesTests {
  private let home: TemporaryFolder
  private let folder: TemporaryFolder

  init() throws {
    (home, folder) = (try TemporaryFolder(), try TemporaryFolder())
    try folder.run("git", ["init", "-q"])
    for name in ["a.swift", "b.swift", "c.swift", "In/a.swift", "In/b.swift", "In/c.swift"] {
      try folder.write("", at: name)
    }
  }

  private func environment(_ added: [String: String] = [:]) -> [String: String] {
    let usual = ["HOME": home.path, "XDG_CONFIG_HOME": "", "GIT_CONFIG_NOSYSTEM": "1"]
    return usual.merging(added) { $1 }
  }

  /// What the walk finds, after git has been asked and has said the same.
  private func found(
    in place: String? = nil, _ added: [String: String] = [:]
  ) throws -> [String] {
    let (place, environment) = (place ?? folder.path, environment(added))
    let arguments = ["-C", place, "ls-files", "-zco", "--exclude-standard", "*.swift"]
    let listed = try folder.run("git", arguments, environment: environment)
    let walk = FileWalk(folder: place) { environment[$0] }
    let names = walk.found.files.map { String($0.dropFirst(place.count + 1)) }.sorted()
    #expect(names == listed.split(separator: "\0").map(String.init).sorted())
    return names
  }

  @Test func `Without a setting the user's file for all repositories counts`() throws {
    try home.write("/a.swift\nIn/\n", at: ".config/git/ignore")
    #expect(try found() == ["b.swift", "c.swift"])
    try home.write("b.swift\n", at: "elsewhere/git/ignore")
    let moved = ["XDG_CONFIG_HOME": home.path + "/elsewhere"]
    #expect(try found(moved) == ["In/a.swift", "In/c.swift", "a.swift", "c.swift"])
  }

  @Test(arguments: [
    "[core]\n\texcludesFile = ~/mine\n",
    "; mine\n[user]\nname = \"A # B\"\n[CORE] ExcludesFile = \"~/mi\\\nne\" # here\n",
    "[core]\r\nbare = false\r\nexcludesfile=~/mine ; here\r\n[core \"x\"]\r\nexcludesfile = no\r\n",
  ])
  func `A setting names another file`(text: String) throws {
    try home.write("*.swift\n!c.swift\n", at: "mine")
    try home.write("c.swift\n", at: ".config/git/ignore")
    try home.write(text, at: ".gitconfig")
    #expect(try found() == ["In/c.swift", "c.swift"])
  }

  @Test func `The clone decides before the user, and an empty setting takes the file away`() throws
  {
    try home.write("[core]\nexcludesFile = ~/mine\n", at: ".config/git/config")
    try home.write("a.swift\n", at: "mine")
    #expect(try found().count == 4)
    try folder.run("git", ["config", "core.excludesFile", "its"])
    try folder.write("b.swift\n", at: "its")
    #expect(try found() == ["In/a.swift", "In/c.swift", "a.swift", "c.swift"])
    try folder.run("git", ["config", "core.excludesFile", ""])
    #expect(try found().count == 6)
    try home.write("[core]\nexcludesFile = ~/mine\n", at: "other")
    try folder.run("git", ["config", "--unset", "core.excludesFile"])
    #expect(try found(["GIT_CONFIG_GLOBAL": home.path + "/other"]).count == 4)
  }

  @Test func `A worktree follows its clone`() throws {
    try folder.run("git", ["config", "user.email", "ada@example.org"])
    try folder.run("git", ["config", "user.name", "Ada"])
    try folder.run("git", ["commit", "-q", "--allow-empty", "-m", "one"])
    try folder.write("a.swift\n", at: ".git/info/exclude")
    try folder.run("git", ["config", "core.excludesFile", home.path + "/mine"])
    try home.write("b.swift\n!a.swift\n", at: "mine")
    let place = try TemporaryFolder()
    try folder.run("git", ["worktree", "add", "-q", place.path + "/tree"])
    for name in ["a.swift", "b.swift", "c.swift"] { try place.write("", at: "tree/" + name) }
    #expect(try found(in: place.path + "/tree") == ["c.swift"])
  }

  @Test func `Outside of a repository the user's file says nothing`() throws {
    try home.write("*.swift\n", at: ".config/git/ignore")
    try home.write("", at: "plain/a.swift")
    let environment = environment()
    #expect(FileWalk(folder: home.path + "/plain") { environment[$0] }.found.files.count == 1)
  }
}
