import Foundation
import ModelKit

/// Reads what is left of a damaged database, and writes it into a new one.
struct DatabaseRecovery {
  let schema: Schema
  let layout: DatabaseLayout
  let old: SQLiteConnection
  let new: SQLiteConnection

  /// What is read and what is lost is added to it.
  private(set) var recovery: Recovery

  mutating func run() throws {
    guard try old.number("SELECT count(*) FROM sqlite_master") > 0 else {
      throw StoreError.damagedDatabase(path: old.path, place: "nothing is left in it")
    }
    // A page whose parts overlap is told instead of being read somehow.
    try old.run("PRAGMA cell_size_check = ON")
    try new.run("BEGIN IMMEDIATE")
    for table in layout.entities { try copyRows(of: table) }
    for links in layout.links where isThere(links) { try copyLinks(links) }
    tellOfStrangers()
    try copyArchiveNames()
    try raiseKeys()
    for entity in schema.entities { try removeDanglingRelationships(of: entity) }
    try new.run("COMMIT")
  }

  private mutating func copyRows(of table: EntityTable) throws {
    let names = (try? old.columnNames(of: table.name)) ?? []
    if names.isEmpty, isComplete { return }
    // What a damaged catalogue does not name is looked for all the same.
    let isThere = { names.isEmpty || names.contains($0) }
    let columns = table.columns.map { isThere($0.name) ? "t0.\(SQLName.quoted($0.name))" : "NULL" }
    let rows = RecoveredRows(
      old, (["t0." + SQLName.key] + columns).joined(separator: ", "), table: table.name,
      key: SQLName.key)
    let added = Set(table.columns.filter { !isThere($0.name) }.map(\.slot))
    let gaps = try rows.read { try copy(RecoveredRow($0, of: table, without: added), to: table) }
    recovery.losses += gaps.map { "what was " + $0.words(for: table.entity.name) }
    let known = Set(table.columns.map(\.name) + ["@key"])
    recovery.losses += names.filter { !known.contains($0) }.map {
      "\"\($0)\" of each \(table.entity.name), which has no such property any more"
    }
  }

  /// Whether the database says which tables it has.
  private var isComplete: Bool {
    (try? old.number("SELECT count(*) FROM sqlite_master WHERE type = 'table'")) != nil
  }

  /// Tables of models that the application does not have.
  private mutating func tellOfStrangers() {
    let sql = "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"
    let names = (try? old.rows(of: sql) { SQLName.quoted($0.text(0)) }) ?? []
    let known = layout.entities.map(\.name) + layout.links.map(\.table) + [ArchiveTable.name]
    for name in names where !known.contains(name) {
      let count = (try? old.number("SELECT count(*) FROM \(name)")) ?? 0
      guard count > 0 else { continue }
      recovery.losses.append("\(count.counted("row")) of table \(name), which no model here has")
    }
  }

  private mutating func copy(_ row: RecoveredRow, to table: EntityTable) throws {
    guard ObjectID.keys.contains(row.objectID.key) else {
      recovery.losses.append("a row that claims to be \(row.objectID)")
      return
    }
    recovery.losses += row.complaints
    guard row.hasModel else { return }
    do {
      try write(row, to: table)
    } catch StoreError.repeatedValue {
      recovery.losses.append("\(row.objectID), whose unique values another object also has")
      return
    }
    recovery.counts[table.entity.name, default: 0] += 1
  }

  /// - Throws: `StoreError.repeatedValue` where an object cannot be without the value.
  private mutating func write(_ row: RecoveredRow, to table: EntityTable) throws {
    do {
      try new.run(table.insertion, row.values)
    } catch StoreError.repeatedValue {
      try new.run(table.insertion, row.valuesWithoutUnique(in: table))
      recovery.losses.append("unique values of \(row.objectID) that another object also has")
    }
  }

  /// Whether a table is there, or may be.
  private func isThere(_ links: LinkTable) -> Bool {
    !isComplete || (try? old.columnNames(of: links.table))?.isEmpty != true
  }

  private mutating func copyLinks(_ links: LinkTable) throws {
    let columns = [SQLName.from, SQLName.to, SQLName.position]
    let list = columns.map { "t0." + $0 }.joined(separator: ", ")
    let rows = RecoveredRows(
      old, list, table: links.table, key: SQLName.from, identityColumn: 1)
    let gaps = try rows.read { statement in
      try new.run(
        links.insertion, columns.indices.map { .integer(statement.integer(Int32($0))) })
    }
    recovery.losses += gaps.map { "members in \(links.table), " + $0.words(for: "owner") }
  }

  /// Without the names, archives that are read again make new objects; that is all.
  private mutating func copyArchiveNames() throws {
    var names: [[AttributeValue]] = []
    do {
      names = try old.rows(of: "SELECT \"model\", \"name\", \"object\" FROM \(ArchiveTable.name)") {
        [.string($0.text(0)), .string($0.text(1)), .integer($0.integer(2))]
      }
    } catch is StoreError {
      recovery.losses.append("the names by which an archive that is read again finds its objects")
    }
    for name in names { try new.run(ArchiveTable.insertion, name) }
  }

  /// Keys of objects that are gone are not given again.
  private func raiseKeys() throws {
    let sql = "SELECT name, seq FROM sqlite_sequence"
    let known = (try? old.rows(of: sql) { ($0.text(0), $0.integer(1)) }) ?? []
    let names = Set(schema.entities.map(\.name))
    for (name, key) in known where names.contains(name) && ObjectID.keys.contains(key) {
      let number = AttributeValue.integer(key)
      try new.run(
        "UPDATE sqlite_sequence SET seq = max(seq, ?) WHERE name = ?", [number, .string(name)])
      guard new.changedRowCount == 0 else { continue }
      try new.run("INSERT INTO sqlite_sequence (name, seq) VALUES (?, ?)", [.string(name), number])
    }
  }

  private mutating func removeDanglingRelationships(of entity: Entity) throws {
    for relationship in entity.relationships {
      let isStored = schema.isStored(relationship, of: entity)
      guard !relationship.isToMany || isStored else { continue }
      let there = "(SELECT \(SQLName.key) FROM \(SQLName.quoted(relationship.destinationName)))"
      let column = SQLName.quoted(relationship.name)
      let table = SQLName.quoted(entity.name)
      if relationship.isToMany {
        let links = LinkTable(of: relationship, from: entity, in: schema)
        try new.run(
          "DELETE FROM \(links.table) WHERE \(links.member) NOT IN \(there) OR \(links.owner) "
            + "NOT IN (SELECT \(SQLName.key) FROM \(table))")
      } else {
        // Nil is not in an empty list either.
        try new.run(
          "UPDATE \(table) SET \(column) = NULL "
            + "WHERE \(column) IS NOT NULL AND \(column) NOT IN \(there)")
      }
      let count = new.changedRowCount
      guard count > 0 else { continue }
      recovery.losses.append("\(relationship.name) of \(count.counted(entity.name + " object"))")
    }
  }
}
