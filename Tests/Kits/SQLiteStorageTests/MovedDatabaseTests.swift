import Foundation
import Testing

@testable import ModelKit
@testable import SQLiteStorage

/// A database that is replaced or removed while an application runs is neither written nor damaged.
@MainActor struct MovedDatabaseTests {
  private func files(in folder: URL) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
  }

  /// A store with one saved object, whose changes are still in the log.
  private func filledStore(in folder: URL) async throws -> ObjectStore {
    let store = try openStore(at: .folder(folder))
    Person.insert(in: store).name = "live"
    try await store.save()
    return store
  }

  /// Puts a database with another object in the place of the one that is open.
  private func replaceDatabase(in folder: URL) async throws {
    let backup = folder.appending(path: "backup")
    let store = try openStore(at: .folder(backup))
    Person.insert(in: store).name = "backup"
    try await store.save()
    store.close()
    #expect(rename(database(in: backup).path, database(in: folder).path) == 0)
    try FileManager.default.removeItem(at: backup)
  }

  private func database(in folder: URL) -> URL { folder.appending(path: "Test.sqlite") }

  private func refusedMessage(savingInto store: ObjectStore) async throws -> String {
    let person = Person.insert(in: store)
    person.name = "unsaved"
    let error = await #expect(throws: StoreError.self) { try await store.save() }
    #expect(person.isInserted && person.name == "unsaved")
    return try #require(error).description
  }

  @Test func `Nothing is saved into a database that was replaced, and its log is gone`()
    async throws
  {
    try await withFolder { folder in
      let store = try await filledStore(in: folder)
      try await replaceDatabase(in: folder)
      let message = try await refusedMessage(savingInto: store)
      #expect(message.contains("Test.sqlite: was replaced by another file"))
      #expect(message.hasSuffix("still on the screen: note it, and start again"))
      #expect(files(in: folder) == ["Test.sqlite"])
      #expect(try Person.all(in: openStore(at: .folder(folder))).map(\.name) == ["backup"])
    }
  }

  @Test func `Whoever only looks is told, and leaves no log either`() async throws {
    try await withFolder { folder in
      let store = try await filledStore(in: folder)
      var failures: [String] = []
      store.onFailure = { failures.append("\($0)") }
      try await replaceDatabase(in: folder)
      for _ in 0..<2 { store.refreshIfOthersHaveWritten() }
      #expect(failures.count == 1 && failures[0].contains("was replaced by another file"))
      #expect(files(in: folder) == ["Test.sqlite"])
    }
  }

  @Test func `A store that is closed leaves its log to no other database`() async throws {
    try await withFolder { folder in
      let store = try await filledStore(in: folder)
      try await replaceDatabase(in: folder)
      store.close()
      #expect(files(in: folder) == ["Test.sqlite"])
      #expect(try Person.all(in: openStore(at: .folder(folder))).map(\.name) == ["backup"])
    }
  }

  @Test func `The log of whoever uses the new database stays`() async throws {
    try await withFolder { folder in
      let store = try await filledStore(in: folder)
      try await replaceDatabase(in: folder)
      store.refreshIfOthersHaveWritten()
      let next = try await filledStore(in: folder)
      store.close()
      #expect(files(in: folder) == ["Test.sqlite", "Test.sqlite-shm", "Test.sqlite-wal"])
      next.close()
      #expect(try Person.count(in: openStore(at: .folder(folder))) == 2)
    }
  }

  @Test(arguments: [true, false])
  func `A save into what was removed is refused`(isFolder: Bool) async throws {
    try await withFolder { folder in
      let store = try await filledStore(in: folder)
      try FileManager.default.removeItem(at: isFolder ? folder : database(in: folder))
      let message = try await refusedMessage(savingInto: store)
      #expect(message.contains("Test.sqlite: was removed, and nothing can be saved any more"))
      store.close()
      #expect(files(in: folder).isEmpty)
    }
  }
}
