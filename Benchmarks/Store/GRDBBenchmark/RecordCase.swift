import Foundation
import GRDB

/// What a fetch has found, held as the objects of a store are.
nonisolated(unsafe) private var fetched: [News] = []

/// What the statements do, done with GRDB as its documentation advises where it has to be fast.
struct RecordCase {
  private let queue: DatabaseQueue
  private let count: Int

  init(path: String, count: Int) throws {
    var configuration = Configuration()
    configuration.journalMode = .wal
    configuration.prepareDatabase { database in
      try database.execute(sql: "PRAGMA synchronous = FULL")
      database.add(
        collation: DatabaseCollation("modelkit_text") { $0.caseInsensitiveCompare($1) })
    }
    queue = try DatabaseQueue(path: path, configuration: configuration)
    self.count = count
  }

  func run(_ name: String) throws {
    switch name {
    case "insert": try measure { try insert() }
    case "fetch", "memory":
      try measure {
        fetched = try queue.read {
          try News.order(News.creationDate.desc, News.key).fetchAll($0)
        }
        precondition(fetched.count == count)
      }
    case "find": try measure { try find() }
    case "update": try update()
    case "delete": try delete()
    case "count":
      try measure {
        for _ in 0..<200 {
          let found = try queue.read { try News.fetchCount($0) }
          precondition(found == count)
        }
      }
    case "build": try measure { try build() }
    case "traverse": try measure { try traverse() }
    default: preconditionFailure("no case is called \(name)")
    }
  }

  private func insert() throws {
    try queue.write { database in
      for number in 0..<count { try News(number).insert(database) }
    }
  }

  private func find() throws {
    try queue.read { database in
      let statement = try database.cachedStatement(
        sql: "SELECT * FROM News WHERE identifier IS ?")
      for number in 0..<count {
        let wanted = News.identifier(number * 48271 % count).uuidString
        let found = try News.fetchOne(statement, arguments: [wanted])
        precondition(found != nil)
      }
    }
  }

  private func update() throws {
    var news = try queue.read { try News.fetchAll($0) }
    try measure {
      try queue.write { database in
        for number in news.indices {
          news[number].title = "Another title of number \(number)"
          news[number].sortOrder = number + 1
          try news[number].update(database, columns: ["title", "sortOrder"])
        }
      }
    }
  }

  private func delete() throws {
    let news = try queue.read { try News.fetchAll($0) }
    try measure {
      try queue.write { database in
        for record in news { try record.delete(database) }
      }
    }
  }

  private func build() throws {
    try queue.write { database in
      for number in 0..<count / 10 {
        let key = Int64(number) + 1
        try Author(key: key, name: "Author \(number)").insert(database)
        for place in number * 10..<number * 10 + 10 {
          try Article(key: Int64(place) + 1, title: "Article \(place) of an author", author: key)
            .insert(database)
        }
      }
    }
  }

  private func traverse() throws {
    let authors = try queue.read { database in
      try Author.including(all: Author.articles).fetchAll(database)
    }
    var length = 0
    for author in authors {
      for article in author.articles { length += article.title.utf8.count }
    }
    precondition(length > count * 10)
  }
}
