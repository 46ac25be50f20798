import Foundation
import ModelKit
import Testing

@MainActor struct DataSourceTests {
  @Test func `Fetched results follow the store and say which rows have changed`() async throws {
    let store = try NewsStore(at: .memory)
    let news = ["a", "b", "c"].map { insertNews($0, in: store) }
    try await store.save()
    await store.settle()
    let source = try FetchedResultsDataSource(
      FetchRequest<News>(where: { $0.title != "hidden" }, sortBy: { [$0.title.ascending] }),
      in: store)
    var changes: [DataSourceChange] = []
    let observation = source.observe { changes.append($0) }
    defer { observation.cancel() }
    news[0].title = "hidden"
    news[1].body = "changed"
    insertNews("d", in: store)
    #expect(source.count == 3, "nothing happens before the save")
    try await store.save()
    await store.settle()
    #expect(source.items.map(\.title) == ["b", "c", "d"])
    #expect(changes == [DataSourceChange(removed: [0], inserted: [2], updated: [0])])
    try store.delete(news[2])
    try await store.save()
    await store.settle()
    #expect(source.items.map(\.title) == ["b", "d"])
    #expect(source.item(at: 2) == nil && source.item(at: -1) == nil && source.item(at: 1) != nil)
  }

  @Test func `Several saves in one turn are told once`() async throws {
    let store = try NewsStore(at: .memory)
    var sets: [ChangeSet] = []
    let observation = store.observe(News.self, Author.self) { sets.append($0) }
    let news = insertNews("a", in: store)
    try await store.save()
    try store.delete(news)
    Author.insert(in: store).name = "Ada"
    try await store.save()
    await store.settle()
    let inserted = sets.flatMap(\.inserted).map(\.objectID.entityName)
    #expect(inserted.filter { $0 == "Author" } == ["Author"])
    observation.cancel()
    Author.insert(in: store).name = "Grace"
    try await store.save()
    let count = sets.count
    await store.settle()
    #expect(sets.count == count)
  }

  @Test func `An array is shown until another is`() {
    let source = ArrayDataSource(["a", "b"])
    var changes: [DataSourceChange] = []
    let observation = source.observe { changes.append($0) }
    defer { observation.cancel() }
    source.show(["c"])
    #expect(source.count == 1 && source[0] == "c")
    #expect(changes == [DataSourceChange(removed: [0, 1], inserted: [0], updated: [])])
  }
}
