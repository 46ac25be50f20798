/// What a piece of work has changed, kept to take it back after it was saved. It names objects by their
/// identities and keeps none of them alive.
public struct ChangeRecord: Sendable {
  struct Change: Sendable {
    let objectID: ObjectID
    let entity: Entity
    /// Before the work; nil for what it has inserted.
    let old: ObjectState?
    /// After it; nil for what it has deleted.
    let new: ObjectState?
    /// By which archives that are read again know what it has deleted.
    let archiveName: String?
  }

  /// In the order of the identities.
  let changes: [Change]

  public var isEmpty: Bool { changes.isEmpty }

  /// The objects that the work has inserted.
  public var insertedIDs: [ObjectID] { changes.filter { $0.old == nil }.map(\.objectID) }
}

/// Whoever wants to take back later what is saved for them, such as an action.
package struct ChangeRecorder: Sendable {
  /// Told after `save()` and `perform(_:)` within `$current.withValue(...)`, and in tasks that are begun there.
  ///
  /// A structure, since optimized builds (Swift 6.3) crash when the value of a task is itself a closure.
  @TaskLocal package static var current: ChangeRecorder?

  /// Called with the changes and with where they were saved.
  package let receive: @MainActor @Sendable (ChangeRecord, any ObjectContext) -> Void

  package init(receive: @escaping @MainActor @Sendable (ChangeRecord, any ObjectContext) -> Void) {
    self.receive = receive
  }
}

extension ObjectStore {
  /// What a piece of work has changed that is not written yet.
  func record(of work: ChangeJournal) throws -> ChangeRecord {
    try record(
      work.entries.values.map { entry in
        (entry.object, entry.isNew ? nil : entry.state, work.finalState(of: entry.object))
      })
  }

  /// What a save is about to write.
  func record(of saved: [SavedObject]) throws -> ChangeRecord {
    try record(saved.map { ($0.object, $0.old, $0.new) })
  }

  private func record(
    _ changed: [(object: ManagedObject, old: ObjectState?, new: ObjectState)]
  ) throws -> ChangeRecord {
    var changes: [ChangeRecord.Change] = []
    for (object, old, new) in changed.sorted(by: { $0.object.objectID < $1.object.objectID }) {
      var old = old
      if object.isDeleted {
        guard let lists = old?.lists else { continue }
        for list in lists.indices where lists[list] == nil {
          old?.lists[list] = try members(of: object, list: list)
        }
      }
      guard object.isDeleted || old != new else { continue }
      changes.append(
        ChangeRecord.Change(
          objectID: object.objectID, entity: object.entity, old: old,
          new: object.isDeleted ? nil : new,
          archiveName: object.isDeleted
            ? try archiveNames[object.objectID] ?? engine.archiveName(of: object.objectID) : nil))
    }
    return ChangeRecord(changes: changes)
  }

  public func takeBack(_ record: ChangeRecord) async throws -> ChangeRecord {
    try await performRecording { _ in
      // No store gives a key away twice, so that the one of what was deleted is free.
      for change in record.changes where change.new == nil {
        guard try object(with: change.objectID) == nil else { continue }
        let object = change.entity.make(makeSeed(for: change.entity, key: change.objectID.key))
        insert(object)
        if let name = change.archiveName,
          try self.object(of: change.entity, archivedAs: name) == nil
        {
          setArchiveName(name, of: object)
        }
      }
      try restore(record)
    }.changes
  }

  private func restore(_ record: ChangeRecord) throws {
    var changed: [(object: ManagedObject, old: ObjectState, new: ObjectState?)] = []
    for change in record.changes {
      guard let old = change.old, let object = try object(with: change.objectID) else { continue }
      changed.append((object, old, change.new))
    }
    try restoreDestinations(of: changed)
    for (object, old, new) in changed { restoreAttributes(of: object, from: new, to: old) }
    for (object, old, new) in changed { try restoreLists(of: object, from: new, to: old) }
    // Together, since a delete rule may deny one as long as another is there.
    try delete(record.insertedIDs.compactMap { try object(with: $0) })
  }

  private func restoreAttributes(
    of object: ManagedObject, from new: ObjectState?, to old: ObjectState
  ) {
    for slot in object.entity.attributes.indices
    where object.state.values[slot].isLeft(by: new?.values[slot], from: old.values[slot]) {
      object.setValue(old.values[slot], slot: slot)
    }
  }

  /// Relationships to one lead where they did. Which of them have changed since is told before any is set:
  /// what one gets back may be taken from another, which gets its own back as well.
  private func restoreDestinations(
    of changed: [(object: ManagedObject, old: ObjectState, new: ObjectState?)]
  ) throws {
    var restored: [(object: ManagedObject, relationship: RelationshipDescription, old: ObjectState)]
    restored = []
    for (object, old, new) in changed {
      for relationship in object.entity.relationships where !relationship.isToMany {
        let slot = relationship.slot
        guard object.state.values[slot].isLeft(by: new?.values[slot], from: old.values[slot])
        else { continue }
        restored.append((object, relationship, old))
      }
    }
    for (object, relationship, old) in restored {
      var members: [ObjectID] = []
      if case .object(let member) = old.values[relationship.slot] { members = [member] }
      try relate(object, by: relationship, to: members.filter { try self.object(with: $0) != nil })
    }
  }

  /// What the work took out of a list is at its place again, and what it added is gone; what came since
  /// stays.
  private func restoreLists(
    of object: ManagedObject, from new: ObjectState?, to old: ObjectState
  ) throws {
    for (list, relationship) in object.entity.toManyRelationships.enumerated() {
      guard let earlier = old.lists[list], let later = new.map({ $0.lists[list] }) ?? [],
        earlier != later
      else { continue }
      let present = try members(of: object, list: list)
      var (kept, known) = (Set(present), Set(earlier))
      // Who has only one owner was told of it already, and may have got another one since.
      if schema.inverse(of: relationship)?.isToMany ?? true {
        kept.formUnion(known.subtracting(later))
        known.formUnion(later)
      }
      let members = earlier.filter(kept.contains) + present.filter { !known.contains($0) }
      try relate(
        object, by: relationship, to: members.filter { try self.object(with: $0) != nil })
    }
  }
}

extension AttributeValue {
  /// Whether a piece of work made another value what this one still is; where it has deleted the object, nothing
  /// is left of it.
  fileprivate func isLeft(by new: AttributeValue?, from old: AttributeValue) -> Bool {
    guard let new else { return true }
    return !old.isIdentical(to: new) && isIdentical(to: new)
  }
}
