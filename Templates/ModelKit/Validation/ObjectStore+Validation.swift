extension ObjectStore {
  /// Checks what is about to be saved.
  ///
  /// - Throws: a `ValidationError` with every breach.
  func validate(_ saved: [SavedObject]) throws {
    let breaches = try saved.filter { !$0.isDeleted }
      .flatMap { try self.breaches(of: $0.object, as: $0.new) }
    guard breaches.isEmpty else { throw ValidationError(breaches: breaches) }
  }

  /// Everything that keeps an object from being saved with these values.
  func breaches(
    of object: ManagedObject, as state: ObjectState
  ) throws -> [ValidationError.Breach] {
    var breaches: [ValidationError.Breach] = []
    func add(_ property: String, _ message: String) {
      breaches.append(
        ValidationError.Breach(objectID: object.objectID, property: property, message: message))
    }
    for (slot, attribute) in object.entity.attributes.enumerated() {
      let value = state.values[slot]
      for message in AttributeValidation(attribute: attribute).messages(for: value) {
        add(attribute.name, message)
      }
      if attribute.isUnique, try isTaken(value, by: object, slot: slot) {
        add(attribute.name, "\(attribute.label ?? attribute.name) \(value) is taken already")
      }
    }
    for relationship in object.entity.relationships {
      if let message = message(for: relationship, of: object, as: state) {
        add(relationship.name, message)
      }
    }
    return breaches
  }

  /// Runs `willSave` and sets what is set on save, also for objects that are changed by it.
  func prepared(_ changed: [ManagedObject]) -> [ManagedObject] {
    var prepared: [ManagedObject] = []
    var known = Set(changed)
    var round = changed
    while !round.isEmpty {
      let before = Set(pending.keys)
      for object in round where !object.isDeleted {
        (object as? any ObjectLifeCycle)?.willSave()
        setMoments(of: object, at: .save)
      }
      prepared += round
      round = pending.keys.filter { !before.contains($0) }.sorted()
        .compactMap { pending[$0] }.filter { known.insert($0).inserted }
    }
    return prepared
  }

  private func isTaken(_ value: AttributeValue, by object: ManagedObject, slot: Int) throws -> Bool
  {
    guard value != .null, object.committed?.values[slot] != value else { return false }
    let entity = object.entity
    guard uniqueIndex.objects(of: entity, slot: slot, value: value).count <= 1 else { return true }
    return try storedRow(of: entity, slot: slot, value: value) != nil
  }

  private func message(
    for relationship: RelationshipDescription, of object: ManagedObject, as state: ObjectState
  ) -> String? {
    let name = relationship.label ?? relationship.name
    guard relationship.isToMany else {
      let isMissing = state.values[relationship.slot] == .null
      return isMissing && !relationship.isOptional ? "\(name) is required" : nil
    }
    guard let range = relationship.count,
      let members = state.lists[relationship.slot]
        ?? reading({ try self.members(of: object, list: relationship.slot) }),
      !range.contains(members.count)
    else { return nil }
    return members.count < range.lowerBound
      ? "\(name) needs at least \(range.lowerBound), not \(members.count)"
      : "\(name) takes at most \(range.upperBound), not \(members.count)"
  }
}

extension ManagedObject {
  /// Checks the object as a save would.
  ///
  /// - Throws: a `ValidationError` with every breach.
  public func validate() throws {
    guard let store else { return }
    let breaches = try store.breaches(of: self, as: state)
    guard breaches.isEmpty else { throw ValidationError(breaches: breaches) }
  }
}
