import CSQLite
import Foundation
import ModelKit

/// The collations and functions that closures use, for SQL.
enum SQLiteFunctions {
  static let textCollation = "modelkit_text"
  static let decimalCollation = "modelkit_decimal"
  static let folding = "modelkit_folded"

  static func register(in database: OpaquePointer) {
    sqlite3_create_collation_v2(
      database, textCollation, SQLITE_UTF8, nil,
      { _, leftCount, left, rightCount, right in
        let order = Collation.compare(
          UnsafeRawBufferPointer(start: left, count: Int(leftCount)),
          UnsafeRawBufferPointer(start: right, count: Int(rightCount)))
        return Int32(order.rawValue)
      }, nil)
    sqlite3_create_collation_v2(
      database, decimalCollation, SQLITE_UTF8, nil,
      { _, leftCount, left, rightCount, right in
        let order = StoredDecimal.compare(
          UnsafeRawBufferPointer(start: left, count: Int(leftCount)),
          UnsafeRawBufferPointer(start: right, count: Int(rightCount)))
        return Int32(order.rawValue)
      }, nil)
    registerSearches(in: database)
    registerFolding(in: database)
  }

  /// The name of the function that finds a text in a text.
  static func name(of relation: QueryComparison.Relation) -> String {
    switch relation {
    case .beginsWith: "modelkit_begins_with"
    case .endsWith: "modelkit_ends_with"
    default: "modelkit_contains"
    }
  }

  private static let flags = SQLITE_UTF8 | SQLITE_DETERMINISTIC

  /// They take what is searched, what is looked for and what is not heeded.
  private static func registerSearches(in database: OpaquePointer) {
    sqlite3_create_function_v2(
      database, name(of: .contains), 3, flags, nil,
      { SQLiteFunctions.search(.contains, $0, $2) }, nil, nil, nil)
    sqlite3_create_function_v2(
      database, name(of: .beginsWith), 3, flags, nil,
      { SQLiteFunctions.search(.beginsWith, $0, $2) }, nil, nil, nil)
    sqlite3_create_function_v2(
      database, name(of: .endsWith), 3, flags, nil,
      { SQLiteFunctions.search(.endsWith, $0, $2) }, nil, nil, nil)
  }

  private static func registerFolding(in database: OpaquePointer) {
    sqlite3_create_function_v2(
      database, folding, 2, flags, nil,
      { context, _, arguments in
        guard let text = SQLiteFunctions.bytes(arguments?[0]) else {
          sqlite3_result_null(context)
          return
        }
        let options = ComparisonOptions(rawValue: Int(sqlite3_value_int(arguments?[1])))
        let folded = Collation.folded(String(decoding: text, as: UTF8.self), ignoring: options)
        let bytes = folded.utf8.map { CChar(bitPattern: $0) }
        sqlite3_result_text64(
          context, bytes + [0], UInt64(bytes.count), SQLiteStatement.copies, UInt8(SQLITE_UTF8))
      }, nil, nil, nil)
  }

  /// The result of a search: null where one of the texts is.
  private static func search(
    _ relation: QueryComparison.Relation, _ context: OpaquePointer?,
    _ arguments: UnsafeMutablePointer<OpaquePointer?>?
  ) {
    guard let text = bytes(arguments?[0]), let part = bytes(arguments?[1]) else {
      sqlite3_result_null(context)
      return
    }
    let options = ComparisonOptions(rawValue: Int(sqlite3_value_int(arguments?[2])))
    let holds = TextSearch.holds(text, relation, part, ignoring: options)
    sqlite3_result_int(context, holds ? 1 : 0)
  }

  /// A text as UTF-8; nil for null.
  private static func bytes(_ value: OpaquePointer?) -> UnsafeRawBufferPointer? {
    guard sqlite3_value_type(value) != SQLITE_NULL, let bytes = sqlite3_value_text(value) else {
      return nil
    }
    return UnsafeRawBufferPointer(start: bytes, count: Int(sqlite3_value_bytes(value)))
  }
}
