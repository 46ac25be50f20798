import Testing

@testable import ModelKit
@testable import SQLiteStorage

/// A model whose relationship is counted, and therefore read, when it is saved.
private final class Box: ManagedObject, Model {
  @Attribute("name", default: "", isUnique: true) var name: String
  @Relationship("slots", inverse: "box", count: 0...3) var slots: [Slot]
}

private final class Slot: ManagedObject, Model {
  @Relationship("box", inverse: "slots") var box: Box?
}

/// An object that is deleted by another application while it is changed here.
@MainActor struct DeletedByOthersTests {
  private func withBox(_ work: (ObjectStore, Box) async throws -> Void) async throws {
    try await withFolder { folder in
      let models: [any Model.Type] = [Box.self, Slot.self]
      let description = StoreDescription(name: "Test", models: models, engine: SQLiteEngine.self)
      let key = try await ObjectStore(description, at: .folder(folder)).perform { context in
        let box = Box.insert(in: context)
        box.name = "a"
        return box.objectID
      }
      // As it is read, without its slots.
      let store = try ObjectStore(description, at: .folder(folder))
      try await work(store, try #require(try Box.get(key, in: store)))
    }
  }

  @Test func `Work that has changed it leaves nothing behind, and it is gone`() async throws {
    try await withBox { store, box in
      let engine = try #require(store.engine as? SQLiteEngine)
      let error = await #expect(throws: StoreError.self) {
        try await store.perform { _ in
          box.name = "b"
          // Within the work, so that its store cannot notice it.
          try engine.writer.use { try $0.run("DELETE FROM \"Box\"") }
        }
      }
      #expect(error?.description == "\(box.objectID) was deleted by another application")
      #expect(!store.hasChanges && box.context == nil)
      #expect(try Box.all(in: store).isEmpty)
      try await store.perform { context in Box.insert(in: context).name = "a" }
    }
  }

  @Test func `What a save reads of an object to check it is no change of it`() async throws {
    try await withBox { store, box in
      box.name = "b"
      try await store.save()
      #expect(!store.hasChanges && box.slots.isEmpty)
    }
  }
}
