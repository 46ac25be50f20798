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
  public let isShared: Bool
  private let path: String
  private let state = Mutex(State())

  private struct State {
    var isNew = true
    var dataVersion = 0

    /// Of the connection that writes: with another one, others have written since.
    var openedVersion = 0
  }

  /// The highest keys that were given away without the database knowing it.
  let distantKeys = Mutex<[String: Int]>([:])

  /// Stands among the keys from when the first are taken until the first objects are stored.
  static let newMark = "@new"

  public init(_ schema: Schema, named name: String, at location: StoreLocation) throws {
    self.schema = schema
    layout = DatabaseLayout(schema)
    path = try Self.path(named: name, at: location)
    isShared = location.folder != nil
    writer = SharedConnection(to: path)
    // A database in memory is seen by its own connection only.
    reader = isShared ? SharedConnection(to: path) : writer
    if let folder = location.folder, !FileManager.default.fileExists(atPath: path) {
      try folder.checkNoStore(in: name + ".json", beside: URL(filePath: path))
    } else {
      try openWriter()
    }
  }

  /// What is taken over waits for `open` in a transaction, and nobody else writes until then.
  private func openWriter() throws {
    try writer.open {
      if isShared { try layout.makeDatabase(at: path) }
      let connection = try Self.connection(to: path)
      try layout.prepare(connection)
      let isNew = try connection.number(
        "SELECT count(*) = 0 OR max(name = '\(Self.newMark)') FROM sqlite_sequence")
      state.withLock { $0.isNew = isNew != 0 }
      try Self.checkKeys(of: connection)
      return connection
    }
  }

  public func open() throws {
    try openWriter()
    let version = try writer.use { connection in
      try connection.commit()
      connection.log = LogFiles(of: path)
      return try connection.number(SQLiteConnection.versionQuery)
    }
    state.withLock { ($0.openedVersion, $0.dataVersion) = (version, version) }
    if !isShared { return }
    // Reads on the main actor, where nobody waits long; what it writes is reserved keys alone.
    try reader.open {
      let connection = try Self.connection(to: path, waitingTime: SQLiteConnection.shortTime)
      try connection.run("PRAGMA synchronous = NORMAL")
      return connection
    }
  }

  public var isNew: Bool { state.withLock(\.isNew) }

  public func residentRows() throws -> [Row]? { nil }

  public var checksUniqueValues: Bool { true }

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
    return state.withLock { state in
      defer { state.dataVersion = version }
      return state.dataVersion != version
    }
  }

  public func write(_ changes: RowChanges, by permission: WritePermission) throws {
    let hasReleased = try writer.use { connection in
      let rowWriter = RowWriter(
        connection: connection, schema: schema, layout: layout,
        openedVersion: state.withLock(\.openedVersion))
      return try rowWriter.write(changes) {
        if isNew {
          try connection.run("DELETE FROM sqlite_sequence WHERE name = '\(Self.newMark)'")
        }
        try connection.checkPlace()
        try permission.claim()
      }
    }
    // The context does not know of it, and the connection has no news of what it has written itself.
    if hasReleased { state.withLock { $0.dataVersion = -1 } }
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
    } catch let error as StoreError {
      // What another version of the application has changed is not there as it was.
      do { try reader.use(layout.checkModels(in:)) } catch StoreError.damagedDatabase {}
      guard case .damagedDatabase(_, SQLiteFailure.unknownPlace) = error else { throw error }
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
