import Foundation
import ModelKit
import ServiceKit
import ServiceTesting

/// A service as it is generated, with an endpoint of every kind.
final class FeedService: WebService, @unchecked Sendable {}

extension FeedService: ServiceSpecification {
  enum Failure: ServiceFailure {
    case notFound(URL)
    case tooManyRequests(URL)

    init?(status: Int, at url: URL) {
      switch status {
      case 404: self = .notFound(url)
      case 429: self = .tooManyRequests(url)
      default: return nil
      }
    }

    var refusal: (url: URL, status: Int) {
      switch self {
      case .notFound(let url): (url, 404)
      case .tooManyRequests(let url): (url, 429)
      }
    }
  }

  static let description = ServiceDescription(
    cacheLifetime: .seconds(600), attempts: 3, delay: .milliseconds(1), timeout: .seconds(600),
    failures: Failure.self)

  func latestNews(
    section: News.Section, since: Date? = nil
  ) -> ServiceCall<ArchivedObjects<News>> {
    call(ServiceRequest(.get, "/news/{section}", ["section": section], query: ["since": since]))
  }

  func publish(body: Snapshot) -> ServiceCall<ArchivedObject<News>> {
    call(ServiceRequest(.post, "/news", body: .object(body, of: News.self)))
  }

  func replace(body: [Snapshot]) -> ServiceCall<Void> {
    call(ServiceRequest(.put, "/news", body: .objects(body, of: News.self)))
  }

  func count(of words: String) -> ServiceCall<Int> {
    call(ServiceRequest(.get, "/count", query: ["words": words]))
  }

  func titles() -> ServiceCall<[String]> { call(ServiceRequest(.get, "/titles")) }

  func rate(body: Double) -> ServiceCall<Double?> {
    call(ServiceRequest(.patch, "/rating", body: .value(body)))
  }
}

final class News: ManagedObject, Model {
  enum Section: String, EnumerationValue { case world, science }

  @Attribute("title", isUnique: true) var title: String
  @Attribute("section", default: .world) var section: Section
  @Relationship("author", inverse: "articles") var author: Author?
}

final class Author: ManagedObject, Model {
  @Attribute("name") var name: String
  @Relationship("articles", inverse: "author") var articles: [News]
}

final class Comment: ManagedObject, Model {
  @Attribute("text") var text: String
}

final class NewsStore: ObjectStore {}

extension NewsStore: StoreSpecification {
  static let description = StoreDescription(
    name: "NewsStore", models: [News.self, Author.self, Comment.self], engine: MemoryEngine.self)
}
