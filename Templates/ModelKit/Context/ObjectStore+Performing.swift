/// Pieces of work, each of which is saved or taken back as a whole.
extension ObjectStore {
  /// Works in the context and saves what the work has changed. When the work or the save fails,
  /// what the work has changed is taken back; changes of others are neither saved nor lost, except
  /// that a new object is saved with what refers to it.
  @discardableResult
  public func perform<Result: Sendable>(
    _ work: @MainActor (any ObjectContext) throws -> Result
  ) async throws -> Result {
    let recorder = ChangeRecorder.current
    let (result, changes) = try await perform(work) { work in
      recorder == nil ? nil : try record(of: work)
    }
    if let changes, !changes.isEmpty { recorder?.receive(changes, self) }
    return result
  }

  public func performRecording<Result: Sendable>(
    _ work: @MainActor (any ObjectContext) throws -> Result
  ) async throws -> (result: Result, changes: ChangeRecord) {
    try await perform(work, andLookAt: record)
  }

  /// - Parameter look: called with what the work has done, before it is written.
  private func perform<Result: Sendable, View>(
    _ work: @MainActor (any ObjectContext) throws -> Result,
    andLookAt look: (ChangeJournal) throws -> View
  ) async throws -> (result: Result, changes: View) {
    await finishRunningSave()
    let workJournal = ChangeJournal()
    do {
      let result = try journaled(by: workJournal, work)
      let view = try look(workJournal)
      try await write(by: WritePermission())
      return (result, view)
    } catch {
      undo(workJournal)
      // What others have stored is known when the work is tried again.
      if case StoreError.conflict = error { _ = reading { try refresh() } }
      throw error
    }
  }

  private func journaled<Result>(
    by workJournal: ChangeJournal, _ work: @MainActor (any ObjectContext) throws -> Result
  ) throws -> Result {
    reference.journal = workJournal
    defer {
      workJournal.close()
      reference.journal = nil
    }
    let result = try work(self)
    let changed = workJournal.entries.values.filter { !$0.isForeignInsertion }
      .map(\.object).filter(\.isPending)
      .sorted { $0.objectID < $1.objectID }
    try prepareSave(of: changed, changedBy: workJournal)
    return result
  }
}
