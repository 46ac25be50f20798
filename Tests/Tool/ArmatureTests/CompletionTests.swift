import Foundation
import TestSupport
import Testing

/// The scripts are read by the shells themselves.
@Suite struct CompletionTests {
  private func script(_ shell: String, in place: Workplace) throws -> String {
    let path = place.path + "/completion." + shell
    let outcome = try place.run("completions", shell)
    try #require(outcome.status == 0)
    try Data(outcome.output.utf8).write(to: URL(filePath: path))
    return path
  }

  private func output(of program: String, _ arguments: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [program] + arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    return String(decoding: output, as: UTF8.self)
  }

  @Test(arguments: [
    (["armature", "hook", "i"], "install"), (["armature", "completions", "z"], "zsh"),
    (["armature", "lint", "--stag"], "--staged"), (["armature", "lint", "--only", ""], ""),
  ])
  func `bash completes commands, options and choices`(words: [String], completed: String) throws {
    let place = try Workplace()
    let path = try script("bash", in: place)
    let program = """
      source "$0"; COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _armature; echo "${COMPREPLY[*]}"
      """
    let output = try output(of: "bash", ["-c", program, path] + words)
    #expect(output == completed + "\n")
  }

  @Test func `fish completes them with what they are for`() throws {
    let place = try Workplace()
    let path = try script("fish", in: place)
    let program = "source \(path); complete -C 'armature hook '; complete -C 'armature lint --stag'"
    let output = try output(of: "fish", ["--no-config", "-c", program])
    #expect(output.contains("install\tWrite the hook.\n"))
    #expect(
      output.contains(
        "--staged\tJudge the files that the next commit changes, as they are staged.\n"))
  }

  @Test func `zsh reads its script`() throws {
    let place = try Workplace()
    let path = try script("zsh", in: place)
    #expect(try output(of: "zsh", ["-n", path]) == "")
    #expect(try String(contentsOfFile: path, encoding: .utf8).hasPrefix("#compdef armature\n"))
  }

  @Test func `man finds nothing wrong in the page`() throws {
    let place = try Workplace()
    let path = place.path + "/armature.1"
    try Data(try place.run("manual").output.utf8).write(to: URL(filePath: path))
    let rendered = try output(of: "mandoc", ["-W", "error", "-T", "html", path])
    #expect(rendered.contains("uninstall"))
  }
}
