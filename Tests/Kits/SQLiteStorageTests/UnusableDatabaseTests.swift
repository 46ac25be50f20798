import CSQLite
import Foundation
import ModelKit
import Testing

@testable import SQLiteStorage

/// A database that cannot be used is a readable error, never a crash.
@MainActor struct UnusableDatabaseTests {
  @Test func `A file that is not a database is refused`() async throws {
    try await withFolder { folder in
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data(String(repeating: "no database", count: 200).utf8).write(to: database(in: folder))
      #expect(message(openingIn: folder).contains("Test.sqlite: is not a database; restore it"))
    }
  }

  @Test func `A folder in the place of the database is refused`() async throws {
    try await withFolder { folder in
      try FileManager.default.createDirectory(
        at: database(in: folder), withIntermediateDirectories: true)
      #expect(
        message(openingIn: folder).contains("Test.sqlite: cannot be opened; see that it is a file"))
    }
  }

  /// Stores one object of each model.
  private func fill(_ folder: URL) async throws {
    let store = try openStore(at: .folder(folder))
    Order.insert(in: store).person = Person.insert(in: store)
    Tag.insert(in: store)
    try await store.save()
  }

  @Test func `A file in the place of the folder is refused`() async throws {
    try await withFolder { folder in
      try Data().write(to: folder)
      #expect(message(openingIn: folder).contains("cannot be made a folder"))
    }
  }

  @Test func `The database of another application is refused`() async throws {
    try await withFolder { folder in
      try run("CREATE TABLE a (b)", in: folder)
      #expect(message(openingIn: folder).contains(": another application made it; open"))
    }
  }

  @Test(arguments: [
    (
      "ALTER TABLE \"Order\" RENAME COLUMN \"title\" TO \"name\"",
      "table \"Order\" has a column \"name\" that Order does not have"
    ),
    (
      "CREATE TABLE \"Letter\" AS SELECT 1 AS \"@key\"",
      "table \"Letter\" has 1 row but belongs to no model here"
    ),
    (
      "ALTER TABLE \"Person\" ADD COLUMN \"x\" TEXT DEFAULT 'y'",
      "table \"Person\" has a column \"x\" that Person does not have"
    ),
    ("PRAGMA user_version = 4", "a newer version of the application made it"),
    ("UPDATE sqlite_sequence SET seq = 9223372036854775807", "table \"Order\" has no keys left"),
  ])
  func `Tables that do not fit are named`(sql: String, expected: String) async throws {
    try await withFolder { folder in
      try await fill(folder)
      try run(sql, in: folder)
      #expect(message(openingIn: folder).contains(": \(expected); open"))
    }
  }

  /// Columns that are missing as well but can be added are not what stands in the way.
  @Test(arguments: [
    (
      [
        "ALTER TABLE \"Order\" DROP COLUMN \"ratio\"",
        "ALTER TABLE \"Order\" DROP COLUMN \"count\"",
      ]
        + ["ALTER TABLE \"Order\" ADD COLUMN \"count\" TEXT"],
      "column \"count\" of table \"Order\" holds TEXT, and its type is now Int"
    ),
    (
      ["DROP INDEX \"Order.person index\"", "ALTER TABLE \"Order\" DROP COLUMN \"person\""]
        + ["ALTER TABLE \"Order\" ADD COLUMN \"person\" TEXT"],
      "column \"person\" of table \"Order\" holds TEXT, and its type is now Person"
    ),
    (
      ["DROP INDEX \"Tag.name index\"", "ALTER TABLE \"Tag\" DROP COLUMN \"name\""],
      "table \"Tag\" has no column \"name\", and nothing says what its rows have there"
    ),
  ])
  func `The column that cannot be taken over is named`(statements: [String], expected: String)
    async throws
  {
    try await withFolder { folder in
      try await fill(folder)
      for sql in statements { try run(sql, in: folder) }
      #expect(message(openingIn: folder).contains(": \(expected); open"))
    }
  }

  @Test func `A value of another kind is named`() async throws {
    try await withFolder { folder in
      let store = try openStore(at: .folder(folder))
      Order.insert(in: store).identifier = UUID()
      try await store.save()
      try run("UPDATE \"Order\" SET \"identifier\" = 'x'", in: folder)
      let error = #expect(throws: StoreError.self) {
        try Order.all(in: openStore(at: .folder(folder)))
      }
      #expect(
        error?.description.contains(
          ": Order 1: 'x' in \"identifier\" is not a valid UUID; restore it") == true)
    }
  }

  @Test func `A locked database is said to be in use, and the changes are kept`() async throws {
    try await withFolder { folder in
      let store = try openStore(at: .folder(folder))
      let other = try SQLiteConnection(path: database(in: folder).path)
      try other.run("BEGIN IMMEDIATE")
      let tag = Tag.insert(in: store)
      let error = await #expect(throws: StoreError.self) { try await store.save() }
      #expect(error?.description.hasSuffix("is in use by another application") == true)
      #expect(tag.isInserted)
      try other.run("COMMIT")
      try await store.save()
      #expect(!tag.isInserted)
    }
  }

  @Test func `Damaged databases give errors or values, whatever is damaged`() async throws {
    try await withFolder { folder in
      let store = try openStore(at: .folder(folder))
      var random = RandomObjects(generator: SeededGenerator(seed: 7))
      try random.insert(20, into: store)
      try await store.save()
      try run("PRAGMA wal_checkpoint(TRUNCATE)", in: folder)
      let bytes = try Data(contentsOf: database(in: folder))
      var generator = SeededGenerator(seed: .random(in: 0...999_999))
      for round in 0..<60 {
        let copy = folder.appending(path: "copy\(round)")
        try FileManager.default.createDirectory(at: copy, withIntermediateDirectories: true)
        var damaged = bytes
        for _ in 0...Int(generator.next() % 40) {
          damaged[Int(generator.next() % UInt64(damaged.count))] = UInt8(
            truncatingIfNeeded: generator.next())
        }
        try damaged.write(to: database(in: copy))
        guard let store = try? openStore(at: .folder(copy)) else { continue }
        for order in (try? Order.all(in: store)) ?? [] {
          _ = (order.person?.orders, order.tags, order.parts, order.title, order.group)
        }
        Tag.insert(in: store)
        try? await store.save()
      }
    }
  }

  private func database(in folder: URL) -> URL { folder.appending(path: "Test.sqlite") }

  private func run(_ sql: String, in folder: URL) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try SQLiteConnection(path: database(in: folder).path).run(sql)
  }

  private func message(openingIn folder: URL) -> String {
    do {
      _ = try openStore(at: .folder(folder))
      return "opened"
    } catch {
      return "\(error)"
    }
  }
}
