extension ObjectStore {
  public func delete(_ object: ManagedObject) throws {
    try delete([object])
  }

  public func delete(_ objects: [ManagedObject]) throws {
    let doomed = try objectsDeleted(with: objects.filter { $0.store === self && !$0.isDeleted })
    for object in doomed.sorted(by: { $0.objectID < $1.objectID }) where object.entity.hasLifeCycle
    {
      (object as? any ObjectLifeCycle)?.willDelete()
    }
    try detach(doomed)
    for object in doomed where !object.isDeleted { markDeleted(object) }
  }

  /// Takes back an object that was just inserted, whatever its delete rules are. Those that it was related to
  /// are as before.
  func withdraw(_ object: ManagedObject) throws {
    guard object.store === self, object.isInserted else { return }
    let others = try object.entity.relationships.flatMap { try related(object, by: $0) }
    try detach([object])
    markDeleted(object)
    for other in others { try self.object(with: other).map(forgetCommitted) }
  }

  public func objectsDeleted(with objects: [ManagedObject]) throws -> Set<ManagedObject> {
    var doomed = Set(objects)
    var open = objects
    while let next = open.popLast() {
      for relationship in next.entity.relationships where relationship.deleteRule == .cascade {
        for member in try related(next, by: relationship) {
          guard let other = try self.object(with: member), doomed.insert(other).inserted
          else { continue }
          open.append(other)
        }
      }
    }
    try checkDenials(of: doomed)
    return doomed
  }

  private func checkDenials(of doomed: Set<ManagedObject>) throws {
    try checkUnread(doomed)
    for object in doomed {
      for relationship in object.entity.relationships where relationship.deleteRule == .deny {
        let remaining = try related(object, by: relationship).filter { member in
          guard let other = try self.object(with: member) else { return false }
          return !doomed.contains(other)
        }
        guard remaining.isEmpty else {
          throw StoreError.deniedDeletion(DeniedDeletion(of: object, .related(relationship)))
        }
      }
    }
  }

  /// Whoever refers to what is deleted has to lose it, which a record that cannot be read does not.
  func checkUnread(_ doomed: some Collection<ManagedObject>) throws {
    guard !doomed.isEmpty,
      let found = engine.unreadReferrer(ofOneOf: Set(doomed.map(\.objectID))),
      let object = doomed.first(where: { $0.objectID == found.member })
    else { return }
    throw StoreError.deniedDeletion(
      DeniedDeletion(of: object, .unread(found.objectID, modelName: found.modelName)))
  }

  /// Takes objects out of the relationships of all others, each of which is changed once, however many
  /// it loses. Their own stay, so that they are shown as they were until they are gone.
  private func detach(_ doomed: Set<ManagedObject>) throws {
    for group in Dictionary(grouping: doomed, by: { ObjectIdentifier($0.entity) }).values {
      let entity = group[0].entity
      let lost = Set(group.map(\.objectID))
      for (referring, relationship) in schema.oneWayRelationships(to: entity) {
        for referrer in try referrers(to: group, from: referring, by: relationship)
        where !doomed.contains(referrer) {
          try remove(from: referrer, relationship) { lost.contains($0) }
        }
      }
      for relationship in entity.relationships {
        guard let inverse = schema.inverse(of: relationship) else { continue }
        for (other, lost) in try related(group, by: relationship) where !doomed.contains(other) {
          try remove(from: other, inverse) { lost.contains($0) }
        }
      }
    }
  }

  /// The objects on the other side, each with those that lead to it.
  private func related(
    _ group: [ManagedObject], by relationship: RelationshipDescription
  ) throws -> [ManagedObject: Set<ObjectID>] {
    var leading: [ManagedObject: Set<ObjectID>] = [:]
    for object in group {
      for member in try related(object, by: relationship) {
        guard let other = try self.object(with: member) else { continue }
        leading[other, default: []].insert(object.objectID)
      }
    }
    return leading
  }

  /// Objects among which are all whose relationship leads to one of a group.
  private func referrers(
    to group: [ManagedObject], from entity: Entity, by relationship: RelationshipDescription
  ) throws -> [ManagedObject] {
    if isResident { return objects.all(of: entity).filter { !$0.isDeleted } }
    // As many as one statement may look for.
    return try stride(from: 0, to: group.count, by: 100).flatMap { start in
      let members = group[start..<min(start + 100, group.count)]
      return try objects(
        of: Query(
          of: entity, whose: relationship, leadsToOneOf: members.map(\.objectID),
          of: group[0].entity))
    }
  }

  private func markDeleted(_ object: ManagedObject) {
    reference.journal?.record(object)
    uniqueIndex.remove(object)
    if object.status == .inserted {
      pending.remove(object)
      objects.remove(object.objectID)
      object.store = nil
    } else {
      if object.committed == nil { object.committed = object.state }
      pending.insert(object)
    }
    object.status = .deleted
  }
}
