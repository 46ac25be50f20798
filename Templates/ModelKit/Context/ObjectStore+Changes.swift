extension ObjectStore {
  /// Whether there is anything to save.
  public var hasChanges: Bool { !pending.isEmpty }

  /// Calls the handler after changes of these models are stored, at most once per turn of the run
  /// loop, until the observation is cancelled or nobody holds it any more.
  public func observe(
    entitiesNamed names: Set<String>, _ handler: @escaping @MainActor (ChangeSet) -> Void
  ) -> Observation {
    let observation = Observation(names, handler)
    broadcast.add(observation)
    return observation
  }

  /// Told by an object before its state changes.
  func willChange(_ object: ManagedObject) {
    journal?.record(object)
    guard object.status == .saved, object.committed == nil else { return }
    object.committed = object.state
    pending[object.objectID] = object
  }

  func moveUniqueValue(of object: ManagedObject, slot: Int, to value: AttributeValue) {
    uniqueIndex.remove(object.objectID, slot: slot, value: object.state.values[slot])
    uniqueIndex.add(object.objectID, slot: slot, value: value)
  }

  /// Forgets every change since the last save; what is being written stays.
  public func rollback() {
    let changed = pending.values.sorted { $0.objectID < $1.objectID }
    pending = [:]
    for object in changed {
      if object.status == .inserted {
        discard(object)
      } else {
        if object.status != .deleted { uniqueIndex.remove(object) }
        object.status = .saved
        object.state = object.committed ?? object.state
        object.committed = nil
        uniqueIndex.add(object)
      }
    }
  }

  /// Takes back what a piece of work has done.
  func undo(_ journal: ChangeJournal) {
    for (objectID, entry) in journal.entries {
      let object = entry.object
      if object.status != .deleted { uniqueIndex.remove(object) }
      pending[objectID] = entry.wasPending ? object : nil
      if entry.isNew {
        objects[objectID] = nil
        object.status = .detached
        object.store = nil
      } else {
        object.state = entry.state
        object.committed = entry.committed
        object.status = entry.status
        object.store = self
        objects[objectID] = object
        if object.status != .deleted { uniqueIndex.add(object) }
      }
    }
  }

  private func discard(_ object: ManagedObject) {
    uniqueIndex.remove(object)
    objects[object.objectID] = nil
    object.status = .detached
    object.store = nil
  }
}
