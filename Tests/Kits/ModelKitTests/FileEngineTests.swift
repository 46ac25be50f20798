import Foundation
import ModelKit
import Testing

private final class Note: ManagedObject, Model {
  @Attribute("text") var text: String
}

@MainActor struct FileEngineTests {
  @Test func `A store in a file is as it was when it is opened again`() async throws {
    try await withFolder { folder in
      var store = try openCompany(FileEngine.self, at: .folder(folder))
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
      let archive = try Archive.data(of: store)
      store = try openCompany()
      let other = try openCompany(FileEngine.self, at: .folder(folder))
      #expect(try Archive.data(of: other) == archive)
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
      #expect(error?.place.description.hasSuffix("Company.json: Employee[0].name") == true)
    }
  }

  @Test func `A file in the place of the folder is refused`() async throws {
    try await withFolder { folder in
      try Data().write(to: folder)
      #expect(throws: StoreError.self) { try openCompany(FileEngine.self, at: .folder(folder)) }
    }
  }

  @Test func `A second instance is told who has the file`() async throws {
    try await withFolder { folder in
      var store = try openCompany(FileEngine.self, at: .folder(folder))
      let error = #expect(throws: StoreError.self) {
        try openCompany(FileEngine.self, at: .folder(folder))
      }
      let process = "process \(ProcessInfo.processInfo.processIdentifier)"
      #expect(error?.description.contains(process) == true)
      store = try openCompany()
      _ = store
      store = try openCompany(FileEngine.self, at: .folder(folder))
    }
  }

  @Test func `A file that is changed by hand is taken over, never overwritten`() async throws {
    try await withFolder { folder in
      let store = try openCompany(FileEngine.self, at: .folder(folder))
      let person = Employee.insert(in: store)
      person.name = "Ada"
      try await store.save()
      try write(
        "{\"format\": 1, \"Employee\": [{\"@id\": 1, \"name\": \"Grace\"}, {\"name\": \"Joan\"}]}",
        in: folder)
      person.projects = [Project.insert(in: store)]
      await #expect(throws: StoreError.self) { try await store.save() }
      let end = ContinuousClock.now + .seconds(600)
      while person.name == "Ada", .now < end { try await Task.sleep(for: .milliseconds(10)) }
      #expect(try Employee.all(in: store).map(\.name) == ["Grace", "Joan"])
      try await store.save()
      #expect(person.name == "Grace" && person.projects.count == 1)
    }
  }

  @Test func `A required value that is missing is an error`() async throws {
    try await withFolder { folder in
      try write("{\"format\": 1, \"Badge\": [{}]}", in: folder)
      let badge = #expect(throws: ArchiveError.self) {
        try openCompany(FileEngine.self, at: .folder(folder))
      }
      #expect(badge?.description.hasSuffix("Badge[0].owner: is required") == true)
      try write("{\"format\": 1, \"Note\": [{\"text\": \"a\"}, {}]}", in: folder)
      let description = StoreDescription(
        name: "Company", models: [Note.self], engine: FileEngine.self)
      let note = #expect(throws: ArchiveError.self) {
        try ObjectStore(description, at: .folder(folder))
      }
      #expect(note?.description.hasSuffix("Note[1].text: is required") == true)
    }
  }

  private func write(_ json: String, in folder: URL) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(json.utf8).write(to: folder.appending(path: "Company.json"))
  }
}
