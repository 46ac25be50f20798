import ModelKit

/// What queries ask for.
extension SQLiteEngine {
  public func rows(of query: Query) throws -> [Row]? {
    guard let table = layout.tables[query.entity.name],
      let selection = try selection(of: query, from: table)
    else { return nil }
    return try read { connection in
      let reader = RowReader(table: table, path: connection.path)
      var last: ObjectID?
      do {
        return try connection.rows(of: selection.text, selection.values) { statement in
          let row = try reader.row(from: statement)
          last = row.objectID
          return row
        }
      } catch StoreError.damagedDatabase(let path, _) {
        let place = last.map { "behind \($0)" } ?? "from its beginning"
        throw StoreError.damagedDatabase(
          path: path, place: "table \(table.name) cannot be read \(place)")
      }
    }
  }

  /// Skips fewer rows than this one by one.
  private static let farOffset = 1000

  private func selection(of query: Query, from table: EntityTable) throws -> SQLText? {
    guard query.offset > Self.farOffset, let anchor = translation.anchor(of: query),
      let sort = query.sorts.first, case .value(let slot) = sort.path.leaf
    else { return translation.selection(of: query) }
    let found = try read { connection in
      try connection.rows(of: anchor.text, anchor.values) { statement in
        (table.readers[slot].value(at: 0, in: statement) ?? .null, statement.integer(1))
      }.first
    }
    guard let (value, key) = found, value != .null,
      let equals = translation.equalsBefore(value, key, in: query)
    else { return translation.selection(of: query) }
    var nearer = query
    nearer.offset = try read { connection in
      try connection.rows(of: equals.text, equals.values) { $0.integer(0) }.first ?? 0
    }
    return translation.selection(of: nearer, from: value)
  }

  public func count(of query: Query) throws -> Int? {
    guard let selection = translation.count(of: query) else { return nil }
    return try read { connection in
      let count = try connection.rows(of: selection.text, selection.values) { $0.integer(0) }.first
      return count.map { min(max(0, $0 - query.offset), query.limit ?? .max) }
    }
  }

  public func position(of row: Row, in query: Query) throws -> Int? {
    guard let selection = translation.position(of: row, in: query) else { return nil }
    return try read { connection in
      try connection.rows(of: selection.text, selection.values) { $0.integer(0) }.first
    }
  }

  private var translation: QueryTranslation { QueryTranslation(schema: schema, layout: layout) }
}
