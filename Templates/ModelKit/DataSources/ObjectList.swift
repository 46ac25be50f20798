/// The objects of a model in the order of their insertion, as they are after every save; of a store on a database
/// only those that are looked at are read.
@MainActor package final class ObjectList {
  private let entity: Entity
  private let context: any ObjectContext
  private let stored: StoredResults?
  private var held: [ManagedObject]
  private var observation: Observation?

  package init(of entity: Entity, in context: any ObjectContext) throws {
    self.entity = entity
    self.context = context
    let query = Query(of: entity)
    stored = try (context as? ObjectStore).flatMap { try StoredResults(query, in: $0) }
    held = stored == nil ? try context.objects(of: entity) : []
    let models = query.otherEntityNames.union([entity.name])
    observation = context.follow(entitiesNamed: models) { [weak self] in self?.update(after: $0) }
  }

  private func update(after changes: ChangeSet) {
    do {
      if let stored {
        _ = try stored.update(after: changes)
      } else {
        held = try context.objects(of: entity)
      }
    } catch {
      context.report(error)
    }
  }

  package var count: Int { stored?.count ?? held.count }

  package subscript(place: Int) -> ManagedObject { stored?[place] ?? held[place] }

  /// Nil for one that is not among them.
  package func place(of object: ManagedObject) throws -> Int? {
    if let stored { return try stored.row(of: object) }
    return held.firstIndex { $0 === object }
  }

  /// The first objects that people know by a text that begins so, in any case of its letters; nil where a text does
  /// not name the objects.
  ///
  /// - Parameter limit: how many at most.
  package func objects(named beginning: String, limit: Int) throws -> [ManagedObject]? {
    guard let naming = entity.namingAttributes.first, naming.type == .string, !naming.isOptional,
      let slot = entity.valueSlot(named: naming.name)
    else { return nil }
    let path = QueryPath(depth: 0, root: entity, hops: [], leaf: .value(slot: slot))
    let begins = QueryComparison(
      left: path, relation: .beginsWith, right: [.constant(.string(beginning))],
      options: .letterCase)
    var query = Query(
      entity: entity, condition: entity.membership(.comparison(begins)), sorts: [])
    query.limit = limit
    return try (context as? ObjectStore)?.objects(of: query)
  }
}
