import ModelKit

/// The tables that the models of a store need, and the check of those that a database has.
struct DatabaseLayout: Sendable {
  let tables: [String: EntityTable]
  let entities: [EntityTable]
  let links: [LinkTable]
  let schema: Schema
  let models: StoredModels

  /// What the tables are made with, by their names.
  let tableCreations: [(String, String)]
  let indexes: [TableIndex]
  let indexCreations: [String: String]
  private let listsByEntity: [String: [StoredList]]

  /// A to-many relationship that has links of its own.
  struct StoredList: Sendable {
    let links: LinkTable

    /// Its place among the lists of a row.
    let slot: Int
    let isOrdered: Bool
  }

  /// Marks a database as one of a store; the letters `Arma`.
  static let applicationIdentifier = 0x4172_6D61

  /// Of the layout itself, not of the models.
  static let version = 3

  init(_ schema: Schema) {
    entities = schema.entities.map { EntityTable($0, in: schema) }
    tables = Dictionary(entities.map { ($0.entity.name, $0) }) { first, _ in first }
    let lists = schema.entities.map { entity in
      let stored = entity.relationships.filter { schema.isStored($0, of: entity) }
        .map { relationship in
          StoredList(
            links: LinkTable(of: relationship, from: entity, in: schema), slot: relationship.slot,
            isOrdered: relationship.isOrdered)
        }
      return (entity.name, stored)
    }
    links = lists.flatMap { $0.1.map(\.links) }
    self.schema = schema
    models = StoredModels(schema)
    tableCreations =
      entities.map { ($0.name, $0.creation) } + links.map { ($0.table, $0.creation) }
      + [(ArchiveTable.name, ArchiveTable.creation), (StoredModels.table, StoredModels.creation)]
    indexes = entities.flatMap(\.indexes) + links.map(\.index) + [ArchiveTable.index]
    indexCreations = Dictionary(indexes.map { ($0.name, $0.creation) }) { first, _ in first }
    listsByEntity = Dictionary(lists) { first, _ in first }
  }

  func lists(of entityName: String) -> [StoredList] { listsByEntity[entityName] ?? [] }

  /// Makes what is missing in a database, checks what is there, and takes over what was kept in another way as far
  /// as nothing is lost with it. Where something changes, the transaction is left open: `commit` makes it last.
  ///
  /// - Throws: a `StoreError` that says what does not fit.
  func prepare(_ connection: SQLiteConnection) throws {
    try checkOrigin(of: connection)
    let existing = try existingTables(in: connection)
    let stored = try StoredModels(in: connection)
    let isDone =
      try stored == models && tableCreations.allSatisfy { existing[$0.0] == $0.1 }
      && TableIndex.existing(in: connection) == indexCreations
    if isDone { return try checkStrangers(among: existing, in: connection) }
    // Another application may have been faster: everything is looked at again.
    try connection.run("BEGIN IMMEDIATE")
    try make(in: connection)
  }

  /// Objects of which no model knows would be gone without a word.
  func checkStrangers(
    among existing: [String: String], in connection: SQLiteConnection
  ) throws {
    let known = Set(tableCreations.map(\.0) + [StoredModels.formerTable])
    let names = existing.keys.filter { !$0.hasPrefix("\"sqlite_") && !known.contains($0) }
    for name in names.sorted() {
      let count = try connection.number("SELECT count(*) FROM \(name)")
      guard count > 0 else { continue }
      throw StoreError.unfitDatabase(
        path: connection.path,
        reason: "table \(name) has \(count.counted("row")) but belongs to no model here")
    }
  }

  private func checkOrigin(of connection: SQLiteConnection) throws {
    let identifier = try connection.number("PRAGMA application_id")
    let tableCount = try connection.number("SELECT count(*) FROM sqlite_master")
    if tableCount == 0 { return }
    guard identifier == Self.applicationIdentifier else {
      throw StoreError.unfitDatabase(
        path: connection.path, reason: "another application made it")
    }
    guard try connection.number("PRAGMA user_version") <= Self.version else {
      throw StoreError.unfitDatabase(
        path: connection.path, reason: "a newer version of the application made it")
    }
  }

  /// The SQL of every table, by its quoted name.
  func existingTables(in connection: SQLiteConnection) throws -> [String: String] {
    let tables = try connection.rows(of: "SELECT name, sql FROM sqlite_master WHERE type = 'table'")
    { (SQLName.quoted($0.text(0)), $0.text(1)) }
    return Dictionary(tables) { first, _ in first }
  }

  /// The first column that a table lacks and that cannot be added, that it has too much, or that it has
  /// differently.
  func difference(
    in table: String, _ found: String, _ connection: SQLiteConnection
  ) throws -> ErrorSentence {
    guard let model = entities.first(where: { $0.name == table }) else {
      return "table \(table) has a different structure"
    }
    let existing = try connection.columns(of: table)
    let types = Dictionary(existing.map { ($0.name, $0.type) }) { first, _ in first }
    if let missing = model.columns.first(where: {
      types[$0.name] == nil && !model.entity.canBeAdded(slot: $0.slot)
    }) {
      return
        "table \(table) has no column \"\(missing.name)\", and nothing says what its rows have there"
    }
    if let extra = model.strangers(among: existing.map(\.name)).first {
      return "table \(table) has a column \"\(extra)\" that \(model.entity.name) does not have"
    }
    let different = model.columns.first { types[$0.name] != nil && !$0.isDefined(by: found) }
    guard let different, let type = types[different.name] else {
      return "table \(table) has a different structure"
    }
    let wanted = model.entity.typeName(slot: different.slot)
    return
      "column \"\(different.name)\" of table \(table) holds \(type), and its type is now \(wanted)"
  }
}

extension SQLiteConnection {
  /// The one number that a query gives.
  func number(_ sql: String) throws -> Int {
    try rows(of: sql) { $0.integer(0) }.first ?? 0
  }
}
