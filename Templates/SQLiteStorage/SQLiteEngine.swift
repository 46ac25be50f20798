import Foundation
import ModelKit
import Synchronization

/// Keeps the objects of a store in an SQLite database: one connection reads on the main actor while
/// another writes.
public final class SQLiteEngine: StorageEngine {
  private let schema: Schema
  private let layout: DatabaseLayout
  let reader: SharedConnection
  let writer: SharedConnection
  public let isNew: Bool

  public init(_ schema: Schema, named name: String, at location: StoreLocation) throws {
    self.schema = schema
    layout = DatabaseLayout(schema)
    let path = try Self.path(named: name, at: location)
    let connection = try Self.connection(to: path)
    try layout.prepare(connection)
    isNew = try connection.number("SELECT count(*) FROM sqlite_sequence") == 0
    writer = SharedConnection(connection)
    // A database in memory is seen by its own connection only.
    reader =
      location.folder == nil ? writer : SharedConnection(try Self.connection(to: path))
  }

  public func residentRows() throws -> [Row]? { nil }

  public func rows(of query: Query) throws -> [Row]? {
    guard let table = layout.tables[query.entity.name],
      let selection = QueryTranslation(schema: schema, layout: layout).selection(of: query)
    else { return nil }
    return try read { connection in
      try connection.rows(of: selection.text, selection.values) { statement in
        try RowReader(table: table, path: connection.path).row(from: statement)
      }
    }
  }

  public func row(of objectID: ObjectID) throws -> Row? {
    guard let table = layout.tables[objectID.entityName] else { return nil }
    let sql =
      "SELECT \(table.columnList(of: "t0")) FROM \(table.name) t0 WHERE t0.\(SQLName.key) = ?"
    return try read { connection in
      try connection.rows(of: sql, [.object(objectID)]) { statement in
        try RowReader(table: table, path: connection.path).row(from: statement)
      }.first
    }
  }

  public func members(
    of objectID: ObjectID, _ relationship: RelationshipDescription
  ) throws -> [ObjectID] {
    let entity = try schema.entity(named: objectID.entityName)
    let links = LinkTable(of: relationship, from: entity, in: schema)
    return try read { connection in
      try connection.rows(of: links.selection, [.object(objectID)]) { statement in
        ObjectID(entityName: relationship.destinationName, key: statement.integer(0))
      }
    }
  }

  public func highestKeys() throws -> [String: Int] {
    try read { connection in
      let keys = try connection.rows(of: "SELECT name, seq FROM sqlite_sequence") {
        ($0.text(0), $0.integer(1))
      }
      if let unusable = keys.first(where: { $0.1 > ObjectID.keys.upperBound }) {
        throw StoreError.unfitDatabase(
          path: connection.path, reason: "table \"\(unusable.0)\" has no keys left")
      }
      return Dictionary(keys) { first, _ in first }
    }
  }

  public func write(_ changes: RowChanges) throws {
    try writer.use { [schema, layout] connection in
      try RowWriter(connection: connection, schema: schema, layout: layout).write(changes)
    }
  }

  private func read<Value: Sendable>(
    _ read: (SQLiteConnection) throws -> Value
  ) throws -> Value {
    try reader.use(read)
  }

  /// The path of the database, in a folder that exists.
  private static func path(named name: String, at location: StoreLocation) throws -> String {
    guard let folder = location.folder else { return ":memory:" }
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw StoreError.unusableFile(path: folder.path, reason: "cannot be made a folder")
    }
    return folder.appending(path: name + ".sqlite").path
  }

  private static func connection(to path: String) throws -> SQLiteConnection {
    let connection = try SQLiteConnection(path: path)
    guard !connection.isReadOnly else {
      throw StoreError.unusableFile(path: path, reason: "is read-only")
    }
    // A commit is on the disk when it returns, and readers never wait for a writer.
    try connection.run("PRAGMA journal_mode = WAL")
    try connection.run("PRAGMA synchronous = FULL")
    try connection.run("PRAGMA trusted_schema = OFF")
    return connection
  }
}

/// A connection that one thread uses at a time.
final class SharedConnection: Sendable {
  private let connection: Mutex<SQLiteConnection>

  init(_ connection: sending SQLiteConnection) {
    self.connection = Mutex(connection)
  }

  func use<Value: Sendable>(_ work: (SQLiteConnection) throws -> Value) throws -> Value {
    try connection.withLock { try work($0) }
  }
}
