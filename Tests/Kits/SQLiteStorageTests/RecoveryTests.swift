import CSQLite
import Foundation
import Testing

@testable import ModelKit
@testable import SQLiteStorage

/// What damage leaves comes into a new database, and everything else is told.
@MainActor struct RecoveryTests {
  private static let models: [any Model.Type] = [Order.self, Person.self, Tag.self]

  private func path(in folder: URL) -> String { folder.appending(path: "Test.sqlite").path }

  private func recover(in folder: URL) throws -> Recovery? {
    try SQLiteEngine.recover(
      Schema(models: Self.models), named: "Test", at: .folder(folder))
  }

  /// What is in the store, with the values of every object.
  private func contents(of store: ObjectStore) throws -> [Snapshot] {
    try Order.all(in: store).map(\.snapshot) + Person.all(in: store).map(\.snapshot)
      + Tag.all(in: store).map(\.snapshot)
  }

  private func openRecovered(in folder: URL) throws -> ObjectStore {
    let other = folder.appending(path: UUID().uuidString)
    try other.makePrivateFolder()
    try FileManager.default.moveItem(
      atPath: folder.appending(path: "Test.recovered.sqlite").path, toPath: path(in: other))
    return try openStore(at: .folder(other))
  }

  private func fill(_ folder: URL, _ count: Int) async throws -> Data {
    let store = try openStore(at: .folder(folder))
    for number in 0..<count {
      let order = Order.insert(in: store)
      order.title = "Order \(number) with a title of some length, so that pages are full soon"
      let tag = Tag.insert(in: store)
      tag.name = "\(number)"
      order.tags = [tag]
      order.person = Person.insert(in: store)
    }
    try await store.save()
    try SQLiteConnection(path: path(in: folder)).run("PRAGMA wal_checkpoint(TRUNCATE)")
    return try Data(contentsOf: URL(filePath: path(in: folder)))
  }

  /// The pages of a table or an index.
  private func pages(of name: String, in folder: URL) throws -> [Int] {
    try SQLiteConnection(path: path(in: folder))
      .rows(of: "SELECT pageno FROM dbstat WHERE name = ? AND pagetype = 'leaf'", [.string(name)]) {
        $0.integer(0)
      }
  }

  @Test func `A database without damage is recovered as it is, with what is not in its file yet`()
    async throws
  {
    try await withFolder { folder in
      let store = try openStore(at: .folder(folder))
      var random = RandomObjects(generator: SeededGenerator(seed: .random(in: 0...999_999)))
      try random.insert(40, into: store)
      let deleted = Tag.insert(in: store)
      try await store.save()
      try store.delete(deleted)
      try await store.save()
      let orders = try Order.all(in: store)
      let recovery = try #require(try recover(in: folder))
      #expect(recovery.losses.isEmpty)
      #expect(recovery.counts["Order"] == orders.count)
      let other = try openRecovered(in: folder)
      #expect(try contents(of: other) == contents(of: store))
      for order in orders {
        let same = try #require(try Order.get(order.objectID, in: other))
        #expect(same.tags.map(\.objectID) == order.tags.map(\.objectID))
        #expect(same.parts.map(\.objectID) == order.parts.map(\.objectID))
      }
      #expect(Tag.insert(in: other).objectID.key > deleted.objectID.key)
    }
  }

  @Test func `A damaged page costs what was on it, and that is told`() async throws {
    try await withFolder { folder in
      let bytes = try await fill(folder, 500)
      let page = try #require(try pages(of: "Order", in: folder).dropFirst(3).first)
      var damaged = bytes
      damaged.replaceSubrange(
        (page - 1) * 4096..<page * 4096, with: Data(repeating: 0xA5, count: 4096))
      try damaged.write(to: URL(filePath: path(in: folder)))
      let recovery = try #require(try recover(in: folder))
      #expect(try Data(contentsOf: URL(filePath: path(in: folder))) == damaged)
      let count = try #require(recovery.counts["Order"])
      #expect((400..<500).contains(count))
      #expect(recovery.counts["Tag"] == 500)
      #expect(recovery.losses.first?.hasPrefix("what was behind Order ") == true)
      let store = try openRecovered(in: folder)
      #expect(try Order.count(in: store) == count)
      let tags = try Tag.all(in: store).map { $0.orders.count }
      #expect(tags.count == 500 && tags.reduce(0, +) == count)
      #expect(recovery.losses.contains("orders of \(500 - count) Tag objects"))
    }
  }

  @Test func `A table of which nothing can be read is named`() async throws {
    try await withFolder { folder in
      var bytes = try await fill(folder, 3)
      for page in try pages(of: "Tag", in: folder) {
        bytes.replaceSubrange(
          (page - 1) * 4096..<page * 4096, with: Data(repeating: 0xA5, count: 4096))
      }
      try bytes.write(to: URL(filePath: path(in: folder)))
      let recovery = try #require(try recover(in: folder))
      #expect(recovery.losses.first == "what was in Tag")
    }
  }

  @Test func `A wrong value costs that value`() async throws {
    try await withFolder { folder in
      _ = try await fill(folder, 3)
      try SQLiteConnection(path: path(in: folder))
        .run("UPDATE \"Order\" SET \"identifier\" = 'x' WHERE \"@key\" = 2")
      let recovery = try #require(try recover(in: folder))
      #expect(recovery.losses == ["Order 2: 'x' in \"identifier\" is not a valid UUID"])
      #expect(try Order.count(in: openRecovered(in: folder)) == 3)
    }
  }

  @Test func `A unique value that is required and repeated costs its row`() async throws {
    try await withFolder { folder in
      _ = try await fill(folder, 3)
      let connection = try SQLiteConnection(path: path(in: folder))
      try connection.run("DROP INDEX \"Tag.name index\"")
      try connection.run("UPDATE \"Tag\" SET \"name\" = '1' WHERE \"@key\" = 3")
      let recovery = try #require(try recover(in: folder))
      #expect(
        recovery.losses == [
          "Tag 3, whose unique values another object also has", "tags of 1 Order object",
        ])
      #expect(try Tag.all(in: openRecovered(in: folder)).map(\.name).sorted() == ["0", "1"])
    }
  }

  @Test func `A key that no object can have costs its row`() async throws {
    try await withFolder { folder in
      _ = try await fill(folder, 3)
      try SQLiteConnection(path: path(in: folder))
        .run("UPDATE \"Order\" SET \"@key\" = \(Int.max) WHERE \"@key\" = 2")
      let recovery = try #require(try recover(in: folder))
      #expect(recovery.losses.first == "a row that claims to be Order \(Int.max)")
      #expect(recovery.counts["Order"] == 2)
    }
  }

  @Test func `Whatever is damaged, it is recovered or refused`() async throws {
    let seed = UInt64.random(in: 0...999_999)
    var generator = SeededGenerator(seed: seed)
    try await withFolder { folder in
      let bytes = try await fill(folder, 60)
      for round in 0..<150 {
        let copy = folder.appending(path: "copy\(round)")
        try copy.makePrivateFolder()
        var damaged = bytes
        for _ in 0...Int(generator.next() % 200) {
          damaged[100 + Int(generator.next() % UInt64(damaged.count - 100))] = UInt8(
            truncatingIfNeeded: generator.next())
        }
        try damaged.write(to: URL(filePath: path(in: copy)))
        do {
          _ = try recover(in: copy)
          let store = try openRecovered(in: copy)
          #expect(try contents(of: store).count <= 180, "seed \(seed)")
        } catch let error as StoreError {
          #expect(!error.description.contains("new.sqlite"), "\(error), seed \(seed)")
        }
      }
    }
  }

  @Test func `What is empty, or was recovered before, is refused`() async throws {
    try await withFolder { folder in
      #expect(try recover(in: folder) == nil)
      _ = try await fill(folder, 1)
      _ = try recover(in: folder)
      #expect(throws: StoreError.self) { try recover(in: folder) }
      let empty = folder.appending(path: "empty")
      try empty.makePrivateFolder()
      try Data().write(to: URL(filePath: path(in: empty)))
      let error = #expect(throws: StoreError.self) { try recover(in: empty) }
      #expect(error?.description.contains("nothing is left in it") == true)
      #expect(
        try FileManager.default.contentsOfDirectory(atPath: empty.path) == ["Test.sqlite"])
    }
  }
}
