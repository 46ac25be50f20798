import Foundation
import ModelKit

/// What a fetch has found, held as the rows of the statements are.
@MainActor private var fetched: [News] = []

/// What the statements do, asked of a store.
@MainActor struct KitCase {
  let store: ObjectStore
  let count: Int

  func run(_ name: String) async throws {
    switch name {
    case "insert": try await measure { try await insert() }
    case "fetch", "memory":
      try await measure {
        fetched = try store.fetch(newestFirst)
        precondition(fetched.count == count)
      }
    case "find": try await measure { try find() }
    case "update":
      let news = try News.all(in: store)
      try await measure {
        for (number, news) in news.enumerated() {
          news.title = "Another title of number \(number)"
          news.sortOrder = number + 1
        }
        try await store.save()
      }
    case "delete":
      let news = try News.all(in: store)
      try await measure {
        for news in news { try store.delete(news) }
        try await store.save()
      }
    case "count":
      try await measure {
        for _ in 0..<200 {
          let found = try News.count(in: store)
          precondition(found == count)
        }
      }
    case "build": try await measure { try await build() }
    case "traverse": try await measure { try traverse() }
    case "start": try await measure { try start() }
    case "filter", "order": try await arrange(name)
    case "add", "remove": try await change(name)
    default: preconditionFailure("no case is called \(name)")
    }
  }

  private var newestFirst: FetchRequest<News> {
    FetchRequest(sortBy: { [$0.creationDate.descending] })
  }

  private func insert() async throws {
    for number in 0..<count { News.insert(in: store).fill(number) }
    try await store.save()
  }

  private func find() throws {
    for number in 0..<count {
      let wanted = News.identifier(number * 48271 % count)
      let found = try News.get("identifier", wanted, in: store)
      precondition(found != nil)
    }
  }

  private func build() async throws {
    for number in 0..<count / 10 {
      let author = Author.insert(in: store)
      author.name = "Author \(number)"
      for place in 0..<10 {
        let article = Article.insert(in: store)
        article.title = "Article \(number * 10 + place) of an author"
        article.author = author
      }
    }
    try await store.save()
  }

  private func traverse() throws {
    var length = 0
    for author in try Author.all(in: store) {
      for article in author.articles { length += article.title.utf8.count }
    }
    precondition(length > count * 10)
  }

  // MARK: A table

  /// Opens a table and reads its first screen.
  @discardableResult
  private func start() throws -> FetchedResultsDataSource<News> {
    let source = try FetchedResultsDataSource(newestFirst, in: store)
    precondition(source.count == count)
    _ = (0..<60).map { source[$0].title }
    return source
  }

  /// Filters the table, or orders it by what no index has, and reads the first screen.
  private func arrange(_ name: String) async throws {
    let source = try start()
    let title = QueryObject<News>().title.ascending
    let text = name == "filter" ? "7 of" : "of"
    try await measure {
      if name == "filter" {
        source.arrange(where: title.contains(text), sortBy: nil)
      } else {
        source.arrange(where: nil, sortBy: title)
      }
      precondition((0..<60).allSatisfy { source[$0].title.contains(text) })
    }
  }

  /// One object more or less, until the table shows it.
  private func change(_ name: String) async throws {
    let source = try start()
    var row: Int?
    source.onChange = { row = $0.inserted.first ?? $0.removed.first }
    try await measure {
      if name == "add" {
        let news = News.insert(in: store)
        news.fill(count / 2)
        news.identifier = UUID()
      } else {
        try store.delete(source[count / 2])
      }
      try await store.save()
      await store.settle()
      guard let row else { preconditionFailure("the table was told nothing") }
      _ = source[row].title
    }
  }
}
