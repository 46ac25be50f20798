/// What the wrappers of properties read and write, by their numbers.
extension ManagedObject {
  /// The value of an attribute.
  @usableFromInline final func storedValue(at number: UInt16) -> AttributeValue {
    // A prototype has no values.
    guard number < entity.slots.count else { return .null }
    return state.values[entity.slots[Int(number)]]
  }

  @usableFromInline final func store(_ value: AttributeValue, at number: UInt16) {
    guard number < entity.slots.count else { return }
    setValue(value, slot: entity.slots[Int(number)])
  }

  /// The objects of a relationship.
  @usableFromInline final func related(at number: UInt16, isToMany: Bool) -> [ManagedObject] {
    guard number < entity.slots.count else { return [] }
    let slot = entity.slots[Int(number)]
    return isToMany ? members(list: slot) : destination(slot: slot).map { [$0] } ?? []
  }

  /// Sets a relationship and the other side of it.
  @usableFromInline final func relate(
    to objects: [ManagedObject], at number: UInt16, isToMany: Bool
  ) {
    guard number < entity.slots.count else { return }
    let slot = entity.slots[Int(number)]
    relate(
      to: objects, by: isToMany ? entity.toManyRelationships[slot] : entity.toOne(slot: slot))
  }
}

extension ManagedObject {
  /// The objects of a relationship.
  func related(named name: String) -> [ManagedObject] {
    switch entity.property(named: name) {
    case .toOne(let slot): destination(slot: slot).map { [$0] } ?? []
    case .toMany(let slot): members(list: slot)
    default: []
    }
  }

  private func destination(slot: Int) -> ManagedObject? {
    guard let store, case .object(let objectID) = state.values[slot] else { return nil }
    return store.reading { try store.destination(objectID, of: self, slot: slot) }
  }

  private func members(list: Int) -> [ManagedObject] {
    guard let store else { return [] }
    return store.reading { try store.memberObjects(of: self, list: list) } ?? []
  }

  /// Sets a relationship and the other side of it.
  func relate(to objects: [ManagedObject], by relationship: RelationshipDescription) {
    guard let store else { return }
    for object in objects {
      precondition(
        object.store == nil || object.store === store,
        "\(object) belongs to another context than \(self)")
    }
    let members = objects.filter { $0.store != nil && !$0.isDeleted }.map(\.objectID)
    _ = store.reading { try store.relate(self, by: relationship, to: members) }
  }

  /// Told before the state changes. What has changed already is asked for its store only where work is
  /// under way that remembers each change, since a weak reference is read slowly.
  func willChange() {
    let isKnown = status == .inserted || committed != nil
    if !isKnown || home?.journal != nil { store?.willChange(self) }
  }

  /// Sets an attribute or, without its other side, a to-one relationship.
  func setValue(_ value: AttributeValue, slot: Int) {
    guard !state.values[slot].isIdentical(to: value) else { return }
    willChange()
    if slot < entity.attributes.count && entity.attributes[slot].isUnique {
      store?.moveUniqueValue(of: self, slot: slot, to: value)
    }
    state.values[slot] = value
  }
}
