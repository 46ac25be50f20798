import CSQLite
import Foundation
import ModelKit

/// What SQLite says when it fails.
struct SQLiteFailure: Error {
  let code: Int32
  let message: String

  /// What the system said to SQLite where that is the cause; 0 for nothing.
  var systemError: Int32 = 0

  /// Whether a statement has more in each other than SQLite reads.
  var isOfDepth: Bool {
    message.hasPrefix("parser stack overflow") || message.hasPrefix("Expression tree is too large")
  }

  private static let full = SQLiteFailure(code: SQLITE_FULL, message: "")

  /// Where SQLite has found damage; who has asked for something knows more.
  static let unknownPlace: ErrorSentence = "not all of it can be read"

  /// For a primary key and for a row identifier; the C header has them as sums that Swift does not
  /// import.
  private static let repeatedKeyCodes = [
    SQLITE_CONSTRAINT | (6 << 8), SQLITE_CONSTRAINT | (10 << 8),
  ]

  /// The failure in words for the person who uses the application.
  func error(path: String) -> StoreError {
    let reason: ErrorSentence
    if Self.repeatedKeyCodes.contains(code) {
      return .unusableFile(path: path, reason: "was changed by another application meanwhile")
    }
    if [ENOSPC, EDQUOT].contains(systemError) { return Self.full.error(path: path) }
    switch code & 0xFF {
    case SQLITE_BUSY, SQLITE_LOCKED: reason = "is in use by another application"
    case SQLITE_READONLY: reason = "is read-only"
    case SQLITE_NOTADB:
      reason = "is not a database; restore it from a backup, or move it away to start afresh"
    case SQLITE_CORRUPT: return .damagedDatabase(path: path, place: Self.unknownPlace)
    case SQLITE_FULL: reason = "cannot be written: the disk is full; free some of it, and try again"
    case SQLITE_CANTOPEN:
      reason = "cannot be opened; see that it is a file, and that you may read and write it"
    case SQLITE_CONSTRAINT: return .repeatedValue("another object has this value: \(message)")
    default:
      let words = message.isEmpty ? String(cString: sqlite3_errstr(code)) : message
      reason = "cannot be used: \(words)"
    }
    return .unusableFile(path: path, reason: reason)
  }
}

extension SQLiteFailure {
  /// What a connection says of what it has done last.
  init(_ code: Int32, in database: OpaquePointer) {
    let isOfSystem = [SQLITE_IOERR, SQLITE_CANTOPEN].contains(code & 0xFF)
    self.init(
      code: code, message: String(cString: sqlite3_errmsg(database)),
      systemError: isOfSystem ? sqlite3_system_errno(database) : 0)
  }
}
