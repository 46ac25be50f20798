import Foundation
import ModelKit
import Testing

@MainActor struct QueryTests {
  /// Three news: Zoë without an author, az by Ada, abc about sport; one is tagged.
  private func filledStore() throws -> NewsStore {
    let store = try NewsStore(at: .memory)
    for (number, title) in ["Zoë", "az", "abc"].enumerated() {
      let news = insertNews(title, in: store)
      news.sortOrder = 2 - number
      let days = Double(730 * (3 - number)) + 6950
      news.creationDate = Date(timeIntervalSinceReferenceDate: days * 86_400)
      if title == "az" {
        news.author = Author.insert(in: store)
        news.author?.name = "Ada"
      }
      if title == "abc" { news.section = .sport }
    }
    return store
  }

  private func titles(
    _ condition: (QueryObject<News>) -> QueryCondition
  ) throws -> [String] {
    let request = FetchRequest<News>(where: condition, sortBy: { [$0.title.ascending] })
    return try filledStore().fetch(request).map(\.title)
  }

  @Test func `Texts are compared with or without letter case and accents`() throws {
    #expect(try titles { $0.title == "Zoë" } == ["Zoë"])
    #expect(try titles { $0.title == "ZOE" } == [])
    #expect(try titles { $0.title.ignoring([.letterCase, .diacritics]) == "ZOE" } == ["Zoë"])
    #expect(try titles { $0.title.ignoring(.letterCase).hasPrefix("A") } == ["abc", "az"])
    #expect(try titles { $0.title.hasPrefix("a") && !$0.title.hasSuffix("z") } == ["abc"])
    #expect(try titles { $0.author.name.contains("d") } == ["az"])
    #expect(try titles { $0.title.contains($0.author.name) } == [])
  }

  @Test func `Nil equals nil, is unlike everything else and has no order`() throws {
    #expect(try titles { $0.author == nil } == ["abc", "Zoë"])
    #expect(try titles { $0.author != nil } == ["az"])
    #expect(try titles { $0.author.name == nil } == ["abc", "Zoë"])
    #expect(try titles { $0.author.name != "x" } == ["abc", "az", "Zoë"])
    #expect(try titles { !($0.author.name < "x") } == ["abc", "Zoë"])
    #expect(try titles { $0.imageURL == nil && $0.sortOrder != 3 } == ["abc", "az", "Zoë"])
  }

  @Test func `Numbers, dates and cases have an order`() throws {
    let date = Date(timeIntervalSinceReferenceDate: 8_400 * 86_400)
    #expect(try titles { $0.creationDate >= date } == ["az", "Zoë"])
    #expect(try titles { $0.section > .world } == ["abc"])
    #expect(try titles { $0.section.isIn([.science, .sport]) } == ["abc"])
    #expect(try titles { $0.sortOrder.isBetween(1, and: 2) } == ["az", "Zoë"])
    #expect(try titles { $0.sortOrder.isBetween(2, and: 1) } == [])
    #expect(try titles { $0.sortOrder > 1 || $0.title == "abc" } == ["abc", "Zoë"])
    #expect(try titles { $0.title < $0.body } == ["abc", "az"])
  }

  @Test func `A path goes through relationships`() throws {
    #expect(try titles { $0.author.articles.any { $0.title == "az" } } == ["az"])
    #expect(try titles { $0.author.articles.count == 1 } == ["az"])
    #expect(try titles { $0.author.articles.count == 0 } == ["abc", "Zoë"])
    #expect(try titles { news in news.author.articles.any { $0 == news } } == ["az"])
    #expect(
      try titles { news in
        news.author.articles.any { other in
          other.title == news.title && other.author.articles.any { $0.body == news.body }
        }
      } == ["az"])
    #expect(
      try titles { $0.author.articles.any { $0.title == "az" && $0.section == .sport } } == [])
  }

  @Test func `What is not a number is equal to nothing and has no order`() throws {
    let store = try openCompany()
    Badge.insert(in: store).rating = 1
    func count(_ condition: (QueryObject<Badge>) -> QueryCondition) throws -> Int {
      try store.count(FetchRequest<Badge>(where: condition))
    }
    #expect(try count { $0.rating == .nan } == 0)
    #expect(try count { $0.rating != .nan } == 1)
    #expect(try count { $0.rating < .nan } == 0)
    #expect(try count { $0.rating.isIn([.nan, 1]) } == 1)
    #expect(try count { $0.rating.isBetween(0, and: .nan) } == 0)
  }

  @Test func `Sorting goes by several values`() throws {
    let store = try NewsStore(at: .memory)
    for title in ["b", "É", "a", "e", "B"] { insertNews(title, in: store) }
    let sorted = try store.fetch(FetchRequest<News>(sortBy: { [$0.title.ascending] }, limit: 4))
    #expect(sorted.map(\.title) == ["a", "B", "b", "e"])
    let request = FetchRequest<News>(
      sortBy: { [$0.body.ascending, $0.title.descending] }, limit: .max)
    #expect(try store.fetch(request).map(\.title) == ["É", "e", "b", "B", "a"])
    #expect(try store.fetch(FetchRequest<News>(limit: -1)).isEmpty)
  }

  @Test func `A condition can be put together`() throws {
    let wanted = ["az", "abc"]
    let found = try titles { news in
      wanted.reduce(QueryCondition.any([])) { $0 || news.title == $1 }
    }
    #expect(found == ["abc", "az"])
    #expect(try titles { _ in .all([]) }.count == 3)
    #expect(try titles { _ in .any([]) } == [])
  }
}
