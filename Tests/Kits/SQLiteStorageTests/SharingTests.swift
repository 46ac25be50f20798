import CSQLite
import Foundation
import Testing

@testable import ModelKit
@testable import SQLiteStorage

/// Two instances of an application on one database.
@MainActor struct SharingTests {
  /// Two stores with the same order, read by both.
  private func withOrder(
    _ work: (_ stores: (ObjectStore, ObjectStore), _ orders: (Order, Order)) async throws -> Void
  ) async throws {
    try await withFolder { folder in
      let first = try openStore(at: .folder(folder))
      let order = Order.insert(in: first)
      order.title = "old"
      try await first.save()
      let second = try openStore(at: .folder(folder))
      let same = try #require(try Order.get(order.objectID, in: second))
      try await work((first, second), (order, same))
    }
  }

  @Test func `A store that is closed leaves all in one file, for others as well`() async throws {
    try await withFolder { folder in
      let stores = [try openStore(at: .folder(folder)), try openStore(at: .folder(folder))]
      func files() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder.path)
      }
      Person.insert(in: stores[0]).name = "a"
      try await stores[0].save()
      stores[0].close()
      #expect(throws: StoreError.self) { try Person.all(in: stores[0]) }
      Person.insert(in: stores[1]).name = "b"
      try await stores[1].save()
      #expect(try files().count == 3)
      stores[1].close()
      #expect(try files() == ["Test.sqlite"])
      #expect(try Person.count(in: openStore(at: .folder(folder))) == 2)
    }
  }

  @Test func `Objects of both have identities of their own`() async throws {
    try await withFolder { folder in
      let stores = [try openStore(at: .folder(folder)), try openStore(at: .folder(folder))]
      for round in 0..<10 {
        for (number, store) in stores.enumerated() {
          Person.insert(in: store).name = "\(round) \(number)"
        }
        for store in stores { try await store.save() }
      }
      #expect(try Person.count(in: openStore(at: .folder(folder))) == 20)
    }
  }

  @Test func `Different attributes of one object do not overwrite each other`() async throws {
    try await withOrder { stores, orders in
      orders.0.title = "new"
      orders.1.number = 5
      try await stores.0.save()
      try await stores.1.save()
      try stores.0.refresh()
      try stores.1.refresh()
      #expect(orders.0.title == "new" && orders.0.number == 5)
      #expect(orders.1.title == "new" && orders.1.number == 5)
    }
  }

  @Test func `Work that met a conflict leaves nothing behind, and knows theirs the next time`()
    async throws
  {
    try await withOrder { stores, orders in
      let engine = try #require(stores.0.engine as? SQLiteEngine)
      orders.1.number = 7
      await #expect(throws: StoreError.self) {
        try await stores.1.perform { _ in
          orders.1.title = "mine"
          // Within the work, so that its store cannot notice what is saved.
          try engine.writer.use { try $0.run("UPDATE \"Order\" SET title = 'theirs'") }
        }
      }
      #expect(orders.1.title == "theirs" && orders.1.number == 7)
      try await stores.1.perform { _ in orders.1.title += ", and mine" }
      try await stores.1.save()
      try stores.0.refresh()
      #expect(orders.0.title == "theirs, and mine" && orders.0.number == 7)
    }
  }

  @Test func `The same attribute is a conflict that is told once`() async throws {
    try await withOrder { stores, orders in
      orders.0.title = "theirs"
      (orders.1.title, orders.1.number) = ("mine", 7)
      try await stores.0.save()
      let error = await #expect(throws: StoreError.self) { try await stores.1.save() }
      #expect(
        error?.description
          == "title of Order 1 was changed by another application: \"theirs\" there, \"mine\" here")
      #expect(orders.1.title == "mine" && stores.1.hasChanges)
      try await stores.1.save()
      try stores.0.refresh()
      #expect(orders.0.title == "mine" && orders.0.number == 7)
    }
  }

  @Test func `Rolling back takes over what others have stored`() async throws {
    try await withOrder { stores, orders in
      orders.0.title = "theirs"
      orders.1.title = "mine"
      try await stores.0.save()
      await #expect(throws: StoreError.self) { try await stores.1.save() }
      stores.1.rollback()
      #expect(orders.1.title == "theirs" && !stores.1.hasChanges)
    }
  }

  @Test func `An object that others have deleted does not come back`() async throws {
    try await withOrder { stores, orders in
      orders.1.title = "mine"
      try stores.0.delete(orders.0)
      try await stores.0.save()
      let error = await #expect(throws: StoreError.self) { try await stores.1.save() }
      #expect(error?.description == "Order 1 was deleted by another application")
      #expect(try Order.count(in: stores.0) == 0)
      stores.1.rollback()
      #expect(try Order.all(in: stores.1).isEmpty && orders.1.context == nil)
    }
  }

  @Test func `What others change is seen within a second`() async throws {
    try await withOrder { stores, orders in
      var changes: [ChangeSet] = []
      let observation = stores.1.observe(Order.self) { changes.append($0) }
      let source = try FetchedResultsDataSource(
        FetchRequest<Order>(sortBy: { [$0.title.ascending] }), in: stores.1)
      orders.0.title = "z"
      Order.insert(in: stores.0).title = "a"
      try await stores.0.save()
      let end = ContinuousClock.now + .seconds(600)
      while source.count < 2, .now < end { try await Task.sleep(for: .milliseconds(10)) }
      await stores.1.settle()
      #expect(source.items.map(\.title) == ["a", "z"] && orders.1.title == "z")
      #expect(changes.flatMap(\.updated).map(\.objectID) == [orders.1.objectID])
      observation.cancel()
    }
  }

  @Test func `A change of one's own survives a refresh`() async throws {
    try await withOrder { stores, orders in
      orders.1.number = 9
      orders.0.title = "theirs"
      try await stores.0.save()
      try stores.1.refresh()
      #expect(orders.1.title == "theirs" && orders.1.number == 9)
      try await stores.1.save()
      try stores.0.refresh()
      #expect(orders.0.number == 9 && orders.0.title == "theirs")
    }
  }

  @Test func `Members that both add are all there`() async throws {
    try await withOrder { stores, orders in
      let (first, second) = (Tag.insert(in: stores.0), Tag.insert(in: stores.1))
      (first.name, second.name) = ("a", "b")
      orders.0.tags = [first]
      orders.1.tags = [second]
      try await stores.0.save()
      try await stores.1.save()
      try stores.0.refresh()
      #expect(Set(orders.0.tags.map(\.name)) == ["a", "b"])
    }
  }

  @Test func `A row is changed, not written anew`() async throws {
    try await withOrder { stores, orders in
      let engine = try #require(stores.0.engine as? SQLiteEngine)
      try engine.writer.use { connection in
        try connection.run("CREATE TEMP TABLE log (event TEXT)")
        for event in ["DELETE", "INSERT", "UPDATE OF title", "UPDATE OF number"] {
          try connection.run(
            "CREATE TEMP TRIGGER \"\(event)\" AFTER \(event) ON \"Order\" "
              + "BEGIN INSERT INTO log VALUES ('\(event)'); END")
        }
      }
      orders.0.title = "new"
      try await stores.0.save()
      let events = try engine.writer.use { connection in
        try connection.rows(of: "SELECT event FROM log") { $0.text(0) }
      }
      #expect(events == ["UPDATE OF title"])
    }
  }

  @Test func `What was discarded while the database was locked does not appear`() async throws {
    try await withOrder { stores, orders in
      let engine = try #require(stores.0.engine as? SQLiteEngine)
      try engine.writer.use { try $0.run("BEGIN IMMEDIATE") }
      orders.1.title = "discarded"
      let added = Order.insert(in: stores.1)
      var hasEnded = false
      let saving = Task {
        defer { hasEnded = true }
        try await stores.1.save()
      }
      while added.isInserted, !hasEnded { await Task.yield() }
      stores.1.rollback()
      #expect(orders.1.title == "old" && added.context == nil)
      try engine.writer.use { try $0.run("COMMIT") }
      await #expect(throws: (any Error).self) { try await saving.value }
      #expect(!stores.1.hasChanges)
      try await stores.1.save()
      try stores.0.refresh()
      #expect(orders.0.title == "old")
      #expect(try Order.count(in: stores.0) == 1)
    }
  }
}
