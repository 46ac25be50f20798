import ModelKit

/// A row as far as its values can be read.
struct RecoveredRow {
  let objectID: ObjectID

  /// The key, and what the columns have.
  let values: [AttributeValue]
  private(set) var complaints: [String] = []

  /// Whether it says of which of the models that share the table it is.
  let hasModel: Bool

  /// - Parameter added: the places of values that the table does not have.
  init(_ statement: SQLiteStatement, of table: EntityTable, without added: Set<Int>) {
    objectID = ObjectID(table.entity.number, key: statement.integer(0))
    let entity = table.entity
    var row = [AttributeValue](repeating: .null, count: table.readers.count)
    for column in table.columns {
      let slot = column.slot
      let reader = table.readers[slot]
      if added.contains(slot) {
        row[slot] = entity.standIn(slot: slot) ?? entity.placeholder(slot: slot)
      } else if let value = reader.value(from: statement, first: 0, of: entity) {
        row[slot] = value
      } else {
        row[slot] = entity.placeholder(slot: slot)
        complaints.append("\(reader.complaint(of: objectID, statement, first: 0, entity))")
      }
    }
    for slot in table.missingSlots(in: row) {
      row[slot] = entity.attributes[slot].placeholder
      complaints.append("\(table.readers[slot].complaint(of: objectID, entity))")
    }
    values = [.object(objectID)] + table.columns.map { row[$0.slot] }
    hasModel = entity.modelSlot.map { row[$0] != .null } ?? true
  }

  /// With nil instead of each unique value that an object can be without.
  func valuesWithoutUnique(in table: EntityTable) -> [AttributeValue] {
    [values[0]]
      + zip(table.columns, values.dropFirst()).map { column, value in
        let isOptional =
          table.uniqueSlots.contains(column.slot)
          && table.entity.attributes[column.slot].isOptional
        return isOptional ? .null : value
      }
  }
}

extension Entity {
  /// What an object has where its value cannot be read; nil as well for what only some models have.
  fileprivate func placeholder(slot: Int) -> AttributeValue {
    let isKnown = slot < attributes.count && slot != modelSlot && isPart(ofEveryObject: slot)
    return isKnown ? attributes[slot].placeholder : .null
  }
}
