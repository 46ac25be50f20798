/// An object that a store keeps. It belongs to one context and to the main actor; what crosses to
/// other isolation is its `objectID` or its `snapshot`.
@MainActor open class ManagedObject {
  nonisolated let key: Int

  /// The model as data.
  public nonisolated let entity: Entity

  /// Behind a reference that all objects of a store share, since making a weak one costs more than all
  /// else that is done for a new object.
  var home: StoreReference?
  var state: ObjectState
  var status: ObjectStatus

  /// Where the store lists the object among those with changes that are not saved.
  var pendingPlace: Int32?

  /// Whether the running save writes the object.
  var isBeingSaved = false

  /// The objects that were fetched together with this one, for which relationships are read at once.
  var siblings: Siblings?

  /// What the store knows of the object, while it has changes that are not saved.
  var committed: ObjectState?

  /// The models of which objects are, of a model from which others are derived: those, and itself
  /// unless it is abstract. They are kept together, and a request for it finds them all.
  open class var concreteModels: [any Model.Type] { [] }

  /// What the model was called in earlier versions, the newest first: a store finds its objects so.
  open class var formerNames: [String] { [] }

  /// The cases that attributes may have, by their names, where not every one of their enumeration will do
  /// since it decides of which model an object is. The only one is what a new object has.
  open class var ownCases: [String: [String]] { [:] }

  /// The designated initialiser; see `Model`.
  public required init(_ seed: ObjectSeed) {
    PropertyDeclarations.count = 0
    key = seed.key
    entity = seed.entity
    home = seed.home
    state = seed.state
    status = seed.status
  }

  /// Names the object for good.
  public nonisolated final var objectID: ObjectID { ObjectID(entity.number, key: key) }

  /// Whether the store has changes of the object to save.
  final var isPending: Bool { pendingPlace != nil }

  @usableFromInline final var isPrototype: Bool { status == .prototype }

  final var store: ObjectStore? {
    get { home?.store }
    set { home = newValue?.reference }
  }

  /// Where the object lives; nil once it is deleted for good.
  public var context: (any ObjectContext)? { store }

  /// The value by which people know the object; nil where it has none of the kind.
  package var knownValue: AttributeValue? { naming?.value }

  /// The text that names the object without a word for what it is; nil where it has none of the kind. A text
  /// that some objects lack says something about them, and not which they are.
  package var knownName: String? {
    guard let naming, !naming.attribute.isOptional, case .string(let text) = naming.value else {
      return nil
    }
    return text
  }

  private var naming: (attribute: AttributeDescription, value: AttributeValue)? {
    let snapshot = snapshot
    return entity.namingAttributes.lazy.map { ($0, snapshot[$0.name] ?? .null) }
      .first { $0.1 != .null && $0.1 != .string("") }
  }

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
