extension ObjectStore {
  public func delete(_ object: ManagedObject) throws {
    guard object.store === self, !object.isDeleted else { return }
    let doomed = try objectsDeleted(with: object)
    try checkDenials(of: doomed)
    for object in doomed.sorted(by: { $0.objectID < $1.objectID }) where object.entity.hasLifeCycle
    {
      (object as? any ObjectLifeCycle)?.willDelete()
    }
    for object in doomed { try detachRelationships(of: object) }
    for object in doomed { markDeleted(object) }
  }

  /// Takes back an object that was just inserted, whatever its delete rules are.
  func withdraw(_ object: ManagedObject) throws {
    guard object.store === self, object.isInserted else { return }
    try detachRelationships(of: object)
    markDeleted(object)
  }

  /// The object and all that cascades take with it.
  private func objectsDeleted(with object: ManagedObject) throws -> Set<ManagedObject> {
    var doomed: Set<ManagedObject> = [object]
    var open = [object]
    while let next = open.popLast() {
      for relationship in next.entity.relationships where relationship.deleteRule == .cascade {
        for member in try related(next, by: relationship) {
          guard let other = try self.object(with: member), doomed.insert(other).inserted
          else { continue }
          open.append(other)
        }
      }
    }
    return doomed
  }

  private func checkDenials(of doomed: Set<ManagedObject>) throws {
    for object in doomed {
      for relationship in object.entity.relationships where relationship.deleteRule == .deny {
        let remaining = try related(object, by: relationship).filter { member in
          guard let other = try self.object(with: member) else { return false }
          return !doomed.contains(other)
        }
        guard remaining.isEmpty else {
          throw StoreError.deniedDeletion(DeniedDeletion(of: object, by: relationship))
        }
      }
    }
  }

  private func detachRelationships(of object: ManagedObject) throws {
    for relationship in object.entity.relationships where relationship.inverseName != nil {
      for member in try related(object, by: relationship) {
        try unlink(object, from: member, by: relationship)
      }
    }
    for (entity, relationship) in schema.oneWayRelationships(to: object.entity) {
      let query = Query(
        of: entity, whose: relationship, leadsTo: object.objectID, of: object.entity)
      for referrer in try objects(of: query) {
        try unlink(referrer, from: object.objectID, by: relationship)
      }
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
