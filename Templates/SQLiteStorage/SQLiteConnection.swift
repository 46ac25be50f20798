import CSQLite
import Foundation
import ModelKit

/// One connection to a database, with the collations and functions by which SQL agrees with
/// closures.
final class SQLiteConnection {
  let path: String

  /// How long the main actor waits for others, in milliseconds.
  static let shortTime: Int32 = 100
  private let waitingTime: Int32
  private let database: OpaquePointer
  private var statements: [String: SQLiteStatement] = [:]

  /// The last statement that changes columns: most saves change the same ones of many rows.
  private var update: (entityName: String, slots: [Int], statement: SQLiteStatement)?

  /// Opens or makes the database; `:memory:` is one that nobody else sees.
  ///
  /// - Parameter waitingTime: how long to wait for others, in milliseconds.
  init(path: String, waitingTime: Int32 = 2000) throws {
    self.path = path
    self.waitingTime = waitingTime
    var database: OpaquePointer?
    let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX
    let code = sqlite3_open_v2(path, &database, flags, nil)
    guard code == SQLITE_OK, let database else {
      defer { sqlite3_close_v2(database) }
      throw SQLiteFailure(
        code: code, message: "", systemError: sqlite3_system_errno(database)
      ).error(path: path)
    }
    self.database = database
    sqlite3_extended_result_codes(database, 1)
    sqlite3_busy_timeout(database, waitingTime)
    refuse_quoted_texts(database)
    SQLiteFunctions.register(in: database)
  }

  deinit {
    statements = [:]
    update = nil
    removeLogIfMoved()
    sqlite3_close_v2(database)
  }

  /// Whether another file, or none, stands where the database was opened.
  var isMoved: Bool {
    var isMoved: Int32 = 0
    sqlite3_file_control(database, "main", SQLITE_FCNTL_HAS_MOVED, &isMoved)
    return isMoved != 0
  }

  /// What `removeLogIfMoved` removes; nothing before it is noted.
  var log: LogFiles?

  /// Changes with each commit of another connection.
  static let versionQuery = "PRAGMA data_version"

  /// With which the database was last seen to be that of the models.
  var checkedVersion: Int?

  /// How many statements were run so far.
  private(set) var runCount = 0

  /// How many rows the last statement changed.
  var changedRowCount: Int { Int(sqlite3_changes64(database)) }

  var isReadOnly: Bool { sqlite3_db_readonly(database, "main") == 1 }

  /// Runs SQL that gives no rows.
  func run(_ sql: String, _ values: [AttributeValue] = []) throws {
    try read(sql, values) { _ in }
  }

  /// Runs SQL and collects what is read from its rows.
  func rows<Value>(
    of sql: String, _ values: [AttributeValue] = [], _ read: (SQLiteStatement) throws -> Value
  ) throws -> [Value] {
    var result: [Value] = []
    try self.read(sql, values) { result.append(try read($0)) }
    return result
  }

  /// Runs SQL and reads each of its rows.
  func read(
    _ sql: String, _ values: [AttributeValue], _ readRow: (SQLiteStatement) throws -> Void
  ) throws {
    let statement = try statement(for: sql)
    runCount += 1
    defer {
      statement.reset()
      if !values.isEmpty { statement.clear() }
    }
    do {
      try statement.bind(values)
      while try statement.step() { try readRow(statement) }
    } catch let failure as SQLiteFailure {
      throw failure.error(path: path)
    }
  }

  /// Works on the main actor with a connection that else may wait: neither for others nor for the disk.
  /// What is written need not outlive a cut of the power.
  func withoutWaiting<Value>(_ work: () throws -> Value) throws -> Value {
    sqlite3_busy_timeout(database, Self.shortTime)
    sqlite3_wal_autocheckpoint(database, 0)
    try run("PRAGMA synchronous = NORMAL")
    defer {
      sqlite3_busy_timeout(database, waitingTime)
      sqlite3_wal_autocheckpoint(database, 1000)
    }
    let result = Result { try work() }
    try run("PRAGMA synchronous = FULL")
    return try result.get()
  }

  /// Runs a statement that gives no rows, for one of many objects.
  func run(_ statement: SQLiteStatement, _ bind: (SQLiteStatement) throws -> Void) throws {
    defer { statement.reset() }
    do {
      try bind(statement)
      _ = try statement.step()
    } catch let failure as SQLiteFailure {
      throw failure.error(path: path)
    }
  }

  /// Runs work in a transaction that holds the only right to write: all of it or nothing.
  ///
  /// - Parameter commit: is called when nothing but the commit is left.
  func transaction(before commit: () throws -> Void = {}, _ work: () throws -> Void) throws {
    try run("BEGIN IMMEDIATE")
    do {
      try work()
      try commit()
      try run("COMMIT")
    } catch {
      try? run("ROLLBACK")
      throw error
    }
  }

  /// Ends a transaction that is open, if one is.
  func commit() throws {
    if sqlite3_get_autocommit(database) == 0 { try run("COMMIT") }
  }

  func statement(toChange slots: [Int], of table: EntityTable) throws -> SQLiteStatement {
    if let update, update.entityName == table.entity.name, update.slots == slots {
      return update.statement
    }
    let statement = try statement(for: table.update(slots))
    update = (table.entity.name, slots, statement)
    return statement
  }

  /// Prepared once for each text.
  func statement(for sql: String) throws -> SQLiteStatement {
    if let statement = statements[sql] { return statement }
    if statements.count >= 200 { statements = [:] }
    do {
      let statement = try SQLiteStatement(sql, in: database)
      statements[sql] = statement
      return statement
    } catch let failure as SQLiteFailure {
      throw failure.isOfDepth ? TooDeepStatement() : failure.error(path: path)
    }
  }
}

/// A statement with more in each other than SQLite reads.
struct TooDeepStatement: Error {}
