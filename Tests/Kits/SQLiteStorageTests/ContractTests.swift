import Foundation
import Testing

@testable import ModelKit
@testable import SQLiteStorage

/// The engines that a project can choose, all held to one contract.
enum TestedEngine: CaseIterable {
  case memory, file, sqlite

  var type: any StorageEngine.Type {
    switch self {
    case .memory: MemoryEngine.self
    case .file: FileEngine.self
    case .sqlite: SQLiteEngine.self
    }
  }

  var isPersistent: Bool { self != .memory }
  static let persistent = allCases.filter(\.isPersistent)
}

@MainActor struct ContractTests {
  private struct Failure: Error {}

  private func withStore(
    _ engine: TestedEngine, _ work: (ObjectStore) async throws -> Void
  ) async throws {
    try await withFolder { folder in
      try await work(openStore(engine.type, at: .folder(folder)))
    }
  }

  @Test(arguments: TestedEngine.persistent)
  func `An identity is never given twice`(engine: TestedEngine) async throws {
    try await withFolder { folder in
      for round in 1...4 {
        let store = try openStore(engine.type, at: .folder(folder))
        let tag = Tag.insert(in: store)
        #expect(tag.objectID.key == round)
        try await store.save()
        try store.delete(tag)
        try await store.save()
      }
    }
  }

  @Test(arguments: TestedEngine.allCases)
  func `No object is found by a value that it does not have`(engine: TestedEngine) async throws {
    try await withStore(engine) { store in
      let order = Order.insert(in: store)
      for isSaved in [false, true] {
        if isSaved { try await store.save() }
        #expect(try Order.get("identifier", UUID?.none, in: store) == nil)
      }
      order.identifier = UUID()
      #expect(try Order.get("identifier", order.identifier, in: store) === order)
    }
  }

  @Test(arguments: TestedEngine.allCases)
  func `The same archive read five times gives the same objects`(
    engine: TestedEngine
  ) async throws {
    let archive = Data(
      """
      {"format": 1, "Person": [{"@id": "a", "name": "Ada"}, {"@id": "g", "name": "Grace"}],
        "Tag": [{"name": "unique"}], "Order": [{"@id": "1", "title": "first", "person": "a"}]}
      """.utf8)
    let feeds = ["https://example.org/a", "https://example.org/b"].compactMap { URL(string: $0) }
    try await withFolder { folder in
      var store = try openStore(engine.type, at: .folder(folder))
      for _ in 0..<5 {
        if engine.isPersistent {
          store = try openStore()
          store = try openStore(engine.type, at: .folder(folder))
        }
        for feed in feeds {
          try await store.perform { try Archive.read(archive, from: feed, into: $0) }
        }
      }
      #expect(try Person.all(in: store).map(\.name) == ["Ada", "Grace", "Ada", "Grace"])
      #expect(try Order.all(in: store).map { $0.person?.name } == ["Ada", "Ada"])
      #expect(try Tag.count(in: store) == 1)
      for person in try Person.all(in: store) { try store.delete(person) }
      try await store.save()
      try await store.perform { try Archive.read(archive, from: feeds[0], into: $0) }
      #expect(try Person.count(in: store) == 2)
    }
  }

  @Test(arguments: TestedEngine.allCases)
  func `Work saves what it has changed of an object, and nothing else`(
    engine: TestedEngine
  ) async throws {
    try await withStore(engine) { store in
      let order = Order.insert(in: store)
      try await store.save()
      order.title = "typed"
      let isUnsaved = Order.insert(in: store)
      try await store.perform { _ in
        order.number = 5
        isUnsaved.number = 6
      }
      #expect(order.isChanged && isUnsaved.isInserted)
      store.rollback()
      #expect(order.title.isEmpty && order.number == 5)
      #expect(try Order.all(in: store) == [order])
    }
  }

  @Test(arguments: TestedEngine.allCases)
  func `Work that fails takes back its own changes alone`(engine: TestedEngine) async throws {
    try await withStore(engine) { store in
      let order = Order.insert(in: store)
      try await store.save()
      order.title = "typed"
      await #expect(throws: Failure.self) {
        try await store.perform { _ in
          order.number = 5
          throw Failure()
        }
      }
      #expect(order.title == "typed" && order.number == 0)
      try await store.save()
      #expect(order.title == "typed" && !store.hasChanges)
    }
  }

  @Test func `A deletion that fails leaves what was typed`() async throws {
    try await withStore(.sqlite) { store in
      let (order, doomed) = (Order.insert(in: store), Order.insert(in: store))
      try await store.save()
      order.title = "typed"
      let engine = try #require(store.engine as? SQLiteEngine)
      try engine.writer.use { try $0.run("PRAGMA query_only = ON") }
      await #expect(throws: StoreError.self) { try await store.perform { try $0.delete(doomed) } }
      #expect(order.title == "typed" && !doomed.isDeleted)
      try engine.writer.use { try $0.run("PRAGMA query_only = OFF") }
      try await store.save()
      #expect(try Order.count(in: store) == 2 && order.title == "typed")
    }
  }

  @Test func `What is typed while a save fails is kept`() async throws {
    try await withStore(.sqlite) { store in
      let order = Order.insert(in: store)
      try await store.save()
      let engine = try #require(store.engine as? SQLiteEngine)
      try engine.writer.use { try $0.run("PRAGMA query_only = ON") }
      order.title = "first"
      var hasEnded = false
      let saving = Task {
        defer { hasEnded = true }
        try await store.save()
      }
      while order.isChanged, !hasEnded { await Task.yield() }
      (order.title, order.number) = ("second", 2)
      await #expect(throws: StoreError.self) { try await saving.value }
      #expect(order.title == "second" && order.number == 2 && order.isChanged)
      try engine.writer.use { try $0.run("PRAGMA query_only = OFF") }
      try await store.save()
      #expect(order.title == "second" && !store.hasChanges)
    }
  }

  @Test(arguments: TestedEngine.persistent)
  func `Only the owner of the data can read it`(engine: TestedEngine) async throws {
    try await withFolder { folder in
      let store = try openStore(engine.type, at: .folder(folder))
      Order.insert(in: store)
      try await store.save()
      func permissions(_ path: String) throws -> Int? {
        let attributes = try FileManager.default.attributesOfItem(atPath: path)
        return (attributes[.posixPermissions] as? NSNumber)?.intValue
      }
      #expect(try permissions(folder.path) == 0o700)
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      #expect(!names.isEmpty)
      for name in names {
        #expect(try permissions(folder.appending(path: name).path) == 0o600, "\(name)")
      }
    }
  }

  @Test(arguments: TestedEngine.persistent)
  func `A file that was cut to nothing is told, and no sample takes its place`(
    engine: TestedEngine
  ) async throws {
    try await withFolder { folder in
      do {
        let store = try openStore(engine.type, at: .folder(folder))
        Order.insert(in: store)
        try await store.save()
      }
      for name in try FileManager.default.contentsOfDirectory(atPath: folder.path)
      where name.hasPrefix("Test.") && !name.hasSuffix(".lock") {
        try Data().write(to: folder.appending(path: name))
      }
      #expect(throws: (any Error).self) { try openStore(engine.type, at: .folder(folder)) }
    }
  }
}
