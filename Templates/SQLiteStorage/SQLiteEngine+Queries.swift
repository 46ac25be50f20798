import ModelKit

/// What queries ask for.
extension SQLiteEngine {
  public func read(_ query: Query, _ receive: (inout Row) -> Void) throws -> Bool {
    try unlessTooDeep { try readRows(of: query, receive) } != nil
  }

  /// Nil for what SQLite cannot read; closures answer it, however deep it is.
  private func unlessTooDeep<Value>(_ read: () throws -> Value?) throws -> Value? {
    do { return try read() } catch is TooDeepStatement { return nil }
  }

  private func readRows(of query: Query, _ receive: (inout Row) -> Void) throws -> Void? {
    guard let table = layout.tables[query.entity.name],
      let selection = try selection(of: query, from: table)
    else { return nil }
    return try read(table.entity.name) { connection in
      let reader = RowReader(
        table: table, path: connection.path, substitute: query.isLenient ? .null : nil)
      try connection.read(selection.text, selection.values) { statement in
        var row = try reader.row(from: statement)
        receive(&row)
      }
    }
  }

  /// Skips fewer rows than this one by one.
  private static let farOffset = 1000

  private func selection(of query: Query, from table: EntityTable) throws -> SQLText? {
    if let start = query.start { return try selection(of: query, from: start) }
    guard query.offset > Self.farOffset, let slot = translation.indexedSlot(of: query),
      let anchor = translation.anchor(of: query)
    else { return translation.selection(of: query) }
    let found = try read(query.entity.name) { connection in
      try connection.rows(of: anchor.text, anchor.values) { statement in
        (
          table.readers[slot].value(at: 0, in: statement, of: query.entity) ?? .null,
          statement.integer(1)
        )
      }.first
    }
    guard let (value, key) = found, value != .null,
      let equals = translation.equalsBefore(value, key, in: query)
    else { return translation.selection(of: query) }
    var nearer = query
    nearer.offset = try number(equals, of: query) ?? 0
    return translation.selection(of: nearer, from: value)
  }

  /// The rows from one on, of which fewer have to be put in order than those that would be skipped; nil
  /// where the first order does not tell which they are.
  private func selection(of query: Query, from start: Row) throws -> SQLText? {
    guard let slot = translation.orderSlot(of: query), start.values[slot] != .null,
      let equals = translation.position(of: start, in: query, isAmongEquals: true)
    else { return nil }
    var nearer = query
    nearer.offset = try number(equals, of: query) ?? 0
    return translation.selection(of: nearer, from: start.values[slot])
  }

  private func number(_ selection: SQLText, of query: Query) throws -> Int? {
    try read(query.entity.name) { connection in
      try connection.rows(of: selection.text, selection.values) { $0.integer(0) }.first
    }
  }

  public func count(of query: Query) throws -> Int? {
    guard let selection = translation.count(of: query) else { return nil }
    return try unlessTooDeep { try number(selection, of: query) }
      .map { min(max(0, $0 - query.offset), query.limit ?? .max) }
  }

  public func position(of row: Row, in query: Query) throws -> Int? {
    guard let selection = translation.position(of: row, in: query) else { return nil }
    return try unlessTooDeep { try number(selection, of: query) }
  }

  private var translation: QueryTranslation { QueryTranslation(schema: schema, layout: layout) }
}
