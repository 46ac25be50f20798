import Foundation
import ModelKit
import SQLiteStorage

/// Ten attributes of the usual types, as a generated model has them.
final class News: ManagedObject, Model {
  enum Section: String, EnumerationValue { case world, science }

  @Attribute("identifier", isUnique: true) var identifier: UUID
  @Attribute("title", maximumLength: 200) var title: String
  @Attribute("body", default: "") var body: String
  @Attribute("byline") var byline: String?
  @Attribute("section", default: .world) var section: Section
  @Attribute("creationDate", isIndexed: true) var creationDate: Date
  @Attribute("updateDate") var updateDate: Date?
  @Attribute("sortOrder", default: 0, minimum: 0) var sortOrder: Int
  @Attribute("isRead", default: false) var isRead: Bool
  @Attribute("rating", default: 0) var rating: Double
}

final class Author: ManagedObject, Model {
  @Attribute("name") var name: String
  @Relationship("articles", inverse: "author", deleteRule: .cascade) var articles: [Article]
}

final class Article: ManagedObject, Model {
  @Attribute("title") var title: String
  @Relationship("author", inverse: "articles") var author: Author?
}

extension News {
  /// The identifier of the object with a number, spread as random ones are.
  static func identifier(_ number: Int) -> UUID {
    let spread = UInt32(truncatingIfNeeded: number) &* 2_654_435_761
    let bytes = withUnsafeBytes(of: spread.bigEndian, Array.init)
    let last = withUnsafeBytes(of: UInt64(number).bigEndian, Array.init)
    return UUID(
      uuid: (
        bytes[0], bytes[1], bytes[2], bytes[3], 0, 0, 0x40, 0, 0x80, 0, last[2], last[3], last[4],
        last[5], last[6], last[7]
      ))
  }

  /// Gives the object what the statements give the row with a number.
  func fill(_ number: Int) {
    identifier = Self.identifier(number)
    title = "Title \(number) of some length"
    body = "Body \(number), which is as long as a sentence usually is"
    byline = "Ada"
    section = number % 2 == 0 ? .science : .world
    creationDate = Date(timeIntervalSinceReferenceDate: Double(number) * 7919 - 1e6)
    updateDate = Date(timeIntervalSinceReferenceDate: Double(number))
    sortOrder = number
    isRead = number % 2 == 1
    rating = Double(number) / 8
  }
}

/// A store of these models in a folder.
@MainActor func openStore(in folder: URL) throws -> ObjectStore {
  try ObjectStore(
    StoreDescription(
      name: "Benchmark", models: [News.self, Author.self, Article.self],
      engine: SQLiteEngine.self), at: .folder(folder))
}
