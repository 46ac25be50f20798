import Foundation
import ModelKit
import Synchronization

/// Keeps the objects of a store in an SQLite database: one connection reads on the main actor while
/// another writes.
public final class SQLiteEngine: StorageEngine {
  let schema: Schema
  let layout: DatabaseLayout
  let reader: SharedConnection
  let writer: SharedConnection
  public let isNew: Bool
  public let isShared: Bool
  private let dataVersion: Mutex<Int>

  /// Of the connection that writes: with another one, others have written since.
  private let openedVersion: Int

  /// The highest keys that were given away without the database knowing it.
  private let distantKeys = Mutex<[String: Int]>([:])

  /// Stands among the keys from when the first are taken until the first objects are stored.
  private static let newMark = "@new"

  public init(_ schema: Schema, named name: String, at location: StoreLocation) throws {
    self.schema = schema
    layout = DatabaseLayout(schema)
    let path = try Self.path(named: name, at: location)
    if let folder = location.folder {
      if !FileManager.default.fileExists(atPath: path) {
        try folder.checkNoStore(in: name + ".json", beside: URL(filePath: path))
      }
      try layout.makeDatabase(at: path)
    }
    let connection = try Self.connection(to: path)
    try layout.prepare(connection)
    isNew =
      try connection.number(
        "SELECT count(*) = 0 OR max(name = '\(Self.newMark)') FROM sqlite_sequence") != 0
    try Self.checkKeys(of: connection)
    connection.log = LogFiles(of: path)
    isShared = location.folder != nil
    openedVersion = try connection.number(SQLiteConnection.versionQuery)
    dataVersion = Mutex(openedVersion)
    writer = SharedConnection(connection)
    // A database in memory is seen by its own connection only.
    guard isShared else {
      reader = writer
      return
    }
    // Reads on the main actor, where nobody waits long; what it writes is reserved keys alone.
    let readingConnection = try Self.connection(to: path, waitingTime: SQLiteConnection.shortTime)
    try readingConnection.run("PRAGMA synchronous = NORMAL")
    reader = SharedConnection(readingConnection)
  }

  public func residentRows() throws -> [Row]? { nil }

  public var checksUniqueValues: Bool { true }

  /// While others hold the database, keys are taken far behind those in use, where nobody else does.
  public func reserveKeys(_ count: Int, of entity: Entity) throws -> Int {
    // What the writing connection commits is no news of others.
    try writer.useIfFree { connection in
      try connection.withoutWaiting { try reserveKeys(count, of: entity, connection) }
    } ?? read(entity.name) { try reserveKeys(count, of: entity, $0) }
  }

  private func reserveKeys(
    _ count: Int, of entity: Entity, _ connection: SQLiteConnection
  ) throws -> Int {
    let distant = distantKeys.withLock { $0[entity.name] ?? 0 }
    var highest = 0
    do {
      try connection.transaction {
        try Self.raiseHighestKey(of: entity, by: count, beyond: distant, connection)
        highest = try Self.highestKey(of: entity, connection)
      }
    } catch StoreError.unusableFile {
      highest = try Self.highestKey(of: entity, connection)
      let last = distant > highest ? distant : highest + .random(in: 1_000_000..<2_000_000)
      highest = last + count
      distantKeys.withLock { $0[entity.name] = highest }
    }
    return highest - count + 1
  }

  private static func raiseHighestKey(
    of entity: Entity, by count: Int, beyond key: Int, _ connection: SQLiteConnection
  ) throws {
    let values = [AttributeValue.integer(key), .integer(count), .string(entity.name)]
    try connection.run("UPDATE sqlite_sequence SET seq = max(seq, ?) + ? WHERE name = ?", values)
    if connection.changedRowCount > 0 { return }
    try connection.run(
      "INSERT INTO sqlite_sequence (name, seq) "
        + "SELECT '\(newMark)', 0 WHERE NOT EXISTS (SELECT 1 FROM sqlite_sequence)")
    try connection.run("INSERT INTO sqlite_sequence (seq, name) VALUES (? + ?, ?)", values)
  }

  private static func highestKey(
    of entity: Entity, _ connection: SQLiteConnection
  ) throws -> Int {
    let sql = "SELECT seq FROM sqlite_sequence WHERE name = ?"
    return try connection.rows(of: sql, [.string(entity.name)]) { $0.integer(0) }.first ?? 0
  }

  private static func checkKeys(of connection: SQLiteConnection) throws {
    let keys = try connection.rows(of: "SELECT name, seq FROM sqlite_sequence") {
      ($0.text(0), $0.integer(1))
    }
    if let unusable = keys.first(where: { $0.1 > ObjectID.keys.upperBound }) {
      throw StoreError.unfitDatabase(
        path: connection.path, reason: "table \"\(unusable.0)\" has no keys left")
    }
  }

  /// Asked of the connection that writes: its own commits are not news. While it writes, the answer
  /// waits for the next time.
  public func wasChangedByOthers() throws -> Bool {
    let version = try writer.useIfFree { connection in
      try connection.checkPlace()
      try layout.checkModels(in: connection)
      return try connection.number(SQLiteConnection.versionQuery)
    }
    guard let version else { return false }
    return dataVersion.withLock { known in
      defer { known = version }
      return known != version
    }
  }

  public func write(_ changes: RowChanges, by permission: WritePermission) throws {
    let hasReleased = try writer.use { connection in
      let rowWriter = RowWriter(
        connection: connection, schema: schema, layout: layout, openedVersion: openedVersion)
      return try rowWriter.write(changes) {
        if isNew {
          try connection.run("DELETE FROM sqlite_sequence WHERE name = '\(Self.newMark)'")
        }
        try connection.checkPlace()
        try permission.claim()
      }
    }
    // The context does not know of it, and the connection has no news of what it has written itself.
    if hasReleased { dataVersion.withLock { $0 = -1 } }
  }

  /// The connection that is closed last writes what is in the log into the database.
  public func close() {
    reader.close()
    writer.close()
  }

  /// - Parameter place: what is read, for the message where it is damaged.
  func read<Value: Sendable>(
    _ place: @autoclosure () -> String, _ read: (SQLiteConnection) throws -> Value
  ) throws -> Value {
    do {
      return try reader.use(read)
    } catch StoreError.damagedDatabase(let path, SQLiteFailure.unknownPlace) {
      throw StoreError.damagedDatabase(path: path, place: "\(place()) cannot be read")
    }
  }

  /// The path of the database, in a folder that exists.
  static func path(named name: String, at location: StoreLocation) throws -> String {
    guard let folder = location.folder else { return ":memory:" }
    try folder.makePrivateFolder()
    return folder.appending(path: name + ".sqlite").path
  }

  private static func connection(
    to path: String, waitingTime: Int32 = 2000
  ) throws -> SQLiteConnection {
    let connection = try SQLiteConnection(path: path, waitingTime: waitingTime)
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
