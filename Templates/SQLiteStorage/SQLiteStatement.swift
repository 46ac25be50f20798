import CSQLite
import Foundation
import ModelKit

/// A prepared statement: values go in as bindings, never as text.
final class SQLiteStatement {
  private let database: OpaquePointer
  private let statement: OpaquePointer

  init(_ sql: String, in database: OpaquePointer) throws {
    var statement: OpaquePointer?
    let code = sqlite3_prepare_v3(
      database, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &statement, nil)
    guard code == SQLITE_OK, let statement else {
      throw SQLiteFailure(code, in: database)
    }
    self.database = database
    self.statement = statement
  }

  deinit {
    sqlite3_finalize(statement)
  }

  func bind(_ values: [AttributeValue]) throws {
    for index in values.indices { try bind(values[index], to: index + 1) }
  }

  /// Gives a hole its value; holes are counted from 1.
  func bind(_ value: AttributeValue, to hole: Int) throws {
    try check(bind(value, at: Int32(truncatingIfNeeded: hole)))
  }

  func bind(_ key: Int, to hole: Int) throws {
    try check(sqlite3_bind_int64(statement, Int32(truncatingIfNeeded: hole), Int64(key)))
  }

  /// Whether there is a row to read.
  func step() throws -> Bool {
    let code = sqlite3_step(statement)
    if code == SQLITE_ROW { return true }
    guard code == SQLITE_DONE else {
      throw SQLiteFailure(code, in: database)
    }
    return false
  }

  /// Makes the statement ready to be used again; its holes keep their values.
  func reset() {
    sqlite3_reset(statement)
  }

  /// Forgets the values of the holes.
  func clear() {
    sqlite3_clear_bindings(statement)
  }

  func isNull(_ column: Int32) -> Bool { sqlite3_column_type(statement, column) == SQLITE_NULL }

  func integer(_ column: Int32) -> Int { Int(sqlite3_column_int64(statement, column)) }

  func double(_ column: Int32) -> Double { sqlite3_column_double(statement, column) }

  func text(_ column: Int32) -> String { optionalText(column) ?? "" }

  /// With every NUL that is in it.
  func optionalText(_ column: Int32) -> String? {
    guard let bytes = sqlite3_column_text(statement, column) else { return nil }
    let count = Int(sqlite3_column_bytes(statement, column))
    return String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
  }

  /// Nil where the text is none of an identifier.
  func uuid(_ column: Int32) -> AttributeValue? {
    guard let bytes = sqlite3_column_text(statement, column) else { return nil }
    let count = Int(sqlite3_column_bytes(statement, column))
    return StoredUUID.uuid(from: UnsafeRawBufferPointer(start: bytes, count: count))
      .map { .uuid($0) }
  }

  func data(_ column: Int32) -> Data {
    guard let bytes = sqlite3_column_blob(statement, column) else { return Data() }
    return Data(bytes: bytes, count: Int(sqlite3_column_bytes(statement, column)))
  }

  private func bind(_ value: AttributeValue, at index: Int32) -> Int32 {
    switch value {
    case .null: sqlite3_bind_null(statement, index)
    case .bool(let value): sqlite3_bind_int64(statement, index, value ? 1 : 0)
    case .integer(let value): sqlite3_bind_int64(statement, index, Int64(value))
    case .double(let value): sqlite3_bind_double(statement, index, value)
    case .decimal(let value): bind(StoredDecimal.text(of: value), at: index)
    case .string(let value): bind(value, at: index)
    case .date(let value):
      sqlite3_bind_double(statement, index, value.timeIntervalSinceReferenceDate)
    case .url(let value): bind(value.absoluteString, at: index)
    case .uuid(let value): bind(value, at: index)
    case .data(let value): bind(value, at: index)
    case .object(let value): sqlite3_bind_int64(statement, index, Int64(value.key))
    }
  }

  private func bind(_ text: String, at index: Int32) -> Int32 {
    var text = text
    return text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { characters in
        sqlite3_bind_text64(
          statement, index, characters.baseAddress ?? UnsafePointer(Self.empty),
          UInt64(characters.count), Self.copies, UInt8(SQLITE_UTF8))
      }
    }
  }

  private func bind(_ value: UUID, at index: Int32) -> Int32 {
    StoredUUID.withText(of: value) { text in
      sqlite3_bind_text64(
        statement, index, text.baseAddress, UInt64(text.count), Self.copies, UInt8(SQLITE_UTF8))
    }
  }

  private func bind(_ data: Data, at index: Int32) -> Int32 {
    data.withUnsafeBytes { bytes in
      bytes.isEmpty
        ? sqlite3_bind_zeroblob(statement, index, 0)
        : sqlite3_bind_blob64(
          statement, index, bytes.baseAddress, UInt64(bytes.count), Self.copies)
    }
  }

  private func check(_ code: Int32) throws {
    guard code == SQLITE_OK else {
      throw SQLiteFailure(code, in: database)
    }
  }

  /// Tells SQLite to copy what it is given; the C header has it as a cast that Swift does not
  /// import.
  static var copies: sqlite3_destructor_type {
    unsafeBitCast(-1, to: sqlite3_destructor_type.self)
  }

  private nonisolated(unsafe) static let empty: UnsafeMutablePointer<CChar> = {
    let pointer = UnsafeMutablePointer<CChar>.allocate(capacity: 1)
    pointer.pointee = 0
    return pointer
  }()
}
