import ModelKit

/// What the columns of a database hold by the types of models, of which SQL has one for several. A database
/// of an earlier version does not say it.
struct StoredTypes: Sendable {
  static let name = "\"@types\""
  static let creation =
    "CREATE TABLE \(name) (\"table\" TEXT NOT NULL, \"column\" TEXT NOT NULL, "
    + "\"type\" TEXT NOT NULL, PRIMARY KEY (\"table\", \"column\")) STRICT, WITHOUT ROWID"

  private struct Place: Hashable {
    /// As SQL writes it.
    let table: String
    let column: String
  }

  private var types: [Place: String] = [:]

  /// What a layout wants.
  init(_ entities: [EntityTable], _ links: [LinkTable]) {
    for table in entities {
      for column in table.columns {
        types[Place(table: table.name, column: column.name)] = column.type
      }
    }
    for links in links {
      let place = Place(table: links.table, column: LinkTable.memberName)
      types[place] = links.relationship.destinationName
    }
  }

  /// What a database says.
  init(in connection: SQLiteConnection) throws {
    guard try !connection.columnNames(of: Self.name).isEmpty else { return }
    let sql = "SELECT \"table\", \"column\", \"type\" FROM \(Self.name)"
    try connection.read(sql, []) {
      types[Place(table: $0.text(0), column: $0.text(1))] = $0.text(2)
    }
  }

  /// - Parameter table: as SQL writes it.
  subscript(column: String, of table: String) -> String? {
    types[Place(table: table, column: column)]
  }

  /// A column that holds something else than is wanted of it, in words.
  func difference(from wanted: StoredTypes) -> ErrorSentence? {
    let places = types.keys.filter { place in
      wanted.types[place].map { $0 != types[place] } ?? false
    }
    guard let place = places.min(by: { ($0.table, $0.column) < ($1.table, $1.column) }),
      let former = types[place], let type = wanted.types[place]
    else { return nil }
    return
      "column \"\(place.column)\" of table \(place.table) holds \(former), and its type is now \(type)"
  }

  /// Whether it says all that another does.
  func contains(_ others: StoredTypes) -> Bool { others.types.keys.allSatisfy { types[$0] != nil } }

  func write(to connection: SQLiteConnection) throws {
    let sql = "INSERT OR REPLACE INTO \(Self.name) VALUES (?, ?, ?)"
    for (place, type) in types {
      try connection.run(sql, [.string(place.table), .string(place.column), .string(type)])
    }
  }
}
