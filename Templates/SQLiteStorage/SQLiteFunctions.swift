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
      { SQLiteFunctions.order($2, $1, $4, $3, by: Collation.compare) }, nil)
    sqlite3_create_collation_v2(
      database, decimalCollation, SQLITE_UTF8, nil,
      { SQLiteFunctions.order($2, $1, $4, $3, by: StoredDecimal.compare) }, nil)
    func add(_ name: String, argumentCount: Int32, _ function: Function) {
      let flags = SQLITE_UTF8 | SQLITE_DETERMINISTIC
      sqlite3_create_function_v2(
        database, name, argumentCount, flags, nil, function, nil, nil, nil)
    }
    // They take what is searched, what is looked for and what is not heeded.
    add(name(of: .contains), argumentCount: 3) { SQLiteFunctions.search(.contains, $0, $2) }
    add(name(of: .beginsWith), argumentCount: 3) { SQLiteFunctions.search(.beginsWith, $0, $2) }
    add(name(of: .endsWith), argumentCount: 3) { SQLiteFunctions.search(.endsWith, $0, $2) }
    add(folding, argumentCount: 2) { SQLiteFunctions.fold($0, $2) }
  }

  private typealias Arguments = UnsafeMutablePointer<OpaquePointer?>?
  private typealias Function = @convention(c) (OpaquePointer?, Int32, Arguments) -> Void

  @inline(__always)
  private static func order(
    _ left: UnsafeRawPointer?, _ leftCount: Int32, _ right: UnsafeRawPointer?, _ rightCount: Int32,
    by compare: (UnsafeRawBufferPointer, UnsafeRawBufferPointer) -> Ordering
  ) -> Int32 {
    let order = compare(
      UnsafeRawBufferPointer(start: left, count: Int(leftCount)),
      UnsafeRawBufferPointer(start: right, count: Int(rightCount)))
    return Int32(order.rawValue)
  }

  /// The name of the function that finds a text in a text.
  static func name(of relation: QueryComparison.Relation) -> String {
    switch relation {
    case .beginsWith: "modelkit_begins_with"
    case .endsWith: "modelkit_ends_with"
    default: "modelkit_contains"
    }
  }

  private static func fold(_ context: OpaquePointer?, _ arguments: Arguments) {
    guard let text = bytes(arguments?[0]) else {
      sqlite3_result_null(context)
      return
    }
    let options = ComparisonOptions(rawValue: Int(sqlite3_value_int(arguments?[1])))
    let folded = Collation.folded(String(decoding: text, as: UTF8.self), ignoring: options)
    let bytes = folded.utf8.map { CChar(bitPattern: $0) }
    sqlite3_result_text64(
      context, bytes + [0], UInt64(bytes.count), SQLiteStatement.copies, UInt8(SQLITE_UTF8))
  }

  /// The result of a search: null where one of the texts is.
  private static func search(
    _ relation: QueryComparison.Relation, _ context: OpaquePointer?, _ arguments: Arguments
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
