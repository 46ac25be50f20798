import Foundation
import Testing

@testable import ModelKit
@testable import SQLiteStorage

/// What becomes of stored objects when a model has changed since.
@MainActor struct AddedColumnsTests {
  private func change(_ folder: URL, _ statements: [String]) throws {
    let path = folder.appending(path: "Test.sqlite").path
    for statement in statements { try SQLiteConnection(path: path).run(statement) }
  }

  private func fill(_ folder: URL) async throws {
    let store = try openStore(at: .folder(folder))
    for number in 0..<3 {
      let order = Order.insert(in: store)
      order.title = "Order \(number)"
      order.group = .science
      order.count = number
      order.person = Person.insert(in: store)
    }
    try await store.save()
    try store.delete(Order.all(in: store)[2])
    try await store.save()
  }

  @Test func `A new attribute is nil or has its default, and all else is as it was`() async throws {
    try await withFolder { folder in
      try await fill(folder)
      let before = try openStore(at: .folder(folder))
      let persons = try Order.all(in: before).map { $0.person?.objectID }
      try change(
        folder, ["title", "group", "count"].map { "ALTER TABLE \"Order\" DROP COLUMN \"\($0)\"" })
      let store = try openStore(at: .folder(folder))
      let orders = try Order.all(in: store)
      #expect(orders.map(\.title) == ["", ""])
      #expect(orders.map(\.group) == [.world, .world])
      #expect(orders.map(\.count) == [nil, nil])
      #expect(orders.map { $0.person?.objectID } == persons)
      // Keys of objects that are gone are not given again.
      #expect(Order.insert(in: store).objectID.key == 4)
      orders[0].title = "changed"
      try await store.save()
      #expect(try Order.all(in: openStore(at: .folder(folder))).count == 3)
    }
  }

  @Test func `A new relationship leads to nothing`() async throws {
    try await withFolder { folder in
      try await fill(folder)
      try change(
        folder,
        ["DROP INDEX \"Order.person index\"", "ALTER TABLE \"Order\" DROP COLUMN \"person\""])
      let store = try openStore(at: .folder(folder))
      #expect(try Order.all(in: store).map(\.person) == [nil, nil])
      #expect(try Person.all(in: store).count == 3)
    }
  }

  @Test func `A case that is gone is told, and never written over`() async throws {
    try await withFolder { folder in
      try await fill(folder)
      try change(folder, ["UPDATE \"Order\" SET \"group\" = 'sport' WHERE \"@key\" = 1"])
      let error = #expect(throws: StoreError.self) {
        try Order.all(in: openStore(at: .folder(folder)))
      }
      #expect(
        error?.description.contains("'sport' in \"group\" is no case of Group; take the version")
          == true)
    }
  }

  @Test func `An object of a derived model that is gone is told`() async throws {
    try await withFolder { folder in
      let description = StoreDescription(
        name: "Test", models: [Album.self, Media.self], engine: SQLiteEngine.self)
      let store = try MediaStore(description, at: .folder(folder))
      let photo = Photo.insert(in: store)
      (photo.format, photo.number) = (.png, 1)
      try await store.save()
      try change(folder, ["UPDATE \"Media\" SET \"@model\" = 'Picture'"])
      let error = #expect(throws: StoreError.self) {
        try Media.all(in: MediaStore(description, at: .folder(folder)))
      }
      #expect(error?.description.contains("Media 1: no model is called 'Picture'") == true)
    }
  }

  @Test func `A store that another engine has kept is not begun anew beside it`() async throws {
    try await withFolder { folder in
      try await fill(folder)
      let error = #expect(throws: StoreError.self) {
        try openStore(FileEngine.self, at: .folder(folder))
      }
      #expect(error?.description.contains("Test.sqlite: the store was kept here before") == true)
    }
    try await withFolder { folder in
      let store = try openStore(FileEngine.self, at: .folder(folder))
      Tag.insert(in: store)
      try await store.save()
      let error = #expect(throws: StoreError.self) { try openStore(at: .folder(folder)) }
      #expect(error?.description.contains("Test.json: the store was kept here before") == true)
    }
  }

  @Test func `What is recovered by a newer version has what is new, and what is gone is told`()
    async throws
  {
    try await withFolder { folder in
      try await fill(folder)
      try change(
        folder,
        [
          "ALTER TABLE \"Order\" DROP COLUMN \"title\"",
          "ALTER TABLE \"Order\" ADD COLUMN \"note\" TEXT",
          "CREATE TABLE \"Letter\" (\"@key\" INTEGER)", "INSERT INTO \"Letter\" VALUES (1)",
        ])
      let recovery = try SQLiteEngine.recover(
        Schema(models: [Order.self, Person.self, Tag.self]), named: "Test", at: .folder(folder))
      #expect(recovery?.counts == ["Order": 2, "Person": 3])
      #expect(
        recovery?.losses == [
          "\"note\" of each Order, which has no such property here",
          "table \"Letter\", with 1 rows of nothing here",
        ])
    }
  }
}
