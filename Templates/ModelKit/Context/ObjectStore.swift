import Foundation

/// Reads, caches and writes objects. A project's stores derive from it and say in a description
/// what they keep.
@MainActor open class ObjectStore: ObjectContext {
  public let schema: Schema
  public let clock: ModelClock

  /// Called with what has failed where nobody could be told: a property was read, a list was fetched
  /// again, or something could not be read as the store was opened. Who sets it captures itself weakly.
  public var onFailure: (@MainActor (any Error) -> Void)? {
    didSet { if let failure = engine.residentFailure { report(failure) } }
  }

  var lastFailure: String?
  let engine: any StorageEngine
  let writer: StoreWriter
  let isResident: Bool
  let broadcast = Broadcast(ChangeSet()) { (changes, names: Set<String>) in
    changes.filtered(to: names)
  }

  let reference = StoreReference()
  let objects = LiveObjects()
  var readMembers: ReadMembers?

  /// By which archives that are read again find objects, and their `@id` there.
  var archiveNames: [ObjectID: String] = [:]

  /// Objects with changes that are not saved.
  var pending = PendingObjects()

  /// What is being written at the moment.
  var beingSaved: [SavedObject] = []
  var runningSave: Task<Void, any Error>?

  /// Of the running save, unless a piece of work has begun it, which nobody else discards.
  var discardableSave: WritePermission?

  /// Objects with changes whose rows are gone.
  var deletedByOthers: Set<ObjectID> = []
  var uniqueIndex = UniqueIndex()

  /// Live objects that archives have brought, by model and name.
  var archivedObjects: [String: [String: ObjectID]] = [:]
  private var keys = KeyReserve()
  private var watch: Task<Void, Never>?

  /// Opens the store, and fills it from its archive when it is empty.
  ///
  /// - Throws: a `StoreError` or an `ArchiveError` that says what is wrong with the file.
  public convenience init(_ description: StoreDescription, at location: StoreLocation) throws {
    try self.init(ExaminedStorage(of: description, at: location))
  }

  /// Opens the store whose storage was looked at.
  public required init(_ storage: ExaminedStorage) throws {
    (schema, clock, engine) = (storage.schema, storage.clock, storage.engine)
    writer = StoreWriter(engine)
    try engine.open()
    let rows = try engine.residentRows()
    isResident = rows != nil
    objects.areKept = isResident
    reference.store = self
    for row in rows ?? [] { try materialize(row) }
    if engine.isShared { watch = Self.watch(self) }
    guard engine.isNew, let archive = storage.archive else { return }
    try fill(from: archive)
  }

  open func insert<Object: Model>(_ model: Object.Type) -> Object {
    Object(insertInto: self)
  }

  /// The object with this identity, or nil.
  open func object(with objectID: ObjectID) throws -> ManagedObject? {
    if let object = objects[objectID] { return object.isDeleted ? nil : object }
    guard !isResident, let row = try engine.row(of: objectID) else { return nil }
    return try materialize(row)
  }

  /// A new object of a model that is known as data only.
  open func insert(_ entity: Entity) -> ManagedObject {
    let object = entity.make(makeSeed(for: entity))
    insert(object)
    return object
  }

  public func makeSeed(for entity: Entity) -> ObjectSeed {
    precondition(schema.keeps(entity), "the store has no \(entity.name)")
    precondition(!entity.isAbstract, "\(entity.modelName) is abstract")
    let key = keys.next(for: entity) { count in
      reading { try engine.reserveKeys(count, of: entity) }
    }
    return makeSeed(for: entity, key: key)
  }

  func makeSeed(for entity: Entity, key: Int) -> ObjectSeed {
    ObjectSeed(
      key: key, entity: entity, state: ObjectState(newFor: entity), home: reference,
      status: .inserted)
  }

  public func insert(_ object: ManagedObject) {
    let entity = object.entity
    reference.journal?.record(object, isNew: true)
    objects.insert(object)
    pending.insert(object)
    uniqueIndex.add(object)
    setMoments(of: object, at: entity.insertionSlots)
    if entity.hasLifeCycle { (object as? any ObjectLifeCycle)?.didInsert() }
  }

  /// The live object of a row; its values stay as they are when it lives already.
  @discardableResult
  func materialize(_ row: consuming Row) throws -> ManagedObject {
    if let object = objects.usedObject(row.objectID) { return object }
    let object = makeObject(&row, of: try schema.entity(named: row.objectID.entityName))
    objects.insert(object)
    if isResident { uniqueIndex.add(object) }
    if object.entity.hasLifeCycle { (object as? any ObjectLifeCycle)?.didFetch() }
    return object
  }

  /// An object of a row, which loses what the object takes from it.
  func makeObject(_ row: inout Row, of entity: Entity) -> ManagedObject {
    if entity.modelSlot != nil {
      let model = schema.model(of: row, in: entity)
      if model !== entity { return makeObject(&row, of: model) }
    }
    if let name = row.archiveName {
      archiveNames[row.objectID] = name
      archivedObjects[entity.name, default: [:]][name] = row.objectID
    }
    return entity.make(
      ObjectSeed(
        key: row.objectID.key, entity: entity, state: ObjectState(movedFrom: &row),
        home: reference, status: .saved))
  }

  /// Sets the attributes that the store gives their values at a moment.
  func setMoments(of object: ManagedObject, at slots: [Int]) {
    for slot in slots {
      let isIdentifier = object.entity.attributes[slot].type == .uuid
      object.setValue(isIdentifier ? .uuid(UUID()) : .date(clock.now), slot: slot)
    }
  }

  /// Tells what has failed where nothing can be thrown.
  open func report(_ failure: any Error) {
    // What is drawn again and again fails again and again; it is told once.
    guard lastFailure != "\(failure)" else { return }
    lastFailure = "\(failure)"
    onFailure?(failure)
  }

  /// Reads for a property, which cannot throw: a failure is reported.
  func reading<Value>(_ read: () throws -> Value?) -> Value? {
    do {
      return try read()
    } catch {
      report(error)
      return nil
    }
  }

  deinit {
    watch?.cancel()
  }

  private func fill(from archive: URL) throws {
    let data: Data
    do {
      data = try Data(contentsOf: archive)
    } catch {
      throw StoreError.unusableFile(path: archive.path, reason: "cannot be read")
    }
    // Where it was built is nobody's business, and it is read once.
    _ = try Archive.read(data, from: URL(string: archive.lastPathComponent), into: self)
    try prepareSave(of: pending.sorted)
    try engine.write(changes(of: beingSaved), by: WritePermission())
    finishSave()
  }
}
