import Foundation
import ModelKit
import Testing

@testable import ApplicationKit

private final class PolyglotDelegate: ApplicationDelegate {
  let name = "Polyglot"
  let languages: [String]

  init(_ languages: [String]) {
    self.languages = languages
  }

  func makeEnvironment(at location: StoreLocation) throws -> ApplicationEnvironment {
    ApplicationEnvironment(stores: [])
  }

  func makeInitialController() -> ViewController { ViewController() }
}

@MainActor @Suite struct ApplicationArgumentsTests {
  @Test func `Options are read with their values`() throws {
    let arguments = try ApplicationArguments([
      "--data", "/x", "--keys=down \"a=b\"", "--size", "100x30", "--now", "2001-01-01T00:01:00Z",
      "--plain", "--setting", "a=b=c", "--setting=d=",
    ])
    #expect(arguments.isPlain)
    #expect(try ApplicationArguments(["--format", "csv"]).format == .csv)
    #expect(arguments.dataFolder == "/x")
    #expect(arguments.keys == "down \"a=b\"")
    #expect(arguments.size == Size(100, 30))
    #expect(arguments.now == Date(timeIntervalSinceReferenceDate: 60))
    #expect(arguments.settings == ["a": "b=c", "d": ""])
    #expect(!arguments.isHelpWanted)
  }

  @Test func `A day that is now begins where it is used`() async {
    await #expect(processExitsWith: .success) {
      NSTimeZone.default = try #require(TimeZone(secondsFromGMT: 3_600))
      let arguments = try ApplicationArguments(["--now", "2001-01-01"])
      #expect(arguments.now == Date(timeIntervalSinceReferenceDate: -3_600))
      NSTimeZone.default = .gmt
      #expect(arguments.now == Date(timeIntervalSinceReferenceDate: 0))
    }
  }

  @Test(arguments: [
    ["--sise", "1x1"], ["file"], ["--size"], ["--size", "80"], ["--size", "0x5"],
    ["--size", "5000x5"], ["--size", "axb"], ["--now", "soon"], ["--setting", "a"], ["--plain=yes"],
    ["--format", "xml"], ["--format", "csv", "--keys", "down"],
    ["--setting", "=a"], ["--data", ""], ["--data="],
  ])
  func `What cannot be understood is an error`(words: [String]) {
    #expect(throws: UsageError.self) { try ApplicationArguments(words) }
  }

  @Test(arguments: [
    (["en", "de"], "fr", "one of en de"), ([], "xx", "a code such as en or ja"),
  ])
  func `A language in which the application has no texts is an error`(
    languages: [String], code: String, advice: String
  ) async throws {
    let arguments = try ApplicationArguments(["--language", code, "--keys", "a"])
    let command = ApplicationCommand(arguments: arguments, delegate: PolyglotDelegate(languages))
    await #expect(throws: UsageError(description: "--language '\(code)': write \(advice)")) {
      try await command.perform()
    }
  }

  @Test func `Help names every option and every setting`() {
    let text = ApplicationHelp.text(for: SampleDelegate())
    for option in ApplicationArguments.options + ApplicationArguments.flags {
      #expect(text.contains("  \(option) "))
    }
    #expect(text.contains("  count (a whole number)\n"))
  }
}
