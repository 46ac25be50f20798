import ModelKit

/// What a database has that was made for earlier models, and what becomes of its tables.
struct FormerLayout {
  /// A table whose rows come into one of now.
  struct Move {
    /// Without quotes.
    let table: String

    /// What is added to the keys, so that rows of several tables keep apart.
    let offset: Int
  }

  /// The columns of each table, with their types in SQL.
  let columns: [String: [String: String]]
  let stored: StoredModels

  /// Whether the database says which tables it has.
  let isComplete: Bool

  /// By the names of the entities, the table of the same name first.
  let moves: [String: [Move]]

  /// Of which models there are objects in the table of each entity.
  private let models: [String: [String]]

  init(of connection: SQLiteConnection, for layout: DatabaseLayout) {
    let names = try? connection.rows(
      of: "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"
    ) { $0.text(0) }
    isComplete = names != nil
    var columns: [String: [String: String]] = [:]
    for name in (names ?? []) + layout.entities.map(\.entity.name) {
      let found = (try? connection.columns(of: SQLName.quoted(name))) ?? []
      if !found.isEmpty { columns[name] = Dictionary(found) { first, _ in first } }
    }
    self.columns = columns
    stored = (try? StoredModels(in: connection)) ?? StoredModels()
    let models = Dictionary(layout.entities.map { ($0.entity.name, $0.entity.concreteNames) }) {
      first, _ in first
    }
    self.models = models
    var moves: [String: [Move]] = [:]
    for (name, models) in models {
      let others = columns.keys.sorted().filter {
        $0 != name && Self.sends($0, to: models, columns, connection)
      }
      moves[name] = Self.moves(of: [name] + others, connection)
    }
    self.moves = moves
  }

  /// Whether rows of a table are objects of some models.
  private static func sends(
    _ table: String, to models: [String], _ columns: [String: [String: String]],
    _ connection: SQLiteConnection
  ) -> Bool {
    guard columns[table]?[SQLName.keyName] != nil else { return false }
    guard columns[table]?[StoredModels.modelName] != nil else { return models.contains(table) }
    let holes = models.map { _ in "?" }.joined(separator: ", ")
    let found = try? connection.rows(
      of: "SELECT 1 FROM \(SQLName.quoted(table)) WHERE \(SQLName.model) IN (\(holes)) LIMIT 1",
      models.map { .string($0) }
    ) { $0.integer(0) }
    return found?.isEmpty == false
  }

  private static func moves(of tables: [String], _ connection: SQLiteConnection) -> [Move] {
    var offset = 0
    return tables.map { table in
      defer {
        let sql = "SELECT max(\(SQLName.key)) FROM \(SQLName.quoted(table))"
        offset += max(0, min((try? connection.number(sql)) ?? 0, ObjectID.keys.upperBound / 2))
      }
      return Move(table: table, offset: offset)
    }
  }

  /// What is added to the keys of a table in that of an entity; nil where nothing of it comes there.
  func offset(from table: String, to entityName: String) -> Int? {
    moves[entityName]?.first { $0.table == table }?.offset
  }

  /// - Parameter table: as SQL writes it.
  func has(_ table: String) -> Bool { columns.keys.contains { SQLName.quoted($0) == table } }

  /// Whether objects of a model come anywhere.
  func keeps(_ modelName: String) -> Bool { models.values.contains { $0.contains(modelName) } }

  /// The table, without quotes, to which a relationship led.
  func destination(of relationship: RelationshipDescription, from table: String) -> String {
    if let facts = stored.facts(of: relationship.name, keptAs: table) {
      return stored.rootName(of: facts.type) ?? facts.type
    }
    let names = [relationship.destinationName, relationship.destinationModelName]
    return names.first { columns[$0] != nil } ?? relationship.destinationName
  }
}

extension Entity {
  /// The models of which objects are in the table.
  var concreteNames: [String] { modelSlot.map { attributes[$0].cases } ?? [name] }
}
