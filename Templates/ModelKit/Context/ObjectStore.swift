import Foundation

/// Reads, caches and writes objects. A project's stores derive from it and say in a description
/// what they keep.
@MainActor open class ObjectStore: ObjectContext {
  public let schema: Schema
  public let clock: ModelClock

  /// Why the last reading on behalf of a property failed; a property has no way to throw.
  public private(set) var readingError: (any Error)?

  let engine: any StorageEngine
  let writer: StoreWriter
  let isResident: Bool
  let broadcast = ChangeBroadcast()

  /// Every live object: one per identity.
  var objects: [ObjectID: ManagedObject] = [:]

  /// Objects with changes that are not saved.
  var pending: [ObjectID: ManagedObject] = [:]

  /// What is being written at the moment.
  var inFlight: [ObjectID: SavedObject] = [:]
  var runningSave: Task<Void, any Error>?
  var journal: ChangeJournal?
  var uniqueIndex = UniqueIndex()
  private var highestKeys: [String: Int]

  /// Opens the store, and fills it from its archive when it is empty.
  ///
  /// - Throws: a `StoreError` or an `ArchiveError` that says what is wrong with the file.
  public required init(_ description: StoreDescription, at location: StoreLocation) throws {
    schema = try Schema(models: description.models)
    clock = location.clock
    engine = try description.engine.init(schema, named: description.name, at: location)
    writer = StoreWriter(engine)
    let rows = try engine.residentRows()
    isResident = rows != nil
    highestKeys = try engine.highestKeys()
    for row in rows ?? [] { try materialize(row) }
    guard engine.isNew, let archive = description.archive else { return }
    try fill(from: archive)
  }

  open func insert<Object: Model>(_ model: Object.Type) -> Object {
    guard let object = insert(model.entity) as? Object else {
      preconditionFailure("\(model) makes objects of another class")
    }
    return object
  }

  /// The object with this identity, or nil.
  open func object(with objectID: ObjectID) throws -> ManagedObject? {
    if let object = objects[objectID] { return object.isDeleted ? nil : object }
    guard !isResident, let row = try engine.row(of: objectID) else { return nil }
    return try materialize(row)
  }

  /// A new object of a model that is known as data only.
  open func insert(_ entity: Entity) -> ManagedObject {
    precondition(schema.names.contains(entity.name), "the store keeps no \(entity.name)")
    let key = (highestKeys[entity.name] ?? 0) + 1
    highestKeys[entity.name] = key
    let object = entity.make(
      ObjectSeed(
        objectID: ObjectID(entityName: entity.name, key: key), entity: entity,
        state: ObjectState(newFor: entity), store: self, status: .inserted))
    journal?.record(object, isNew: true)
    objects[object.objectID] = object
    pending[object.objectID] = object
    setMoments(of: object, at: .insert)
    (object as? any ObjectLifeCycle)?.didInsert()
    return object
  }

  /// The live object of a row; its values stay as they are when it lives already.
  @discardableResult
  func materialize(_ row: Row) throws -> ManagedObject {
    if let object = objects[row.objectID] { return object }
    let entity = try schema.entity(named: row.objectID.entityName)
    let object = entity.make(
      ObjectSeed(
        objectID: row.objectID, entity: entity,
        state: ObjectState(values: row.values, lists: row.lists), store: self, status: .saved))
    objects[row.objectID] = object
    uniqueIndex.add(object)
    (object as? any ObjectLifeCycle)?.didFetch()
    return object
  }

  /// Sets the attributes that the store gives their values at a moment.
  func setMoments(of object: ManagedObject, at moment: AttributeDescription.Moment) {
    for (slot, attribute) in object.entity.attributes.enumerated()
    where attribute.moment == moment {
      object.setValue(attribute.type == .uuid ? .uuid(UUID()) : .date(clock.now), slot: slot)
    }
  }

  /// Reads for a property, which cannot throw: a failure is kept in `readingError`.
  func reading<Value>(_ read: () throws -> Value?) -> Value? {
    do {
      return try read()
    } catch {
      readingError = error
      return nil
    }
  }

  private func fill(from archive: URL) throws {
    let data: Data
    do {
      data = try Data(contentsOf: archive)
    } catch {
      throw StoreError.unusableFile(path: archive.path, reason: "cannot be read")
    }
    _ = try Archive.read(data, into: self)
    let saved = try prepareSave(of: Array(pending.values))
    try engine.write(changes(of: saved))
    finishSave(of: saved)
  }
}
