import ModelKit

/// A row as far as its values can be read.
struct RecoveredRow {
  let objectID: ObjectID

  /// The key, and what the columns have.
  private(set) var values: [AttributeValue] = []
  let complaints: [String]

  /// The name of the model of which it is.
  let modelName: String

  init(_ statement: SQLiteStatement, of source: RecoveredTable) {
    let table = source.table
    let entity = table.entity
    objectID = ObjectID(entity.number, key: statement.integer(0) &+ source.move.offset)
    modelName = source.modelColumn.map { statement.text($0) } ?? source.move.table
    var row = [AttributeValue](repeating: .null, count: table.readers.count)
    var complaints: [(slot: Int, words: ErrorSentence)] = []
    for (column, reading) in zip(table.columns, source.readings) {
      let slot = column.slot
      switch reading {
      case .added: row[slot] = source.newValue(slot: slot, key: objectID.key)
      case .model: row[slot] = .string(modelName)
      default:
        let value = table.readers[slot].value(from: statement, entity, by: reading)
        row[slot] = value ?? entity.placeholder(slot: slot)
        guard value == nil else { continue }
        let reader = table.readers[slot]
        complaints.append((slot, reader.complaint(of: objectID, statement, by: reading, entity)))
      }
    }
    for slot in table.missingSlots(in: row) {
      row[slot] = source.missingValue(slot: slot, key: objectID.key)
      // What is wrong with the value that stood there says it already.
      guard !complaints.contains(where: { $0.slot == slot }) else { continue }
      complaints.append((slot, table.readers[slot].complaint(of: objectID, entity)))
    }
    self.complaints = complaints.map { slot, words in
      row[slot] == .null ? words.description : "\(words); \(row[slot].noteOfSubstitute)"
    }
    values = [.object(objectID)] + table.columns.map { row[$0.slot] }
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

extension ValueReader {
  /// What is wrong with the value of a row.
  fileprivate func complaint(
    of objectID: ObjectID, _ statement: SQLiteStatement, by reading: RecoveredTable.Reading,
    _ entity: Entity
  ) -> ErrorSentence {
    guard case .converted(let former, _) = reading,
      let text = former.value(from: statement, first: 0, of: entity)?.text
    else { return complaint(of: objectID, statement, first: 0, entity) }
    return complaint(of: objectID, about: text, entity)
  }

  /// Nil where what stands there is no value of now, or none where one is required.
  fileprivate func value(
    from statement: SQLiteStatement, _ entity: Entity, by reading: RecoveredTable.Reading
  ) -> AttributeValue? {
    switch reading {
    case .converted(let former, let type):
      guard let value = former.value(from: statement, first: 0, of: entity) else { return nil }
      return value == .null ? (isRequired ? nil : .null) : type?.conversion(of: value)
    case .key(let offset):
      guard case .object(let other)? = value(from: statement, first: 0, of: entity) else {
        return .null
      }
      return .object(ObjectID(other.entityNumber, key: other.key &+ offset))
    default: return value(from: statement, first: 0, of: entity)
    }
  }
}
