import Foundation
import TestSupport
import Testing

@Suite struct CommandTests {
  private let workplace: Workplace

  init() throws { workplace = try Workplace() }

  @Test func `Without a command the help is shown`() throws {
    let bare = try workplace.run()
    #expect(bare.status == 0)
    #expect(bare.output.contains("usage: armature COMMAND"))
    #expect(bare.output.contains("  new "))
    #expect(try workplace.run("--help").output == bare.output)
    #expect(try workplace.run("help").output == bare.output)
  }

  @Test func `The version is one line`() throws {
    let outcome = try workplace.run("--version")
    #expect(outcome.status == 0)
    #expect(outcome.output.wholeMatch(of: /armature \d+\.\d+\.\d+\n/) != nil)
  }

  @Test(arguments: [
    ["nwe"], ["new"], ["new", "a", "b"], ["new", "a", "--ouput", "b"], ["new", "a", "-q", "-v"],
  ])
  func `A command line that cannot be meant ends with 64`(arguments: [String]) throws {
    let outcome = try BuiltTool(in: workplace.path).run(arguments)
    #expect(outcome.status == 64)
    #expect(outcome.output == "")
    #expect(outcome.errors.hasPrefix("error: "))
    #expect(workplace.names.isEmpty)
  }

  @Test func `Nothing is coloured where no terminal is`() throws {
    let outcome = try workplace.run(
      "new", Workplace.newsReader, environment: ["TERM": "xterm", "CLICOLOR_FORCE": "1"])
    #expect(!outcome.output.contains("\u{1B}"))
    #expect(!outcome.errors.contains("\u{1B}"))
  }
}
