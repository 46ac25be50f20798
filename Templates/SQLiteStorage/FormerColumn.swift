import ModelKit

/// A column of an old table, and what it held.
struct FormerColumn {
  private let name: String
  private let place: Int
  private let sqlType: String
  private let table: String
  private let layout: FormerLayout

  /// What the database says: the type of `StoredFacts`; nil where it says nothing.
  private let typeName: String?

  /// - Parameters:
  ///   - place: counted from the key.
  ///   - table: without quotes.
  init(
    _ name: String, at place: Int, _ sqlType: String, of table: String, in layout: FormerLayout
  ) {
    self.name = name
    self.place = place
    self.sqlType = sqlType
    self.table = table
    self.layout = layout
    let typeName = layout.stored.facts(of: name, keptAs: table)?.type
    let declaration =
      typeName.flatMap { AttributeType(storedAs: $0)?.columnDeclaration } ?? "INTEGER"
    self.typeName = declaration.hasPrefix(sqlType) ? typeName : nil
  }

  /// Whether only SQL says what it held, which has one type for several.
  var isDoubtful: Bool { typeName == nil && (sqlType == "INTEGER" || sqlType == "REAL") }

  var doubt: String {
    "what \"\(name)\" of each \(table) was: the database does not say it, and it was read as "
      + guess.name
  }

  private var guess: AttributeType {
    switch sqlType {
    case "INTEGER": .integer
    case "REAL": .double
    case "BLOB": .data
    default: .string
    }
  }

  /// How a value of an attribute is had from it.
  func reading(of type: AttributeType) -> RecoveredTable.Reading {
    if typeName == type.storedName { return .same }
    if typeName == nil, type.columnDeclaration.hasPrefix(sqlType) { return .same }
    let former = typeName == nil ? guess : typeName.flatMap { AttributeType(storedAs: $0) }
    // A key of another object is no number.
    return .converted(ValueReader(of: former ?? .integer, column: place), former.map { _ in type })
  }

  /// How a relationship is had from it.
  func reading(of relationship: RelationshipDescription) -> RecoveredTable.Reading {
    let former = typeName.flatMap { AttributeType(storedAs: $0) }
    let destination = layout.destination(of: relationship, from: table)
    guard former == nil, sqlType == "INTEGER",
      let offset = layout.offset(from: destination, to: relationship.destinationName)
    else { return .converted(ValueReader(of: former ?? guess, column: place), nil) }
    return .key(offset: offset)
  }
}
