import ModelKit

/// All that a deletion takes away, to bring it back: an object, and those that go with it by the
/// delete rules of their relationships.
@MainActor
struct DeletedObjects {
  private struct Member {
    let objectID: ObjectID
    let entity: Entity
    /// By the names of its attributes and relationships, as `UndoHistory` keeps them.
    let values: [String: Any?]
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
      let entity = next.entity
      let names = entity.ownAttributes.map(\.name) + entity.ownRelationships.map(\.name)
      let values = try Dictionary(
        uniqueKeysWithValues: names.map { ($0, try next.value(forKey: $0)) })
      members.append(
        Member(
          objectID: next.objectID, entity: entity, values: values.mapValues(UndoHistory.kept)))
      for relationship in entity.ownRelationships where relationship.deleteRule == .cascade {
        let value = values[relationship.name]
        waiting += value as? [ManagedObject] ?? (value as? ManagedObject).map { [$0] } ?? []
      }
    }
  }

  /// Inserts the objects anew, with the values and relationships that they had, and saves. Nothing is
  /// left of them after an error.
  func restore(in context: any ObjectContext, _ history: UndoHistory) async throws {
    let restored = members.map { context.insert($0.entity) }
    do {
      for (member, object) in zip(members, restored) {
        history.replace(member.objectID, by: object)
      }
      for (member, object) in zip(members, restored) {
        for (name, value) in member.values {
          try object.setValue(history.current(value, in: context), forKey: name)
        }
      }
      try await context.save()
    } catch {
      for object in restored { try? context.delete(object) }
      throw error
    }
  }
}
