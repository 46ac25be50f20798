/// Remembers how objects were before a piece of work and after it, so that its changes can be saved
/// or taken back without touching what others have changed.
@MainActor final class ChangeJournal {
  struct Entry {
    let object: ManagedObject
    fileprivate(set) var state: ObjectState
    let committed: ObjectState?
    let status: ObjectStatus
    let isNew: Bool
    let wasPending: Bool

    /// Whether the object is new, but of others.
    var isForeignInsertion: Bool { !isNew && status == .inserted }
  }

  private(set) var entries: [ObjectID: Entry] = [:]
  private var finalStates: [ObjectID: ObjectState] = [:]

  /// Remembers an object as it is, unless it was remembered before.
  func record(_ object: ManagedObject, isNew: Bool = false) {
    guard entries[object.objectID] == nil else { return }
    entries[object.objectID] = Entry(
      object: object, state: object.state, committed: object.committed, status: object.status,
      isNew: isNew, wasPending: object.isPending)
  }

  /// The members of a relationship were read, which are those that it had before as well.
  func didRead(_ members: [ObjectID], of object: ManagedObject, list: Int) {
    guard entries[object.objectID]?.state.lists[list] == .some(nil) else { return }
    entries[object.objectID]?.state.lists[list] = members
  }

  /// Called as the work ends.
  func close() {
    finalStates = entries.mapValues(\.object.state)
  }

  /// How the work left an object.
  func finalState(of object: ManagedObject) -> ObjectState {
    finalStates[object.objectID] ?? object.state
  }
}

extension ObjectState {
  /// This state with what has changed between two others.
  func with(changesFrom old: ObjectState, to new: ObjectState) -> ObjectState {
    var result = self
    for slot in values.indices where !new.values[slot].isIdentical(to: old.values[slot]) {
      result.values[slot] = new.values[slot]
    }
    for list in lists.indices where new.lists[list] != old.lists[list] {
      result.lists[list] = new.lists[list]
    }
    return result
  }

  /// This state without what a piece of work has changed, except where it was changed again since.
  func without(changesFrom old: ObjectState, to new: ObjectState) -> ObjectState {
    var result = self
    for slot in values.indices
    where !new.values[slot].isIdentical(to: old.values[slot])
      && values[slot].isIdentical(to: new.values[slot])
    {
      result.values[slot] = old.values[slot]
    }
    for list in lists.indices
    where new.lists[list] != old.lists[list] && lists[list] == new.lists[list] {
      result.lists[list] = old.lists[list]
    }
    return result
  }
}
