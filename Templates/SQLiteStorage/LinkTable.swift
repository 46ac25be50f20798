import ModelKit

/// Where the members of a relationship stand: those of a to-many one in a table of links of its own or of its
/// inverse, or in the column of the to-one relationship that leads back; that of a to-one one in its column.
struct LinkTable: Sendable {
  /// The table, and its columns for the owner and for the member.
  let table: String
  let owner: String
  let member: String
  let order: String
  let ownerName: String
  let relationship: RelationshipDescription

  /// Whether the relationship writes the table; otherwise its inverse does.
  let isStored: Bool

  init(of relationship: RelationshipDescription, from entity: Entity, in schema: Schema) {
    ownerName = entity.name
    self.relationship = relationship
    isStored = schema.isStored(relationship, of: entity)
    let inverse = schema.inverse(of: relationship)
    if !relationship.isToMany {
      table = SQLName.quoted(entity.name)
      owner = SQLName.key
      member = SQLName.quoted(relationship.name)
      order = SQLName.key
    } else if let inverse, !isStored, !inverse.isToMany {
      table = SQLName.quoted(relationship.destinationName)
      owner = SQLName.quoted(inverse.name)
      member = SQLName.key
      order = SQLName.key
    } else if let inverse, !isStored {
      table = SQLName.linkTable(relationship.destinationName, inverse.name)
      owner = SQLName.to
      member = SQLName.from
      order = SQLName.from
    } else {
      table = SQLName.linkTable(entity.name, relationship.name)
      owner = SQLName.from
      member = SQLName.to
      order = relationship.isOrdered ? SQLName.position : SQLName.to
    }
  }

  var creation: String {
    "CREATE TABLE \(table) (\(SQLName.from) INTEGER NOT NULL, \(SQLName.to) INTEGER NOT NULL, "
      + "\(SQLName.position) INTEGER NOT NULL, PRIMARY KEY (\(SQLName.from), \(SQLName.to))) "
      + "STRICT, WITHOUT ROWID"
  }

  var index: TableIndex {
    TableIndex(name: table + " index", table: table, columns: SQLName.to)
  }

  var insertion: String {
    "INSERT OR REPLACE INTO \(table) (\(SQLName.from), \(SQLName.to), \(SQLName.position)) VALUES (?, ?, ?)"
  }

  var memberDeletion: String { deletion + " AND \(SQLName.to) = ?" }

  var deletion: String { "DELETE FROM \(table) WHERE \(SQLName.from) = ?" }

  /// Selects the rows of the members of several owners, each row behind the key of its owner.
  ///
  /// - Parameters:
  ///   - members: the table of the members.
  ///   - count: how many owners there are.
  ///   - limit: how many rows at most.
  func selection(of members: EntityTable, ownerCount count: Int, limit: Int) -> String {
    let holes = Array(repeating: "?", count: count).joined(separator: ", ")
    let columns = members.columnList(of: "t0")
    guard table != members.name else {
      return "SELECT t0.\(owner), \(columns) FROM \(table) t0 WHERE t0.\(owner) IN (\(holes)) "
        + "ORDER BY t0.\(owner), t0.\(order) LIMIT \(limit)"
    }
    return "SELECT l.\(owner), \(columns) FROM \(table) l JOIN \(members.name) t0 "
      + "ON t0.\(SQLName.key) = l.\(member) WHERE l.\(owner) IN (\(holes)) "
      + "ORDER BY l.\(owner), l.\(order) LIMIT \(limit)"
  }

  /// Selects the members of one owner.
  var selection: String {
    "SELECT \(member) FROM \(table) WHERE \(owner) = ? ORDER BY \(order)"
  }

  /// Selects the owners of one member.
  var ownerSelection: String {
    "SELECT \(owner) FROM \(table) WHERE \(member) = ? ORDER BY \(owner)"
  }

  /// Takes a member from all that have it.
  var release: String {
    relationship.isToMany
      ? "DELETE FROM \(table) WHERE \(member) = ?"
      : "UPDATE \(table) SET \(member) = NULL WHERE \(member) = ?"
  }
}
