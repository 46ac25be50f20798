import Foundation
import Testing

@Suite struct DailyChoiceTests {
  @Test(arguments: [
    ("2026-01-01", "Write down what you think."), ("2026-01-02", "Did you sleep well?"),
    ("2026-01-03", "What made you laugh this week?"),
  ])
  func `Each day of the week has its view over the list`(date: String, text: String) async throws {
    let projects = try await GeneratedProjects.shared.value
    let shown = try projects.application(
      "DailyChoice", "--keys v --size 60x14 --now \(date)T00:00:00Z")
    let lines = shown.output.split(separator: "\n").map(String.init)
    #expect(lines.contains { $0.contains("│ " + text) })
    #expect(lines.contains { $0.contains("> Text 1") })
  }

  @Test(arguments: [("m", "Take a walk."), ("down m", "Go to bed early.")])
  func `Each object has the view for its own value`(keys: String, text: String) async throws {
    let projects = try await GeneratedProjects.shared.value
    let shown = try projects.application("DailyChoice", "--keys '\(keys)' --size 60x14")
    #expect(shown.status == 0)
    #expect(shown.output.contains("│ " + text))
  }

  @Test func `A person answers, and closes the view by its button`() async throws {
    let projects = try await GeneratedProjects.shared.value
    let data = projects.folder.appending(path: "thoughts")
    let program = projects.package.appending(path: ".build/debug/DailyChoice").path
    let terminal = try PseudoTerminal(
      running: program, ["--data", data.path], columns: 60, rows: 14)
    #expect(terminal.shows("Text 1"))
    terminal.type("v")
    #expect(terminal.shows("[ Close ]"))
    #expect(terminal.shows("┌──"))
    // The button that closes is the last one on every day.
    terminal.type("\u{1B}[Z")
    #expect(terminal.shows("return close"))
    terminal.type("\r")
    #expect(terminal.shows("v show daily"))
    terminal.type("q")
    #expect(terminal.rest().contains("\u{1B}[?1049l"))
    #expect(terminal.exitStatus() == 0)
  }
}
