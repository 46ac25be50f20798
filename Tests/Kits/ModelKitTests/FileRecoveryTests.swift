import Foundation
import Testing

@testable import ModelKit

/// A model whose file was written when its attributes had other types.
private final class Patient: ManagedObject, Model {
  enum Mood: String, EnumerationValue { case calm }

  @Attribute("weight") var weight: Int?
  @Attribute("height") var height: Double?
  @Attribute("mood", default: .calm) var mood: Mood
  @Attribute("text") var text: String?
  @Attribute("room") var room: String
  @Attribute("isOpen", isTransient: true) var isOpen: Bool?
  @Relationship("friend") var friend: Patient?
}

private final class PatientStore: ObjectStore, StoreSpecification {
  static let description = StoreDescription(
    name: "Test", models: [Patient.self], engine: FileEngine.self)
}

/// What fits comes into a new file, and everything else is told.
@MainActor struct FileRecoveryTests {
  private static let description = StoreDescription(
    name: "Test", models: [Patient.self], engine: FileEngine.self)

  private func write(_ json: String, in folder: URL) throws {
    try folder.makePrivateFolder()
    try Data(json.utf8).write(to: folder.appending(path: "Test.json"))
  }

  private func recover(in folder: URL) throws -> Recovery? {
    try FileEngine.recover(Schema(models: [Patient.self]), named: "Test", at: .folder(folder))
  }

  @Test func `A value is what it was, or is told`() async throws {
    try await withFolder { folder in
      try write(
        """
        {"format": 1, "Patient": [
          {"@id": "3", "weight": 1.0, "mood": "calm", "text": 7, "room": "a", "friend": "4"},
          {"@id": "4", "weight": 2.5, "mood": "angry", "text": [1], "age": 3, "friend": "9",
            "isOpen": true}],
         "Ward": [{}]}
        """, in: folder)
      let recovery = try #require(try recover(in: folder))
      #expect(recovery.counts == ["Patient": 2])
      let losses = [
        "Ward: the store has no Ward",
        "Patient[1].weight: expected a whole number, found a number '2.5'",
        "Patient[1].mood: expected one of calm, found a string 'angry'; was given 'calm'",
        "Patient[1].text: expected a string, found an array",
        "Patient[1].age: Patient has no property 'age'",
        "Patient[1].isOpen: is transient and is not part of an archive",
        "Patient[1].friend: no Patient has the @id '9'",
        "Patient[1].room: is required; was given ''",
      ]
      #expect(recovery.losses == losses)
      let file = folder.appending(path: "Test.json")
      try FileManager.default.removeItem(at: file)
      try FileManager.default.moveItem(atPath: recovery.newPath, toPath: file.path)
      let store = try ObjectStore(Self.description, at: .folder(folder))
      let patients = try Patient.all(in: store)
      #expect(patients.map(\.objectID.key) == [3, 4])
      #expect(patients.map(\.weight) == [1, nil])
      #expect(patients.map(\.text) == ["7", nil])
      #expect(patients.map(\.room) == ["a", ""])
      #expect(patients[0].friend == patients[1] && patients[1].friend == nil)
    }
  }

  @Test func `A type is refused that is not the one that the file says`() async throws {
    try await withFolder { folder in
      var store = try ObjectStore(Self.description, at: .folder(folder))
      Patient.insert(in: store).room = "YWI="
      try await store.save()
      store = try ObjectStore(Self.description, at: .memory)
      let file = folder.appending(path: "Test.json")
      let text = try String(contentsOf: file, encoding: .utf8)
      for (property, type, former) in [
        ("room", "String", "Data"), ("weight", "Int", "Date"), ("friend", "Patient", "Ward"),
      ] {
        let said = "\"\(property)\": \"\(type) "
        #expect(text.contains(said))
        try write(text.replacing(said, with: "\"\(property)\": \"\(former) "), in: folder)
        let error = #expect(throws: StoreError.self) {
          try ObjectStore(Self.description, at: .folder(folder))
        }
        let words = "Patient.\(property): holds \(former), and its type is now \(type); open it"
        #expect(error?.description.contains(words) == true)
      }
    }
  }

  @Test func `A value is read as what the file says that it is`() async throws {
    try await withFolder { folder in
      try write(
        """
        {"format": 1, "Patient": [{"weight": 5, "height": 9007199254740993, "mood": "calm", "text": "AQI=", "room": "a b",
            "friend": "1"}], "Ward": [],
          "@types": {"Patient": {"weight": "Date", "height": "Int", "mood": "String", "text": "Data", "room": "URL",
            "friend": "Ward"}}}
        """, in: folder)
      let recovery = try #require(try recover(in: folder))
      #expect(
        recovery.losses == [
          "Ward: the store has no Ward",
          "Patient[0].weight: expected a whole number, found a number '5'",
          "Patient[0].height: no Double is exactly '9007199254740993'",
          "Patient[0].friend: holds Ward, and its type is now Patient",
        ])
    }
  }

  @Test func `A file that was written for other models says what to do`() async throws {
    try await withFolder { folder in
      try write("{\"format\": 1, \"Ward\": [{}]}", in: folder)
      let error = #expect(throws: StoreError.self) {
        try ObjectStore(Self.description, at: .folder(folder))
      }
      guard case .unfitDatabase = error else { return #expect(error == nil) }
    }
  }

  @Test(arguments: ["", "null", "[]", "{\"for", "{\"format\": 1,"])
  func `Of a file of which nothing is left nothing is recovered`(text: String) async throws {
    try await withFolder { folder in
      try write(text, in: folder)
      for open in [
        { _ = try ObjectStore(Self.description, at: .folder(folder)) },
        { _ = try recover(in: folder) },
      ] {
        let error = #expect(throws: StoreError.self) { try open() }
        let place = text.isEmpty ? "it was cut off and is empty" : "line 1, column "
        #expect(error?.description.contains(".json is damaged: \(place)") == true)
      }
    }
  }

  @Test func `Of a file that was cut off the whole records before the cut are recovered`()
    async throws
  {
    try await withFolder { folder in
      var store: ObjectStore? = try ObjectStore(Self.description, at: .folder(folder))
      for room in ["a", "b", "c"] {
        Patient.insert(in: try #require(store)).room = room
      }
      try await store?.save()
      store = nil
      let file = folder.appending(path: "Test.json")
      let text = try String(contentsOf: file, encoding: .utf8)
      try write(
        String(text.prefix(upTo: try #require(text.range(of: "\"c\"")?.lowerBound))), in: folder)
      let recovery = try #require(try recover(in: folder))
      #expect(recovery.counts == ["Patient": 2])
      #expect(recovery.losses.count == 1)
      #expect(
        recovery.losses.first?.hasPrefix("what stands behind line 9, column ") == true,
        "\(recovery.losses)")
    }
  }

  @Test(arguments: [
    // What is damaged, by what, and how many records are left.
    ("{\n  \"format", "x\n  \"format", 3), ("\"format\": 1,", "\"for", 3),
    ("\"@types\": {", "\"@types", 3),
    ("\n  },\n", "\n  x\n", 3), ("\"room\": \"b\"", "\"room\": ", 2), ("\"b\"},", "\"b\"}", 3),
    ("\"b\"},", "\"b},", 2), ("\"b\"},", "\"b\"}]", 2), ("\n  ]\n", "\n", 3),
    ("\"Patient\": [", "\"Patient\": ", 0),
  ])
  func `A damaged line costs what stands in it`(whole: String, damaged: String, count: Int)
    async throws
  {
    try await withFolder { folder in
      var store: ObjectStore? = try ObjectStore(Self.description, at: .folder(folder))
      for room in ["a", "b", "c"] { Patient.insert(in: try #require(store)).room = room }
      try await store?.save()
      store = nil
      let file = folder.appending(path: "Test.json")
      let text = try String(contentsOf: file, encoding: .utf8)
      let range = try #require(text.range(of: whole, options: .backwards))
      try write(text.replacingCharacters(in: range, with: damaged), in: folder)
      guard count > 0 else {
        _ = #expect(throws: StoreError.self) { try recover(in: folder) }
        return
      }
      let recovery = try #require(try recover(in: folder))
      #expect(recovery.counts == ["Patient": count])
      #expect(recovery.losses.count == 1, "\(recovery.losses)")
    }
  }

  @Test func `A store of which nothing can be read is not told to be recovered again`() async throws
  {
    try await withFolder { folder in
      try write("null", in: folder)
      let error = #expect(throws: StoreError.self) { try PatientStore.recover(at: .folder(folder)) }
      guard case .unusableFile = error else { return #expect(error == nil) }
      #expect(error?.description.contains(": nothing of it can be read: line 1, column ") == true)
    }
  }

  @Test func `A store is not begun beside a file that it had under another name`() async throws {
    try await withFolder { folder in
      let former = StoreDescription(name: "Old", models: [Patient.self], engine: FileEngine.self)
      let store = try ObjectStore(former, at: .folder(folder))
      Patient.insert(in: store).room = "a"
      try await store.save()
      try Data("{}".utf8).write(to: folder.appending(path: "settings.json"))
      let memory = StoreDescription(name: "M", models: [Patient.self], engine: MemoryEngine.self)
      try folder.checkNoUnknownStore(beside: [former, memory])
      let error = #expect(throws: StoreError.self) {
        try folder.checkNoUnknownStore(beside: [Self.description])
      }
      #expect(error?.description.contains("/Old.json: a store was kept here") == true)
      #expect(error?.description.contains("rename it to Test.json if") == true)
      try FileManager.default.moveItem(
        at: folder.appending(path: "Old.json"), to: folder.appending(path: "Old.sqlite"))
      let other = #expect(throws: StoreError.self) {
        try folder.checkNoUnknownStore(beside: [Self.description])
      }
      #expect(other?.description.contains("/Old.sqlite: the store was kept here before") == true)
      try FileManager.default.moveItem(
        at: folder.appending(path: "Old.sqlite"), to: folder.appending(path: "Old.json"))
      let forgetful = StoreDescription(
        name: "Old", models: [Patient.self], engine: MemoryEngine.self)
      let forgotten = #expect(throws: StoreError.self) {
        try folder.checkNoUnknownStore(beside: [forgetful])
      }
      #expect(forgotten?.description.contains("/Old.json: the store was kept here before") == true)
      // A store that has begun is not asked about any more, and one that is added has a file for each other.
      try write("{\"format\": 1}", in: folder)
      try folder.checkNoUnknownStore(beside: [Self.description])
      try FileManager.default.removeItem(at: folder.appending(path: "Test.json"))
      try folder.checkNoUnknownStore(beside: [former, Self.description])
    }
  }
}
