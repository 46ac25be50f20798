/// An object as one save writes it, with what is needed to take the save back.
struct SavedObject {
  let object: ManagedObject
  let old: ObjectState?
  let new: ObjectState
  let isInserted: Bool
  let isDeleted: Bool
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
