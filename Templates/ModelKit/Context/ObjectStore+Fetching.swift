extension ObjectStore {
  public func fetch<Object: Model>(_ request: FetchRequest<Object>) throws -> [Object] {
    var query = try request.query(in: schema)
    var objects = try objects(of: query)
    if let groups = request.groups {
      query.sorts.insert(groups, at: 0)
      objects = try sorted(objects, query)
    }
    precondition(objects.first.map { $0 is Object } ?? true, "\(Object.self) makes other objects")
    return objects.downcast()
  }

  public func count<Object: Model>(_ request: FetchRequest<Object>) throws -> Int {
    let query = try request.query(in: schema)
    if isAnswered(by: query), let count = try engine.count(of: query) { return count }
    return try objects(of: query).count
  }

  /// Every object of a model that is known as data only, in the order of insertion.
  public func objects(of entity: Entity) throws -> [ManagedObject] {
    try objects(of: Query(of: entity))
  }

  /// The object of a model whose unique attribute has this value, or nil.
  public func object(
    of entity: Entity, where attribute: String, is value: AttributeValue
  ) throws -> ManagedObject? {
    guard let slot = entity.valueSlot(named: attribute) else {
      throw KeyError.unknownKey(attribute, entity: entity)
    }
    guard entity.uniqueSlots.contains(slot) else {
      return try objects(of: Query(of: entity, whoseSlot: slot, is: value)).first
    }
    // Any number of objects may have none.
    if value == .null { return nil }
    if let owner = uniqueIndex.objects(of: entity, slot: slot, value: value).first {
      return objects[owner]
    }
    return try storedRow(of: entity, slot: slot, value: value).map { try materialize($0) }
  }

  public func object(of entity: Entity, archivedAs name: String) throws -> ManagedObject? {
    if let known = archivedObjects[entity.name]?[name], let object = objects[known] {
      return object.isDeleted ? nil : object
    }
    return try engine.objectID(of: entity, archivedAs: name).flatMap { try object(with: $0) }
  }

  public func setArchiveName(_ name: String, of object: ManagedObject) {
    archiveNames[object.objectID] = name
    archivedObjects[object.entity.name, default: [:]][name] = object.objectID
  }

  /// Leaves it to the engine to know the name.
  func forgetArchiveName(of object: ManagedObject) {
    guard !archiveNames.isEmpty,
      let name = archiveNames.removeValue(forKey: object.objectID),
      archivedObjects[object.entity.name]?[name] == object.objectID
    else { return }
    archivedObjects[object.entity.name]?[name] = nil
  }

  /// The stored row with a unique value, unless its object has another one by now or is deleted.
  func storedRow(of entity: Entity, slot: Int, value: AttributeValue) throws -> Row? {
    guard !isResident, value != .null else { return nil }
    let row = try engine.row(of: entity, whoseSlot: slot, is: value)
    if let row, let object = objects.usedObject(row.objectID),
      object.isDeleted || object.state.values[slot] != value
    {
      return nil
    }
    return row
  }

  /// The live objects of a query, with the changes that are not stored yet.
  func objects(of query: Query) throws -> [ManagedObject] {
    guard !isResident, query.otherEntityNames.allSatisfy({ unstored(of: $0).isEmpty }) else {
      return try select(candidates(for: query.entity), query)
    }
    let changed = unstored(of: query.entity.name)
    var wider = query
    wider.limit = query.limit.map { min($0, .max - changed.count) + changed.count }
    if changed.isEmpty {
      if let objects = try materialize(query) { return objects }
    } else if let rows = try engine.rows(of: wider) {
      return try merge(rows, changed, query)
    }
    return try select(candidates(for: query.entity), query)
  }

  /// Whether the engine alone answers a query: nothing is changed that it looks at.
  func isAnswered(by query: Query) -> Bool {
    guard !isResident else { return false }
    return query.otherEntityNames.union([query.entity.name])
      .allSatisfy { unstored(of: $0).isEmpty }
  }

  /// The live objects of rows that were fetched together.
  func materialize(_ rows: consuming [Row], of entity: Entity) -> [ManagedObject] {
    materialize(of: entity) { receive in
      for place in rows.indices { receive(&rows[place]) }
    }
  }

  /// The live objects of a query; nil where the engine cannot answer it exactly.
  private func materialize(_ query: Query) throws -> [ManagedObject]? {
    var isAnswered = false
    let objects = try materialize(of: query.entity) { receive in
      isAnswered = try engine.read(query, receive)
    }
    return isAnswered ? objects : nil
  }

  /// The live objects of rows, each made as its row comes.
  func materialize(
    of entity: Entity, _ read: ((inout Row) -> Void) throws -> Void
  ) rethrows -> [ManagedObject] {
    let table = self.objects.table(for: entity.number)
    table.prepare(for: 0)
    let areRelated = !entity.relationships.isEmpty
    var (objects, fetched): ([ManagedObject], [ManagedObject]) = ([], [])
    // What is replaced ends behind the reading.
    var replaced: [ManagedObject] = []
    var (siblings, keys) = (Siblings(), [Int]())
    try read { row in
      let key = row.objectID.key
      if areRelated {
        if keys.count == Siblings.largest {
          siblings.keys = keys
          siblings = Siblings()
          keys.removeAll(keepingCapacity: true)
        }
        keys.append(key)
      }
      if let object = table.usedObject(key) {
        if areRelated && object.siblings == nil { object.siblings = siblings }
        objects.append(object)
        return
      }
      let object = makeObject(&row, of: entity)
      if areRelated { object.siblings = siblings }
      if object.entity.hasLifeCycle { fetched.append(object) }
      if let old = table.insert(object) { replaced.append(old) }
      objects.append(object)
    }
    siblings.keys = keys
    withExtendedLifetime(replaced) {}
    for object in fetched { (object as? any ObjectLifeCycle)?.didFetch() }
    return objects
  }

  /// Objects of a model whose stored rows are not what they are now.
  private func unstored(of entityName: String) -> [ManagedObject] {
    let number = EntityNumber(of: entityName)
    let running = beingSaved.lazy.map(\.object)
      .filter { $0.entity.number == number && !$0.isPending }
    return pending.values(of: number) + running
  }

  private func merge(
    _ rows: [Row], _ changed: [ManagedObject], _ query: Query
  ) throws -> [ManagedObject] {
    let changedIDs = Set(changed.map(\.objectID))
    let unchanged = materialize(rows.filter { !changedIDs.contains($0.objectID) }, of: query.entity)
    let evaluation = QueryEvaluation(store: self)
    let matching = try changed.filter {
      try !$0.isDeleted && evaluation.matches(query.condition, $0)
    }
    return try sorted(unchanged + matching, query)
  }

  private func candidates(for entity: Entity) throws -> [ManagedObject] {
    if isResident {
      return objects.all(of: entity).filter { !$0.isDeleted && entity.includes($0.entity) }
    }
    let stored = materialize(try engine.rows(of: Query(of: entity)) ?? [], of: entity)
    return Set(stored + unstored(of: entity.name))
      .filter { !$0.isDeleted && entity.includes($0.entity) }
  }

  func select(_ candidates: [ManagedObject], _ query: Query) throws -> [ManagedObject] {
    let evaluation = QueryEvaluation(store: self)
    let matching = try candidates.filter { try evaluation.matches(query.condition, $0) }
    return try sorted(matching, query)
  }

  private func sorted(_ objects: [ManagedObject], _ query: Query) throws -> [ManagedObject] {
    let evaluation = QueryEvaluation(store: self)
    let keyed = try objects.map { object in
      let values = try query.sorts.map {
        $0.rank(of: try evaluation.value(of: $0.path, for: object))
      }
      return (object, sorted: (key: object.key, values: values))
    }
    return keyed.sorted { query.sorts.isBefore($0.sorted, $1.sorted) }
      .prefix(query.limit ?? .max).map(\.0)
  }
}
