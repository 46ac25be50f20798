import ModelKit
import Synchronization

/// A connection that one thread uses at a time.
final class SharedConnection: Sendable {
  private let path: String

  /// Nil before it is opened, and once it is closed.
  private let connection: Mutex<SQLiteConnection?>

  init(to path: String) {
    self.path = path
    connection = Mutex(nil)
  }

  /// Opens it unless it is open.
  func open(_ connect: () throws -> sending SQLiteConnection) throws {
    try connection.withLock { if $0 == nil { $0 = try connect() } }
  }

  func use<Value: Sendable>(_ work: (SQLiteConnection) throws -> Value) throws -> Value {
    try connection.withLock { connection in
      guard let connection else { throw StoreError.unusableFile(path: path, reason: "is closed") }
      return try work(connection)
    }
  }

  /// The same unless somebody else uses the connection or it is closed; nil then.
  func useIfFree<Value: Sendable>(_ work: (SQLiteConnection) throws -> Value) throws -> Value? {
    try connection.withLockIfAvailable { connection -> Value? in
      guard let connection else { return nil }
      return try work(connection)
    } ?? nil
  }

  /// Closes the connection unless somebody uses it: who ends does not wait for what does not.
  func close() {
    _ = connection.withLockIfAvailable { $0 = nil }
  }
}
