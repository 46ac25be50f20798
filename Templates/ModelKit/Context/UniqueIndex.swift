/// Finds objects by the values of their unique attributes: those that no engine can be asked for,
/// since they are kept in memory alone or have changes that are not stored.
struct UniqueIndex {
  /// The owners of the values of one attribute; more than one of a value only until they are
  /// validated.
  private struct Column {
    let entity: EntityNumber
    let slot: Int
    var first: [AttributeValue: ObjectID] = [:]
    var others: [AttributeValue: [ObjectID]] = [:]
  }

  private var columns: [Column] = []

  /// The objects with this value.
  func objects(of entity: Entity, slot: Int, value: AttributeValue) -> [ObjectID] {
    guard let place = place(of: slot, entity.number), let first = columns[place].first[value] else {
      return []
    }
    return [first] + (columns[place].others[value] ?? [])
  }

  @MainActor mutating func add(_ object: ManagedObject) {
    for slot in object.entity.uniqueSlots {
      add(object.objectID, slot: slot, value: object.state.values[slot])
    }
  }

  @MainActor mutating func remove(_ object: ManagedObject) {
    for slot in object.entity.uniqueSlots {
      remove(object.objectID, slot: slot, value: object.state.values[slot])
    }
  }

  /// Does nothing where the object has the value already.
  mutating func add(_ objectID: ObjectID, slot: Int, value: AttributeValue) {
    if case .null = value { return }
    let entity = objectID.entityNumber
    let place = place(of: slot, entity) ?? addColumn(slot, entity)
    guard let first = columns[place].first[value] else {
      columns[place].first[value] = objectID
      return
    }
    guard first != objectID, columns[place].others[value]?.contains(objectID) != true else {
      return
    }
    columns[place].others[value, default: []].append(objectID)
  }

  /// Does nothing where the object has not the value.
  mutating func remove(_ objectID: ObjectID, slot: Int, value: AttributeValue) {
    guard let place = place(of: slot, objectID.entityNumber), !columns[place].first.isEmpty else {
      return
    }
    var others = columns[place].others.isEmpty ? [] : columns[place].others[value] ?? []
    if columns[place].first[value] == objectID {
      columns[place].first[value] = others.first
      others = Array(others.dropFirst())
    } else {
      others.removeAll { $0 == objectID }
    }
    if !columns[place].others.isEmpty {
      columns[place].others[value] = others.isEmpty ? nil : others
    }
  }

  private func place(of slot: Int, _ entity: EntityNumber) -> Int? {
    columns.firstIndex { $0.slot == slot && $0.entity == entity }
  }

  private mutating func addColumn(_ slot: Int, _ entity: EntityNumber) -> Int {
    columns.append(Column(entity: entity, slot: slot))
    return columns.count - 1
  }
}
