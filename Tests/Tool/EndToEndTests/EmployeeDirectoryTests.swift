import Foundation
import ServiceTesting
import Testing

@Suite struct EmployeeDirectoryTests {
  @Test func `Columns show where an employee works and for whom`() async throws {
    let projects = try await GeneratedProjects.shared.value
    let list = try projects.application("EmployeeDirectory", "--keys 'return' --size 80x24")
    #expect(list.status == 0)
    for text in ["Employees", "Number", "Department", "Manager"] {
      #expect(list.output.contains(text))
    }
    let rows = list.output.split(separator: "\n")
    #expect(rows.filter { $0.contains("Name 3") && $0.contains("Name 2") }.count == 1)
  }

  @Test func `A list of people has employees and contractors`() async throws {
    let projects = try await GeneratedProjects.shared.value
    let list = try projects.application("EmployeeDirectory", "--keys 'p' --size 80x24")
    let rows = list.output.split(separator: "\n")
    #expect(rows.filter { $0.contains("External") }.count == 3)
    #expect(rows.filter { $0.contains("Permanent") }.count == 2)
    #expect(rows.filter { $0.contains("Temporary") }.count == 1)
  }

  @Test func `Who reports to whom is a tree that right and left open and close`() async throws {
    let projects = try await GeneratedProjects.shared.value
    func names(_ keys: String) throws -> [Substring] {
      let list = try projects.application("EmployeeDirectory", "--keys '\(keys)' --size 80x24")
      return list.output.split(separator: "\n").filter { $0.contains(#/Name [0-9]/#) }.map {
        $0.prefix(14)
      }
    }
    #expect(try names("c") == ["> ▸ Name 1    "])
    #expect(
      try names("c right down right down")
        == ["  ▾ Name 1    ", "    ▾ Name 2  ", ">       Name 3"])
    #expect(try names("c right down left left") == ["> ▸ Name 1    "])
  }

  @Test func `A department takes its employees with it`() async throws {
    let projects = try await GeneratedProjects.shared.value
    let list = try projects.application(
      "EmployeeDirectory", "--keys 'down down d y p' --size 80x24")
    let rows = list.output.split(separator: "\n")
    #expect(rows.filter { $0.contains("Permanent") }.count == 1)
    #expect(rows.filter { $0.contains("External") }.count == 3)
  }

  @Test func `A department stays whose employee others report to`() async throws {
    let projects = try await GeneratedProjects.shared.value
    let list = try projects.application("EmployeeDirectory", "--keys d --size 80x24")
    #expect(list.output.contains("Employee Name 1 cannot be deleted: its"))
    #expect(list.output.contains("Name 1"))
  }

  @Test func `A server brings people of every kind`() async throws {
    let projects = try await GeneratedProjects.shared.value
    let server = try LoopbackServer { _ in .text(Self.people) }
    let address = server.url.absoluteString
    let list = try projects.application(
      "EmployeeDirectory", "--setting serverURL=\(address) --keys 's p' --size 80x24")
    for name in ["Ada", "Grace"] { #expect(list.output.contains(name), "\(list.output)") }
  }

  private static let people = """
    {"format": 1, "Department": [{"@id": "d", "name": "Engines"}],
     "Employee": [{"name": "Ada", "contract": "permanent", "number": 100,
                   "startDate": "2026-01-01T00:00:00Z", "department": "d"}],
     "Contractor": [{"name": "Grace", "contract": "external", "company": "Navy", "hourlyRate": 90}]}
    """

  @Test func `A person uses it in a terminal`() async throws {
    let projects = try await GeneratedProjects.shared.value
    let data = projects.folder.appending(path: "directory")
    let program = projects.package.appending(path: ".build/debug/EmployeeDirectory").path
    let terminal = try PseudoTerminal(
      running: program, ["--data", data.path], columns: 80, rows: 24)
    #expect(terminal.shows("Departments"))
    terminal.type("\r")
    #expect(terminal.shows("Manager"))
    terminal.type("\u{1B}")
    #expect(terminal.shows("Place 3"))
    terminal.type("p")
    #expect(terminal.shows("External"))
    terminal.type("q")
    #expect(terminal.rest().contains("\u{1B}[?1049l"))
    #expect(terminal.exitStatus() == 0)
  }
}
