import ModelKit

/// The table of a model: its columns, and the SQL that makes, reads and writes it.
struct EntityTable: Sendable {
  /// A stored attribute or to-one relationship.
  struct Column: Sendable {
    let name: String
    let declaration: String

    /// Its place among the values of a row.
    let slot: Int
  }

  let entity: Entity
  let columns: [Column]

  init(_ entity: Entity) {
    self.entity = entity
    let attributes = entity.attributes.enumerated().filter { !$0.element.isTransient }
    columns =
      attributes.map { slot, attribute in
        Column(
          name: attribute.name, declaration: attribute.type.columnDeclaration, slot: slot)
      }
      + entity.relationships.filter { !$0.isToMany }.map { relationship in
        Column(name: relationship.name, declaration: "INTEGER", slot: relationship.slot)
      }
  }

  var name: String { SQLName.quoted(entity.name) }

  var creation: String {
    let lines = columns.map { ", \(SQLName.quoted($0.name)) \($0.declaration)" }
    return "CREATE TABLE \(name) (\(SQLName.key) INTEGER PRIMARY KEY AUTOINCREMENT"
      + lines.joined() + ") STRICT"
  }

  /// Indexes of unique and indexed attributes and of relationships.
  var indexes: [String] {
    let unique = entity.attributes.filter { $0.isUnique && !$0.isTransient }
      .map { index("UNIQUE INDEX", $0.name) }
    let indexed = entity.attributes.filter { $0.isIndexed && !$0.isUnique && !$0.isTransient }
      .map { index("INDEX", $0.name) }
    let toOneRelationships = entity.relationships.filter { !$0.isToMany }.map {
      index("INDEX", $0.name)
    }
    return unique + indexed + toOneRelationships
  }

  /// The columns of a row, from a table with a short name.
  func columnList(of table: String) -> String {
    ([SQLName.key] + columns.map { SQLName.quoted($0.name) }).map { "\(table).\($0)" }
      .joined(separator: ", ")
  }

  var insertion: String {
    let names = [SQLName.key] + columns.map { SQLName.quoted($0.name) }
    let holes = names.map { _ in "?" }.joined(separator: ", ")
    return "INSERT INTO \(name) (\(names.joined(separator: ", "))) VALUES (\(holes))"
  }

  var deletion: String { "DELETE FROM \(name) WHERE \(SQLName.key) = ?" }

  private func index(_ kind: String, _ column: String) -> String {
    "CREATE \(kind) IF NOT EXISTS \(SQLName.quoted("\(entity.name).\(column) index")) "
      + "ON \(name) (\(SQLName.quoted(column)))"
  }
}

extension AttributeType {
  /// The type and the collation of a column.
  var columnDeclaration: String {
    switch self {
    case .bool, .integer: "INTEGER"
    case .double, .date: "REAL"
    case .string, .url: "TEXT COLLATE \(SQLiteFunctions.textCollation)"
    case .decimal: "TEXT COLLATE \(SQLiteFunctions.decimalCollation)"
    case .uuid, .enumeration: "TEXT"
    case .data: "BLOB"
    }
  }
}
