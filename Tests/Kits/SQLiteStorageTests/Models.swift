import Foundation
import ModelKit

@testable import SQLiteStorage

/// A model with an attribute of every type; its name and some of the others are words of SQL.
final class Order: ManagedObject, Model {
  enum Group: String, EnumerationValue { case world, science, abroad }

  @Attribute("select") var select: String?
  @Attribute("title", default: "") var title: String
  @Attribute("group", default: .world) var group: Group
  @Attribute("from") var from: Group?
  @Attribute("number", default: 0, isIndexed: true) var number: Int
  @Attribute("count") var count: Int?
  @Attribute("ratio") var ratio: Double?
  @Attribute("price") var price: Decimal?
  @Attribute("date") var date: Date?
  @Attribute("link") var link: URL?
  @Attribute("identifier", isUnique: true) var identifier: UUID?
  @Attribute("contents") var contents: Data?
  @Attribute("isRead", default: false) var isRead: Bool
  @Attribute("isSelected", default: false, isTransient: true) var isSelected: Bool
  @Relationship("person", inverse: "orders") var person: Person?
  @Relationship("tags", inverse: "orders") var tags: [Tag]
  @Relationship("parts", isOrdered: true) var parts: [Tag]
}

final class Person: ManagedObject, Model {
  @Attribute("name", default: "") var name: String
  @Attribute("age") var age: Int?
  @Relationship("orders", inverse: "person") var orders: [Order]
  @Relationship("boss", inverse: "reports") var boss: Person?
  @Relationship("reports", inverse: "boss", isOrdered: true) var reports: [Person]
}

final class Tag: ManagedObject, Model {
  @Attribute("name", default: "", isUnique: true) var name: String
  @Relationship("orders", inverse: "tags") var orders: [Order]
}

/// A store of these models.
@MainActor func openStore(
  _ engine: any StorageEngine.Type = SQLiteEngine.self, at location: StoreLocation = .memory
) throws -> ObjectStore {
  try ObjectStore(
    StoreDescription(
      name: "Test", models: [Order.self, Person.self, Tag.self], engine: engine), at: location)
}

/// Runs a test in a folder that is gone afterwards.
@MainActor func withFolder(_ work: (URL) async throws -> Void) async throws {
  let folder = FileManager.default.temporaryDirectory.appending(path: "store-\(UUID().uuidString)")
  defer { try? FileManager.default.removeItem(at: folder) }
  try await work(folder)
}
