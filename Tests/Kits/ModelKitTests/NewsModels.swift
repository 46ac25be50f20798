import Foundation
import ModelKit

/// The news reader's models as they are generated.
final class News: ManagedObject, Model {
  enum Section: String, EnumerationValue { case world, science, sport }

  @Attribute("identifier", isUnique: true, setOn: .insert) var identifier: UUID
  @Attribute("title", maximumLength: 200) var title: String
  @Attribute("body") var body: String
  @Attribute("imageURL") var imageURL: URL?
  @Attribute("section", default: .world) var section: Section
  @Attribute("sortOrder", default: 0, isIndexed: true) var sortOrder: Int
  @Attribute("creationDate", setOn: .insert) var creationDate: Date
  @Attribute("updateDate", setOn: .save) var updateDate: Date
  @Relationship("author", inverse: "articles") var author: Author?
}

extension News {
  static func get(identifier: UUID, in context: any ObjectContext) throws -> News? {
    try get("identifier", identifier, in: context)
  }

  static func all(in context: any ObjectContext) throws -> [News] {
    try context.fetch(.all)
  }

  static func recent(
    since: Date, section: Section, in context: any ObjectContext
  ) throws -> [News] {
    try context.fetch(.recent(since: since, section: section))
  }
}

@MainActor extension FetchRequest where Object == News {
  static var all: FetchRequest { FetchRequest(sortBy: { [$0.sortOrder.ascending] }) }

  static func recent(since: Date, section: News.Section) -> FetchRequest {
    FetchRequest(
      where: { $0.creationDate >= since && $0.section == section },
      sortBy: { [$0.creationDate.descending, $0.title.ascending] }, limit: 20)
  }
}

extension News {
  var byline: String { unwritten("byline", standIn: "byline is yours to write") }
}

final class Author: ManagedObject, Model {
  @Attribute("name") var name: String
  @Relationship("articles", inverse: "author", deleteRule: .nullify) var articles: [News]
}

final class NewsStore: ObjectStore {}

extension NewsStore: StoreSpecification {
  static let description = StoreDescription(
    name: "NewsStore", models: [News.self, Author.self], engine: MemoryEngine.self)
}

/// A news with all that is required.
@MainActor @discardableResult
func insertNews(_ title: String, in context: any ObjectContext) -> News {
  let news = News.insert(in: context)
  news.title = title
  news.body = "text"
  return news
}
