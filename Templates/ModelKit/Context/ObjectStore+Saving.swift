extension ObjectStore {
  /// Validates and stores every change, all or none. Changes made while it is writing wait for the
  /// next save.
  ///
  /// - Throws: a `ValidationError` with every breach, or a `StoreError`; the changes are kept.
  public func save() async throws {
    await finishRunningSave()
    try await save(Array(pending.values))
  }

  /// Works in the context and saves what the work has changed. When the work or the save fails,
  /// what the work has changed is taken back; changes of others are neither saved nor lost.
  @discardableResult
  public func perform<Result: Sendable>(
    _ work: @MainActor (any ObjectContext) throws -> Result
  ) async throws -> Result {
    await finishRunningSave()
    let workJournal = ChangeJournal()
    do {
      journal = workJournal
      defer { journal = nil }
      let result = try work(self)
      let changed = workJournal.entries.keys.compactMap { pending[$0] }
      let saved = try prepareSave(of: changed)
      journal = nil
      try await write(saved)
      return result
    } catch {
      undo(workJournal)
      throw error
    }
  }

  /// Waits until everything that was begun is stored and the observers were told.
  public func settle() async {
    await finishRunningSave()
    await broadcast.settle()
  }

  private func save(_ changed: [ManagedObject]) async throws {
    let saved = try prepareSave(of: changed)
    try await write(saved)
  }

  private func finishRunningSave() async {
    while let running = runningSave { _ = await running.result }
  }

  private func write(_ saved: [SavedObject]) async throws {
    guard !saved.isEmpty else { return }
    let changes = changes(of: saved)
    let task = Task { try await self.writer.write(changes) }
    runningSave = task
    let result = await task.result
    runningSave = nil
    switch result {
    case .success: finishSave(of: saved)
    case .failure(let error):
      takeBackSave(of: saved)
      throw error
    }
  }

  /// Gives the objects their last chance to change, validates them, and takes them as written.
  func prepareSave(of changed: [ManagedObject]) throws -> [SavedObject] {
    let objects = try validated(changed.sorted { $0.objectID < $1.objectID })
    let saved = objects.map { object in
      SavedObject(
        object: object, old: object.status == .inserted ? nil : object.committed,
        new: object.state, isInserted: object.status == .inserted, isDeleted: object.isDeleted)
    }
    for saved in saved {
      saved.object.committed = nil
      if saved.isInserted { saved.object.status = .saved }
      pending[saved.object.objectID] = nil
      inFlight[saved.object.objectID] = saved
    }
    return saved
  }

  func changes(of saved: [SavedObject]) -> RowChanges {
    var changes = RowChanges()
    for saved in saved {
      let row = Row(
        objectID: saved.object.objectID, values: saved.new.values, lists: saved.new.lists)
      if saved.isDeleted {
        changes.deleted.append(row.objectID)
      } else if saved.isInserted {
        changes.inserted.append(row)
      } else {
        changes.updated.append(row)
      }
    }
    return changes
  }

  func finishSave(of saved: [SavedObject]) {
    for saved in saved {
      let object = saved.object
      inFlight[object.objectID] = nil
      if saved.isDeleted {
        objects[object.objectID] = nil
        object.store = nil
      }
      broadcast.post(
        object.objectID, old: saved.old.map { snapshot(of: object, $0) },
        new: saved.isDeleted ? nil : snapshot(of: object, saved.new))
    }
    for saved in saved where !saved.isDeleted {
      (saved.object as? any ObjectLifeCycle)?.didSave()
    }
  }

  /// After a failed write the objects have their changes as before.
  private func takeBackSave(of saved: [SavedObject]) {
    for saved in saved {
      let object = saved.object
      inFlight[object.objectID] = nil
      if saved.isInserted && object.isDeleted {
        objects[object.objectID] = nil
        pending[object.objectID] = nil
        continue
      }
      if saved.isInserted {
        object.status = .inserted
        object.committed = nil
      } else {
        object.committed = saved.old
      }
      pending[object.objectID] = object
    }
  }

  private func snapshot(of object: ManagedObject, _ state: ObjectState) -> Snapshot {
    Snapshot(objectID: object.objectID, entity: object.entity, values: state.values)
  }
}
