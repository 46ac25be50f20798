import Foundation
import TestSupport

/// A repository of one test, gone when the test is.
final class GitWorkplace {
  let place: Workplace

  init() throws {
    place = try Workplace()
    try git("init", "-q", "-b", "main")
    try git("config", "user.name", "Ada")
    try git("config", "user.email", "ada@example.org")
    try git("config", "commit.gpgsign", "false")
  }

  @discardableResult
  func git(_ arguments: String...) throws -> Int32 {
    try run("git", arguments)
  }

  /// Runs a program in the repository; what it prints is of no interest.
  @discardableResult
  func run(
    _ program: String, _ arguments: [String], environment: [String: String] = [:]
  ) throws -> Int32 {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [program] + arguments
    process.currentDirectoryURL = URL(filePath: place.path)
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus
  }

  func write(_ text: String, at name: String) throws {
    let folder = URL(filePath: place.path + "/" + name).deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try place.write(text, at: name)
  }

  /// Writes a file and commits it with everything else.
  func commit(_ text: String, at name: String) throws {
    try write(text, at: name)
    try git("add", ".")
    try git("commit", "-qm", name)
  }

  func lint(_ arguments: String..., environment: [String: String] = [:]) throws
    -> BuiltTool.Outcome
  {
    try BuiltTool(in: place.path, environment: Self.plain.merging(environment) { $1 })
      .run(["lint"] + arguments)
  }

  /// Without what a CI that runs these tests would say.
  static let plain = ["GITHUB_ACTIONS": "", "GITLAB_CI": ""]
}
