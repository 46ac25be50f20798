import Foundation
import SQLiteStorage
import Testing

@testable import ApplicationKit
@testable import ModelKit

private final class Topic: ManagedObject, Model {
  @Attribute("title", default: "") var title: String
  @Relationship("parent", inverse: "parts") var parent: Topic?
  @Relationship("parts", inverse: "parent") var parts: [Topic]
  @Relationship("related", inverse: nil) var related: [Topic]
}

private final class Meeting: ManagedObject, Model {
  @Attribute("start") var start: Date
  @Relationship("earlier", inverse: nil) var earlier: Meeting?
}

/// Forms for relationships that may lead to more objects than anybody reads.
@MainActor @Suite struct ObjectChoicesTests {
  nonisolated static let engines: [any StorageEngine.Type] = [
    MemoryEngine.self, FileEngine.self, SQLiteEngine.self,
  ]

  private func store(_ engine: any StorageEngine.Type, in folder: URL) throws -> ObjectStore {
    try ObjectStore(
      StoreDescription(name: "Topics", models: [Topic.self, Meeting.self], engine: engine),
      at: .folder(folder))
  }

  private func control(
    for name: String, of object: ManagedObject, in store: ObjectStore
  ) throws -> ChoiceControl {
    let form = ObjectForm(entity: object.entity, context: store, object: object)
    return try #require(form.fields(named: [name])[0].control as? ChoiceControl)
  }

  @Test(arguments: engines)
  func `Keys and letters go through thousands of objects`(
    engine: any StorageEngine.Type
  ) async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "choices-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    var store = try store(engine, in: folder)
    for number in 1...3000 { Topic.insert(in: store).title = "Topic \(number)" }
    try await store.save()
    await store.settle()
    if engine == SQLiteEngine.self {
      await store.close()
      store = try self.store(engine, in: folder)
    }
    let topic = try #require(
      try store.object(of: Topic.entity, where: "title", is: .string("Topic 7")))
    let control = try control(for: "parent", of: topic, in: store)
    func title(behind keys: Key...) -> String? {
      for key in keys { _ = control.respond(to: key) }
      return control.selected?.title
    }
    #expect(control.selected?.title == "none")
    #expect(title(behind: .end) == "Topic 3000")
    #expect(title(behind: .left) == "Topic 2999")
    #expect(title(behind: .right, .right) == "none")
    #expect(title(behind: .right, .right) == "Topic 2")
    let letters = "tOpic 25".map { Key.character($0) }
    for letter in letters { _ = control.respond(to: letter) }
    #expect(control.selected?.title == "Topic 25")
    #expect(title(behind: .character("6"), .character("1")) == "Topic 2561")
    if engine == SQLiteEngine.self { #expect(store.objects.all.count < 1000) }
    // What is gone meanwhile is passed over, and what has come is found.
    let next = try #require(
      try store.object(of: Topic.entity, where: "title", is: .string("Topic 2562")))
    try store.delete(next)
    try await store.save()
    await store.settle()
    #expect(title(behind: .right) == "Topic 2563")
  }

  @Test func `What was chosen and is gone is told at its field`() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "choices-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    let store = try store(MemoryEngine.self, in: folder)
    let topics = ["a", "b"].map { title in
      let topic = Topic.insert(in: store)
      topic.title = title
      return topic
    }
    try await store.save()
    let form = ObjectForm(entity: Topic.entity, context: store, object: topics[0])
    let field = try form.fields(named: ["parent"])[0]
    _ = (field.control as? ChoiceControl)?.respond(to: .end)
    let answer = FormAnswer.value(.object(topics[1].objectID))
    try store.delete(topics[1])
    try await store.save()
    let problems = await #expect(throws: FormProblems.self) {
      _ = try await form.update(topics[0], [(field, answer)])
    }
    #expect(problems.map { "\($0)" }?.contains("what was chosen is gone") == true)
    #expect(try topics[0].value(forKey: "parent") == nil)
  }

  @Test func `What was chosen of several and is gone is told at its field, and left out then`()
    async throws
  {
    let folder = FileManager.default.temporaryDirectory.appending(path: "choices-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    let stores = try (0..<2).map { _ in try store(SQLiteEngine.self, in: folder) }
    let topics = ["a", "b", "c"].map { title in
      let topic = Topic.insert(in: stores[0])
      topic.title = title
      return topic
    }
    topics[0].related = [topics[1]]
    try await stores[0].save()
    let form = ObjectForm(entity: Topic.entity, context: stores[0], object: topics[0])
    let field = try form.fields(named: ["related"])[0]
    for key in [Key.end, .character(" ")] { _ = field.control.respond(to: key) }
    func commit() async throws {
      _ = try await form.update(topics[0], [(field, try #require(field.readAnswer()))])
    }
    try stores[1].delete(try #require(try stores[1].object(with: topics[1].objectID)))
    try await stores[1].save()
    try stores[0].refresh()
    let problems = await #expect(throws: FormProblems.self) { try await commit() }
    #expect(problems?.byName.map(\.name) == ["related"])
    #expect(problems.map { "\($0)" } == "what was chosen is gone; choose again")
    #expect(topics[0].related.isEmpty)
    try await commit()
    #expect(topics[0].related == [topics[2]])
  }

  @Test(arguments: engines)
  func `Where the chosen one is gone, keys begin at the ends`(
    engine: any StorageEngine.Type
  ) async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "choices-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    let store = try store(engine, in: folder)
    let topics = ["a", "b", "c"].map { title in
      let topic = Topic.insert(in: store)
      topic.title = title
      return topic
    }
    try await store.save()
    await store.settle()
    let choices = ObjectChoices(
      others: [], objects: try ObjectList(of: Topic.entity, in: store), context: store,
      mayBeChosen: { $0 !== topics[0] })
    let control = ChoiceControl(choices)
    #expect(control.selected?.title == "b")
    for (gone, key, title) in [(1, Key.left, "c"), (2, .left, "c"), (0, .right, "c")] {
      try store.delete(topics[gone])
      try await store.save()
      await store.settle()
      _ = control.respond(to: key)
      #expect(control.selected?.title == title)
    }
  }

  @Test func `Letters find objects that no text names`() throws {
    let store = try ObjectStore(
      StoreDescription(
        name: "Topics", models: [Topic.self, Meeting.self], engine: MemoryEngine.self),
      at: .memory)
    let meetings = [0.0, 90_000].map { seconds in
      let meeting = Meeting.insert(in: store)
      meeting.start = Date(timeIntervalSince1970: seconds)
      return meeting
    }
    let control = try control(for: "earlier", of: meetings[0], in: store)
    for letter in meetings[1].displayName { _ = control.respond(to: .character(letter)) }
    #expect(control.selected?.value == .object(meetings[1].objectID))
  }
}
