extension ObjectStore {
  /// Validates and stores every change, all or none. Changes made while it is writing wait for the
  /// next save.
  ///
  /// - Throws: a `ValidationError` with every breach, or a `StoreError`; the changes are kept. A
  ///   `CancellationError` where the changes were rolled back before they were stored.
  public func save() async throws {
    await finishRunningSave()
    try prepareSave(of: pending.sorted)
    let recorder = ChangeRecorder.current
    let changes = recorder == nil ? nil : reading { try record(of: beingSaved) }
    let permission = WritePermission()
    discardableSave = permission
    defer { discardableSave = nil }
    do {
      try await write(by: permission)
      if let changes, !changes.isEmpty { recorder?.receive(changes, self) }
    } catch StoreError.conflict(let conflicts) {
      for conflict in conflicts { takeNotice(of: conflict) }
      _ = reading { try refresh() }
      throw StoreError.conflict(conflicts)
    }
  }

  /// Waits until everything that was begun is stored and the observers were told.
  public func settle() async {
    await finishRunningSave()
    await broadcast.settle()
  }

  func finishRunningSave() async {
    while let running = runningSave { _ = await running.result }
  }

  /// Writes what is being saved.
  func write(by permission: WritePermission) async throws {
    guard !beingSaved.isEmpty else { return }
    let changes = changes(of: beingSaved)
    let task = Task { try await self.writer.write(changes, by: permission) }
    runningSave = task
    let result = await task.result
    runningSave = nil
    switch result {
    case .success: finishSave()
    case .failure(let error):
      let saved = beingSaved
      if !permission.isWithdrawn { takeBackSave(of: saved) }
      // The engine knows that a value is taken, validation tells which.
      if case StoreError.repeatedValue = error { try validate(saved, isThorough: true) }
      throw error
    }
  }

  /// Gives the objects their last chance to change, validates them, and takes them as written.
  ///
  /// - Parameters:
  ///   - changed: in the order of their identities.
  ///   - workJournal: where it is given, only what the work has changed is saved.
  func prepareSave(
    of changed: [ManagedObject], changedBy workJournal: ChangeJournal? = nil
  ) throws {
    let prepared = prepared(changed)
    var saved: [SavedObject] = []
    saved.reserveCapacity(prepared.count)
    for object in prepared {
      saved.append(SavedObject(object, writing: written(object, changedBy: workJournal)))
    }
    if let workJournal { saved += newObjects(behind: saved, changedBy: workJournal) }
    try validate(saved, isThorough: !engine.checksUniqueValues)
    for saved in saved {
      let object = saved.object
      saved.takeReadMembers()
      let isWhole = saved.isInserted || saved.isDeleted || object.state == saved.new
      object.committed = isWhole ? nil : saved.new
      if saved.isInserted { object.status = .saved }
      if isWhole { pending.remove(object) } else { pending.insert(object) }
      object.isBeingSaved = true
    }
    beingSaved = saved
  }

  /// What is stored of an object: all that it has, or what a piece of work has changed of it.
  func written(_ object: ManagedObject, changedBy work: ChangeJournal?) -> ObjectState {
    guard let entry = work?.entries[object.objectID], !entry.isNew, !object.isDeleted,
      let committed = object.committed
    else { return object.state }
    return committed.with(changesFrom: entry.state, to: object.state)
  }

  func changes(of saved: [SavedObject]) -> RowChanges {
    var changes = RowChanges()
    for saved in saved {
      let row = Row(
        objectID: saved.object.objectID, values: saved.new.values, lists: saved.new.lists,
        archiveName: archiveNames.isEmpty ? nil : archiveNames[saved.object.objectID])
      guard let old = saved.old else {
        changes.inserted.append(row)
        continue
      }
      let oldRow = Row(objectID: row.objectID, values: old.values, lists: old.lists)
      let update = RowUpdate(old: oldRow, new: row)
      if saved.isDeleted { changes.deleted.append(update) } else { changes.updated.append(update) }
    }
    return changes
  }

  /// What was being saved is stored.
  func finishSave() {
    let saved = beingSaved
    lastFailure = nil
    beingSaved = []
    var news = ChangeSet()
    for saved in saved {
      let object = saved.object
      object.isBeingSaved = false
      if saved.isDeleted {
        objects.remove(object.objectID)
        object.store = nil
        forgetArchiveName(of: object)
      } else if !isResident && !object.isPending {
        uniqueIndex.remove(object)
        forgetArchiveName(of: object)
      }
      guard broadcast.isObserved(object.entity.name) else { continue }
      news.add(
        object.objectID, old: saved.old.map { snapshot(of: object, $0) },
        new: saved.isDeleted ? nil : snapshot(of: object, saved.new))
    }
    if !deletedByOthers.isEmpty { deletedByOthers.subtract(saved.map(\.object.objectID)) }
    tell(news)
    for saved in saved where saved.object.entity.hasLifeCycle && !saved.isDeleted {
      (saved.object as? any ObjectLifeCycle)?.didSave()
    }
  }

  /// After a failed write the objects have their changes as before.
  private func takeBackSave(of saved: [SavedObject]) {
    beingSaved = []
    for saved in saved {
      let object = saved.object
      object.isBeingSaved = false
      if saved.isInserted && object.isDeleted {
        objects.remove(object.objectID)
        pending.remove(object)
        continue
      }
      if saved.isInserted {
        object.status = .inserted
        object.committed = nil
      } else {
        saved.takeReadMembers()
        object.committed = saved.old
      }
      pending.insert(object)
    }
  }

  /// What others have stored is what the object has without its changes.
  private func takeNotice(of conflict: SaveConflict) {
    guard let object = objects[conflict.objectID], !object.isDeleted,
      let property = conflict.property, let slot = object.entity.valueSlot(named: property)
    else { return }
    object.committed?.values[slot] = conflict.theirs
  }
}
