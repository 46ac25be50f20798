/// An object as one save writes it, with what is needed to take the save back.
@MainActor final class SavedObject {
  let object: ManagedObject
  let old: ObjectState?
  let new: ObjectState
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
