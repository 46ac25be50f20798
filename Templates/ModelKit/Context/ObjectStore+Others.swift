/// What other applications do to the data of a store.
extension ObjectStore {
  /// Looks twice a second whether another application has written, and lets go of unused objects.
  static func watch(_ store: ObjectStore) -> Task<Void, Never> {
    Task { [weak store] in
      while !Task.isCancelled {
        try? await Task.sleep(for: .milliseconds(500))
        guard let store else { return }
        store.objects.releaseUnused()
        store.refreshIfOthersHaveWritten()
      }
    }
  }

  /// Closes what keeps the data, which is whole in its file then, unless others use it as well. Nothing is
  /// read or saved any more.
  public func close() {
    engine.close()
  }

  func refreshIfOthersHaveWritten() {
    guard runningSave == nil else { return }
    _ = reading { () -> Void? in
      try engine.wasChangedByOthers() ? refresh() : nil
    }
  }

  /// Takes over what is stored: an object has what others have given it, except where it has
  /// changes of its own. Observers are told.
  ///
  /// - Throws: a `StoreError` where something cannot be read; the objects are as they were.
  public func refresh() throws {
    objects.releaseUnused()
    let resident = try engine.residentRows()
    var rows: [ObjectID: Row] = [:]
    if let resident {
      for row in resident { rows[row.objectID] = row }
    } else {
      for object in objects.all where object.status != .inserted {
        rows[object.objectID] = try engine.row(of: object.objectID)
      }
    }
    var news = ChangeSet()
    news.mayHaveMore = true
    for object in objects.all where object.status != .inserted && !object.isBeingSaved {
      if let row = rows[object.objectID] {
        update(object, to: row, &news)
      } else {
        forget(object, &news)
      }
    }
    for row in resident ?? [] where objects[row.objectID] == nil { try materialize(row) }
    tell(news)
    if let failure = engine.residentFailure { report(failure) }
  }

  private func update(_ object: ManagedObject, to row: Row, _ news: inout ChangeSet) {
    let stored = ObjectState(values: row.values(besides: object), lists: row.lists)
    let known = object.committed ?? object.state
    guard stored.values != known.values || known.lists.contains(where: { $0 != nil }) else {
      return
    }
    guard object.committed != nil else {
      if stored.values != known.values {
        news.add(
          object.objectID, old: snapshot(of: object, known), new: snapshot(of: object, stored))
      }
      replaceState(of: object, by: stored)
      return
    }
    // A value that both have changed stays as it was known, so that the save finds the conflict.
    var merged = known
    for slot in known.values.indices where object.state.values[slot] == known.values[slot] {
      merged.values[slot] = stored.values[slot]
    }
    for list in known.lists.indices where object.state.lists[list] == known.lists[list] {
      merged.lists[list] = stored.lists[list]
    }
    replaceState(of: object, by: merged.with(changesFrom: known, to: object.state))
    object.committed = merged
  }

  private func replaceState(of object: ManagedObject, by state: ObjectState) {
    if !object.isDeleted { uniqueIndex.remove(object) }
    object.state = state
    if !object.isDeleted { index(object) }
  }

  /// Its row is gone.
  private func forget(_ object: ManagedObject, _ news: inout ChangeSet) {
    guard object.committed == nil else {
      deletedByOthers.insert(object.objectID)
      return
    }
    news.add(object.objectID, old: object.snapshot, new: nil)
    uniqueIndex.remove(object)
    objects.remove(object.objectID)
    object.status = .deleted
    object.store = nil
  }
}

extension Row {
  /// The values, with the transient ones as the object has them, which are stored nowhere.
  @MainActor fileprivate func values(besides object: ManagedObject) -> [AttributeValue] {
    var values = values
    for (slot, attribute) in object.entity.attributes.enumerated() where attribute.isTransient {
      values[slot] = object.state.values[slot]
    }
    return values
  }
}
