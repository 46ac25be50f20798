/// An object that a store keeps. It belongs to one context and to the main actor; what crosses to
/// other isolation is its `objectID` or its `snapshot`.
@MainActor open class ManagedObject {
  /// Names the object for good.
  public nonisolated let objectID: ObjectID

  /// The model as data.
  public nonisolated let entity: Entity

  weak var store: ObjectStore?
  var state: ObjectState
  var status: ObjectStatus

  /// The archive that has brought the object, and its `@id` there.
  var archiveName: String?

  /// What the store knows of the object, while it has changes that are not saved.
  var committed: ObjectState?

  /// Objects are made by `insert(in:)`, and by a store that reads them.
  public required init(_ seed: ObjectSeed) {
    objectID = seed.objectID
    entity = seed.entity
    store = seed.store
    state = seed.state
    status = seed.status
  }

  /// Where the object lives; nil once it is deleted for good.
  public var context: (any ObjectContext)? { store }

  /// Whether the object is new and not saved yet.
  public var isInserted: Bool { status == .inserted }

  /// Whether the object has changes that are not saved.
  public var isChanged: Bool { committed != nil || status == .inserted }

  /// Whether the object is deleted, be that saved or not.
  public var isDeleted: Bool { status == .deleted }

  /// The values as they are now, for other isolation and for comparison.
  public var snapshot: Snapshot {
    Snapshot(objectID: objectID, entity: entity, values: state.values)
  }
}

extension ManagedObject: Hashable {
  public nonisolated static func == (left: ManagedObject, right: ManagedObject) -> Bool {
    left === right
  }

  public nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

extension ManagedObject: CustomStringConvertible {
  /// The identity; a snapshot describes the values.
  public nonisolated var description: String { objectID.description }
}
