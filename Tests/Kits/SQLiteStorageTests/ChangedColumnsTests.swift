import Foundation
import Testing

@testable import ModelKit
@testable import SQLiteStorage

/// What becomes of stored objects when a model has changed since.
@MainActor struct ChangedColumnsTests {
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
        error?.description.contains("'sport' in \"group\" is no case of Group; open it with")
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

  @Test func `Nil in an attribute that is required by now is told, not shown as empty text`()
    async throws
  {
    try await withFolder { folder in
      try await fill(folder)
      for (column, key) in [("title", 1), ("isRead", 1), ("number", 1), ("group", 1)] {
        try change(folder, ["UPDATE \"Order\" SET \"\(column)\" = NULL WHERE \"@key\" = \(key)"])
        let error = #expect(throws: StoreError.self) {
          try Order.all(in: openStore(at: .folder(folder)))
        }
        let expected = ": Order 1: \"\(column)\" is required and has no value; open it with"
        #expect(error?.description.contains(expected) == true)
        // The others stay readable.
        let store = try openStore(at: .folder(folder))
        #expect(try store.fetch(FetchRequest<Order>(where: { $0.count == 1 })).count == 1)
        try change(folder, ["UPDATE \"Order\" SET \"\(column)\" = 0 WHERE \"@key\" = \(key)"])
      }
    }
  }

  @Test func `Nil is told in what only one of several models requires`() async throws {
    try await withFolder { folder in
      let description = StoreDescription(
        name: "Test", models: [Album.self, Media.self], engine: SQLiteEngine.self)
      let store = try MediaStore(description, at: .folder(folder))
      let (photo, movie) = (Photo.insert(in: store), Movie.insert(in: store))
      (photo.format, photo.number) = (.png, 1)
      (movie.format, movie.number, movie.duration) = (.mpeg, 2, 90)
      try await store.save()
      #expect(try Media.all(in: MediaStore(description, at: .folder(folder))).count == 2)
      for (column, key, given) in [("rating", 1, "0"), ("duration", 2, "0"), ("format", 2, "jpeg")]
      {
        let copy = folder.appending(path: column)
        try copy.makePrivateFolder()
        try change(folder, ["PRAGMA wal_checkpoint(TRUNCATE)"])
        try FileManager.default.copyItem(
          at: folder.appending(path: "Test.sqlite"), to: copy.appending(path: "Test.sqlite"))
        try change(copy, ["UPDATE \"Media\" SET \"\(column)\" = NULL WHERE \"@key\" = \(key)"])
        let error = #expect(throws: StoreError.self) {
          try Media.all(in: MediaStore(description, at: .folder(copy)))
        }
        let expected = "Media \(key): \"\(column)\" is required and has no value"
        #expect(error?.description.contains(expected) == true)
        let recovery = try #require(
          try SQLiteEngine.recover(
            Schema(models: [Album.self, Media.self]), named: "Test", at: .folder(copy)))
        #expect(recovery.losses == [expected + "; was given '\(given)'"])
        #expect(recovery.counts == ["Media": 2])
        try FileManager.default.removeItem(at: copy.appending(path: "Test.sqlite"))
        try FileManager.default.moveItem(
          at: copy.appending(path: "Test.recovered.sqlite"),
          to: copy.appending(path: "Test.sqlite"))
        #expect(try Media.all(in: MediaStore(description, at: .folder(copy))).count == 2)
      }
    }
  }

  @Test func `A store that another engine has kept is not begun anew beside it`() async throws {
    let schema = try Schema(models: [Order.self, Person.self, Tag.self])
    try await withFolder { folder in
      try await fill(folder)
      let error = #expect(throws: StoreError.self) {
        try openStore(FileEngine.self, at: .folder(folder))
      }
      #expect(error?.description.contains("Test.sqlite: the store was kept here before") == true)
      let recovery = #expect(throws: StoreError.self) {
        try FileEngine.recover(schema, named: "Test", at: .folder(folder))
      }
      #expect(recovery == error)
    }
    try await withFolder { folder in
      let store = try openStore(FileEngine.self, at: .folder(folder))
      Tag.insert(in: store)
      try await store.save()
      let error = #expect(throws: StoreError.self) { try openStore(at: .folder(folder)) }
      #expect(error?.description.contains("Test.json: the store was kept here before") == true)
      let recovery = #expect(throws: StoreError.self) {
        try SQLiteEngine.recover(schema, named: "Test", at: .folder(folder))
      }
      #expect(recovery == error)
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
          "ALTER TABLE \"Order\" ADD COLUMN \"empty\" TEXT", "UPDATE \"Order\" SET \"note\" = 'a'",
          "CREATE TABLE \"Letter\" (\"@key\" INTEGER)", "INSERT INTO \"Letter\" VALUES (1)",
        ])
      let recovery = try SQLiteEngine.recover(
        Schema(models: [Order.self, Person.self, Tag.self]), named: "Test", at: .folder(folder))
      #expect(recovery?.counts == ["Order": 2, "Person": 3])
      #expect(
        recovery?.losses == [
          "\"note\" of each Order, which has no such property any more",
          "1 row of table \"Letter\", which no model here has",
        ])
    }
  }
}
