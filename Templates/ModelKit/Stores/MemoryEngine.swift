/// Keeps nothing beyond the life of the store.
public final class MemoryEngine: StorageEngine {
  public init(_ schema: Schema, named name: String, at location: StoreLocation) throws {}

  public var isNew: Bool { true }

  public func residentRows() throws -> [Row]? { [] }

  public func highestKeys() throws -> [String: Int] { [:] }

  public func write(_ changes: RowChanges) throws {}
}
