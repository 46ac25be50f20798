import Foundation
import ModelKit

/// Reads rows of a model's table.
struct RowReader {
  let table: EntityTable

  /// Of the database, for messages.
  let path: String

  /// What is read where there is no value, or not one of the type; nil where that is an error.
  var substitute: AttributeValue?

  /// - Parameter first: the column of the key, behind which the others come.
  func row(from statement: SQLiteStatement, first: Int32 = 0) throws -> Row {
    let entity = table.entity
    let objectID = ObjectID(entity.number, key: statement.integer(first))
    var values: [AttributeValue] = []
    values.reserveCapacity(table.readers.count)
    for reader in table.readers {
      guard let value = reader.value(from: statement, first: first, of: entity) else {
        if let substitute {
          values.append(substitute)
          continue
        }
        let place = reader.complaint(of: objectID, statement, first: first, entity)
        throw reader.fitsEarlierModels(statement, first: first)
          ? StoreError.unfitDatabase(path: path, reason: place)
          : StoreError.damagedDatabase(path: path, place: place)
      }
      values.append(value)
    }
    if substitute == nil, let slot = table.missingSlots(in: values).first {
      throw StoreError.unfitDatabase(
        path: path, reason: table.readers[slot].complaint(of: objectID, entity))
    }
    return Row(objectID: objectID, values: values, lists: table.unreadLists)
  }
}

/// Reads one value of a row from its column. It refers to nothing, so that taking it out of a list for
/// every value of every row costs nothing.
struct ValueReader: Sendable {
  private enum Kind {
    case unstored, bool, integer, double, decimal, text, enumeration, date, url, uuid, data, object
  }

  private let kind: Kind

  /// Counted from the key.
  private let column: Int32

  /// The place of the value.
  private let slot: Int32

  /// Whether no object of the table can be without the value.
  let isRequired: Bool

  /// Of the model to which a relationship leads.
  private var destination: EntityNumber?

  /// The attribute of which only some texts are values, which lives as long as the table.
  private var attribute: Unmanaged<AttributeDescription>?

  /// - Parameter column: nil for an attribute that is not stored.
  init(of attribute: AttributeDescription, slot: Int, column: Int?, isRequired: Bool) {
    self.attribute = Unmanaged.passUnretained(attribute)
    self.isRequired = isRequired
    self.slot = Int32(slot)
    self.column = Int32(column ?? 0)
    kind =
      if column == nil {
        .unstored
      } else {
        attribute.cases.isEmpty ? Self.kind(of: attribute.type) : .enumeration
      }
  }

  /// Reads what a column has of a type, any text of an enumeration.
  init(of type: AttributeType, column: Int) {
    isRequired = false
    slot = 0
    self.column = Int32(column)
    kind = Self.kind(of: type)
  }

  private static func kind(of type: AttributeType) -> Kind {
    switch type {
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

  init(of relationship: RelationshipDescription, column: Int) {
    slot = Int32(relationship.slot)
    self.column = Int32(column)
    // Where it leads to nothing, it reads as an object that nobody can change.
    isRequired = false
    destination = relationship.destinationNumber
    kind = .object
  }

  /// Nil where the column has what is not a value of the type, or no value where one is required.
  @inline(__always)
  func value(from statement: SQLiteStatement, first: Int32, of entity: Entity) -> AttributeValue? {
    value(at: first + column, in: statement, of: entity)
  }

  /// The value that another column has.
  @inline(__always)
  func value(
    at column: Int32, in statement: SQLiteStatement, of entity: Entity
  ) -> AttributeValue? {
    switch kind {
    case .unstored: return entity.attributes[Int(slot)].defaultValue
    case .text: return statement.optionalText(column).map { .string($0) } ?? missing
    case .bool:
      let number = statement.integer(column)
      return number == 0 && statement.isNull(column) ? missing : .bool(number != 0)
    case .integer:
      let number = statement.integer(column)
      return number == 0 && statement.isNull(column) ? missing : .integer(number)
    case .double:
      let number = statement.double(column)
      return number == 0 && statement.isNull(column) ? missing : .double(number)
    case .date:
      let number = statement.double(column)
      if number == 0 && statement.isNull(column) { return missing }
      return .date(Date(timeIntervalSinceReferenceDate: number))
    case .uuid: return statement.uuid(column) ?? (statement.isNull(column) ? missing : nil)
    case .enumeration:
      guard let text = statement.optionalText(column) else { return missing }
      // What was a case once would be written over by any other.
      let isCase = attribute?._withUnsafeGuaranteedRef { $0.cases.contains(text) } ?? false
      return isCase ? .string(text) : nil
    case .decimal, .url, .data, .object:
      return statement.isNull(column) ? missing : longValue(at: column, in: statement, of: entity)
    }
  }

  /// What a column without a value says.
  private var missing: AttributeValue? { isRequired ? nil : .null }

  private func longValue(
    at column: Int32, in statement: SQLiteStatement, of entity: Entity
  ) -> AttributeValue? {
    switch kind {
    case .decimal: DecimalText.decimal(from: statement.text(column)).map { .decimal($0) }
    case .url: URL(string: statement.text(column)).map { .url($0) }
    case .object: destination.map { .object(ObjectID($0, key: statement.integer(column))) }
    default: .data(statement.data(column))
    }
  }

  /// Whether what is no value now may have been one for an earlier version of the model: the text of
  /// another case, or nil.
  func fitsEarlierModels(_ statement: SQLiteStatement, first: Int32) -> Bool {
    kind == .enumeration || statement.isNull(first + column)
  }

  /// What is wrong with a row that has no value.
  func complaint(of objectID: ObjectID, _ entity: Entity) -> ErrorSentence {
    "\(objectID): \"\(entity.valueName(slot: Int(slot)))\" is required and has no value"
  }

  /// What is wrong with the value that a row has in the column.
  func complaint(
    of objectID: ObjectID, _ statement: SQLiteStatement, first: Int32, _ entity: Entity
  ) -> ErrorSentence {
    let slot = Int(slot)
    if kind == .enumeration, slot < entity.attributes.count, entity.attributes[slot].type == .string
    {
      return "\(objectID): no model is called '\(statement.text(first + column))'"
    }
    if statement.isNull(first + column) { return complaint(of: objectID, entity) }
    return complaint(of: objectID, about: statement.text(first + column), entity)
  }

  /// What is wrong with a value, as a person reads it.
  func complaint(of objectID: ObjectID, about text: String, _ entity: Entity) -> ErrorSentence {
    let name = entity.valueName(slot: Int(slot))
    let type = entity.typeName(slot: Int(slot))
    return kind == .enumeration
      ? "\(objectID): '\(text)' in \"\(name)\" is no case of \(type)"
      : "\(objectID): '\(text)' in \"\(name)\" is not a valid \(type)"
  }
}
