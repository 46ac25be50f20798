extension ObjectStore {
  /// New objects that are not saved themselves and that something refers to that is: without them a
  /// reference would lead nowhere.
  func newObjects(
    behind saved: [SavedObject], changedBy work: ChangeJournal
  ) -> [SavedObject] {
    guard pending.count > saved.count else { return [] }
    var known = Set(saved.map(\.object))
    var found: [ManagedObject] = []
    var open = saved.filter { !$0.isDeleted }.map { ($0.object.entity, $0.new) }
    while let (entity, state) = open.popLast() {
      for objectID in storedReferences(of: state, entity) {
        guard let object = objects[objectID], object.isInserted, known.insert(object).inserted
        else { continue }
        found.append(object)
        open.append((object.entity, object.state))
      }
    }
    return prepared(found.sorted { $0.objectID < $1.objectID })
      .map { SavedObject($0, writing: written($0, changedBy: work)) }
  }

  private func storedReferences(of state: ObjectState, _ entity: Entity) -> [ObjectID] {
    let toOne = state.values.compactMap { value in
      if case .object(let objectID) = value { objectID } else { nil }
    }
    let toMany = entity.toManyRelationships.filter { schema.isStored($0, of: entity) }
      .flatMap { state.lists[$0.slot] ?? [] }
    return toOne + toMany
  }
}
