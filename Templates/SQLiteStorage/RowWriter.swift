import ModelKit

/// Writes what one save has changed, in one transaction.
struct RowWriter {
  let connection: SQLiteConnection
  let schema: Schema
  let layout: DatabaseLayout
  let openedVersion: Int

  /// Writes every change or none.
  ///
  /// - Parameter finish: is called when nothing but the commit is left.
  /// - Returns: whether objects of others have lost what is deleted.
  /// - Throws: `StoreError.conflict` with every row that is gone or has other values by now, or with every rule
  ///   that is broken together with what others have written.
  func write(_ changes: RowChanges, before finish: () throws -> Void) throws -> Bool {
    var hasReleased = false
    try connection.transaction(before: finish) {
      try layout.checkModels(in: connection)
      let isAlone = try connection.number(SQLiteConnection.versionQuery) == openedVersion
      var rules = isAlone ? nil : WrittenRules(of: changes, connection, layout)
      try rules?.lookAtDeleted()
      try delete(changes.deleted.map(\.objectID))
      let updates = zip(changes.updated, changes.updated.map(\.changedSlots))
      // Unique values are taken away first, so that two objects can exchange theirs. What stands in the
      // way of that stands in the way of the new values as well, and is told once.
      for (update, slots) in updates {
        _ = try self.update(update, changing: slots, isClearing: true)
      }
      let conflicts = try updates.flatMap { update, slots in
        try self.update(update, changing: slots, isClearing: false)
      }
      guard conflicts.isEmpty else { throw StoreError.conflict(conflicts) }
      try insert(changes.inserted)
      for update in changes.updated {
        try writeLists(of: update.new, since: update.old, isAlone: isAlone)
      }
      for row in changes.inserted where !row.lists.isEmpty { try writeLists(of: row, since: nil) }
      hasReleased = try rules?.check() ?? false
    }
    return hasReleased
  }

  private func delete(_ objectIDs: [ObjectID]) throws {
    if objectIDs.isEmpty { return }
    let hasNames = try connection.number(ArchiveTable.probe) != 0
    for group in objectIDs.grouped(by: \.entityNumber) {
      guard let first = group.first, let table = layout.tables[first.entityName] else { continue }
      let deletion = try connection.statement(for: table.deletion)
      for objectID in group { try connection.run(deletion) { try $0.bind(objectID.key, to: 1) } }
      for list in layout.lists(of: first.entityName) {
        let deletion = try connection.statement(for: list.links.deletion)
        for objectID in group { try connection.run(deletion) { try $0.bind(objectID.key, to: 1) } }
      }
      for objectID in group where hasNames {
        try connection.run(
          ArchiveTable.deletion, [.string(objectID.entityName), .object(objectID)])
      }
    }
  }

  private func insert(_ rows: [Row]) throws {
    for group in rows.grouped(by: \.objectID.entityNumber) {
      guard let first = group.first, let table = layout.tables[first.objectID.entityName] else {
        continue
      }
      let insertion = try connection.statement(for: table.insertion)
      for row in group {
        try connection.run(insertion) { statement in
          try statement.bind(row.objectID.key, to: 1)
          for place in table.columns.indices {
            try statement.bind(row.values[table.columns[place].slot], to: place + 2)
          }
        }
        guard let name = row.archiveName else { continue }
        try connection.run(
          ArchiveTable.insertion,
          [.string(row.objectID.entityName), .string(name), .object(row.objectID)])
      }
    }
  }
}

extension Array {
  /// Neighbours that are alike, together.
  fileprivate func grouped(by number: (Element) -> EntityNumber) -> [ArraySlice<Element>] {
    var groups: [ArraySlice<Element>] = []
    var start = startIndex
    for index in indices.dropFirst() where number(self[index]) != number(self[index - 1]) {
      groups.append(self[start..<index])
      start = index
    }
    if start < endIndex { groups.append(self[start...]) }
    return groups
  }
}

/// Rows that are changed.
extension RowWriter {
  /// Changes the columns of a row that is there and has the values that the context knows of.
  ///
  /// - Parameter isClearing: whether only the unique values are taken away that the row gets later.
  private func update(
    _ update: RowUpdate, changing changedSlots: [Int], isClearing: Bool
  ) throws -> [SaveConflict] {
    guard let table = layout.tables[update.objectID.entityName] else { return [] }
    let columns = isClearing ? table.uniqueSlots : table.storedSlots
    let isWhole = columns.count == update.new.values.count
    let slots = isWhole || columns.isEmpty ? changedSlots : changedSlots.filter(columns.contains)
    return isClearing && (columns.isEmpty || slots.isEmpty)
      ? [] : try self.update(update, table, slots, isClearing: isClearing)
  }

  private func update(
    _ update: RowUpdate, _ table: EntityTable, _ slots: [Int], isClearing: Bool
  ) throws -> [SaveConflict] {
    let key = AttributeValue.object(update.objectID)
    if slots.isEmpty {
      let isThere = try !connection.rows(of: table.search, [key]) { $0.integer(0) }.isEmpty
      return isThere ? [] : [SaveConflict(objectID: update.objectID, property: nil)]
    }
    func value(_ slot: Int) -> AttributeValue { isClearing ? .null : update.new.values[slot] }
    func known(_ slot: Int) -> AttributeValue {
      let isCleared = !isClearing && !table.uniqueSlots.isEmpty && table.uniqueSlots.contains(slot)
      return isCleared ? .null : update.old.values[slot]
    }
    let statement = try connection.statement(toChange: slots, of: table)
    try connection.run(statement) { statement in
      for place in slots.indices {
        try statement.bind(value(slots[place]), to: place + 1)
        try statement.bind(known(slots[place]), to: slots.count + 2 + place)
      }
      try statement.bind(update.objectID.key, to: slots.count + 1)
    }
    if connection.changedRowCount == 1 { return [] }
    return try conflicts(of: update, table, slots, from: slots.map(known), to: slots.map(value))
  }

  /// Why a row could not be changed; nothing where others have changed it in the same way.
  private func conflicts(
    of update: RowUpdate, _ table: EntityTable, _ slots: [Int], from known: [AttributeValue],
    to values: [AttributeValue]
  ) throws -> [SaveConflict] {
    let key = AttributeValue.object(update.objectID)
    let reader = RowReader(table: table, path: connection.path)
    guard
      let row = try connection.rows(of: table.selection, [key], { try reader.row(from: $0) }).first
    else {
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
  /// An ordered list is written as a whole, with what others have made of it; of any other only what came and went.
  /// So two applications can add members to the same one.
  private func writeLists(of row: Row, since old: Row?, isAlone: Bool = true) throws {
    for list in layout.lists(of: row.objectID.entityName) {
      guard var members = row.lists[list.slot], members != old?.lists[list.slot] else { continue }
      let owner = AttributeValue.object(row.objectID)
      if list.isOrdered, !isAlone, let known = old?.lists[list.slot] {
        let stored = try connection.rows(of: list.links.selection, [owner]) {
          ObjectID(list.links.relationship.destinationNumber, key: $0.integer(0))
        }
        members = members.merged(with: stored, since: known, isOrdered: true)
      }
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
