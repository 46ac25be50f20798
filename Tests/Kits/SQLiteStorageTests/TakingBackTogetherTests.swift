import Foundation
import Testing

@testable import ModelKit

private final class Dancer: ManagedObject, Model {
  @Attribute("name", default: "") var name: String
  @Relationship("partner", inverse: "partner") var partner: Dancer?
  @Relationship("next", inverse: "previous") var next: Dancer?
  @Relationship("previous", inverse: "next") var previous: Dancer?
  @Relationship("ward", inverse: "keeper", deleteRule: .deny) var ward: Dancer?
  @Relationship("keeper", inverse: "ward") var keeper: Dancer?
}

/// What belongs together in a piece of work is taken back together, alike on every engine.
@MainActor struct TakingBackTogetherTests {
  private func withDancers(
    _ engine: TestedEngine, _ work: (ObjectStore, [Dancer]) async throws -> Void
  ) async throws {
    try await withFolder { folder in
      let store = try ObjectStore(
        StoreDescription(name: "Test", models: [Dancer.self], engine: engine.type),
        at: .folder(folder))
      let dancers = ["a", "b", "c", "d"].map { name in
        let dancer = Dancer.insert(in: store)
        dancer.name = name
        return dancer
      }
      try await store.save()
      try await work(store, dancers)
    }
  }

  @Test(arguments: TestedEngine.allCases)
  func `Partners who were exchanged have their own again, and are exchanged again`(
    engine: TestedEngine
  ) async throws {
    try await withDancers(engine) { store, dancers in
      try await store.perform { _ in
        for (one, other) in [(0, 1), (2, 3)] {
          dancers[one].partner = dancers[other]
          dancers[one].next = dancers[other]
        }
      }
      var changes = try await store.performRecording { _ in
        dancers[0].partner = dancers[2]
        dancers[1].partner = dancers[3]
        dancers[0].next = dancers[3]
        dancers[2].next = dancers[1]
      }.changes
      for partners in [["b", "a", "d", "c"], ["c", "d", "a", "b"], ["b", "a", "d", "c"]] {
        changes = try await store.takeBack(changes)
        #expect(dancers.map { $0.partner?.name } == partners)
        let isBefore = partners[0] == "b"
        #expect(
          dancers.map { $0.next?.name } == [isBefore ? "b" : "d", nil, isBefore ? "d" : "b", nil])
        #expect(
          dancers.map { $0.previous?.name } == [
            nil, isBefore ? "a" : "c", nil, isBefore ? "c" : "a",
          ])
        #expect(!store.hasChanges)
      }
    }
  }

  @Test(arguments: TestedEngine.allCases)
  func `What was inserted together goes together, whatever it denies`(
    engine: TestedEngine
  ) async throws {
    try await withDancers(engine) { store, dancers in
      var changes = try await store.performRecording { context in
        let (keeper, ward) = (Dancer.insert(in: context), Dancer.insert(in: context))
        keeper.ward = ward
        ward.ward = keeper
      }.changes
      for count in [4, 6, 4] {
        changes = try await store.takeBack(changes)
        #expect(try Dancer.count(in: store) == count)
      }
      try await store.perform { _ in dancers[0].ward = dancers[1] }
      changes = try await store.performRecording { try $0.delete(dancers) }.changes
      for count in [4, 0, 4] {
        changes = try await store.takeBack(changes)
        #expect(try Dancer.count(in: store) == count)
      }
      #expect(try Dancer.all(in: store).map { $0.ward?.name } == ["b", nil, nil, nil])
    }
  }
}
