import CSQLite
import Foundation
import Testing

@testable import ModelKit
@testable import SQLiteStorage

@MainActor struct DatabaseTests {
  @Test func `Objects come back exactly as they were stored`() async throws {
    try await withFolder { folder in
      let store = try openStore(at: .folder(folder))
      let order = Order.insert(in: store)
      let texts = ["a\0b", "'); DROP TABLE \"Order\"; --", "e\u{301}", "\\(exit(1))", "\r\n", ""]
      order.title = texts.joined(separator: "|")
      order.date = Date(timeIntervalSinceReferenceDate: 789_012_345.678_901_2)
      order.price = DecimalText.decimal(from: "12345678901234567890.123456789")
      order.ratio = 0.1 + 0.2
      order.identifier = UUID()
      order.contents = Data([0, 255, 0])
      order.link = URL(string: "https://example.org/?q=a%20b")
      order.from = .abroad
      try await store.save()
      let read = try #require(try Order.get(order.objectID, in: openStore(at: .folder(folder))))
      #expect(read.snapshot == order.snapshot)
      #expect(read.title.utf8.elementsEqual(order.title.utf8))
    }
  }

  @Test func `A commit is on the disk when it returns`() async throws {
    try await withFolder { folder in
      let engine = try SQLiteEngine(
        Schema(models: [Order.self, Person.self, Tag.self]), named: "Test", at: .folder(folder))
      try engine.open()
      let mode = try engine.writer.use { try $0.rows(of: "PRAGMA journal_mode") { $0.text(0) } }
      #expect(mode == ["wal"])
      #expect(try engine.writer.use { try $0.number("PRAGMA synchronous") } == 2)
    }
  }

  @Test func `Two objects may exchange a unique value in one save`() async throws {
    try await withFolder { folder in
      let store = try openStore(at: .folder(folder))
      let (first, second) = (Tag.insert(in: store), Tag.insert(in: store))
      (first.name, second.name) = ("x", "y")
      try await store.save()
      (first.name, second.name) = ("y", "x")
      try await store.save()
      #expect(try Tag.all(in: openStore(at: .folder(folder))).map(\.name) == ["y", "x"])
    }
  }

  @Test func `A unique value is unique also among objects that nobody has read`() async throws {
    try await withFolder { folder in
      let store = try openStore(at: .folder(folder))
      Tag.insert(in: store).name = "é"
      try await store.save()
      let other = try openStore(at: .folder(folder))
      Tag.insert(in: other).name = "e\u{301}"
      await #expect(throws: ValidationError.self) { try await other.save() }
      #expect(
        try Tag.insert("name", "e\u{301}", in: openStore(at: .folder(folder))).objectID.key == 1)
    }
  }

  @Test func `Keys of deleted objects are not given again`() async throws {
    try await withFolder { folder in
      let store = try openStore(at: .folder(folder))
      let tag = Tag.insert(in: store)
      try await store.save()
      try store.delete(tag)
      try await store.save()
      let other = try openStore(at: .folder(folder))
      #expect(Tag.insert(in: other).objectID.key == 2)
    }
  }

  @Test func `Requests are answered by SQL`() throws {
    let schema = try Schema(models: [Order.self, Person.self, Tag.self])
    let translation = QueryTranslation(schema: schema, layout: DatabaseLayout(schema))
    var requests = RandomRequests(generator: SeededGenerator(seed: 1))
    var answered = 0
    for _ in 0..<100 {
      let query = try requests.next().request.query(in: schema)
      if translation.selection(of: query) != nil { answered += 1 }
    }
    #expect(answered > 70, "only those that look at a transient attribute are not")
  }

  @Test func `Many values are as good as few`() async throws {
    let store = try openStore()
    for number in 0..<5 { Order.insert(in: store).number = number }
    try await store.save()
    let numbers = Array(1...3) + Array(10...5000)
    let found = try store.fetch(
      FetchRequest<Order>(where: { $0.number.isIn(numbers) }))
    #expect(found.map(\.number) == [1, 2, 3])
  }

  @Test func `An index is used where there is one`() throws {
    let schema = try Schema(models: [Order.self, Person.self, Tag.self])
    let engine = try SQLiteEngine(schema, named: "Test", at: .memory)
    try engine.open()
    let person = Person.insert(in: try openStore())
    let requests = [
      FetchRequest<Order>(where: { $0.identifier == UUID() }),
      FetchRequest<Order>(where: { $0.number == 5 }),
      FetchRequest<Order>(where: { $0.person == person }),
    ]
    for request in requests {
      let query = try request.query(in: schema)
      let translation = QueryTranslation(schema: schema, layout: DatabaseLayout(schema))
      let selection = try #require(translation.selection(of: query))
      let plan = try engine.reader.use { connection in
        try connection.rows(of: "EXPLAIN QUERY PLAN " + selection.text, selection.values) {
          $0.text(3)
        }
      }
      #expect(plan.first?.contains("SEARCH t0 USING") == true, "\(plan)")
    }
  }

  @Test func `A unique text is found by its index`() throws {
    let schema = try Schema(models: [Order.self, Person.self, Tag.self])
    let engine = try SQLiteEngine(schema, named: "Test", at: .memory)
    try engine.open()
    let slot = try #require(Tag.entity.valueSlot(named: "name"))
    let query = Query(of: Tag.entity, whoseSlot: slot, is: .string("x"))
    let translation = QueryTranslation(schema: schema, layout: DatabaseLayout(schema))
    let selection = try #require(translation.selection(of: query))
    let plan = try engine.reader.use { connection in
      try connection.rows(of: "EXPLAIN QUERY PLAN " + selection.text, selection.values) {
        $0.text(3)
      }
    }
    #expect(plan.first?.contains("SEARCH t0 USING") == true, "\(plan)")
  }

  @Test func `Objects that are being written are found as they are`() async throws {
    try await withFolder { folder in
      let store = try openStore(at: .folder(folder))
      let order = Order.insert(in: store)
      order.title = "a"
      let saving = Task { try await store.save() }
      while !order.isInserted && store.hasChanges { await Task.yield() }
      let request = FetchRequest<Order>(where: { $0.title == "a" })
      #expect(try store.fetch(request) == [order])
      try await saving.value
      #expect(try store.fetch(request) == [order])
    }
  }
}
