import ModelKit

/// Writes what one save has changed, in one transaction.
struct RowWriter {
  let connection: SQLiteConnection
  let schema: Schema
  let layout: DatabaseLayout

  /// Rows that change are taken out first and put in anew: so two objects can exchange the values
  /// of a unique attribute.
  func write(_ changes: RowChanges) throws {
    try connection.transaction {
      for objectID in changes.deleted + changes.updated.map(\.objectID) { try delete(objectID) }
      for objectID in changes.deleted { try deleteLinks(of: objectID) }
      for row in changes.updated + changes.inserted { try insert(row) }
      for row in changes.updated { try writeLists(of: row, isInserted: false) }
      for row in changes.inserted { try writeLists(of: row, isInserted: true) }
    }
  }

  private func delete(_ objectID: ObjectID) throws {
    guard let table = layout.tables[objectID.entityName] else { return }
    try connection.run(table.deletion, [.object(objectID)])
  }

  private func insert(_ row: Row) throws {
    guard let table = layout.tables[row.objectID.entityName] else { return }
    try connection.run(
      table.insertion, [.object(row.objectID)] + table.columns.map { row.values[$0.slot] })
  }

  private func deleteLinks(of objectID: ObjectID) throws {
    for (links, _) in try storedLists(of: objectID.entityName) {
      try connection.run(links.deletion, [.object(objectID)])
    }
  }

  private func writeLists(of row: Row, isInserted: Bool) throws {
    for (links, slot) in try storedLists(of: row.objectID.entityName) {
      guard let members = row.lists[slot] else { continue }
      if !isInserted { try connection.run(links.deletion, [.object(row.objectID)]) }
      for (position, member) in members.enumerated() {
        try connection.run(
          links.insertion, [.object(row.objectID), .object(member), .integer(position)])
      }
    }
  }

  /// The lists that a model writes, with their places among the lists of a row.
  private func storedLists(of entityName: String) throws -> [(links: LinkTable, slot: Int)] {
    let entity = try schema.entity(named: entityName)
    return entity.relationships.filter(\.isToMany).enumerated().compactMap { slot, relationship in
      let links = LinkTable(of: relationship, from: entity, in: schema)
      return links.isStored ? (links, slot) : nil
    }
  }
}
