import ModelKit

/// What is known by keys, and the keys of what is new.
extension SQLiteEngine {
  public func row(of objectID: ObjectID) throws -> Row? {
    guard let table = layout.tables[objectID.entityName] else { return nil }
    return try read("\(objectID)") { connection in
      try connection.rows(of: table.selection, [.object(objectID)]) { statement in
        try RowReader(table: table, path: connection.path).row(from: statement)
      }.first
    }
  }

  public func row(of entity: Entity, whoseSlot slot: Int, is value: AttributeValue) throws -> Row? {
    guard let table = layout.tables[entity.name], let search = table.searches[slot] else {
      return nil
    }
    return try read(entity.name) { connection in
      try connection.rows(of: search, [value]) { statement in
        try RowReader(table: table, path: connection.path).row(from: statement)
      }.first
    }
  }

  public func rows(of entity: Entity, withKeys keys: [Int]) throws -> [Row]? {
    guard let table = layout.tables[entity.name], !keys.isEmpty else { return [] }
    return try read(entity.name) { connection in
      let reader = RowReader(table: table, path: connection.path)
      let values = keys.map { AttributeValue.integer($0) }
      return try connection.rows(of: table.selection(count: keys.count), values) {
        try reader.row(from: $0)
      }
    }
  }

  public func readableRows(of entity: Entity) throws -> (rows: [Row], isWhole: Bool) {
    guard let table = layout.tables[entity.name] else { return ([], false) }
    return try read(entity.name) { connection in
      let reader = RowReader(table: table, path: connection.path)
      let source = RecoveredRows(
        connection, table.columnList(of: "t0"), table: table.name, key: SQLName.key)
      var (rows, isWhole) = ([Row](), true)
      let gaps = try source.read { statement in
        if let row = try? reader.row(from: statement) { rows.append(row) } else { isWhole = false }
      }
      return (rows, isWhole && gaps.isEmpty)
    }
  }

  public func readMembers(
    of keys: [Int], _ relationship: RelationshipDescription, of entity: Entity,
    _ receive: (inout Row) -> Void
  ) throws -> [Range<Int>?]? {
    guard let table = layout.tables[relationship.destinationName] else { return nil }
    let links = LinkTable(of: relationship, from: entity, in: schema)
    let selection = links.selection(of: table, ownerCount: keys.count, limit: Self.memberLimit)
    return try read("\(relationship.name) of \(entity.name)") { connection in
      let reader = RowReader(table: table, path: connection.path)
      // Few enough to be looked for one by one.
      var (owners, starts, count) = ([Int](), [Int](), 0)
      try connection.read(selection, keys.map { .integer($0) }) { statement in
        let owner = statement.integer(0)
        if owner != owners.last {
          owners.append(owner)
          starts.append(count)
        }
        count += 1
        var row = try reader.row(from: statement, first: 1)
        receive(&row)
      }
      // Who comes last may have more than were read, and nobody knows who comes behind.
      let last = count == Self.memberLimit ? owners.last ?? .max : .max
      return keys.map { key -> Range<Int>? in
        if key >= last { return nil }
        guard let place = owners.firstIndex(of: key) else { return 0..<0 }
        return starts[place]..<(place + 1 < starts.count ? starts[place + 1] : count)
      }
    }
  }

  /// How many members are read at once.
  private static let memberLimit = 2000

  public func objectID(of entity: Entity, archivedAs name: String) throws -> ObjectID? {
    try read(ArchiveTable.name) { connection in
      try connection.rows(of: ArchiveTable.search, [.string(entity.name), .string(name)]) {
        ObjectID(entity.number, key: $0.integer(0))
      }.first
    }
  }

  public func archiveName(of objectID: ObjectID) throws -> String? {
    try read(ArchiveTable.name) { connection in
      try connection.rows(
        of: ArchiveTable.nameSearch, [.string(objectID.entityName), .object(objectID)]
      ) {
        $0.optionalText(0)
      }.first ?? nil
    }
  }

  public func members(
    of objectID: ObjectID, _ relationship: RelationshipDescription
  ) throws -> [ObjectID] {
    let entity = try schema.entity(named: objectID.entityName)
    let links = LinkTable(of: relationship, from: entity, in: schema)
    return try read("\(relationship.name) of \(objectID)") { connection in
      try connection.rows(of: links.selection, [.object(objectID)]) { statement in
        ObjectID(relationship.destinationNumber, key: statement.integer(0))
      }
    }
  }

  /// While others hold the database, keys are taken far behind those in use, where nobody else does.
  public func reserveKeys(_ count: Int, of entity: Entity) throws -> Int {
    // What the writing connection commits is no news of others.
    try writer.useIfFree { connection in
      try connection.withoutWaiting { try reserveKeys(count, of: entity, connection) }
    } ?? read(entity.name) { try reserveKeys(count, of: entity, $0) }
  }

  private func reserveKeys(
    _ count: Int, of entity: Entity, _ connection: SQLiteConnection
  ) throws -> Int {
    let distant = distantKeys.withLock { $0[entity.name] ?? 0 }
    var highest = 0
    do {
      try connection.transaction {
        try layout.checkModels(in: connection)
        try Self.raiseHighestKey(of: entity, by: count, beyond: distant, connection)
        highest = try Self.highestKey(of: entity, connection)
      }
    } catch StoreError.unusableFile {
      highest = try Self.highestKey(of: entity, connection)
      let last = distant > highest ? distant : highest + .random(in: 1_000_000..<2_000_000)
      highest = last + count
      distantKeys.withLock { $0[entity.name] = highest }
    }
    return highest - count + 1
  }

  private static func raiseHighestKey(
    of entity: Entity, by count: Int, beyond key: Int, _ connection: SQLiteConnection
  ) throws {
    let values = [AttributeValue.integer(key), .integer(count), .string(entity.name)]
    try connection.run("UPDATE sqlite_sequence SET seq = max(seq, ?) + ? WHERE name = ?", values)
    if connection.changedRowCount > 0 { return }
    try connection.run(
      "INSERT INTO sqlite_sequence (name, seq) "
        + "SELECT '\(newMark)', 0 WHERE NOT EXISTS (SELECT 1 FROM sqlite_sequence)")
    try connection.run("INSERT INTO sqlite_sequence (seq, name) VALUES (? + ?, ?)", values)
  }

  private static func highestKey(
    of entity: Entity, _ connection: SQLiteConnection
  ) throws -> Int {
    let sql = "SELECT seq FROM sqlite_sequence WHERE name = ?"
    return try connection.rows(of: sql, [.string(entity.name)]) { $0.integer(0) }.first ?? 0
  }
}
