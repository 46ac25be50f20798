/// The objects of a context that live: one per identity. Those of an engine that can be asked again
/// are held for as long as somebody else holds them; what has changes is held by the store.
@MainActor struct LiveObjects {
  /// Whether nobody else has the objects, so that they are kept.
  var areKept = false
  private var kept = IdentityTable<ManagedObject>()
  private var seen: [(entityName: String, objects: WeakTable)] = []

  subscript(objectID: ObjectID) -> ManagedObject? {
    get { self[objectID.key, objectID.entityName] }
    set { self[objectID.key, objectID.entityName] = newValue }
  }

  subscript(key: Int, entityName: String) -> ManagedObject? {
    get {
      if areKept { return kept[key, entityName] }
      return seen.first { $0.entityName == entityName }?.objects[key]
    }
    set {
      if areKept {
        kept[key, entityName] = newValue
      } else if let table = seen.first(where: { $0.entityName == entityName })?.objects {
        table[key] = newValue
      } else if newValue != nil {
        let table = WeakTable()
        table[key] = newValue
        seen.append((entityName, table))
      }
    }
  }

  /// Makes room for more objects of a model at once.
  mutating func reserve(_ count: Int, of entity: Entity) {
    seen.first { $0.entityName == entity.name }?.objects.reserve(count)
  }

  /// In the order of their identities.
  var all: [ManagedObject] {
    areKept ? kept.sorted : seen.flatMap(\.objects.all).sorted { $0.objectID < $1.objectID }
  }

  func all(of entity: Entity) -> [ManagedObject] {
    areKept
      ? kept.values(of: entity.name)
      : seen.first { $0.entityName == entity.name }?.objects.all ?? []
  }
}
