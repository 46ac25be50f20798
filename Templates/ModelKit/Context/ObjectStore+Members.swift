/// What relationships lead to, read when it is asked for.
extension ObjectStore {
  /// The members of a to-many relationship, read when they are asked for the first time.
  func members(of object: ManagedObject, list: Int) throws -> [ObjectID] {
    if let members = object.state.lists[list] { return members }
    let members =
      isResident
      ? [] : try engine.members(of: object.objectID, object.entity.toManyRelationships[list])
    didRead(members, of: object, list: list)
    return members
  }

  private func didRead(_ members: [ObjectID], of object: ManagedObject, list: Int) {
    object.state.lists[list] = members
    if object.committed != nil { object.committed?.lists[list] = members }
    reference.journal?.didRead(members, of: object, list: list)
  }

  /// The objects of a to-many relationship. Those of objects that were fetched together are read
  /// together.
  func memberObjects(of object: ManagedObject, list: Int) throws -> [ManagedObject] {
    if !isResident {
      let relationship = object.entity.toManyRelationships[list]
      if object.state.lists[list] == nil { try readMembers(for: object, relationship) }
      if let members = readMembers?.objects(of: object, relationship) { return members }
    }
    return try objects(with: members(of: object, list: list), of: object)
  }

  /// The objects of one model with these identities, to which an object leads, those excepted that are
  /// gone.
  private func objects(
    with members: [ObjectID], of owner: ManagedObject
  ) throws -> [ManagedObject] {
    let missing = isResident ? [] : members.filter { objects[$0] == nil }
    var read: [ManagedObject] = []
    if missing.count > 1, let first = missing.first {
      let entity = try schema.entity(named: first.entityName)
      for start in stride(from: 0, to: missing.count, by: 500) {
        let keys = missing[start..<min(start + 500, missing.count)].map(\.key)
        read +=
          try engine.rows(of: entity, withKeys: keys).map { materialize($0, of: entity) } ?? []
      }
    }
    return try withExtendedLifetime(read) {
      // What is deleted leads to what is deleted with it.
      try members.compactMap {
        try owner.isDeleted ? objects[$0] ?? object(with: $0) : object(with: $0)
      }
    }
  }

  /// The object at the end of a to-one relationship. Those of objects that were fetched together are
  /// read together.
  func destination(
    _ objectID: ObjectID, of object: ManagedObject, slot: Int
  ) throws -> ManagedObject? {
    if let other = objects[objectID] { return other.isDeleted && !object.isDeleted ? nil : other }
    if let siblings = object.siblings, !isResident {
      try readDestinations(for: siblings, of: object.entity, slot: slot)
    }
    return try self.object(with: objectID)
  }

  private func readMembers(
    for object: ManagedObject, _ relationship: RelationshipDescription
  ) throws {
    let list = relationship.slot
    let siblings = (object.siblings?.keys ?? [])
      .compactMap { objects[ObjectID(object.entity.number, key: $0)] }
      .filter { $0 !== object && $0.state.lists[list] == nil }
    let destination = try schema.entity(named: relationship.destinationName)
    let owners = [object] + siblings
    let keys = owners.map(\.key)
    var places: [Range<Int>?]?
    readMembers = nil
    let members = try materialize(of: destination) { receive in
      places = try engine.readMembers(of: keys, relationship, of: object.entity, receive)
    }
    guard let places else { return }
    for (owner, places) in zip(owners, places) {
      guard let places else { continue }
      didRead(members[places].map(\.objectID), of: owner, list: list)
    }
    readMembers = ReadMembers(
      relationship: relationship, keys: keys, places: places, objects: members)
  }

  private func readDestinations(for siblings: Siblings, of entity: Entity, slot: Int) throws {
    let destination = try schema.entity(named: entity.toOne(slot: slot).destinationName)
    var keys: Set<Int> = []
    for key in siblings.keys {
      guard let sibling = objects[ObjectID(entity.number, key: key)],
        case .object(let other) = sibling.state.values[slot], objects[other] == nil
      else { continue }
      keys.insert(other.key)
    }
    guard let rows = try engine.rows(of: destination, withKeys: keys.sorted()) else { return }
    _ = materialize(rows, of: destination)
  }
}
