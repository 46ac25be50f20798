import ModelKit

/// Writes what one save has changed, in one transaction.
struct RowWriter {
  let connection: SQLiteConnection
  let schema: Schema
  let layout: DatabaseLayout

  /// Writes every change or none.
  ///
  /// - Throws: `StoreError.conflict` with every row that is gone or has other values by now.
  func write(_ changes: RowChanges, by permission: WritePermission) throws {
    try connection.transaction(before: permission.claim) {
      for objectID in changes.deleted { try delete(objectID) }
      var conflicts: [SaveConflict] = []
      // Unique values are taken away first, so that two objects can exchange theirs.
      for update in changes.updated { conflicts += try clearUniqueValues(of: update) }
      for update in changes.updated { conflicts += try self.update(update) }
      guard conflicts.isEmpty else { throw StoreError.conflict(conflicts) }
      for row in changes.inserted { try insert(row) }
      for update in changes.updated { try writeLists(of: update.new, since: update.old) }
      for row in changes.inserted { try writeLists(of: row, since: nil) }
    }
  }

  private func delete(_ objectID: ObjectID) throws {
    guard let table = layout.tables[objectID.entityName] else { return }
    try connection.run(table.deletion, [.object(objectID)])
    try connection.run(
      ArchiveTable.deletion, [.string(objectID.entityName), .object(objectID)])
    for list in layout.lists(of: objectID.entityName) {
      try connection.run(list.links.deletion, [.object(objectID)])
    }
  }

  private func insert(_ row: Row) throws {
    guard let table = layout.tables[row.objectID.entityName] else { return }
    try connection.run(
      table.insertion, [.object(row.objectID)] + table.columns.map { row.values[$0.slot] })
    guard let name = row.archiveName else { return }
    try connection.run(
      ArchiveTable.insertion,
      [.string(row.objectID.entityName), .string(name), .object(row.objectID)])
  }
}

/// Rows that are changed.
extension RowWriter {
  private func clearUniqueValues(of update: RowUpdate) throws -> [SaveConflict] {
    guard let table = layout.tables[update.objectID.entityName] else { return [] }
    let slots = update.changedSlots.filter(table.uniqueSlots.contains)
    guard !slots.isEmpty else { return [] }
    let cleared = slots.map { _ in AttributeValue.null }
    return try self.update(
      update, table, slots, from: slots.map { update.old.values[$0] }, to: cleared)
  }

  private func update(_ update: RowUpdate) throws -> [SaveConflict] {
    guard let table = layout.tables[update.objectID.entityName] else { return [] }
    let slots = update.changedSlots.filter(table.storedSlots.contains)
    let known = slots.map { table.uniqueSlots.contains($0) ? .null : update.old.values[$0] }
    return try self.update(
      update, table, slots, from: known, to: slots.map { update.new.values[$0] })
  }

  /// Changes the columns of a row that is there and has the values that the context knows of.
  private func update(
    _ update: RowUpdate, _ table: EntityTable, _ slots: [Int], from known: [AttributeValue],
    to values: [AttributeValue]
  ) throws -> [SaveConflict] {
    let key = AttributeValue.object(update.objectID)
    if slots.isEmpty {
      let isThere = try !connection.rows(of: table.search, [key]) { $0.integer(0) }.isEmpty
      return isThere ? [] : [SaveConflict(objectID: update.objectID, property: nil)]
    }
    try connection.run(table.update(slots), values + [key] + known)
    if connection.changedRowCount == 1 { return [] }
    let reader = RowReader(table: table, path: connection.path)
    guard let row = try connection.rows(of: table.selection, [key], reader.row).first else {
      return [SaveConflict(objectID: update.objectID, property: nil)]
    }
    let theirs = slots.map { row.values[$0] }
    let conflicts = slots.indices.filter { place in
      !theirs[place].isIdentical(to: known[place]) && !theirs[place].isIdentical(to: values[place])
    }
    if conflicts.isEmpty {
      // Others have changed the same values in the same way.
      try connection.run(table.update(slots), values + [key] + theirs)
      return []
    }
    return conflicts.map { place in
      SaveConflict(
        objectID: update.objectID, property: table.entity.valueName(slot: slots[place]),
        theirs: theirs[place], mine: update.new.values[slots[place]])
    }
  }
}

/// The members of to-many relationships.
extension RowWriter {
  /// An ordered list is written as a whole; of any other only what came and went, so that two
  /// applications can add members to the same one.
  private func writeLists(of row: Row, since old: Row?) throws {
    for list in layout.lists(of: row.objectID.entityName) {
      guard let members = row.lists[list.slot], members != old?.lists[list.slot] else { continue }
      let owner = AttributeValue.object(row.objectID)
      let known = Set(list.isOrdered ? [] : old?.lists[list.slot] ?? [])
      if list.isOrdered || old?.lists[list.slot] == nil {
        if old != nil { try connection.run(list.links.deletion, [owner]) }
      } else {
        for member in known.subtracting(members) {
          try connection.run(list.links.memberDeletion, [owner, .object(member)])
        }
      }
      for (position, member) in members.enumerated() where !known.contains(member) {
        try connection.run(
          list.links.insertion, [owner, .object(member), .integer(list.isOrdered ? position : 0)])
      }
    }
  }
}
