import Foundation
import Testing

@testable import ModelKit

@MainActor struct StoreTests {
  @Test func `A saved object is found again`() async throws {
    let store = try NewsStore(at: .memory)
    let news = insertNews("Hello", in: store)
    #expect(news.isInserted && store.hasChanges)
    try await store.save()
    #expect(!news.isInserted && !news.isChanged && !store.hasChanges)
    #expect(try News.all(in: store) == [news])
    #expect(try News.get(identifier: news.identifier, in: store) == news)
    #expect(try News.get(news.objectID, in: store) === news)
  }

  @Test func `The store sets dates when it inserts and when it saves`() async throws {
    let date = Date(timeIntervalSinceReferenceDate: 1000)
    let store = try NewsStore(at: .memory.with(clock: .stopped(at: date)))
    let news = insertNews("Hello", in: store)
    #expect(news.creationDate == date)
    #expect(news.snapshot["updateDate"] == .null)
    try await store.save()
    #expect(news.updateDate == date)
  }

  @Test func `A fetch request has its parameters, its order and its limit`() async throws {
    let store = try NewsStore(at: .memory)
    for (number, title) in ["b", "a", "c"].enumerated() {
      let news = insertNews(title, in: store)
      news.creationDate = Date(timeIntervalSinceReferenceDate: Double(number / 2))
      news.section = .science
    }
    insertNews("other section", in: store)
    let recent = try News.recent(since: .placeholder, section: .science, in: store)
    #expect(recent.map(\.title) == ["c", "a", "b"])
  }

  @Test func `Setting one side of a relationship sets the other`() throws {
    let store = try NewsStore(at: .memory)
    let (ada, grace) = (Author.insert(in: store), Author.insert(in: store))
    let news = insertNews("Hello", in: store)
    news.author = ada
    #expect(ada.articles == [news])
    grace.articles = [news]
    #expect(news.author == grace && ada.articles.isEmpty)
    try store.delete(grace)
    #expect(news.author == nil)
  }

  @Test func `Everything that is wrong is said at once`() async throws {
    let store = try NewsStore(at: .memory)
    let news = News.insert(in: store)
    news.title = String(repeating: "x", count: 201)
    let error = await #expect(throws: ValidationError.self) { try await store.save() }
    #expect(error?.breaches.map(\.property) == ["title", "body"])
    #expect(
      error?.description
        == "News: title takes at most 200 characters, not 201; News: body is required")
    #expect(store.hasChanges && news.isInserted)
  }

  @Test func `Work that fails leaves nothing behind and saves nothing of others`() async throws {
    struct Failure: Error {}
    let store = try NewsStore(at: .memory)
    let unfinished = News.insert(in: store)
    await #expect(throws: Failure.self) {
      try await store.perform { context in
        insertNews("Hello", in: context)
        throw Failure()
      }
    }
    #expect(try News.all(in: store) == [unfinished])
    try await store.perform { context in insertNews("Second", in: context).title }
    #expect(try News.all(in: store).map(\.isInserted) == [true, false])
  }

  @Test func `An archive inserts and then updates`() async throws {
    let store = try NewsStore(at: .memory)
    let archive = """
      {"format": 1, "Author": [{"@id": "1", "name": "Ada"}], "News": [
        {"identifier": "6F2C3C8A-0000-4000-8000-000000000001", "title": "Hello", "body": "é",
         "section": "sport", "creationDate": "2026-01-01T00:00:00Z", "author": "1"}]}
      """
    let read: @MainActor (any ObjectContext) throws -> Int = {
      try Archive.read(Data(archive.utf8), into: $0)
    }
    #expect(try await store.perform(read) == 2)
    #expect(try await store.perform(read) == 2)
    let news = try News.all(in: store)
    #expect(news.map(\.title) == ["Hello"])
    #expect(news.first?.section == .sport)
    #expect(news.first?.author?.name == "Ada")
    #expect(try news.first?.value(forKeyPath: "author.name") as? String == "Ada")
  }

  @Test func `Observers are told once, after the save`() async throws {
    let store = try NewsStore(at: .memory)
    var sets: [ChangeSet] = []
    let observation = store.observe(News.self) { sets.append($0) }
    let news = insertNews("Hello", in: store)
    try await store.save()
    await store.settle()
    news.title = "Changed"
    try await store.save()
    await store.settle()
    #expect(sets.map { $0.inserted.count } == [1, 0])
    #expect(sets.last?.updated.first?.old?["title"] == .string("Hello"))
    #expect(sets.last?.updated.first?.new?["title"] == .string("Changed"))
    observation.cancel()
  }
}
