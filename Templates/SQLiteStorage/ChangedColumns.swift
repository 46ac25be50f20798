import ModelKit

/// What a table lacks since its model has more properties than when it was made, or models that are derived from
/// it; and what it has too much, where no row has anything there.
struct ChangedColumns {
  private let table: EntityTable
  private let connection: SQLiteConnection
  private let former: [EntityTable.Column]
  private let added: [EntityTable.Column]

  /// Nil where more than that differs, or where an object must have a value that nothing gives.
  ///
  /// - Parameter found: the SQL that has made the table.
  init?(of table: EntityTable, as found: String, in connection: SQLiteConnection) throws {
    let names = try connection.columnNames(of: table.name)
    self.table = table
    self.connection = connection
    let isEmpty = try connection.rows(of: "SELECT 1 FROM \(table.name) LIMIT 1") { _ in }.isEmpty
    // Where there are no rows, none can have what does not fit.
    former = isEmpty ? [] : table.columns.filter { names.contains($0.name) }
    added = isEmpty ? table.columns : table.columns.filter { !names.contains($0.name) }
    if isEmpty { return }
    if try Self.isUsed(table.strangers(among: names), of: table, in: connection) { return nil }
    guard former.allSatisfy({ $0.isDefined(by: found) }),
      added.allSatisfy({ table.entity.canBeAdded(slot: $0.slot) })
    else {
      return nil
    }
  }

  /// Whether anything would be lost with columns: a value, or that an object is of a model that was derived from
  /// that of the table.
  private static func isUsed(
    _ columns: [String], of table: EntityTable, in connection: SQLiteConnection
  ) throws -> Bool {
    if columns.isEmpty { return false }
    let conditions = columns.map { column in
      let value = column == StoredModels.modelName ? "'\(table.entity.name)'" : "NULL"
      return "\(SQLName.quoted(column)) IS NOT \(value)"
    }
    let sql = "SELECT 1 FROM \(table.name) WHERE \(conditions.joined(separator: " OR ")) LIMIT 1"
    return try !connection.rows(of: sql) { _ in }.isEmpty
  }

  /// A place for what a row has in a new column; of what only some models of the table have, the others have nothing.
  private func standIn(for column: EntityTable.Column) -> String {
    if table.entity.isPart(ofEveryObject: column.slot) { return "?" }
    let models = table.models(requiring: column.slot).map { "'\($0)'" }.joined(separator: ", ")
    let isFamily = former.contains { $0.name == StoredModels.modelName } && !models.isEmpty
    return "CASE WHEN \(isFamily ? "\(SQLName.model) IN (\(models))" : "0") THEN ? END"
  }

  /// Makes the table anew with all that it has, inside of a transaction.
  func make() throws {
    let entity = table.entity
    let name = SQLName.quoted("@\(entity.name)")
    let sequence = "SELECT seq FROM sqlite_sequence WHERE name = ?"
    let highest = try connection.rows(of: sequence, [.string(entity.name)]) { $0.integer(0) }.first
    try connection.run(table.creation(of: name))
    let names = [SQLName.key] + (former + added).map { SQLName.quoted($0.name) }
    let values =
      [SQLName.key] + former.map { SQLName.quoted($0.name) } + added.map { standIn(for: $0) }
    try connection.run(
      "INSERT INTO \(name) (\(names.joined(separator: ", "))) "
        + "SELECT \(values.joined(separator: ", ")) FROM \(table.name)",
      added.map { entity.standIn(slot: $0.slot) ?? .null })
    try connection.run("DROP TABLE \(table.name)")
    try connection.run("ALTER TABLE \(name) RENAME TO \(table.name)")
    // Keys of objects that are gone are not given again.
    if let highest {
      try connection.run(
        "UPDATE sqlite_sequence SET seq = ? WHERE name = ?",
        [.integer(highest), .string(entity.name)])
    }
  }
}

extension Entity {
  /// Whether rows can do without a value at a place; of what only some models have, `StoredModels` knows whether
  /// these have objects.
  func canBeAdded(slot: Int) -> Bool { standIn(slot: slot) != nil || !isPart(ofEveryObject: slot) }

  /// The type of the value at a place: that of an attribute, or the model to which a relationship leads.
  func typeName(slot: Int) -> String {
    slot < attributes.count ? attributes[slot].type.name : toOne(slot: slot).destinationName
  }
}

extension SQLiteConnection {
  /// The columns of a table, none where there is no such table.
  ///
  /// - Parameter table: as SQL writes it.
  func columnNames(of table: String) throws -> [String] { try columns(of: table).map(\.name) }

  /// The same with the types that SQL gives them.
  func columns(of table: String) throws -> [(name: String, type: String)] {
    try rows(of: "PRAGMA table_info(\(table))") { ($0.text(1), $0.text(2)) }
  }
}
