import ModelKit

/// All that a deletion takes away, to bring it back: an object, and those that go with it by the
/// delete rules of their relationships.
@MainActor
struct DeletedObjects {
  private struct Member {
    let objectID: ObjectID
    let entity: Entity
    var attributes: [String: Any?] = [:]
    var relations: [String: [ObjectID]] = [:]
  }

  private var members: [Member] = []

  /// The object that was deleted, as it was known then.
  var objectID: ObjectID? { members.first?.objectID }

  /// Deletes objects and saves.
  ///
  /// - Returns: what is needed to bring each of them back.
  static func delete(
    _ objects: [ManagedObject], in context: any ObjectContext
  ) async throws -> [DeletedObjects] {
    let deleted = try objects.map { try DeletedObjects($0) }
    try await context.perform { context in
      for object in objects where !object.isDeleted { try context.delete(object) }
    }
    return deleted
  }

  /// Looks at an object before it is deleted.
  private init(_ object: ManagedObject) throws {
    var waiting = [object]
    var seen: Set<ObjectID> = []
    while let next = waiting.popLast() {
      guard seen.insert(next.objectID).inserted else { continue }
      var member = Member(objectID: next.objectID, entity: next.entity)
      for attribute in next.entity.ownAttributes {
        member.attributes[attribute.name] = try next.value(forKey: attribute.name)
      }
      for relationship in next.entity.ownRelationships {
        let others = try Self.objects(of: next, relationship)
        member.relations[relationship.name] = others.map(\.objectID)
        if relationship.deleteRule == .cascade { waiting += others }
      }
      members.append(member)
    }
  }

  private static func objects(
    of object: ManagedObject, _ relationship: RelationshipDescription
  ) throws -> [ManagedObject] {
    let value = try object.value(forKey: relationship.name)
    return value as? [ManagedObject] ?? (value as? ManagedObject).map { [$0] } ?? []
  }

  /// Inserts the objects anew, with the values and relationships that they had, and saves. Nothing is
  /// left of them after an error.
  func restore(in context: any ObjectContext, _ history: UndoHistory) async throws {
    var restored: [(member: Member, object: ManagedObject)] = []
    do {
      for member in members {
        let object = context.insert(member.entity)
        restored.append((member, object))
        for (name, value) in member.attributes { try object.setValue(value, forKey: name) }
      }
      for (member, object) in restored { history.replace(member.objectID, by: object) }
      for (member, object) in restored {
        for relationship in member.entity.ownRelationships {
          let others = try (member.relations[relationship.name] ?? [])
            .compactMap { try history.object($0, in: context) }
          let value: Any? = relationship.isToMany ? others : others.first
          try object.setValue(value, forKey: relationship.name)
        }
      }
      try await context.save()
    } catch {
      for (_, object) in restored { try? context.delete(object) }
      throw error
    }
  }
}
