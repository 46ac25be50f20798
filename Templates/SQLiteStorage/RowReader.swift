import Foundation
import ModelKit

/// Reads rows of a model's table.
struct RowReader {
  let table: EntityTable

  /// Of the database, for messages.
  let path: String

  /// - Parameter first: the column of the key, behind which the others come.
  func row(from statement: SQLiteStatement, first: Int32 = 0) throws -> Row {
    let objectID = ObjectID(entityName: table.entity.name, key: statement.integer(first))
    let readers = table.readers
    let values = try [AttributeValue](unsafeUninitializedCapacity: readers.count) { buffer, count in
      for reader in readers {
        guard let value = reader.value(from: statement, first: first) else {
          throw failure(reader, statement, first, objectID)
        }
        buffer.initializeElement(at: count, to: value)
        count += 1
      }
    }
    return Row(objectID: objectID, values: values, lists: table.unreadLists)
  }

  private func failure(
    _ reader: ValueReader, _ statement: SQLiteStatement, _ first: Int32, _ objectID: ObjectID
  ) -> StoreError {
    .unfitDatabase(
      path: path,
      reason:
        "\(objectID): '\(statement.text(first + reader.column))' in \"\(reader.name)\" is not a valid "
        + reader.typeName)
  }
}

/// Reads one value of a row from its column.
struct ValueReader: Sendable {
  private enum Kind {
    case unstored(AttributeValue)
    case bool, integer, double, decimal, text, date, url, uuid, data
    case object(entityName: String)
  }

  let name: String
  let typeName: String

  /// Counted from the key.
  let column: Int32
  private let kind: Kind

  /// - Parameter column: nil for an attribute that is not stored.
  init(of attribute: AttributeDescription, column: Int?) {
    name = attribute.name
    typeName = attribute.type.name
    self.column = Int32(column ?? 0)
    kind =
      if column == nil {
        .unstored(attribute.defaultValue)
      } else {
        switch attribute.type {
        case .bool: .bool
        case .integer: .integer
        case .double: .double
        case .decimal: .decimal
        case .string, .enumeration: .text
        case .date: .date
        case .url: .url
        case .uuid: .uuid
        case .data: .data
        }
      }
  }

  init(of relationship: RelationshipDescription, column: Int) {
    name = relationship.name
    typeName = relationship.destinationName
    self.column = Int32(column)
    kind = .object(entityName: relationship.destinationName)
  }

  /// Nil where the column has what is not a value of the type.
  func value(from statement: SQLiteStatement, first: Int32) -> AttributeValue? {
    if case .unstored(let value) = kind { return value }
    return value(at: first + column, in: statement)
  }

  /// The value that another column has.
  func value(at column: Int32, in statement: SQLiteStatement) -> AttributeValue? {
    if statement.isNull(column) { return .null }
    switch kind {
    case .unstored(let value): return value
    case .bool: return .bool(statement.integer(column) != 0)
    case .integer: return .integer(statement.integer(column))
    case .double: return .double(statement.double(column))
    case .decimal: return DecimalText.decimal(from: statement.text(column)).map { .decimal($0) }
    case .text: return .string(statement.text(column))
    case .date: return .date(Date(timeIntervalSinceReferenceDate: statement.double(column)))
    case .url: return URL(string: statement.text(column)).map { .url($0) }
    case .uuid: return statement.uuid(column).map { .uuid($0) }
    case .data: return .data(statement.data(column))
    case .object(let entityName):
      return .object(ObjectID(entityName: entityName, key: statement.integer(column)))
    }
  }
}
