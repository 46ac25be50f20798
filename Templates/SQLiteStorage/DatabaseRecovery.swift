import Foundation
import ModelKit

/// Reads what is left of a damaged database, or what fits of one that was made for earlier models, and
/// writes it into a new one.
struct DatabaseRecovery {
  let schema: Schema
  let layout: DatabaseLayout
  let old: SQLiteConnection
  let new: SQLiteConnection
  let clock: ModelClock

  /// What is read and what is lost is added to it.
  var recovery: Recovery

  mutating func run() throws {
    // What is damaged may not be written; its names stay what they were then.
    try? old.transaction { try layout.rename(in: old) }
    // Else nothing is read of a database that is shorter than it says.
    try old.run("PRAGMA writable_schema = ON")
    guard try old.number("SELECT count(*) FROM sqlite_master") > 0 else {
      throw StoreError.damagedDatabase(path: old.path, place: "nothing is left in it")
    }
    // A page whose parts overlap is told instead of being read somehow.
    try old.run("PRAGMA cell_size_check = ON")
    let former = FormerLayout(of: old, for: layout)
    try new.run("BEGIN IMMEDIATE")
    let links = RecoveredLinks.all(in: schema, from: former)
    let columns = Set(links.flatMap(\.columns))
    for table in layout.entities {
      for move in former.moves[table.entity.name] ?? [] {
        try copyRows(of: RecoveredTable(move, to: table, in: former, clock: clock), former)
        tellOfStrangers(in: move, of: table, beside: columns, former)
      }
    }
    for links in links where links.areChanged || links.haveTable {
      recovery.losses += try links.move(from: old, to: new).map(\.description)
    }
    tellOfStrangers(former, beside: links.flatMap(\.tables))
    try copyArchiveNames(former)
    try raiseKeys()
    recovery.losses += try UnfitProperties(schema, former.stored, in: new).remove()
    try new.run("COMMIT")
  }

  private mutating func copyRows(of source: RecoveredTable, _ former: FormerLayout) throws {
    let (table, name) = (source.table, source.move.table)
    if former.columns[name] == nil, former.isComplete { return }
    let rows = RecoveredRows(
      old, source.selection, table: SQLName.quoted(name), key: SQLName.key)
    let count = recovery.counts[table.entity.name] ?? 0
    let gaps = try rows.read { statement in
      let row = RecoveredRow(statement, of: source)
      if table.entity.concreteNames.contains(row.modelName) {
        try copy(row, to: table, from: statement.integer(0))
      } else if name == table.entity.name, !former.keeps(row.modelName) {
        recovery.losses.append(
          "\(row.objectID): "
            + (abstraction(of: row.modelName) ?? "no model is called '\(row.modelName)'"))
      }
    }
    recovery.losses += gaps.map { "what was " + ($0.words(for: name) ?? "in \(name)") }
    guard let copied = recovery.counts[table.entity.name], copied > count else { return }
    recovery.losses += source.doubts + source.gaps(of: copied - count)
  }

  private mutating func copy(
    _ row: RecoveredRow, to table: EntityTable, from formerKey: Int
  ) throws {
    guard ObjectID.keys.contains(row.objectID.key), ObjectID.keys.contains(formerKey) else {
      recovery.losses.append("a row that claims to be \(row.objectID)")
      return
    }
    recovery.losses += row.complaints
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

  /// Columns that have no place any more, and some value.
  ///
  /// - Parameter columns: those of which the links are read.
  private mutating func tellOfStrangers(
    in move: FormerLayout.Move, of table: EntityTable, beside columns: Set<String>,
    _ former: FormerLayout
  ) {
    let (name, found) = (SQLName.quoted(move.table), former.columns[move.table] ?? [:])
    let models = table.entity.concreteNames.map { "'\($0)'" }.joined(separator: ", ")
    let isShared = found[StoredModels.modelName] != nil
    let condition = isShared ? " AND \(SQLName.model) IN (\(models))" : ""
    for column in table.strangers(among: found.keys.sorted())
    where column != StoredModels.modelName && !columns.contains(name + column) {
      let count = try? old.number(
        "SELECT count(*) FROM \(name) WHERE \(SQLName.quoted(column)) IS NOT NULL\(condition)")
      guard count != 0 else { continue }
      recovery.losses.append(
        "\"\(column)\" of each \(move.table), which has no such property any more")
    }
  }

  /// Tables of models that the application does not have.
  private mutating func tellOfStrangers(_ former: FormerLayout, beside links: [String]) {
    let moved = Set(former.moves.values.joined().map(\.table))
    for name in former.columns.keys.sorted() {
      let table = SQLName.quoted(name)
      let own = [ArchiveTable.name, StoredModels.table, StoredModels.formerTable]
      guard !(links + own).contains(table) else { continue }
      var sql = "SELECT count(*) FROM \(table)"
      if moved.contains(name) {
        // Those of a table that is still there are told one by one.
        guard former.moves[name] == nil, former.columns[name]?[StoredModels.modelName] != nil
        else { continue }
        let names = layout.entities.flatMap(\.entity.concreteNames).map { "'\($0)'" }
        sql += " WHERE \(SQLName.model) NOT IN (\(names.joined(separator: ", ")))"
      }
      let count = (try? old.number(sql)) ?? 0
      guard count > 0 else { continue }
      let rows = "\(count.counted("row")) of table \(table)"
      recovery.losses.append(
        former.columns[name]?["@to"] == nil
          ? abstraction(of: name).map { "\(rows): \($0)" } ?? "\(rows), which no model here has"
          : "\(count.counted("link")) of \(name), which no model has any more")
    }
  }

  /// Why objects of a model have no place that is there; nil for any other.
  private func abstraction(of modelName: String) -> String? {
    (try? schema.model(named: modelName))?.isAbstract == true
      ? "\(modelName) is abstract and has no objects of its own" : nil
  }

  /// Without the names, archives that are read again make new objects; that is all.
  private mutating func copyArchiveNames(_ former: FormerLayout) throws {
    var names: [(String, String, Int)] = []
    do {
      names = try old.rows(of: "SELECT \"model\", \"name\", \"object\" FROM \(ArchiveTable.name)") {
        ($0.text(0), $0.text(1), $0.integer(2))
      }
    } catch is StoreError {
      recovery.losses.append("the names by which an archive that is read again finds its objects")
    }
    for (table, name, key) in names {
      for entity in layout.entities {
        guard let offset = former.offset(from: table, to: entity.entity.name) else { continue }
        let object = AttributeValue.integer(key &+ offset)
        let isThere = try !new.rows(of: entity.search, [object]) { $0.integer(0) }.isEmpty
        guard isThere else { continue }
        try new.run(
          ArchiveTable.insertion, [.string(entity.entity.name), .string(name), object])
      }
    }
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
}
