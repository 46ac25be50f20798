/// What reads and writes the objects of a store, as rows. A store reads on the main actor and
/// writes on an executor of its own, one write at a time.
public protocol StorageEngine: AnyObject, Sendable {
  /// Looks at the storage; nothing in it is changed yet, and none is made.
  ///
  /// - Parameter name: the name of the store.
  /// - Throws: a `StoreError` that says what is wrong with the file, whatever can keep it from being opened.
  init(_ schema: Schema, named name: String, at location: StoreLocation) throws

  /// Makes the storage where there is none, and keeps what one of earlier models has in the way of those of now. Called
  /// once, before anything else.
  func open() throws

  /// Every row, for an engine that leaves it to the store to keep them in memory; nil for one that
  /// is asked by queries.
  func residentRows() throws -> [Row]?

  /// What cannot be read besides the resident rows, or nil.
  var residentFailure: (any Error)? { get }

  /// What refers to one of some objects and is not among the resident rows, since it cannot be read; nil where
  /// nothing does.
  func unreadReferrer(ofOneOf objectIDs: Set<ObjectID>) -> UnreadReferrer?

  /// Hands out the rows of a query in its order, each as soon as it is read.
  ///
  /// - Parameter receive: may take what a row has; it asks the engine for nothing.
  /// - Returns: false for a query that the engine cannot answer exactly, of which no row was handed out.
  func read(_ query: Query, _ receive: (inout Row) -> Void) throws -> Bool

  /// How many rows a query has; nil for a query that the engine cannot answer exactly.
  func count(of query: Query) throws -> Int?

  /// How many rows of a query come before one, which need not be among them; nil where the engine
  /// cannot tell exactly.
  func position(of row: Row, in query: Query) throws -> Int?

  /// The row of one object, or nil.
  func row(of objectID: ObjectID) throws -> Row?

  /// The row with a value of a unique attribute, or nil.
  func row(of entity: Entity, whoseSlot slot: Int, is value: AttributeValue) throws -> Row?

  /// The rows of objects of a model, as far as they are there, in one reading; nil where they have to
  /// be asked for one by one.
  func rows(of entity: Entity, withKeys keys: [Int]) throws -> [Row]?

  /// The rows of a model that can be read where damage keeps queries from being answered, in the order of
  /// their keys, and whether they are all.
  func readableRows(of entity: Entity) throws -> (rows: [Row], isWhole: Bool)

  /// Hands out the members of a to-many relationship of several objects, in one reading: the rows of one
  /// object after those of another.
  ///
  /// - Returns: for each object where its rows are, nil where they are too many to be read; nil where
  ///   they have to be asked for one by one.
  func readMembers(
    of keys: [Int], _ relationship: RelationshipDescription, of entity: Entity,
    _ receive: (inout Row) -> Void
  ) throws -> [Range<Int>?]?

  /// The members of a to-many relationship.
  func members(of objectID: ObjectID, _ relationship: RelationshipDescription) throws -> [ObjectID]

  /// The object that an archive has brought under this name, or nil.
  func objectID(of entity: Entity, archivedAs name: String) throws -> ObjectID?

  /// The name under which an archive has brought an object, or nil.
  func archiveName(of objectID: ObjectID) throws -> String?

  /// Whether a write finds out that a unique value is taken, and throws `StoreError.repeatedValue`.
  var checksUniqueValues: Bool { get }

  /// Whether nothing was ever written.
  var isNew: Bool { get }

  /// Takes keys for new objects of a model, which nobody gets again: the first of as many as are
  /// asked for.
  func reserveKeys(_ count: Int, of entity: Entity) throws -> Int

  /// Whether other applications can reach the data.
  var isShared: Bool { get }

  /// Whether another application has written since the last time that this was asked.
  func wasChangedByOthers() throws -> Bool

  /// Writes all changes or none of them.
  ///
  /// - Parameter permission: is claimed when nothing but the last step is left.
  /// - Throws: `StoreError.conflict` where a row is gone or has other values than the save knows of, or where
  ///   what others have written and what is written now break a rule of the models together.
  func write(_ changes: RowChanges, by permission: WritePermission) throws

  /// Lets go of the storage, which is whole in its file by then; nothing is read or written any more.
  func close()

  /// Writes what can be read of storage that is damaged, or was made for other models, into a new file
  /// beside it.
  ///
  /// - Returns: nil where nothing is stored.
  /// - Throws: a `StoreError` where nothing can be read at all, or nothing written.
  static func recover(
    _ schema: Schema, named name: String, at location: StoreLocation
  ) throws -> Recovery?
}

/// An object as engines see it.
public struct Row: Sendable, Equatable {
  public let objectID: ObjectID

  /// The attributes and then the to-one relationships, in the order of the entity.
  public var values: [AttributeValue]

  /// The to-many relationships in the order of the entity; nil for one that was not read and has
  /// not changed.
  public var lists: [[ObjectID]?]

  /// By which an archive that is read again finds the object.
  public var archiveName: String?

  public init(
    objectID: ObjectID, values: [AttributeValue], lists: [[ObjectID]?], archiveName: String? = nil
  ) {
    self.objectID = objectID
    self.values = values
    self.lists = lists
    self.archiveName = archiveName
  }
}

/// What one save writes.
public struct RowChanges: Sendable {
  public var inserted: [Row] = []
  public var updated: [RowUpdate] = []

  /// As the context knew them, and as they were when they were deleted.
  public var deleted: [RowUpdate] = []

  public init() {}
}

/// What one save changes about one object.
public final class RowUpdate: Sendable {
  /// As the context knows it.
  public let old: Row
  public let new: Row

  public init(old: Row, new: Row) {
    self.old = old
    self.new = new
  }

  public var objectID: ObjectID { new.objectID }

  /// The places of the values that change.
  public var changedSlots: [Int] {
    new.values.indices.filter { !new.values[$0].isIdentical(to: old.values[$0]) }
  }
}

extension StorageEngine {
  public static func recover(
    _ schema: Schema, named name: String, at location: StoreLocation
  ) throws -> Recovery? { nil }

  public func open() throws {}
  public func close() {}
  public func readableRows(of entity: Entity) throws -> (rows: [Row], isWhole: Bool) { ([], false) }
  public var residentFailure: (any Error)? { nil }
  public func unreadReferrer(ofOneOf objectIDs: Set<ObjectID>) -> UnreadReferrer? { nil }
  public var isShared: Bool { false }
  public func wasChangedByOthers() throws -> Bool { false }
  public var checksUniqueValues: Bool { false }
  public func read(_ query: Query, _ receive: (inout Row) -> Void) throws -> Bool { false }
  public func count(of query: Query) throws -> Int? { nil }
  public func position(of row: Row, in query: Query) throws -> Int? { nil }
  public func rows(of entity: Entity, withKeys keys: [Int]) throws -> [Row]? { nil }
  public func row(of objectID: ObjectID) throws -> Row? { nil }
  public func objectID(of entity: Entity, archivedAs name: String) throws -> ObjectID? { nil }
  public func archiveName(of objectID: ObjectID) throws -> String? { nil }

  /// The rows of a query in its order; nil for a query that the engine cannot answer exactly.
  func rows(of query: Query) throws -> [Row]? {
    var rows: [Row] = []
    return try read(query) { rows.append($0) } ? rows : nil
  }

  public func members(
    of objectID: ObjectID, _ relationship: RelationshipDescription
  ) throws -> [ObjectID] { [] }

  public func readMembers(
    of keys: [Int], _ relationship: RelationshipDescription, of entity: Entity,
    _ receive: (inout Row) -> Void
  ) throws -> [Range<Int>?]? { nil }

  public func row(of entity: Entity, whoseSlot slot: Int, is value: AttributeValue) throws -> Row? {
    try rows(of: Query(of: entity, whoseSlot: slot, is: value))?.first
  }
}
