extension ManagedObject {
  /// The value of an attribute or the identity of a to-one relationship.
  func storedValue(named name: String) -> AttributeValue {
    guard let slot = entity.valueSlot(named: name) else { return .null }
    return state.values[slot]
  }

  func store(_ value: AttributeValue, named name: String) {
    guard let slot = entity.valueSlot(named: name) else { return }
    setValue(value, slot: slot)
  }

  /// The objects of a relationship.
  func related(named name: String) -> [ManagedObject] {
    guard let store else { return [] }
    switch entity.property(named: name) {
    case .toOne(let slot):
      guard case .object(let objectID) = state.values[slot] else { return [] }
      return store.reading { try store.object(with: objectID) }.map { [$0] } ?? []
    case .toMany(let slot):
      let members = store.reading { try store.members(of: self, list: slot) } ?? []
      return members.compactMap { member in store.reading { try store.object(with: member) } }
    default: return []
    }
  }

  /// Sets a relationship and the other side of it.
  func relate(to objects: [ManagedObject], named name: String) {
    guard let store, let relationship = entity.relationship(named: name) else { return }
    for object in objects {
      precondition(
        object.store == nil || object.store === store,
        "\(object) belongs to another context than \(self)")
    }
    let members = objects.filter { $0.store != nil && !$0.isDeleted }.map(\.objectID)
    _ = store.reading { try store.relate(self, by: relationship, to: members) }
  }

  /// Sets an attribute or, without its other side, a to-one relationship.
  func setValue(_ value: AttributeValue, slot: Int) {
    guard !state.values[slot].isIdentical(to: value) else { return }
    store?.willChange(self)
    if slot < entity.attributes.count && entity.attributes[slot].isUnique {
      store?.moveUniqueValue(of: self, slot: slot, to: value)
    }
    state.values[slot] = value
  }
}
