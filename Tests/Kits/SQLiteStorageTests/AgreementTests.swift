import Foundation
import ModelKit
import Testing

@testable import SQLiteStorage

/// SQL and closures give the same results, for random objects and requests.
@MainActor struct AgreementTests {
  /// A new seed for every run, printed with every difference; set `ARMATURE_SEED` to repeat one.
  private static let seed =
    ProcessInfo.processInfo.environment["ARMATURE_SEED"].flatMap(UInt64.init)
    ?? .random(in: 0...999_999)

  @Test func `Random requests give the same objects with every engine`() async throws {
    for round in 0..<4 {
      let seed = Self.seed + UInt64(round)
      try await withFolder { folder in
        let stores = [
          try openStore(MemoryEngine.self), try openStore(at: .folder(folder)),
          try openStore(FileEngine.self, at: .folder(folder.appending(path: "file"))),
        ]
        var random = RandomObjects(generator: SeededGenerator(seed: seed))
        for store in stores {
          random.generator = SeededGenerator(seed: seed)
          try random.insert(30, into: store)
          try await store.save()
        }
        // A third store, opened anew, has no live objects to hide behind.
        try compare(stores[0], try openStore(at: .folder(folder)), seed: seed, "stored")
        for store in stores {
          random.generator = SeededGenerator(seed: seed + 1)
          try random.change(in: store)
        }
        try compare(stores[0], stores[1], seed: seed, "with changes")
        try compare(stores[0], stores[2], seed: seed, "in a file, with changes")
        for store in stores { try await store.save() }
        try compare(stores[0], try openStore(at: .folder(folder)), seed: seed, "changed")
        try compare(stores[0], stores[2], seed: seed, "in a file")
      }
    }
  }

  private func compare(
    _ memory: ObjectStore, _ database: ObjectStore, seed: UInt64, _ moment: String
  ) throws {
    var requests = RandomRequests(generator: SeededGenerator(seed: seed))
    for _ in 0..<150 {
      let (request, text) = requests.next()
      let expected = try memory.fetch(request).map(\.objectID)
      let found = try database.fetch(request).map(\.objectID)
      #expect(found == expected, "seed \(seed), \(moment): \(text)")
    }
    let all = FetchRequest<Order>()
    #expect(
      try database.fetch(all).map(\.snapshot) == memory.fetch(all).map(\.snapshot), "seed \(seed)")
    for (found, expected) in zip(try database.fetch(all), try memory.fetch(all)) {
      #expect(found.tags.map(\.objectID) == expected.tags.map(\.objectID), "seed \(seed)")
      #expect(found.parts.map(\.objectID) == expected.parts.map(\.objectID), "seed \(seed)")
    }
    let people = FetchRequest<Person>()
    for (found, expected) in zip(try database.fetch(people), try memory.fetch(people)) {
      #expect(found.reports.map(\.objectID) == expected.reports.map(\.objectID), "seed \(seed)")
      #expect(found.orders.map(\.objectID) == expected.orders.map(\.objectID), "seed \(seed)")
    }
  }

  /// As deep as a spec may have it, and deeper.
  @Test(arguments: [10, 64, 300])
  func `A deep condition is answered by every engine`(depth: Int) async throws {
    func nested(_ order: QueryObject<Order>, _ depth: Int) -> QueryCondition {
      depth == 0
        ? order.number == 1
        : order.number >= 0 && !(order.isRead == true || !nested(order, depth - 1))
    }
    let request = FetchRequest<Order>(where: { nested($0, depth) })
    try await withFolder { folder in
      let stores = [
        try openStore(MemoryEngine.self), try openStore(at: .folder(folder)),
        try openStore(FileEngine.self, at: .folder(folder.appending(path: "file"))),
      ]
      for store in stores {
        for number in 0..<3 { Order.insert(in: store).number = number }
        try await store.save()
        #expect(try store.fetch(request).map(\.number) == [1])
        #expect(try store.count(request) == 1)
        #expect(try FetchedResultsDataSource(request, in: store).items.map(\.number) == [1])
      }
    }
  }
}
