import Foundation
import Testing

@testable import ModelKit
@testable import SQLiteStorage

/// Objects live for as long as somebody needs them.
@MainActor @Suite(.timeLimit(.minutes(25))) struct LiveObjectTests {
  private func withOrders(
    _ count: Int, _ work: (ObjectStore) async throws -> Void
  ) async throws {
    try await withFolder { folder in
      do {
        let store = try openStore(at: .folder(folder))
        for number in 0..<count {
          let order = Order.insert(in: store)
          order.number = number
          order.person = Person.insert(in: store)
          order.person?.name = "\(number)"
        }
        try await store.save()
      }
      try await work(openStore(at: .folder(folder)))
    }
  }

  @Test func `An object goes when nobody holds it, and comes again with what was saved`()
    async throws
  {
    try await withOrders(1) { store in
      weak var gone: Order?
      do {
        let order = try #require(try Order.all(in: store).first)
        gone = order
        #expect(try Order.all(in: store).first === order)
        order.title = "changed"
      }
      #expect(gone != nil, "what is changed is held")
      try await store.save()
      await store.settle()
      store.objects.releaseUnused()
      #expect(gone == nil)
      #expect(try Order.all(in: store).first?.title == "changed")
    }
  }

  @Test func `What is deleted or inserted is held until it is saved`() async throws {
    try await withOrders(2) { store in
      try store.delete(#require(try Order.all(in: store).first))
      Order.insert(in: store).title = "new"
      #expect(try Order.all(in: store).map(\.title) == ["", "new"])
      #expect(try Order.count(in: store) == 2)
      try await store.save()
      #expect(try Order.all(in: store).map(\.title) == ["", "new"])
      #expect(try Order.count(in: store) == 2)
    }
  }

  @Test func `Ten thousand objects leave nothing behind`() async throws {
    try await withOrders(10) { store in
      for _ in 0..<1000 { _ = try Order.all(in: store) }
      store.objects.releaseUnused()
      #expect(store.objects.all.isEmpty)
    }
  }

  @Test func `What nobody holds goes by itself in the end`() async throws {
    try await withOrders(1) { store in
      weak let gone = try Order.all(in: store).first
      while gone != nil { try await Task.sleep(for: .milliseconds(10)) }
      #expect(store.objects.all.isEmpty)
    }
  }

  @Test func `Of what was read ahead only so much is held`() async throws {
    try await withOrders(3000) { store in
      weak var first: Order?
      do {
        let people = try Person.all(in: store)
        first = people[0].orders.first
        #expect(first != nil)
        for person in people { #expect(person.orders.count == 1) }
        #expect(first == nil)
        #expect(store.objects.all.count <= people.count + 2200)
      }
    }
  }

  @Test func `What nobody holds has the values that others have stored meanwhile`() async throws {
    try await withOrders(1) { store in
      let location = try #require(store.engine as? SQLiteEngine).reader.use { $0.path }
      #expect(try Order.all(in: store).map(\.title) == [""])
      let other = try openStore(at: .folder(URL(filePath: location).deletingLastPathComponent()))
      try #require(Order.all(in: other).first).title = "theirs"
      try await other.save()
      #expect(try Order.all(in: store).map(\.title) == ["theirs"])
    }
  }

  @Test func `What ends while its row is read again may ask the store`() async throws {
    try await withFolder { folder in
      let description = StoreDescription(
        name: "Test", models: [Witness.self], engine: SQLiteEngine.self)
      do {
        let store = try ObjectStore(description, at: .folder(folder))
        for _ in 0..<3 { Witness.insert(in: store) }
        try await store.save()
      }
      let store = try ObjectStore(description, at: .folder(folder))
      _ = try Witness.all(in: store)
      var counts: [Int?] = []
      Witness.didEnd = { counts.append(try? Witness.count(in: store)) }
      defer { Witness.didEnd = nil }
      _ = try Witness.all(in: store)
      #expect(counts == [3, 3, 3])
    }
  }

  @Test func `A member of two objects is one object`() async throws {
    try await withFolder { folder in
      do {
        let store = try openStore(at: .folder(folder))
        let tag = Tag.insert(in: store)
        for _ in 0..<3 { Order.insert(in: store).tags = [tag] }
        try await store.save()
      }
      let orders = try Order.all(in: openStore(at: .folder(folder)))
      #expect(Set(orders.map { $0.tags.first.map(ObjectIdentifier.init) }).count == 1)
    }
  }

  @Test func `Relationships of objects that were fetched together are read together`()
    async throws
  {
    try await withOrders(120) { store in
      let orders = try Order.all(in: store)
      let before = try statementCount(of: store)
      #expect(orders.map { $0.person?.name } == (0..<120).map { "\($0)" })
      #expect(try statementCount(of: store) - before == 2)
      let people = try Person.all(in: store)
      let between = try statementCount(of: store)
      #expect(people.flatMap { $0.orders.map(\.number) } == Array(0..<120))
      #expect(try statementCount(of: store) - between == 2)
    }
  }

  private func statementCount(of store: ObjectStore) throws -> Int {
    let engine = try #require(store.engine as? SQLiteEngine)
    return try engine.reader.use { $0.runCount }
  }

  @Test func `A relationship with more members than are read at once is whole`() async throws {
    try await withFolder { folder in
      do {
        let store = try openStore(at: .folder(folder))
        for size in [3, 2500, 1] {
          let person = Person.insert(in: store)
          for number in 0..<size {
            let order = Order.insert(in: store)
            (order.number, order.person) = (number, person)
          }
        }
        try await store.save()
      }
      let store = try openStore(at: .folder(folder))
      let people = try Person.all(in: store)
      #expect(people.map(\.orders.count) == [3, 2500, 1])
      #expect(people[1].orders.map(\.number) == Array(0..<2500))
    }
  }

  @Test(arguments: TestedEngine.allCases)
  func `A value that is taken is told by its attribute`(engine: TestedEngine) async throws {
    try await withFolder { folder in
      do {
        let store = try openStore(engine.type, at: .folder(folder))
        Tag.insert(in: store).name = "taken"
        try await store.save()
        let (tag, other) = (Tag.insert(in: store), Tag.insert(in: store))
        (tag.name, other.name) = ("taken", "free")
        let error = await #expect(throws: ValidationError.self) { try await store.save() }
        #expect(error?.breaches.map(\.property) == ["name"])
        #expect(error?.description == "Tag: name \"taken\" is taken already")
        tag.name = "free"
        await #expect(throws: ValidationError.self) { try await store.save() }
        tag.name = "other"
        try await store.save()
        #expect(try Tag.all(in: store).map(\.name) == ["taken", "other", "free"])
      }
    }
  }
}

/// Tells when it ends.
private final class Witness: ManagedObject, Model {
  static var didEnd: (() -> Void)?

  deinit { MainActor.assumeIsolated { Self.didEnd?() } }
}
