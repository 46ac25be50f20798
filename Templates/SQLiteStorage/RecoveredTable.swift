import ModelKit

/// An old table whose rows come into one of now, and how each of its columns is read.
struct RecoveredTable {
  /// How a value is had.
  enum Reading {
    /// As it stands there.
    case same

    /// The table has no such column.
    case added

    /// As a value of a former type, which the type of now may hold; nil where it holds none of them.
    case converted(ValueReader, AttributeType?)

    /// A key of another table.
    case key(offset: Int)

    /// It says of which model the row is.
    case model
  }

  let table: EntityTable
  let move: FormerLayout.Move

  /// Sets the dates that objects are given.
  let clock: ModelClock

  /// By the columns of the table of now.
  let readings: [Reading]

  /// The place of the column that says of which model a row is.
  let modelColumn: Int32?

  /// Columns of which the database does not say what they held, and as what they are read.
  let doubts: [String]

  init(
    _ move: FormerLayout.Move, to table: EntityTable, in former: FormerLayout, clock: ModelClock
  ) {
    self.table = table
    self.clock = clock
    self.move = move
    let found = former.columns[move.table]
    var doubts: [String] = []
    readings = table.columns.enumerated().map { place, column in
      if column.slot == table.entity.modelSlot { return .model }
      // What a damaged catalogue does not name is looked for all the same.
      guard let found else { return .same }
      guard let sqlType = found[column.name] else { return .added }
      let former = FormerColumn(column.name, at: place + 1, sqlType, of: move.table, in: former)
      guard column.slot < table.entity.attributes.count else {
        return former.reading(of: table.entity.toOne(slot: column.slot))
      }
      let reading = former.reading(of: table.entity.attributes[column.slot].type)
      if case .converted = reading, former.isDoubtful { doubts.append(former.doubt) }
      return reading
    }
    self.doubts = doubts
    let hasModels =
      found.map { $0[StoredModels.modelName] != nil } ?? (table.entity.modelSlot != nil)
    modelColumn = hasModels ? Int32(table.columns.count + 1) : nil
  }

  /// The columns of a row: the key, those of the table of now, and what says of which model it is.
  var selection: String {
    let columns = zip(table.columns, readings).map { column, reading in
      if case .added = reading { return "NULL" }
      if case .model = reading { return "NULL" }
      return "t0.\(SQLName.quoted(column.name))"
    }
    let model = modelColumn == nil ? [] : ["t0.\(SQLName.model)"]
    return (["t0." + SQLName.key] + columns + model).joined(separator: ", ")
  }

  /// What an object has in a column that is new.
  func newValue(slot: Int, key: Int) -> AttributeValue {
    if let value = table.entity.standIn(slot: slot) { return value }
    return table.entity.isPart(ofEveryObject: slot)
      ? table.entity.newValue(slot: slot, key: key, clock: clock) : .null
  }

  /// What an object has that lacks what only some models of the table require.
  func missingValue(slot: Int, key: Int) -> AttributeValue {
    for (column, reading) in zip(table.columns, readings) where column.slot == slot {
      guard case .added = reading, table.entity.hasValueOfItsOwn(slot: slot) else { continue }
      return table.entity.newValue(slot: slot, key: key, clock: clock)
    }
    return table.entity.attributes[slot].placeholder
  }

  /// What rows are given of which nothing says what they have there, for a number of rows.
  func gaps(of count: Int) -> [String] {
    let entity = table.entity
    return zip(table.columns, readings).compactMap { column, reading in
      // Relationships that lead to nothing are told when all of them are there.
      guard case .added = reading, column.slot < entity.attributes.count,
        entity.standIn(slot: column.slot) == nil, entity.isPart(ofEveryObject: column.slot)
      else { return nil }
      let isOwn = entity.hasValueOfItsOwn(slot: column.slot)
      return "\"\(column.name)\" of \(count.counted("\(move.table) object")), which is new and "
        + "required: each "
        + (isOwn
          ? "was given a value of its own"
          : entity.placeholder(slot: column.slot).noteOfSubstitute)
    }
  }
}
