/// Remembers how objects were before a piece of work, so that it can be taken back without touching
/// what others have changed.
@MainActor final class ChangeJournal {
  struct Entry {
    let object: ManagedObject
    let state: ObjectState
    let committed: ObjectState?
    let status: ObjectStatus
    let isNew: Bool
    let wasPending: Bool
  }

  private(set) var entries: [ObjectID: Entry] = [:]

  /// Remembers an object as it is, unless it was remembered before.
  func record(_ object: ManagedObject, isNew: Bool = false) {
    guard entries[object.objectID] == nil else { return }
    entries[object.objectID] = Entry(
      object: object, state: object.state, committed: object.committed, status: object.status,
      isNew: isNew, wasPending: object.store?.pending[object.objectID] != nil)
  }
}
