/// An object as one save writes it, with what is needed to take the save back.
@MainActor final class SavedObject {
  let object: ManagedObject
  private(set) var old: ObjectState?
  private(set) var new: ObjectState
  let isInserted: Bool
  let isDeleted: Bool

  /// - Parameter new: what is written.
  init(_ object: ManagedObject, writing new: ObjectState) {
    self.object = object
    self.new = new
    isInserted = object.status == .inserted
    isDeleted = object.isDeleted
    old = isInserted ? nil : object.committed
  }

  /// Takes over the members of relationships that were read since, which the object had before as well.
  func takeReadMembers() {
    let known = object.committed ?? object.state
    for list in new.lists.indices where new.lists[list] == nil {
      new.lists[list] = known.lists[list]
      old?.lists[list] = known.lists[list]
    }
  }
}

/// The executor on which a store writes.
actor StoreWriter {
  private let engine: any StorageEngine

  init(_ engine: any StorageEngine) {
    self.engine = engine
  }

  func write(_ changes: RowChanges, by permission: WritePermission) throws {
    try engine.write(changes, by: permission)
  }
}
