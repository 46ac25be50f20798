import Foundation
import Testing

@Suite struct CheckMarkListTests {
  @Test func `Chosen rows have check marks, which rows that come take back`() async throws {
    let projects = try await GeneratedProjects.shared.value
    let chosen = try projects.application(
      "CheckMarkList", "--keys 'space down space' --size 60x8")
    #expect(chosen.output.components(separatedBy: "✓").count == 3)
    let changed = try projects.application(
      "CheckMarkList", "--keys 'space a \"Sweep\" ctrl+s' --size 60x8")
    #expect(changed.output.contains("Sweep"))
    #expect(!changed.output.contains("✓"))
  }

  @Test func `A person checks a row in a terminal`() async throws {
    let projects = try await GeneratedProjects.shared.value
    let data = projects.folder.appending(path: "chores")
    let program = projects.package.appending(path: ".build/debug/CheckMarkList").path
    let terminal = try PseudoTerminal(
      running: program, ["--data", data.path], columns: 60, rows: 10)
    #expect(terminal.shows("Name 1"))
    terminal.type(" ")
    #expect(terminal.shows("✓Name 1"))
    terminal.type("q")
    #expect(terminal.rest().contains("\u{1B}[?1049l"))
    #expect(terminal.exitStatus() == 0)
  }
}
