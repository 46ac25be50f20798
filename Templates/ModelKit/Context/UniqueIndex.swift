/// Finds live objects by the values of their unique attributes.
struct UniqueIndex {
  private struct Key: Hashable {
    let entityName: String
    let slot: Int
    let value: AttributeValue
  }

  private var owners: [Key: [ObjectID]] = [:]

  /// The live objects with this value; more than one only until they are validated.
  func objects(of entity: Entity, slot: Int, value: AttributeValue) -> [ObjectID] {
    owners[Key(entityName: entity.name, slot: slot, value: value)] ?? []
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

  mutating func add(_ objectID: ObjectID, slot: Int, value: AttributeValue) {
    guard value != .null else { return }
    let key = Key(entityName: objectID.entityName, slot: slot, value: value)
    owners[key, default: []].append(objectID)
  }

  mutating func remove(_ objectID: ObjectID, slot: Int, value: AttributeValue) {
    guard value != .null else { return }
    let key = Key(entityName: objectID.entityName, slot: slot, value: value)
    owners[key]?.removeAll { $0 == objectID }
    if owners[key]?.isEmpty == true { owners[key] = nil }
  }
}
