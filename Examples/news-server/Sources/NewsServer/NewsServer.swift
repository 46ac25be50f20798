import Foundation
import ModelKit
import NewsArchive

/// Answers requests from a store, and changes it by operations and pieces of work, as controllers do.
@MainActor struct NewsServer {
  let store: ArticleStore

  func response(to request: Request) async throws -> Response {
    do {
      switch (request.method, request.path) {
      case ("GET", "/articles"):
        return try Response(Article.latest(in: store).map(ArticleDocument.init))
      case ("POST", "/articles"):
        let document = try JSONDecoder().decode(ArticleDocument.self, from: request.body)
        try await publish(document)
        return try Response(document, status: 201)
      case ("POST", "/archives"):
        return try Response(await synchronize(with: request.body))
      default:
        return Response(status: 404, text: "there is nothing at \(request.path)")
      }
    } catch let error as ValidationError {
      return Response(status: 422, text: "\(error)")
    } catch let error as DecodingError {
      return Response(status: 400, text: "\(error)")
    } catch let error as ArchiveError {
      return Response(status: 400, text: "\(error)")
    }
  }

  /// All of it is saved, or nothing.
  private func publish(_ document: ArticleDocument) async throws {
    try await store.perform { context in
      let article = try Article(title: document.title, in: context)
      article.body = document.body
      guard let name = document.author else { return }
      article.author = try Author.get(name: name, in: context) ?? Author(name: name, in: context)
    }
  }

  /// - Returns: how many objects the archive holds.
  private func synchronize(with archive: Data) async throws -> Int {
    let address = URL(filePath: "/archives")
    let input = SynchronizeArticlesInput(feedURL: address, articleStore: store)
    let operation = SynchronizeArticlesOperation(input)
    operation.download = { _ in archive }
    return try await operation.value()
  }
}

/// An article as clients see it.
struct ArticleDocument: Codable {
  let title: String
  let body: String?
  let author: String?
}

extension ArticleDocument {
  @MainActor init(_ article: Article) {
    self.init(title: article.title, body: article.body, author: article.author?.name)
  }
}
