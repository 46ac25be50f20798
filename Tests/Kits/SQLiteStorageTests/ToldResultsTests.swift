import Foundation
import Testing

@testable import ModelKit
@testable import SQLiteStorage

/// Results that are read while a save is stored, or is stored and not everybody was told.
@MainActor struct ToldResultsTests {
  private let request = FetchRequest<Order>(sortBy: { [$0.number.ascending] })

  private func insert(_ numbers: Range<Int>, into store: ObjectStore) {
    for number in numbers { Order.insert(in: store).number = number }
  }

  private func expectRows(
    _ numbers: [Int], of source: FetchedResultsDataSource<Order>,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(source.items.map(\.number) == numbers, sourceLocation: sourceLocation)
    for (row, object) in source.items.enumerated() {
      #expect(source.row(of: object) == row, sourceLocation: sourceLocation)
    }
  }

  @Test(arguments: TestedEngine.allCases)
  func `A list that is made before everybody was told of a save has no row twice`(
    engine: TestedEngine
  ) async throws {
    try await withFolder { folder in
      let store = try openStore(engine.type, at: .folder(folder))
      let observation = store.observe(Order.self) { _ in }
      insert(0..<5, into: store)
      try await store.save()
      let source = try FetchedResultsDataSource(request, in: store)
      await store.settle()
      expectRows([0, 1, 2, 3, 4], of: source)
      try store.delete(source[1])
      try await store.save()
      source.arrange(where: nil, sortBy: QueryObject<Order>().number.descending)
      await store.settle()
      expectRows([4, 3, 2, 0], of: source)
      observation.cancel()
    }
  }

  @Test(arguments: TestedEngine.allCases)
  func `A save has given its rows to a list when it returns`(engine: TestedEngine) async throws {
    try await withFolder { folder in
      let store = try openStore(engine.type, at: .folder(folder))
      insert(0..<5, into: store)
      try await store.save()
      let source = try FetchedResultsDataSource(request, in: store)
      var changes: [DataSourceChange] = []
      let observation = source.observe { changes.append($0) }
      defer { observation.cancel() }
      let order = Order.insert(in: store)
      order.number = 2
      #expect(source.row(of: order) == nil)
      try await store.save()
      #expect(source.row(of: order) == 3)
      expectRows([0, 1, 2, 2, 3, 4], of: source)
      #expect(changes == [DataSourceChange(removed: [], inserted: [3], updated: [])])
    }
  }

  /// Begins to save, and waits until everything is on the disk of which the store knows nothing yet.
  private func storeUntold(
    _ store: ObjectStore, leaving count: Int
  ) async throws -> Task<Void, any Error> {
    let save = Task { try await store.save() }
    // On a busy machine the save may have ended already.
    while store.runningSave == nil, store.hasChanges { await Task.yield() }
    // Once more, since it is here that the writing begins.
    await Task.yield()
    try wait(for: count, in: store)
    return save
  }

  /// Waits without giving way to what the store does behind the end of the save; not for ever, since on a
  /// busy machine the writing may not have begun.
  private func wait(for count: Int, in store: ObjectStore) throws {
    let query = try request.query(in: store.schema)
    for _ in 0..<300_000 where try store.engine.count(of: query) != count { usleep(1000) }
  }

  @Test func `What is read between the end of a save and its news is no row too many`() async throws
  {
    try await withFolder { folder in
      let store = try openStore(at: .folder(folder))
      insert(1..<1001, into: store)
      try await store.save()
      let source = try FetchedResultsDataSource(request, in: store)
      _ = source[0]
      let first = Order.insert(in: store)
      first.number = 0
      let save = try await storeUntold(store, leaving: 1001)
      #expect((source.row(of: first) == nil) == (store.runningSave != nil))
      _ = source[999]
      let late = try FetchedResultsDataSource(request, in: store)
      try await save.value
      expectRows(Array(0..<1001), of: source)
      expectRows(Array(0..<1001), of: late)
      insert(1001..<1002, into: store)
      var changes: [DataSourceChange] = []
      let observation = source.observe { changes.append($0) }
      defer { observation.cancel() }
      try await store.save()
      #expect(changes == [DataSourceChange(removed: [], inserted: [1001], updated: [])])
      expectRows(Array(0..<1002), of: late)
    }
  }
}
