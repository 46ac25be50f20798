import ModelKit

/// The table of a model: its columns, and the SQL that makes, reads and writes it. A class, since it is
/// handed to whatever reads a row.
final class EntityTable: Sendable {
  /// A stored attribute or to-one relationship.
  struct Column: Sendable {
    let name: String
    let declaration: String

    /// Its place among the values of a row.
    let slot: Int

    fileprivate var definition: String { ", \(SQLName.quoted(name)) \(declaration)" }

    /// Whether the SQL that has made a table has the same column.
    func isDefined(by creation: String) -> Bool { creation.contains(definition) }
  }

  let entity: Entity
  let columns: [Column]

  /// The places of the values that have a column.
  let storedSlots: Set<Int>
  let uniqueSlots: Set<Int>
  private let columnNames: [Int: String]

  /// The lists of a row of which none was read.
  let unreadLists: [[ObjectID]?]

  /// The places of the values that only some models of the table require, by the names of the models.
  private let requiredSlots: [String: [Int]]

  /// How each value of a row is read, in their order.
  let readers: [ValueReader]

  /// The statements that read, add and take away one row.
  let selection: String

  /// The statements that find a row by a unique value, by the place of the value.
  let searches: [Int: String]
  let search: String
  let insertion: String
  let deletion: String

  init(_ entity: Entity, in schema: Schema) {
    self.entity = entity
    requiredSlots = schema.slotsRequired(onlyBelow: entity)
    let attributes = entity.attributes.enumerated().filter { !$0.element.isTransient }
    columns =
      attributes.map { slot, attribute in
        Column(
          name: attribute.name, declaration: attribute.type.columnDeclaration, slot: slot)
      }
      + entity.toOneRelationships.map { relationship in
        Column(name: relationship.name, declaration: "INTEGER", slot: relationship.slot)
      }
    storedSlots = Set(columns.map(\.slot))
    uniqueSlots = Set(attributes.filter(\.element.isUnique).map(\.offset))
    columnNames = Dictionary(
      uniqueKeysWithValues: columns.map { ($0.slot, SQLName.quoted($0.name)) })
    unreadLists = entity.unreadLists
    let places = Dictionary(uniqueKeysWithValues: columns.enumerated().map { ($1.slot, $0 + 1) })
    readers =
      entity.attributes.enumerated().map { slot, attribute in
        ValueReader(
          of: attribute, slot: slot, column: places[slot],
          isRequired: !attribute.isOptional && entity.isPart(ofEveryObject: slot))
      } + entity.toOneRelationships.map { ValueReader(of: $0, column: places[$0.slot] ?? 0) }
    let name = SQLName.quoted(entity.name)
    let names = [SQLName.key] + columns.map { SQLName.quoted($0.name) }
    let holes = names.map { _ in "?" }.joined(separator: ", ")
    let list = names.joined(separator: ", ")
    selection = "SELECT \(list) FROM \(name) WHERE \(SQLName.key) = ?"
    searches = Dictionary(
      uniqueKeysWithValues: uniqueSlots.map { slot in
        let column = SQLName.quoted(entity.attributes[slot].name)
        return (slot, "SELECT \(list) FROM \(name) WHERE \(column) = ?")
      })
    search = "SELECT \(SQLName.key) FROM \(name) WHERE \(SQLName.key) = ?"
    insertion = "INSERT INTO \(name) (\(list)) VALUES (\(holes))"
    deletion = "DELETE FROM \(name) WHERE \(SQLName.key) = ?"
  }

  var name: String { SQLName.quoted(entity.name) }

  var creation: String { creation(of: name) }

  /// - Parameter name: of a table like this one, as SQL writes it.
  func creation(of name: String) -> String {
    "CREATE TABLE \(name) (\(SQLName.key) INTEGER PRIMARY KEY AUTOINCREMENT"
      + columns.map(\.definition).joined() + ") STRICT"
  }

  /// The columns among some that a table like this one does not have.
  func strangers(among names: [String]) -> [String] {
    let known = Set(columns.map(\.name) + [SQLName.keyName])
    return names.filter { !known.contains($0) }
  }

  /// Indexes of unique and indexed attributes and of relationships.
  var indexes: [TableIndex] {
    let indexed = entity.attributes.filter { ($0.isUnique || $0.isIndexed) && !$0.isTransient }
      .map { index($0.name, isUnique: $0.isUnique) }
    return indexed + entity.toOneRelationships.map { index($0.name) }
  }

  /// The columns of a row, from a table with a short name.
  func columnList(of table: String) -> String {
    ([SQLName.key] + columns.map { SQLName.quoted($0.name) }).map { "\(table).\($0)" }
      .joined(separator: ", ")
  }

  /// The models that require a value which others of the table do not have.
  func models(requiring slot: Int) -> [String] {
    requiredSlots.filter { $0.value.contains(slot) }.map(\.key).sorted()
  }

  /// Where a row has no value, and its own model requires one that others of the table do not have.
  func missingSlots(in values: [AttributeValue]) -> [Int] {
    guard let slot = entity.modelSlot, case .string(let name) = values[slot] else { return [] }
    return requiredSlots[name, default: []].filter { values[$0] == .null }
  }

  /// Reads the rows with several keys.
  func selection(count: Int) -> String {
    let holes = Array(repeating: "?", count: count).joined(separator: ", ")
    return "SELECT \(columnList(of: "t0")) FROM \(name) t0 WHERE t0.\(SQLName.key) IN (\(holes))"
  }

  /// Changes values of a row: takes the new ones, the key, and the ones that the row must have.
  func update(_ slots: [Int]) -> String {
    let names = slots.compactMap { columnNames[$0] }
    return "UPDATE \(name) SET " + names.map { $0 + " = ?" }.joined(separator: ", ")
      + " WHERE \(SQLName.key) = ?" + names.map { " AND \($0) IS ?" }.joined()
  }

  private func index(_ column: String, isUnique: Bool = false) -> TableIndex {
    TableIndex(
      name: "\(entity.name).\(column) index", table: name, columns: SQLName.quoted(column),
      isUnique: isUnique)
  }
}

extension AttributeType {
  /// The type and the collation of a column.
  var columnDeclaration: String {
    switch self {
    case .bool, .integer: "INTEGER"
    case .double, .date: "REAL"
    case .string, .url: "TEXT COLLATE \(SQLiteFunctions.textCollation)"
    case .decimal: "TEXT COLLATE \(SQLiteFunctions.decimalCollation)"
    case .uuid, .enumeration: "TEXT"
    case .data: "BLOB"
    }
  }
}
