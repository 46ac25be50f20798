extension ObjectStore {
  /// Whether there is anything to save.
  public var hasChanges: Bool { !pending.isEmpty }

  /// Calls the handler after changes of these models are stored, at most once per turn of the run
  /// loop, until the observation is cancelled or nobody holds it any more.
  public func observe(
    entitiesNamed names: Set<String>, _ handler: @escaping @MainActor (ChangeSet) -> Void
  ) -> Observation {
    let observation = Observation(of: names, handler)
    broadcast.add(observation)
    return observation
  }

  /// Calls the handler as soon as changes are stored, before a save returns: for those who keep what they
  /// read, which has to fit what they are told.
  func follow(
    entitiesNamed names: Set<String>, _ handler: @escaping @MainActor (ChangeSet) -> Void
  ) -> Observation {
    let observation = Observation(of: names, isImmediate: true, handler)
    broadcast.add(observation)
    return observation
  }

  /// Tells what is stored by now.
  func tell(_ news: ChangeSet) {
    guard !news.isEmpty else { return }
    broadcast.post { $0.add(news) }
    broadcast.tellAtOnce(news)
  }

  /// Told by an object before its state changes.
  func willChange(_ object: ManagedObject) {
    reference.journal?.record(object)
    guard object.status == .saved, object.committed == nil else { return }
    object.committed = object.state
    pending.insert(object)
  }

  func snapshot(of object: ManagedObject, _ state: ObjectState) -> Snapshot {
    Snapshot(objectID: object.objectID, entity: object.entity, values: state.values)
  }

  /// Whether the engine knows all of an object.
  func isStored(_ object: ManagedObject) -> Bool {
    !object.isBeingSaved && !object.isPending
  }

  /// Whether the running save stores the object for the first time.
  func isBeingInserted(_ object: ManagedObject) -> Bool {
    object.isBeingSaved && beingSaved.contains { $0.isInserted && $0.object === object }
  }

  /// Lets an object be found by its unique values where the engine cannot find it by them.
  func index(_ object: ManagedObject) {
    if isResident || !isStored(object) { uniqueIndex.add(object) }
  }

  func moveUniqueValue(of object: ManagedObject, slot: Int, to value: AttributeValue) {
    uniqueIndex.remove(object.objectID, slot: slot, value: object.state.values[slot])
    uniqueIndex.add(object.objectID, slot: slot, value: value)
  }

  /// Forgets every change since the last save. A save that is running is withdrawn with it, unless
  /// it has come to its last step or belongs to a piece of work.
  public func rollback() {
    let changed = pending.sorted
    pending.removeAll()
    for object in changed {
      let isGone = deletedByOthers.remove(object.objectID) != nil
      if object.status == .inserted || isGone {
        discard(object)
      } else {
        restore(object, to: object.committed ?? object.state)
      }
    }
    if discardableSave?.withdraw() == true { withdrawRunningSave() }
  }

  private func withdrawRunningSave() {
    for saved in beingSaved {
      saved.object.isBeingSaved = false
      if let old = saved.old { restore(saved.object, to: old) } else { discard(saved.object) }
    }
    beingSaved = []
  }

  private func restore(_ object: ManagedObject, to state: ObjectState) {
    if object.status != .deleted { uniqueIndex.remove(object) }
    object.status = .saved
    object.state = state
    object.committed = nil
    index(object)
  }

  /// Takes back what a piece of work has done.
  func undo(_ journal: ChangeJournal) {
    for entry in journal.entries.values {
      let object = entry.object
      if entry.isNew {
        pending.remove(object)
        discard(object)
      } else if object.status == entry.status {
        uniqueIndex.remove(object)
        object.state = object.state.without(
          changesFrom: entry.state, to: journal.finalState(of: object))
        forgetCommitted(of: object)
        index(object)
      } else {
        object.state = entry.state
        object.committed = entry.committed
        object.status = entry.status
        object.store = self
        objects.insert(object)
        if entry.wasPending { pending.insert(object) } else { pending.remove(object) }
        index(object)
      }
    }
  }

  /// An object that is as it is stored has nothing to save.
  func forgetCommitted(of object: ManagedObject) {
    guard object.status == .saved, object.committed == object.state else { return }
    object.committed = nil
    pending.remove(object)
  }

  private func discard(_ object: ManagedObject) {
    if object.status != .deleted { uniqueIndex.remove(object) }
    objects.remove(object.objectID)
    object.status = .detached
    object.store = nil
  }
}
