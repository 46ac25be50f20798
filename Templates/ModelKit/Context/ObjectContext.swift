/// Where objects live: one live object per identity. Stores are contexts; data sources and models
/// reach data through this protocol and name no store.
@MainActor public protocol ObjectContext: AnyObject {
  /// A new object with its defaults; it is stored by the next save.
  func insert<Object: Model>(_ model: Object.Type) -> Object

  /// A new object of a model that is known as data only.
  func insert(_ entity: Entity) -> ManagedObject

  /// What a new object of a model is made from.
  func makeSeed(for entity: Entity) -> ObjectSeed

  /// Takes an object that was just made from a seed of the context.
  func insert(_ object: ManagedObject)

  /// Deletes an object by the delete rules of its relationships.
  ///
  /// - Throws: `StoreError.deniedDeletion` where a rule denies it; nothing is deleted then.
  func delete(_ object: ManagedObject) throws

  /// Deletes objects together, by the delete rules of their relationships.
  ///
  /// - Throws: `StoreError.deniedDeletion` where a rule denies it for an object that is not among them;
  ///   nothing is deleted then.
  func delete(_ objects: [ManagedObject]) throws

  /// The objects and all that is deleted with them by the rules of their relationships.
  ///
  /// - Throws: `StoreError.deniedDeletion` where a rule denies it for an object that is not among them.
  func objectsDeleted(with objects: [ManagedObject]) throws -> Set<ManagedObject>

  /// The objects of a request, changes that are not saved included.
  func fetch<Object: Model>(_ request: FetchRequest<Object>) throws -> [Object]

  /// How many objects a request has.
  func count<Object: Model>(_ request: FetchRequest<Object>) throws -> Int

  /// Every object of a model that is known as data only, in the order of insertion.
  func objects(of entity: Entity) throws -> [ManagedObject]

  /// The object with this identity, or nil.
  func object(with objectID: ObjectID) throws -> ManagedObject?

  /// The object of a model whose unique attribute has this value, or nil.
  func object(
    of entity: Entity, where attribute: String, is value: AttributeValue
  ) throws -> ManagedObject?

  /// The object that an archive has brought under this name, or nil.
  func object(of entity: Entity, archivedAs name: String) throws -> ManagedObject?

  /// Lets an archive that is read again find a new object.
  func setArchiveName(_ name: String, of object: ManagedObject)

  /// Tells what has failed where nothing can be thrown.
  func report(_ failure: any Error)

  /// The models that the context keeps.
  var schema: Schema { get }

  /// The present, for what is set on insert and on save.
  var clock: ModelClock { get }

  var hasChanges: Bool { get }

  /// Validates and stores every change, all or none.
  func save() async throws

  /// Works in the context and saves what the work has changed. When the work or the save fails,
  /// what the work has changed is taken back; changes of others are neither saved nor lost, except
  /// that a new object is saved with what refers to it.
  @discardableResult
  func perform<Result: Sendable>(
    _ work: @MainActor (any ObjectContext) throws -> Result
  ) async throws -> Result

  /// The same, with what the work has changed.
  func performRecording<Result: Sendable>(
    _ work: @MainActor (any ObjectContext) throws -> Result
  ) async throws -> (result: Result, changes: ChangeRecord)

  /// Takes back what a piece of work has changed, and saves: what it deleted comes back in new objects with the
  /// identities that it had, what it inserted is deleted, and the rest is as it was, except where it was changed
  /// again since.
  ///
  /// - Returns: what has changed thereby.
  func takeBack(_ record: ChangeRecord) async throws -> ChangeRecord

  /// Forgets every change since the last save.
  func rollback()

  /// Calls the handler after changes of these models are stored, at most once per turn of the run
  /// loop, until the observation is cancelled or nobody holds it any more.
  func observe(
    entitiesNamed names: Set<String>, _ handler: @escaping @MainActor (ChangeSet) -> Void
  ) -> Observation
}

extension ObjectContext {
  /// Calls the handler after changes of these models are stored, at most once per turn of the run
  /// loop, until the observation is cancelled or nobody holds it any more.
  public func observe(
    _ models: any Model.Type..., handler: @escaping @MainActor (ChangeSet) -> Void
  ) -> Observation {
    observe(entitiesNamed: Set(models.map { $0.entity.name }), handler)
  }

  /// The same before a save returns, where the context is a store.
  func follow(
    entitiesNamed names: Set<String>, _ handler: @escaping @MainActor (ChangeSet) -> Void
  ) -> Observation {
    (self as? ObjectStore)?.follow(entitiesNamed: names, handler)
      ?? observe(entitiesNamed: names, handler)
  }
}
