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
      try write("{\"format\": 1, \"Employee\": {\"name\": 5}}", in: folder)
      let error = #expect(throws: ArchiveError.self) {
        try openCompany(FileEngine.self, at: .folder(folder))
      }
      #expect(error?.place.description.hasSuffix("Company.json: Employee") == true)
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

  @Test func `A record without a required value is told and not shown`() async throws {
    try await withFolder { folder in
      try write("{\"format\": 1, \"Badge\": [{}]}", in: folder)
      var store = try openCompany(FileEngine.self, at: .folder(folder))
      #expect(failures(of: store).first?.contains("Badge[0].owner: is required") == true)
      #expect(try Badge.all(in: store).isEmpty)
      store = try openCompany()
      try write("{\"format\": 1, \"Note\": [{\"text\": \"a\"}, {}]}", in: folder)
      let description = StoreDescription(
        name: "Company", models: [Note.self], engine: FileEngine.self)
      store = try ObjectStore(description, at: .folder(folder))
      #expect(failures(of: store).first?.contains("Note[1].text: is required") == true)
      #expect(try Note.all(in: store).map(\.text) == ["a"])
    }
  }

  @Test func `Records that cannot be read stay in the file with all that leads to and from them`()
    async throws
  {
    try await withFolder { folder in
      try write(
        """
        {"format": 1, "Employee": [{"@id": "ada", "name": "Ada"},
          {"@id": "g", "name": 5.50, "manager": "ada", "mood": ["a\\n", null]},
          {"@id": "j", "name": "Joan", "manager": "g"}, {"name": "Kay", "manager": "7"}, 3],
          "Project": [{"@id": 1, "name": "a", "members": ["j", "g"]}]}
        """, in: folder)
      var store = try openCompany(FileEngine.self, at: .folder(folder))
      #expect(
        failures(of: store).first?.hasSuffix(
          "Employee[1].name: expected a string, found a number '5.50'; this record and 2 more stay in "
            + "the file and are not shown") == true)
      var people = try Employee.all(in: store)
      #expect(people.map(\.name) == ["Ada", "Joan"] && people[1].manager == nil)
      #expect(try Project.all(in: store).map(\.members) == [[people[1]]])
      people[0].name = "Ada L."
      #expect(Employee.insert(in: store).objectID.key == 13)
      try await store.save()
      store = try openCompany()
      let text = try String(contentsOf: folder.appending(path: "Company.json"), encoding: .utf8)
      let kept = #"{"@id": "9", "name": 5.50, "manager": "8", "mood": ["a\n", null]}"#
      #expect(text.contains(kept) && text.contains(#""manager": "7""#) && text.contains("    3"))
      try write(
        text.replacing(kept, with: #"{"@id": "9", "name": "Grace", "manager": "8"}"#), in: folder)
      store = try openCompany(FileEngine.self, at: .folder(folder))
      people = try Employee.all(in: store)
      #expect(people.map(\.name) == ["Ada L.", "Grace", "Joan", ""])
      #expect(people[2].manager == people[1] && people[1].manager == people[0])
      #expect(try Project.all(in: store).map(\.members) == [[people[1], people[2]]])
    }
  }

  @Test func `What a record that cannot be read refers to is not deleted`() async throws {
    try await withFolder { folder in
      try write(
        """
        {"format": 1, "Employee": [{"@id": 1, "name": "Ada", "badge": 8},
          {"@id": 2, "name": 5, "manager": 1}, {"@id": 3, "name": "Joan", "projects": [4]},
          {"@id": 5, "name": "Kay"}], "Badge": [{"@id": 8, "code": 7}],
          "Project": [{"@id": 4, "name": 0}]}
        """, in: folder)
      var store = try openCompany(FileEngine.self, at: .folder(folder))
      let people = try Employee.all(in: store)
      for (person, referrer) in [(people[0], "Employee 2"), (people[1], "Project 4")] {
        let error = #expect(throws: StoreError.self) { try store.delete(person) }
        #expect(
          error?.description
            == "Employee \(person.name) cannot be deleted: \(referrer), which cannot be read, refers to it"
        )
        #expect(!person.isDeleted)
      }
      try store.delete(people[2])
      try await store.save()
      store = try openCompany()
      let file = folder.appending(path: "Company.json")
      let text = try String(contentsOf: file, encoding: .utf8)
      try write(
        text.replacing(#""name": 5"#, with: #""name": "Grace""#)
          .replacing(#""code": 7"#, with: #""code": "AB""#)
          .replacing(#""name": 0"#, with: #""name": "x""#), in: folder)
      store = try openCompany(FileEngine.self, at: .folder(folder))
      #expect(failures(of: store).isEmpty)
      #expect(try Employee.all(in: store).map(\.name) == ["Ada", "Grace", "Joan"])
    }
  }

  @Test func `What a record of a file that is changed by hand has come to refer to stays`()
    async throws
  {
    try await withFolder { folder in
      let store = try openCompany(FileEngine.self, at: .folder(folder))
      let person = Employee.insert(in: store)
      person.name = "Ada"
      try await store.save()
      try store.delete(person)
      try write(
        """
        {"format": 1, "Employee": [{"@id": 1, "name": "Ada"}, {"@id": 2, "name": 5, "manager": 1}]}
        """, in: folder)
      try store.refresh()
      await #expect(throws: StoreError.self) { try await store.save() }
      store.rollback()
      #expect(try Employee.all(in: store) == [person])
    }
  }

  private func failures(of store: ObjectStore) -> [String] {
    var failures: [String] = []
    store.onFailure = { failures.append("\($0)") }
    return failures
  }

  private func write(_ json: String, in folder: URL) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(json.utf8).write(to: folder.appending(path: "Company.json"))
  }
}
