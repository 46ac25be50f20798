import Foundation
import ModelKit
import Testing

@MainActor struct FileEngineTests {
  @Test func `A store in a file is as it was when it is opened again`() async throws {
    try await withFolder { folder in
      let store = try openCompany(FileEngine.self, at: .folder(folder))
      let people = (0..<3).map { number in
        let person = Employee.insert(in: store)
        person.name = "\(number)"
        return person
      }
      people[1].manager = people[0]
      people[1].badge = Badge.insert(in: store)
      let projects = ["a", "b"].map { name in
        let project = Project.insert(in: store)
        project.name = name
        return project
      }
      people[1].projects = projects.reversed()
      people[2].projects = projects
      try await store.save()
      try store.delete(people[2])
      try await store.save()
      let other = try openCompany(FileEngine.self, at: .folder(folder))
      #expect(try Archive.data(of: other) == Archive.data(of: store))
      let person = try #require(try Employee.get(people[1].objectID, in: other))
      #expect(person.projects.map(\.name) == ["b", "a"])
      #expect(person.manager?.reports == [person] && person.badge?.owner == person)
      #expect(try Project.all(in: other).map { $0.members } == [[person], [person]])
    }
  }

  @Test func `A file made by hand needs neither identities nor both sides`() async throws {
    try await withFolder { folder in
      try write(
        """
        {"format": 1, "Employee": [{"@id": "ada", "name": "Ada", "reports": ["g"]},
          {"@id": "g", "name": "Grace"}, {"@id": 9223372036854775807}, {"name": "Joan"}]}
        """, in: folder)
      let store = try openCompany(FileEngine.self, at: .folder(folder))
      let people = try Employee.all(in: store)
      #expect(people.map(\.name) == ["Ada", "Grace", "", "Joan"])
      #expect(people[1].manager == people[0])
      #expect(people.map(\.objectID.key) == [1, 2, 3, 4])
    }
  }

  @Test func `A file that is wrong is refused with its place`() async throws {
    try await withFolder { folder in
      try write("{\"format\": 1, \"Employee\": [{\"name\": 5}]}", in: folder)
      let error = #expect(throws: ArchiveError.self) {
        try openCompany(FileEngine.self, at: .folder(folder))
      }
      #expect(error?.place.hasSuffix("Company.json: Employee[0].name") == true)
    }
  }

  @Test func `A folder that cannot be written is an error, and the changes are kept`() async throws
  {
    try await withFolder { folder in
      try Data().write(to: folder)
      let store = try openCompany(FileEngine.self, at: .folder(folder))
      let person = Employee.insert(in: store)
      await #expect(throws: StoreError.self) { try await store.save() }
      #expect(person.isInserted && store.hasChanges)
    }
  }

  private func write(_ json: String, in folder: URL) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(json.utf8).write(to: folder.appending(path: "Company.json"))
  }
}
