import ModelKit

/// What a database says of the models with which it was written. One of an earlier version says it of the types
/// alone, or not at all.
extension StoredModels {
  static let table = "\"@models\""
  static let formerTable = "\"@types\""
  static let creation =
    "CREATE TABLE \(table) (\"model\" TEXT NOT NULL, \"property\" TEXT NOT NULL, "
    + "\"facts\" TEXT NOT NULL, PRIMARY KEY (\"model\", \"property\")) STRICT, WITHOUT ROWID"

  init(in connection: SQLiteConnection) throws {
    self.init()
    if try !connection.columnNames(of: Self.table).isEmpty {
      try connection.read("SELECT \"model\", \"property\", \"facts\" FROM \(Self.table)", []) {
        self[$0.text(0), $0.text(1)] = StoredFacts($0.text(2))
      }
    } else if try !connection.columnNames(of: Self.formerTable).isEmpty {
      let sql = "SELECT \"table\", \"column\", \"type\" FROM \(Self.formerTable)"
      try connection.read(sql, []) {
        // A table of links is named for the model and its relationship.
        let names = $0.text(0).dropFirst().dropLast().split(separator: ".").map { String($0) }
        guard let name = names.first else { return }
        self[name, names.count > 1 ? names[1] : $0.text(1)] = StoredFacts($0.text(2))
      }
    }
  }

  func write(to connection: SQLiteConnection) throws {
    try connection.run("DELETE FROM \(Self.table)")
    for (model, facts) in facts {
      for (property, facts) in facts {
        try connection.run(
          "INSERT INTO \(Self.table) VALUES (?, ?, ?)",
          [.string(model), .string(property), .string(facts.text)])
      }
    }
  }

  /// Whether a database has a value or a link in a property.
  func hasValues(
    of property: String, keptAs root: String, in connection: SQLiteConnection
  ) throws -> Bool {
    try hasValues(of: property, keptAs: root) { property, root in
      var source = SQLName.linkTable(root, property)
      if try connection.columnNames(of: SQLName.quoted(root)).contains(property) {
        source = "\(SQLName.quoted(root)) WHERE \(SQLName.quoted(property)) IS NOT NULL"
      } else if try connection.columnNames(of: source).isEmpty {
        return false
      }
      return try connection.number("SELECT EXISTS (SELECT 1 FROM \(source))") != 0
    }
  }

  /// Whether a database has objects of a model.
  func hasObjects(of model: String, in connection: SQLiteConnection) throws -> Bool {
    let table = SQLName.quoted(rootName(of: model) ?? model)
    let columns = try connection.columnNames(of: table)
    guard !columns.isEmpty else { return false }
    let isShared = columns.contains(Self.modelName)
    let condition = isShared ? " WHERE \(SQLName.model) = ?" : ""
    let sql = "SELECT 1 FROM \(table)\(condition) LIMIT 1"
    return try !connection.rows(of: sql, isShared ? [.string(model)] : []) { $0.integer(0) }
      .isEmpty
  }
}
