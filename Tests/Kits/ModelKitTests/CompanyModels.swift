import Foundation
import ModelKit

/// Every kind of relationship and of delete rule.
final class Employee: ManagedObject, Model {
  @Attribute("name", default: "") var name: String
  @Relationship("manager", inverse: "reports") var manager: Employee?
  @Relationship("reports", inverse: "manager", deleteRule: .deny, count: 0...2)
  var reports: [Employee]
  @Relationship("badge", inverse: "owner", deleteRule: .cascade) var badge: Badge?
  @Relationship("projects", inverse: "members", isOrdered: true) var projects: [Project]
}

final class Badge: ManagedObject, Model {
  @Attribute("number", default: 1, minimum: 1, maximum: 99) var number: Int
  @Attribute("code", pattern: "[A-Z]{2}") var code: String?
  @Attribute("word", minimumLength: 2, label: "Password") var word: String?
  @Attribute("rating") var rating: Double?
  @Relationship("owner", inverse: "badge") var owner: Employee
}

final class Project: ManagedObject, Model {
  @Attribute("name", default: "", isUnique: true) var name: String
  @Relationship("members", inverse: "projects") var members: [Employee]
  @Relationship("parts", deleteRule: .cascade, isOrdered: true) var parts: [Project]
}

/// A store of these models.
@MainActor func openCompany(
  _ engine: any StorageEngine.Type = MemoryEngine.self, at location: StoreLocation = .memory
) throws -> ObjectStore {
  try ObjectStore(
    StoreDescription(
      name: "Company", models: [Employee.self, Badge.self, Project.self], engine: engine),
    at: location)
}

/// Runs a test in a folder that is gone afterwards.
@MainActor func withFolder(_ work: (URL) async throws -> Void) async throws {
  let folder = FileManager.default.temporaryDirectory.appending(path: "store-\(UUID().uuidString)")
  defer { try? FileManager.default.removeItem(at: folder) }
  try await work(folder)
}
