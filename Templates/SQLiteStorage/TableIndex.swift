import ModelKit

/// An index that the models of a store need.
struct TableIndex: Sendable {
  let name: String

  /// As SQL writes them.
  let table: String
  let columns: String
  var isUnique = false

  /// As a database keeps it.
  var creation: String {
    "CREATE \(isUnique ? "UNIQUE " : "")INDEX \(SQLName.quoted(name)) ON \(table) (\(columns))"
  }

  /// The indexes that stores have made in a database, by their names.
  static func existing(in connection: SQLiteConnection) throws -> [String: String] {
    let indexes = try connection.rows(
      of: "SELECT name, sql FROM sqlite_master WHERE type = 'index' AND name LIKE '% index'"
    ) { ($0.text(0), $0.text(1)) }
    return Dictionary(indexes) { first, _ in first }
  }

  /// - Throws: a `StoreError` where values are there several times that are to be unique by now.
  func make(in connection: SQLiteConnection) throws {
    do {
      try connection.run(creation)
    } catch StoreError.repeatedValue {
      throw StoreError.unfitDatabase(
        path: connection.path,
        reason: "several objects in table \(table) have one \(columns), which must be unique")
    }
  }
}
