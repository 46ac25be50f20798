import Foundation
import Testing

@testable import ModelKit
@testable import SQLiteStorage

/// Results that the user of a list filters and orders.
@MainActor struct ArrangedResultsTests {
  private let request = FetchRequest<Order>(
    where: { $0.isRead == false }, sortBy: { [$0.number.descending] })

  private func fill(_ store: ObjectStore, _ count: Int) async throws {
    let people = ["Ada", "Zoé"].map { name in
      let person = Person.insert(in: store)
      person.name = name
      return person
    }
    for number in 0..<count {
      let order = Order.insert(in: store)
      order.number = number
      order.title = Pool.texts[number % Pool.texts.count]
      order.group = [.world, .science, .abroad][number % 3]
      order.person = number % 4 == 0 ? nil : people[number % 2]
    }
    try await store.save()
    await store.settle()
  }

  @Test(arguments: TestedEngine.allCases)
  func `A store filters and orders as its fetch requests do`(engine: TestedEngine) async throws {
    try await withFolder { folder in
      let store = try openStore(engine.type, at: .folder(folder))
      try await fill(store, 200)
      let source = try FetchedResultsDataSource(request, in: store)
      let object = QueryObject<Order>()
      for sort in [
        object.title.ascending, object.group.descending, object.person.name.descending,
        object.count.ascending,
      ] {
        source.arrange(where: nil, sortBy: sort)
        let sorted = FetchRequest<Order>(
          where: { $0.isRead == false }, sortBy: { [sort, $0.number.descending] })
        #expect(source.items == (try store.fetch(sorted)))
      }
      for text in Pool.texts + ["SCI", "o", "zoe"] {
        let (title, group) = (object.title.ascending, object.group.ascending)
        let conditions = [title, group, object.person.name.ascending].map { $0.contains(text) }
        source.arrange(where: .any(conditions.compactMap { $0 }), sortBy: nil)
        let expected = try store.fetch(request).filter { order in
          [order.title, order.group.rawValue, order.person?.name].contains { shown in
            shown.map { holds($0, text) } == true
          }
        }
        #expect(source.items == expected, "\(text)")
      }
      source.arrange(where: nil, sortBy: nil)
      #expect(source.items == (try store.fetch(request)))
    }
  }

  private func holds(_ text: String, _ part: String) -> Bool {
    TextSearch.holds(text, .contains, part, ignoring: [.letterCase, .diacritics])
  }

  @Test(arguments: TestedEngine.allCases)
  func `Rows that are filtered and ordered follow what is saved`(engine: TestedEngine) async throws
  {
    try await withFolder { folder in
      let store = try openStore(engine.type, at: .folder(folder))
      try await fill(store, 40)
      let source = try FetchedResultsDataSource(request, in: store)
      let object = QueryObject<Order>()
      var changeCount = 0
      let observation = source.observe { _ in changeCount += 1 }
      defer { observation.cancel() }
      source.arrange(where: object.title.ascending.contains("A"), sortBy: object.title.descending)
      #expect(changeCount == 1)
      let count = source.count
      source[0].title = "zebra"
      let order = Order.insert(in: store)
      order.title = "zebras"
      Order.insert(in: store).title = "x"
      try await store.save()
      await store.settle()
      #expect(changeCount == 2 && source.count == count + 1)
      #expect(source[0] === order && source[1].title == "zebra")
      #expect(source.row(of: order) == 0)
    }
  }

  @Test(arguments: TestedEngine.allCases)
  func `Groups are of the objects that a limit leaves, in the direction of the request`(
    engine: TestedEngine
  ) async throws {
    try await withFolder { folder in
      let store = try openStore(engine.type, at: .folder(folder))
      for (number, group) in [Order.Group.abroad, .world, .science, .world, .abroad].enumerated() {
        let order = Order.insert(in: store)
        (order.number, order.group) = (number, group)
      }
      try await store.save()
      @MainActor func numbers(_ request: FetchRequest<Order>) throws -> [Int] {
        let source = try FetchedResultsDataSource(
          request.sectioned { $0.group.ascending }, in: store)
        return source.items.map(\.number)
      }
      let best = FetchRequest<Order>(sortBy: { [$0.number.descending] }, limit: 3)
      #expect(try numbers(best) == [3, 2, 4])
      let grouped = FetchRequest<Order>(sortBy: { [$0.group.descending, $0.number.ascending] })
      #expect(try numbers(grouped) == [0, 4, 2, 1, 3])
    }
  }

  @Test func `An order by another object's value follows that object`() async throws {
    let store = try openStore()
    try await fill(store, 8)
    let source = try FetchedResultsDataSource(request, in: store)
    source.arrange(where: nil, sortBy: QueryObject<Order>().person.name.descending)
    #expect(source[0].person?.name == "Zoé")
    let ada = try #require(try Person.all(in: store).first)
    ada.name = "zz"
    try await store.save()
    await store.settle()
    #expect(source[0].person === ada)
  }

  @Test func `Filtering and ordering read a window`() async throws {
    try await withFolder { folder in
      do { try await fill(openStore(at: .folder(folder)), 3000) }
      let store = try openStore(at: .folder(folder))
      let source = try FetchedResultsDataSource(request, in: store)
      let title = QueryObject<Order>().title.ascending
      source.arrange(where: title.contains("a"), sortBy: title)
      let count = source.count
      #expect(count > 800)
      _ = (source[0], source[count / 2], source[count - 1])
      store.objects.releaseUnused()
      #expect(store.objects.all.count <= 600)
      let all = source.items.map(\.title)
      #expect(all == all.sorted { Collation.compare($0, $1) == .before })
    }
  }

  @Test func `The row of an object is found without reading rows, whatever orders them`()
    async throws
  {
    try await withFolder { folder in
      do { try await fill(openStore(at: .folder(folder)), 3000) }
      let store = try openStore(at: .folder(folder))
      let engine = try #require(store.engine as? SQLiteEngine)
      let order = QueryObject<Order>()
      for sort in [
        order.person.name.ascending, order.person.name.descending, order.person.age.ascending,
        order.tags.count.descending, order.group.descending,
      ] {
        let source = try FetchedResultsDataSource(request, in: store)
        source.arrange(where: nil, sortBy: sort)
        let all = source.items
        let runCount = try engine.reader.use { $0.runCount }
        for row in [2999, 0, 700, 1500] { #expect(source.row(of: all[row]) == row) }
        #expect(try engine.reader.use { $0.runCount } - runCount <= 12)
      }
      let source = try FetchedResultsDataSource(
        FetchRequest<Order>(where: { $0.person.name == "Ada" }), in: store)
      let all = try Order.all(in: store)
      for row in 0..<8 {
        let expected = source.items.firstIndex(of: all[row])
        #expect(source.row(of: all[row]) == expected)
      }
    }
  }

  @Test func `What cannot be read leaves the rows as they are, and is told`() async throws {
    try await withFolder { folder in
      let store = try openStore(at: .folder(folder))
      try await fill(store, 8)
      var failures: [any Error] = []
      store.onFailure = { failures.append($0) }
      let source = try FetchedResultsDataSource(request, in: store)
      let rows = source.items
      try SQLiteConnection(path: folder.appending(path: "Test.sqlite").path)
        .run("DROP TABLE \"Person\"")
      let name = QueryObject<Order>().person.name.ascending
      source.arrange(where: name.contains("a"), sortBy: name)
      #expect(failures.count == 1 && source.items == rows)
      try SQLiteConnection(path: folder.appending(path: "Test.sqlite").path)
        .run("DROP TABLE \"Order\"")
      var news = ChangeSet()
      news.mayHaveMore = true
      store.tell(news)
      #expect(failures.count > 1 && source.count == rows.count)
    }
  }
}
