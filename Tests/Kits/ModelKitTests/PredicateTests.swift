import Foundation
import ModelKit
import Testing

@MainActor struct PredicateTests {
  @Test(arguments: [
    ("titel == \"x\"", 1, "News has no property 'titel'; did you mean 'title'?"),
    ("title == 5", 10, "expected a value of String"),
    ("section == wrld", 12, "expected one of world, science, sport"),
    ("title ==", 9, "expected a key path or a value"),
    ("title ~ 5", 7, "'~' is not part of a predicate"),
    ("title == $x", 10, "there is no value for $x"),
    ("(title == nil", 14, "expected ')'"),
    ("title == \"x", 10, "the text that begins here has no end"),
    ("title.length == 1", 1, "'title' of News is an attribute: nothing can follow it"),
    ("author.articles.title == \"x\"", 1, "this path leads to many objects: write ANY in front"),
    ("ANY title == \"x\"", 5, "ANY takes a path to many objects"),
    ("author < nil", 1, "objects have no order"),
    ("sortOrder BETWEEN {1}", 19, "BETWEEN takes two values"),
    ("sortOrder CONTAINS \"1\"", 1, "CONTAINS compares texts"),
    ("title ==[x] \"a\"", 10, "expected c, d or cd"),
    ("1 == 1", 1, "one side must be a key path"),
    ("title == sortOrder", 10, "'==' compares unlike types"),
    ("title", 6, "expected == != < <= > >= IN BETWEEN CONTAINS BEGINSWITH or ENDSWITH"),
    ("", 1, "expected a key path or a value"),
  ])
  func `A mistake is said with its place`(text: String, column: Int, message: String) throws {
    let store = try NewsStore(at: .memory)
    let error = #expect(throws: FetchRequestError.self) {
      try store.fetch(FetchRequest<News>(where: text))
    }
    #expect(error?.column == column)
    #expect(error?.message == message)
  }

  @Test(arguments: [
    ("title == \"Zoë\"", ["Zoë"]), ("title ==[cd] \"ZOE\"", ["Zoë"]),
    ("title BEGINSWITH[c] 'a' AND NOT (title ENDSWITH \"z\")", ["abc"]),
    ("author == nil", ["abc", "Zoë"]), ("author.name CONTAINS \"d\"", ["az"]),
    ("author.name != \"x\"", ["abc", "az", "Zoë"]), ("NOT author.name < \"x\"", ["abc", "Zoë"]),
    ("section > world", ["abc"]), ("section IN {\"science\", sport}", ["abc"]),
    ("sortOrder BETWEEN {1, 2}", ["az", "Zoë"]),
    ("1 < sortOrder or title == 'abc'", ["abc", "Zoë"]),
    ("creationDate >= \"2026-01-01T00:00:00Z\"", ["Zoë"]),
    ("ANY author.articles.title == \"az\"", ["az"]), ("author.articles.@count == 1", ["az"]),
    ("#title == \"az\"", ["az"]), ("imageURL == NULL AND sortOrder != 0.5", ["abc", "az", "Zoë"]),
  ])
  func `A predicate finds what it says`(text: String, titles: [String]) throws {
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
    let found = try store.fetch(FetchRequest<News>(where: text, sortBy: "title"))
    #expect(found.map(\.title) == titles)
  }

  @Test func `Sorting takes a key path and a direction`() throws {
    let store = try NewsStore(at: .memory)
    for title in ["b", "É", "a", "e", "B"] { insertNews(title, in: store) }
    let sorted = try store.fetch(FetchRequest<News>(sortBy: "title", limit: 4))
    #expect(sorted.map(\.title) == ["a", "B", "b", "e"])
    let descending = try store.fetch(FetchRequest<News>(sortBy: "title descending", limit: .max))
    #expect(descending.map(\.title) == ["É", "e", "b", "B", "a"])
    #expect(try store.fetch(FetchRequest<News>(limit: -1)).isEmpty)
    for wrong in ["title upwards", "", "author.articles.title", "titel"] {
      #expect(throws: FetchRequestError.self) { try store.fetch(FetchRequest<News>(sortBy: wrong)) }
    }
  }

  @Test func `Random text is a predicate or an error`() throws {
    let store = try NewsStore(at: .memory)
    insertNews("Hello", in: store)
    let words = [
      "title", "author", ".", "name", "==", "<", "AND", "OR", "NOT", "(", ")", "{", "}", "ANY",
      "$x",
      "\"", "'", "\\", "5", "-", "1e999", "nil", "IN", "BETWEEN", "[cd]", "@count", "#", "é", "\0",
      ",",
      "section", "world", "CONTAINS", "author.articles", " ",
    ]
    for _ in 0..<3000 {
      let text = (0..<Int.random(in: 1...9)).map { _ in words.randomElement() ?? "" }
        .joined(separator: Bool.random() ? " " : "")
      _ = try? store.fetch(FetchRequest<News>(where: text, with: ["x": "text"]))
    }
    for deep in ["(", "NOT ", "NOT ("] {
      let text = String(repeating: deep, count: 20_000)
      #expect(throws: FetchRequestError.self) { try store.fetch(FetchRequest<News>(where: text)) }
    }
  }
}
