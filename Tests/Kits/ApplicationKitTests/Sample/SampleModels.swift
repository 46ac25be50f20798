import ApplicationKit
import Foundation
import ModelKit

final class Book: ManagedObject, Model {
  enum Genre: String, EnumerationValue { case novel, science, travel }

  @Attribute("title", maximumLength: 20, label: "Title") var title: String
  @Attribute("pages", minimum: 1) var pages: Int
  @Attribute("genre") var genre: Genre
  @Attribute("isRead") var isRead: Bool
  @Attribute("number", default: 7) var number: Int
  @Attribute("note") var note: String?
  @Attribute("creationDate", setOn: .insert) var creationDate: Date
  @Relationship("writer", inverse: "books") var writer: Writer
}

final class Writer: ManagedObject, Model {
  @Attribute("name", isUnique: true) var name: String
  @Relationship("books", inverse: "writer", deleteRule: .cascade) var books: [Book]
}

final class Library: ObjectStore {}

extension Library: StoreSpecification {
  static let description = StoreDescription(
    name: "Library", models: [Book.self, Writer.self], engine: MemoryEngine.self)
}

extension ApplicationEnvironment {
  var library: Library { store(Library.self) }
}

/// Adds as many writers as its input says; a negative number fails.
final class AddWritersOperation: ModelOperation<AddWritersOperation.Input, Int>,
  @unchecked Sendable
{
  struct Input: Sendable {
    let count: Int
    let library: Library
  }

  override func perform() async throws -> Int {
    guard input.count >= 0 else { throw NegativeCountError() }
    let count = input.count
    return try await input.library.perform { context in
      for number in 0..<count { Writer.insert(in: context).name = "Writer \(number)" }
      return count
    }
  }
}

extension AddWritersOperation: QueuedOperation {
  var queueName: String { "adding" }
}

/// Waits until it is cancelled.
final class WaitForeverOperation: ModelOperation<Void, Void>, CancellableOperation,
  @unchecked Sendable
{
  override func perform() async throws { try await Task.sleep(for: .seconds(1000)) }
}

extension WaitForeverOperation: QueuedOperation {
  var queueName: String { "adding" }
}

struct NegativeCountError: Error, CustomStringConvertible {
  var description: String { "a count is not negative" }
}
