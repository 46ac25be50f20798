import Synchronization

/// Keeps nothing beyond the life of the store.
public final class MemoryEngine: StorageEngine {
  private let highestKeys = Mutex<[String: Int]>([:])

  public init(_ schema: Schema, named name: String, at location: StoreLocation) throws {}

  public var isNew: Bool { true }

  public func residentRows() throws -> [Row]? { [] }

  public func reserveKeys(_ count: Int, of entity: Entity) throws -> Int {
    highestKeys.withLock { keys in
      defer { keys[entity.name, default: 0] += count }
      return keys[entity.name, default: 0] + 1
    }
  }

  public func write(_ changes: RowChanges, by permission: WritePermission) throws {
    try permission.claim()
  }
}
