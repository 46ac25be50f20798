import Foundation
import Testing

@testable import ModelKit
@testable import SQLiteStorage

/// Results of which only a window is read.
@MainActor struct WindowTests {
  private func fill(_ store: ObjectStore, _ count: Int) async throws {
    for number in 0..<count {
      let order = Order.insert(in: store)
      order.number = number % 7
      order.title = "\(number % 5)"
    }
    try await store.save()
    await store.settle()
  }

  private let request = FetchRequest<Order>(
    where: { $0.isRead == false }, sortBy: { [$0.number.descending, $0.title.ascending] })

  /// A list that knows of changes only what it is told.
  @MainActor private final class Follower {
    var rows: [ObjectID]
    var wholeChanges = 0
    private var observation: DataSourceObservation?

    init(_ source: FetchedResultsDataSource<Order>) {
      rows = source.items.map(\.objectID)
      observation = source.observe { [unowned self, unowned source] change in
        if change.isEverything {
          wholeChanges += 1
          rows = source.items.map(\.objectID)
          return
        }
        for row in change.removed.reversed() { rows.remove(at: row) }
        for row in change.inserted { rows.insert(source[row].objectID, at: row) }
      }
    }
  }

  @Test(arguments: TestedEngine.allCases)
  func `Whoever follows the rows that are told to have moved has the rows that there are`(
    engine: TestedEngine
  ) async throws {
    let seed = UInt64.random(in: 0...999_999)
    var random = SeededGenerator(seed: seed)
    try await withFolder { folder in
      let store = try openStore(engine.type, at: .folder(folder))
      try await fill(store, 300)
      let source = try FetchedResultsDataSource(request, in: store)
      let follower = Follower(source)
      for _ in 0..<40 {
        for order in try Order.all(in: store) where random.isTrue(oneIn: 60) {
          switch random.next() % 4 {
          case 0: try store.delete(order)
          case 1: order.number = Int(random.next() % 8)
          case 2: order.isRead.toggle()
          default: order.contents = Data([UInt8(random.next() % 256)])
          }
        }
        for _ in 0..<random.next() % 3 {
          Order.insert(in: store).number = Int(random.next() % 8)
        }
        try await store.save()
        await store.settle()
        let expected = try store.fetch(request).map(\.objectID)
        #expect(source.items.map(\.objectID) == expected, "seed \(seed)")
        #expect(follower.rows == expected, "seed \(seed)")
        let order = try #require(try store.fetch(request).randomElement(using: &random))
        #expect(source.row(of: order) == expected.firstIndex(of: order.objectID), "seed \(seed)")
      }
      #expect(follower.wholeChanges == 0)
    }
  }

  @Test func `A change of what a row depends on elsewhere is told as well`() async throws {
    let store = try openStore()
    let people = ["b", "a"].map { name in
      let person = Person.insert(in: store)
      person.name = name
      Order.insert(in: store).person = person
      return person
    }
    try await store.save()
    await store.settle()
    let source = try FetchedResultsDataSource(
      FetchRequest<Order>(sortBy: { [$0.person.name.ascending] }), in: store)
    var changes: [DataSourceChange] = []
    let observation = source.observe { changes.append($0) }
    defer { observation.cancel() }
    #expect(source.items.map { $0.person?.name } == ["a", "b"])
    people[0].name = "0"
    try await store.save()
    await store.settle()
    #expect(source.items.map { $0.person?.name } == ["0", "a"])
    #expect(changes == [.everything])
    let order = try #require(people[1].orders.first)
    #expect(source.row(of: order) == 1)
  }

  @Test func `Many changes at once are told as one`() async throws {
    let store = try openStore()
    try await fill(store, 10)
    let source = try FetchedResultsDataSource(request, in: store)
    var changes: [DataSourceChange] = []
    let observation = source.observe { changes.append($0) }
    defer { observation.cancel() }
    try await fill(store, 1000)
    #expect(changes == [.everything] && source.count == 1010)
    #expect(source.items == (try store.fetch(request)))
    #expect(source[1009] === source.items.last)
  }

  @Test func `Only the window is in memory`() async throws {
    try await withFolder { folder in
      do { try await fill(openStore(at: .folder(folder)), 3000) }
      let store = try openStore(at: .folder(folder))
      let source = try FetchedResultsDataSource(request, in: store)
      _ = (source[0], source[2999], source[1500])
      store.objects.releaseUnused()
      #expect(store.objects.all.count <= 800)
      let all = try store.fetch(request)
      for row in [0, 1, 199, 200, 1234, 1500, 2500, 2999] { #expect(source[row] === all[row]) }
    }
  }

  @Test func `A row that another application has deleted is not a trap`() async throws {
    try await withFolder { folder in
      let store = try openStore(at: .folder(folder))
      try await fill(store, 3)
      let source = try FetchedResultsDataSource(request, in: store)
      // At once: whenever something is waited for, the store may have seen what others have written.
      try SQLiteConnection(path: folder.appending(path: "Test.sqlite").path)
        .run("DELETE FROM \"Order\"")
      #expect(source.count == 3 && source[2].title.isEmpty)
      try store.refresh()
      await store.settle()
      #expect(source.count == 0)
    }
  }

  @Test func `A row that cannot be read is told, and the others are shown`() async throws {
    try await withFolder { folder in
      do { try await fill(openStore(at: .folder(folder)), 300) }
      try SQLiteConnection(path: folder.appending(path: "Test.sqlite").path)
        .run("UPDATE \"Order\" SET \"identifier\" = 'x' WHERE \"@key\" = 150")
      let store = try openStore(at: .folder(folder))
      var failures: [String] = []
      store.onFailure = { failures.append("\($0)") }
      let source = try FetchedResultsDataSource(FetchRequest<Order>(), in: store)
      #expect(source.count == 300)
      #expect(source.items.map(\.objectID.key) == Array(1...149) + [0] + Array(151...300))
      #expect(source.items.map(\.isStandIn).firstIndex(of: true) == 149)
      #expect(source.items.count(where: \.isStandIn) == 1)
      #expect(source.items[149].title == "4")
      #expect(failures.count == 1)
      #expect(failures.first?.contains("Order 150: 'x' in \"identifier\"") == true)
    }
  }

  @Test func `Rows are read on from those that are known, in both directions`() async throws {
    try await withFolder { folder in
      do {
        let store = try openStore(at: .folder(folder))
        for number in 0..<3000 {
          let order = Order.insert(in: store)
          order.number = number / 7
          order.title = "\(number % 5)"
        }
        try await store.save()
      }
      let store = try openStore(at: .folder(folder))
      let request = FetchRequest<Order>(sortBy: { [$0.number.descending, $0.title.ascending] })
      let all = try store.fetch(request).map(\.objectID)
      let source = try FetchedResultsDataSource(request, in: store)
      for row in Array(0..<3000) + (0..<3000).reversed() + [1500, 1400, 1600, 20, 2990] {
        #expect(source[row].objectID == all[row])
      }
    }
  }
}
