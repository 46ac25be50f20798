import Foundation
import Testing

@testable import ModelKit
@testable import SQLiteStorage

/// Models whose attributes were given an index, or lost it, after objects were stored.
@MainActor struct IndexTests {
  private enum Plain {
    final class Item: ManagedObject, Model {
      @Attribute("name", default: "") var name: String
      @Attribute("number", default: 0, isUnique: true) var number: Int
    }
  }

  private enum Indexed {
    final class Item: ManagedObject, Model {
      @Attribute("name", default: "", isUnique: true) var name: String
      @Attribute("number", default: 0, isIndexed: true) var number: Int
    }
  }

  private func open(_ model: any Model.Type, in folder: URL) throws -> ObjectStore {
    try ObjectStore(
      StoreDescription(name: "Items", models: [model], engine: SQLiteEngine.self),
      at: .folder(folder))
  }

  private func indexes(of store: ObjectStore) throws -> [String] {
    let engine = try #require(store.engine as? SQLiteEngine)
    return try engine.writer.use { try TableIndex.existing(in: $0) }.values.sorted()
  }

  @Test func `Indexes are made and dropped as the models say`() async throws {
    try await withFolder { folder in
      do {
        let store = try open(Plain.Item.self, in: folder)
        Plain.Item.insert(in: store).name = "a"
        try await store.save()
      }
      do {
        let store = try open(Indexed.Item.self, in: folder)
        #expect(
          try indexes(of: store).filter { $0.contains("Item") } == [
            #"CREATE INDEX "Item.number index" ON "Item" ("number")"#,
            #"CREATE UNIQUE INDEX "Item.name index" ON "Item" ("name")"#,
          ])
        Indexed.Item.insert(in: store).name = "a"
        await #expect(throws: ValidationError.self) { try await store.save() }
      }
      let store = try open(Plain.Item.self, in: folder)
      let item = Plain.Item.insert(in: store)
      (item.name, item.number) = ("a", 1)
      try await store.save()
      #expect(try Plain.Item.all(in: store).map(\.name) == ["a", "a"])
    }
  }

  @Test func `Values that are there twice and are to be unique are told`() async throws {
    try await withFolder { folder in
      do {
        let store = try open(Plain.Item.self, in: folder)
        for number in 0..<2 {
          let item = Plain.Item.insert(in: store)
          (item.name, item.number) = ("a", number)
        }
        try await store.save()
      }
      let error = #expect(throws: StoreError.self) { try open(Indexed.Item.self, in: folder) }
      #expect(error?.description.contains(#"in table "Item" have one "name""#) == true)
      #expect(try Plain.Item.count(in: open(Plain.Item.self, in: folder)) == 2)
    }
  }
}
