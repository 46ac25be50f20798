import ModelKit

extension DatabaseLayout {
  /// Gives what a database has under former names of models and properties the names of now, inside of a
  /// transaction. What has content under both stays as it is.
  ///
  /// - Returns: whether there was anything.
  @discardableResult func rename(in connection: SQLiteConnection) throws -> Bool {
    let stored = try StoredModels(in: connection)
    let renames = try StoredRenames(of: stored, to: schema) {
      try stored.hasObjects(of: $0, in: connection)
    } hasValues: {
      try stored.hasValues(of: $0, keptAs: $1, in: connection)
    }
    if renames.isEmpty { return false }
    let names = try connection.rows(of: "SELECT name FROM sqlite_master WHERE type = 'table'") {
      $0.text(0)
    }
    for (root, properties) in renames.properties {
      try Self.renameColumns(of: root, properties, in: connection)
    }
    for name in names {
      // A table of links is named for the model and its relationship.
      let parts = name.split(separator: ".", maxSplits: 1).map { String($0) }
      guard let root = parts.first else { continue }
      let rest = parts.dropFirst().map { renames.properties[root]?[$0] ?? $0 }
      let newName = ([renames.models[root] ?? root] + rest).joined(separator: ".")
      if newName == name { continue }
      if names.contains(newName) {
        // That of a model that was given up is empty.
        let table = SQLName.quoted(newName)
        guard try connection.number("SELECT count(*) FROM \(table)") == 0 else { continue }
        try connection.run("DROP TABLE \(table)")
      }
      try Self.renameTable(name, to: newName, in: connection)
    }
    for (former, model) in renames.models {
      let root = stored.rootName(of: former) ?? former
      let table = SQLName.quoted(renames.models[root] ?? root)
      try Self.replace(former, by: model, in: StoredModels.modelName, of: table, connection)
      try Self.replace(former, by: model, in: "model", of: ArchiveTable.name, connection)
    }
    if try connection.columnNames(of: StoredModels.table).isEmpty {
      try connection.run(StoredModels.creation)
    }
    try renames.renamed(stored).write(to: connection)
    return true
  }

  private static func renameColumns(
    of root: String, _ renames: [String: String], in connection: SQLiteConnection
  ) throws {
    let table = SQLName.quoted(root)
    let columns = try connection.columnNames(of: table)
    for (former, name) in renames where columns.contains(former) {
      if columns.contains(name) {
        try connection.run("DROP INDEX IF EXISTS \(SQLName.quoted("\(root).\(name) index"))")
        try connection.run("ALTER TABLE \(table) DROP COLUMN \(SQLName.quoted(name))")
      }
      try connection.run(
        "ALTER TABLE \(table) RENAME COLUMN \(SQLName.quoted(former)) TO \(SQLName.quoted(name))")
    }
  }

  /// By way of another name, since SQL finds one that differs by case alone taken.
  private static func renameTable(
    _ name: String, to newName: String, in connection: SQLiteConnection
  ) throws {
    let (former, between) = (SQLName.quoted(name), SQLName.quoted("@" + newName))
    try connection.run("ALTER TABLE \(former) RENAME TO \(between)")
    try connection.run("ALTER TABLE \(between) RENAME TO \(SQLName.quoted(newName))")
  }

  private static func replace(
    _ former: String, by name: String, in column: String, of table: String,
    _ connection: SQLiteConnection
  ) throws {
    guard try connection.columnNames(of: table).contains(column) else { return }
    let column = SQLName.quoted(column)
    try connection.run(
      "UPDATE \(table) SET \(column) = ? WHERE \(column) = ?", [.string(name), .string(former)])
  }
}

/// A database that another version of the application has changed for its models while it is open.
extension DatabaseLayout {
  /// - Throws: a `StoreError` where the database is no longer that of these models.
  func checkModels(in connection: SQLiteConnection) throws {
    let version = try connection.number(SQLiteConnection.versionQuery)
    if version == connection.checkedVersion { return }
    guard try StoredModels(in: connection) == models else {
      throw StoreError.unusableFile(
        path: connection.path,
        reason: """
          belongs to another version of the application by now, and nothing can be saved any more; what \
          is not saved is still on the screen: note it, and start again
          """)
    }
    connection.checkedVersion = version
  }
}
