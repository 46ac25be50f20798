import Foundation
import TestSupport
import Testing

@testable import ModelKit
@testable import SQLiteStorage

/// What deletions leave of relationships, and how long they take.
@MainActor struct DeletionTests {
  private func makeTags(_ count: Int, in store: ObjectStore) -> [Tag] {
    (0..<count).map { number in
      let tag = Tag.insert(in: store)
      tag.name = "\(number)"
      return tag
    }
  }

  private func expectRest(of boss: Person, _ reports: [ObjectID], _ orders: [Order]) {
    #expect(boss.reports.map(\.objectID) == reports)
    #expect(orders.map(\.person) == [nil, boss])
    #expect(orders.map { $0.tags.map(\.name) } == [["0", "1"], ["0"]])
    #expect(orders.map { $0.parts.map(\.name) } == [["1", "0"], ["1"]])
  }

  @Test(arguments: TestedEngine.allCases)
  func `What stays has lost exactly what was deleted`(engine: TestedEngine) async throws {
    try await withFolder { folder in
      let store = try openStore(engine.type, at: .folder(folder))
      let (boss, person) = (Person.insert(in: store), Person.insert(in: store))
      let reports = (0..<6).map { _ in Person.insert(in: store) }
      boss.reports = reports.reversed()
      let tags = makeTags(250, in: store)
      let (order, other) = (Order.insert(in: store), Order.insert(in: store))
      (order.person, other.person) = (person, boss)
      (order.tags, order.parts) = (tags, tags.reversed())
      (other.tags, other.parts) = ([tags[0]], [tags[3], tags[249], tags[1]])
      try await store.save()
      let left = [5, 3, 2, 1].map { reports[$0].objectID }
      try store.delete([reports[0], reports[4], person, reports[0]] + Array(tags[2...]))
      expectRest(of: boss, left, [order, other])
      store.rollback()
      #expect(boss.reports == reports.reversed() && person.orders == [order])
      #expect(order.tags == tags && order.parts == tags.reversed() && !store.hasChanges)
      try store.delete([reports[0], reports[4], person] + Array(tags[2...]))
      try await store.save()
      expectRest(of: boss, left, [order, other])
      guard engine == .sqlite else { return }
      let reopened = try openStore(engine.type, at: .folder(folder))
      let people = try Person.all(in: reopened)
      expectRest(of: people[0], left, try Order.all(in: reopened))
    }
  }

  @Test(arguments: TestedEngine.allCases)
  func `What is deleted refers to what it did until it is gone`(engine: TestedEngine) async throws {
    try await withFolder { folder in
      let store = try openStore(engine.type, at: .folder(folder))
      let person = Person.insert(in: store)
      let tags = makeTags(3, in: store)
      let order = Order.insert(in: store)
      (order.person, order.tags, order.parts) = (person, tags, tags.reversed())
      try await store.save()
      let record = try await store.performRecording {
        try $0.delete([order, person, tags[1]])
        #expect(order.isDeleted && order.person === person && person.orders == [order])
        #expect(order.tags == tags && order.parts == tags.reversed())
      }.changes
      #expect(order.context == nil && order.person == nil && order.tags == [])
      _ = try await store.takeBack(record)
      let again = try #require(try Order.all(in: store).first)
      #expect(again.person == (try Person.all(in: store).first) && again.person != nil)
      #expect(again.tags.map(\.name).sorted() == ["0", "1", "2"])
    }
  }

  @Test func `Thousands of members are deleted, or lose their owner, in a moment`() async throws {
    let store = try openStore(MemoryEngine.self)
    func makeOrders() throws -> (Person, Order) {
      let (person, whole) = (Person.insert(in: store), Order.insert(in: store))
      person.orders = (0..<20_000).map { _ in Order.insert(in: store) }
      whole.tags = makeTags(10_000, in: store)
      whole.parts = Array(whole.tags[..<1000])
      return (person, whole)
    }
    let (person, whole) = try makeOrders()
    let nullifying = try processorTime { try store.delete(person) }
    #expect(try Order.all(in: store).allSatisfy { $0.person == nil })
    let deletingAll = try processorTime { try Tag.deleteAll(in: store) }
    #expect(whole.tags.isEmpty && whole.parts.isEmpty)
    let other = try makeOrders().0
    let deletingMembers = try processorTime { try Order.deleteAll(in: store) }
    #expect(other.orders.isEmpty)
    #expect([nullifying, deletingAll, deletingMembers].allSatisfy { $0 < 10 })
  }

  @Test func `Half of thousands of members leave, and come again, in a moment`() throws {
    let store = try openStore(MemoryEngine.self)
    let person = Person.insert(in: store)
    let orders = (0..<40_000).map { _ in Order.insert(in: store) }
    person.orders = orders
    let half = Array(orders[..<20_000])
    let leaving = processorTime { person.orders = half }
    #expect(person.orders == half && orders.last?.person == nil)
    let coming = processorTime { person.orders = orders }
    #expect(person.orders == orders && orders.last?.person == person)
    #expect(leaving < 5 && coming < 5)
  }
}
