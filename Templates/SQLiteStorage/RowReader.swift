import Foundation
import ModelKit

/// Reads rows of a model's table.
struct RowReader {
  let table: EntityTable

  /// Of the database, for messages.
  let path: String

  func row(from statement: SQLiteStatement) throws -> Row {
    let entity = table.entity
    var values = entity.attributes.map(\.defaultValue)
    values += entity.relationships.filter { !$0.isToMany }.map { _ in .null }
    let objectID = ObjectID(entityName: entity.name, key: statement.integer(0))
    for (index, column) in table.columns.enumerated() {
      values[column.slot] = try value(of: column, Int32(index + 1), statement, objectID)
    }
    let lists = entity.relationships.filter(\.isToMany).map { _ -> [ObjectID]? in nil }
    return Row(objectID: objectID, values: values, lists: lists)
  }

  private func value(
    of column: EntityTable.Column, _ index: Int32, _ statement: SQLiteStatement,
    _ objectID: ObjectID
  ) throws -> AttributeValue {
    if statement.isNull(index) { return .null }
    guard column.slot < table.entity.attributes.count else {
      let destination = table.entity.relationship(named: column.name)?.destinationName ?? ""
      return .object(ObjectID(entityName: destination, key: statement.integer(index)))
    }
    let type = table.entity.attributes[column.slot].type
    guard let value = value(of: type, index, statement) else {
      throw StoreError.unfitDatabase(
        path: path,
        reason: "\(objectID): '\(statement.text(index))' in \"\(column.name)\" is no \(type.name)")
    }
    return value
  }

  private func value(
    of type: AttributeType, _ index: Int32, _ statement: SQLiteStatement
  ) -> AttributeValue? {
    switch type {
    case .bool: .bool(statement.integer(index) != 0)
    case .integer: .integer(statement.integer(index))
    case .double: .double(statement.double(index))
    case .decimal: DecimalText.decimal(from: statement.text(index)).map { .decimal($0) }
    case .string, .enumeration: .string(statement.text(index))
    case .date: .date(Date(timeIntervalSinceReferenceDate: statement.double(index)))
    case .url: URL(string: statement.text(index)).map { .url($0) }
    case .uuid: UUID(uuidString: statement.text(index)).map { .uuid($0) }
    case .data: .data(statement.data(index))
    }
  }
}
