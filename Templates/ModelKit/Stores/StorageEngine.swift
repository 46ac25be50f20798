/// What reads and writes the objects of a store, as rows. A store reads on the main actor and
/// writes on an executor of its own, one write at a time.
public protocol StorageEngine: AnyObject, Sendable {
  /// Opens or makes the storage.
  ///
  /// - Parameter name: the name of the store.
  /// - Throws: a `StoreError` that says what is wrong with the file.
  init(_ schema: Schema, named name: String, at location: StoreLocation) throws

  /// Every row, for an engine that leaves it to the store to keep them in memory; nil for one that
  /// is asked by queries.
  func residentRows() throws -> [Row]?

  /// The rows of a query in its order; nil for a query that the engine cannot answer exactly.
  func rows(of query: Query) throws -> [Row]?

  /// The row of one object, or nil.
  func row(of objectID: ObjectID) throws -> Row?

  /// The members of a to-many relationship.
  func members(of objectID: ObjectID, _ relationship: RelationshipDescription) throws -> [ObjectID]

  /// Whether nothing was ever written.
  var isNew: Bool { get }

  /// The highest key that was ever given to an object of each model, by its name.
  func highestKeys() throws -> [String: Int]

  /// Writes all changes or none of them.
  func write(_ changes: RowChanges) throws
}

/// An object as engines see it.
public struct Row: Sendable, Equatable {
  public let objectID: ObjectID

  /// The attributes and then the to-one relationships, in the order of the entity.
  public var values: [AttributeValue]

  /// The to-many relationships in the order of the entity; nil for one that was not read and has
  /// not changed.
  public var lists: [[ObjectID]?]

  public init(objectID: ObjectID, values: [AttributeValue], lists: [[ObjectID]?]) {
    self.objectID = objectID
    self.values = values
    self.lists = lists
  }
}

/// What one save writes.
public struct RowChanges: Sendable {
  public var inserted: [Row] = []
  public var updated: [Row] = []
  public var deleted: [ObjectID] = []

  public init() {}
}

extension StorageEngine {
  public func rows(of query: Query) throws -> [Row]? { nil }
  public func row(of objectID: ObjectID) throws -> Row? { nil }

  public func members(
    of objectID: ObjectID, _ relationship: RelationshipDescription
  ) throws -> [ObjectID] { [] }
}
