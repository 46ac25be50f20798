import Foundation
import Testing

@Suite struct PhotoLibraryTests {
  @Test func `Photos come from the file store, the latest first`() async throws {
    let projects = try await GeneratedProjects.shared.value
    let list = try projects.application("PhotoLibrary", "--keys '' --size 80x24")
    #expect(list.status == 0)
    let rows = list.output.split(separator: "\n").filter { $0.contains("Name ") }
    #expect(rows.count == 3)
    #expect(rows.first?.contains("Name 3") == true)
  }

  @Test func `A photo shows what its user's properties say`() async throws {
    let projects = try await GeneratedProjects.shared.value
    let detail = try projects.application("PhotoLibrary", "--keys 'return' --size 80x24")
    #expect(detail.output.contains("authorFullName is yours to write"))
  }

  @Test func `A person uses it in a terminal`() async throws {
    let projects = try await GeneratedProjects.shared.value
    let data = projects.folder.appending(path: "photos")
    let program = projects.package.appending(path: ".build/debug/PhotoLibrary").path
    let terminal = try PseudoTerminal(
      running: program, ["--data", data.path], columns: 60, rows: 12)
    #expect(terminal.shows("Name 1"))
    terminal.type("q")
    #expect(terminal.rest().contains("\u{1B}[?1049l"))
    #expect(terminal.exitStatus() == 0)
  }
}
