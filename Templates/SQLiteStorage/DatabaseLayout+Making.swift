import ModelKit

extension DatabaseLayout {
  /// Makes what is missing inside of a transaction, and takes over what was kept in another way.
  ///
  /// - Throws: a `StoreError` that says what does not fit.
  func make(in connection: SQLiteConnection) throws {
    let isRenamed = try rename(in: connection)
    let stored = try StoredModels(in: connection)
    func check(_ reason: ErrorSentence?) throws {
      guard let reason else { return }
      throw StoreError.unfitDatabase(path: connection.path, reason: reason)
    }
    let obstacle = try stored.obstacle(in: schema) {
      try stored.hasObjects(of: $0, in: connection)
    }
    try check(obstacle?.sentence)
    let existing = try existingTables(in: connection)
    try extendTables(existing, in: connection)
    let isChanged = isRenamed || stored.differs(from: models)
    let links =
      isChanged
      ? RecoveredLinks.all(in: schema, from: FormerLayout(of: connection, for: self))
        .filter(\.areChanged) : []
    let used = Set(links.flatMap(\.tables))
    try checkStrangers(among: existing.filter { !used.contains($0.key) }, in: connection)
    for (name, creation) in tableCreations where existing[name] == nil {
      try connection.run(creation)
    }
    for links in links { try check(links.move(from: connection, to: connection).first) }
    for (model, slot) in isChanged ? stored.newlyHeld(in: schema) : [] {
      try giveStandIn(to: model, slot, in: connection)
    }
    for (model, slot) in isChanged ? stored.newlyRequired(in: schema) : [] {
      try check(missingValue(of: model, slot, in: connection))
    }
    let known = Set(tableCreations.map(\.0))
    for name in used.union([StoredModels.formerTable]).subtracting(known).sorted() {
      try connection.run("DROP TABLE IF EXISTS \(name)")
    }
    try models.write(to: connection)
    try makeIndexes(in: connection)
    try connection.run("PRAGMA application_id = \(Self.applicationIdentifier)")
    try connection.run("PRAGMA user_version = \(Self.version)")
  }

  private func makeIndexes(in connection: SQLiteConnection) throws {
    let existing = try TableIndex.existing(in: connection)
    for name in existing.keys.sorted() where existing[name] != indexCreations[name] {
      try connection.run("DROP INDEX \(SQLName.quoted(name))")
    }
    for index in indexes where existing[index.name] != index.creation {
      try index.make(in: connection)
    }
  }

  /// Gives the objects of one of several models in a table what stands in for a value that only others of them had.
  private func giveStandIn(
    to model: Entity, _ slot: Int, in connection: SQLiteConnection
  ) throws {
    guard model.modelSlot != nil, let table = tables[model.name], table.storedSlots.contains(slot),
      let value = model.standIn(slot: slot), value != .null
    else { return }
    let column = SQLName.quoted(model.valueName(slot: slot))
    try connection.run(
      "UPDATE \(table.name) SET \(column) = ? WHERE \(column) IS NULL AND \(SQLName.model) = ?",
      [value, .string(model.modelName)])
  }

  /// That an object has nothing where its model requires something by now.
  private func missingValue(
    of model: Entity, _ slot: Int, in connection: SQLiteConnection
  ) throws -> ErrorSentence? {
    guard let table = tables[model.name] else { return nil }
    let column = SQLName.quoted(model.valueName(slot: slot))
    let condition = model.modelSlot.map { _ in " AND \(SQLName.model) = ?" } ?? ""
    let keys = try connection.rows(
      of: "SELECT \(SQLName.key) FROM \(table.name) WHERE \(column) IS NULL\(condition) LIMIT 1",
      model.modelSlot.map { _ in [.string(model.modelName)] } ?? []
    ) { ObjectID(model.number, key: $0.integer(0)) }
    return keys.first.map { table.readers[slot].complaint(of: $0, model) }
  }

  /// Gives tables the columns that are new, where every object can do with nil or a default in them.
  ///
  /// - Throws: a `StoreError` for a table that has a different structure for another reason.
  private func extendTables(
    _ existing: [String: String], in connection: SQLiteConnection
  ) throws {
    for (name, creation) in tableCreations {
      guard let found = existing[name], found != creation else { continue }
      let table = entities.first { $0.name == name }
      if let table, let addition = try ChangedColumns(of: table, as: found, in: connection) {
        try addition.make()
      } else {
        throw StoreError.unfitDatabase(
          path: connection.path, reason: try difference(in: name, found, connection))
      }
    }
  }
}
