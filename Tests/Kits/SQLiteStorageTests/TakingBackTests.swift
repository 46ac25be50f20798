import Foundation
import Testing

@testable import ModelKit

/// Work that was saved is taken back, alike on every engine.
@MainActor struct TakingBackTests {
  /// Three tags as the parts of an order, and three people who report to a fourth.
  @MainActor private struct Sample {
    let order: Order
    let boss: Person

    init(in store: ObjectStore) {
      let tags = (0..<3).map { _ in Tag.insert(in: store) }
      for (tag, name) in zip(tags, ["a", "b", "c"]) { tag.name = name }
      order = Order.insert(in: store)
      order.parts = [tags[1], tags[0], tags[2]]
      order.tags = [tags[0]]
      let people = (0..<3).map { _ in Person.insert(in: store) }
      for (person, name) in zip(people, ["x", "y", "z"]) { person.name = name }
      boss = Person.insert(in: store)
      boss.reports = [people[2], people[0], people[1]]
    }
  }

  @Test(arguments: TestedEngine.allCases)
  func `What was deleted is where it was, and can be deleted again`(
    engine: TestedEngine
  ) async throws {
    try await withFolder { folder in
      let store = try openStore(engine.type, at: .folder(folder))
      let sample = Sample(in: store)
      try await store.save()
      let tags = try store.objects(of: Tag.entity).map(\.objectID)
      var (_, changes) = try await store.performRecording { context in
        for tag in try Tag.all(in: context) where tag.name == "a" { try context.delete(tag) }
        for person in try Person.all(in: context) where person.name == "x" {
          try context.delete(person)
        }
      }
      for _ in 1...2 {
        #expect(sample.order.parts.map(\.name) == ["b", "c"] && sample.order.tags.isEmpty)
        #expect(sample.boss.reports.map(\.name) == ["z", "y"])
        for _ in 1...2 {
          changes = try await store.takeBack(changes)
          #expect(!store.hasChanges)
          if !changes.insertedIDs.isEmpty {
            #expect(try store.objects(of: Tag.entity).map(\.objectID) == tags)
            #expect(sample.order.parts.map(\.name) == ["b", "a", "c"])
            #expect(sample.order.tags.map(\.name) == ["a"])
            #expect(sample.boss.reports.map(\.name) == ["z", "x", "y"])
          }
        }
      }
      #expect(try Tag.count(in: store) == 2)
    }
  }

  @Test(arguments: TestedEngine.allCases)
  func `What was moved goes back to its owner, except what was moved again since`(
    engine: TestedEngine
  ) async throws {
    try await withFolder { folder in
      let store = try openStore(engine.type, at: .folder(folder))
      let sample = Sample(in: store)
      let (other, third) = (Person.insert(in: store), Person.insert(in: store))
      try await store.save()
      @MainActor func take(_ count: Int) async throws -> ChangeRecord {
        let members = Array(sample.boss.reports.prefix(count))
        return try await store.performRecording { _ in other.reports = members }.changes
      }
      let first = try await take(2)
      #expect(sample.boss.reports.map(\.name) == ["y"])
      _ = try await store.takeBack(first)
      #expect(sample.boss.reports.map(\.name) == ["z", "x", "y"] && other.reports.isEmpty)
      let second = try await take(2)
      let person = try #require(other.reports.first)
      try await store.perform { _ in person.boss = third }
      _ = try await store.takeBack(second)
      #expect(third.reports == [person] && person.boss == third)
      #expect(sample.boss.reports.map(\.name) == ["x", "y"] && other.reports.isEmpty)
      #expect(!store.hasChanges)
    }
  }

  @Test(arguments: TestedEngine.allCases)
  func `An archive that is read again finds what came back`(engine: TestedEngine) async throws {
    let archive = Data(#"{"format": 1, "Person": [{"@id": "a", "name": "Ada"}]}"#.utf8)
    let feed = try #require(URL(string: "https://example.org/a"))
    try await withFolder { folder in
      let store = try openStore(engine.type, at: .folder(folder))
      try await store.perform { try Archive.read(archive, from: feed, into: $0) }
      let (_, changes) = try await store.performRecording { context in
        for person in try Person.all(in: context) { try context.delete(person) }
      }
      _ = try await store.takeBack(changes)
      try await store.perform { try Archive.read(archive, from: feed, into: $0) }
      #expect(try Person.all(in: store).map(\.name) == ["Ada"])
    }
  }

  @Test(arguments: TestedEngine.allCases)
  func `What cannot be taken back leaves everything as it is`(engine: TestedEngine) async throws {
    try await withFolder { folder in
      let store = try openStore(engine.type, at: .folder(folder))
      let tag = Tag.insert(in: store)
      tag.name = "a"
      try await store.save()
      let (_, changes) = try await store.performRecording { _ in tag.name = "b" }
      let other = Tag.insert(in: store)
      other.name = "a"
      try await store.save()
      await #expect(throws: ValidationError.self) { try await store.takeBack(changes) }
      #expect(tag.name == "b" && !store.hasChanges)
    }
  }
}
