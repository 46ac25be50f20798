extension ObjectStore {
  public func fetch<Object: Model>(_ request: FetchRequest<Object>) throws -> [Object] {
    let query = try request.query(in: schema)
    return try objects(of: query).compactMap { $0 as? Object }
  }

  public func count<Object: Model>(_ request: FetchRequest<Object>) throws -> Int {
    let query = try request.query(in: schema)
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
    object.archiveName = name
    archivedObjects[object.entity.name, default: [:]][name] = object.objectID
  }

  /// The stored row with a unique value, unless its object lives: a live object speaks for itself,
  /// as its value may have changed or it may be deleted.
  func storedRow(of entity: Entity, slot: Int, value: AttributeValue) throws -> Row? {
    guard !isResident, value != .null else { return nil }
    let rows = try engine.rows(of: Query(of: entity, whoseSlot: slot, is: value)) ?? []
    return rows.first { objects[$0.objectID] == nil }
  }

  /// The live objects of a query, with the changes that are not stored yet.
  func objects(of query: Query) throws -> [ManagedObject] {
    let dirty = unstoredObjects
    let isStored = query.otherEntityNames.isDisjoint(with: dirty.map(\.entity.name))
    let changed = dirty.filter { $0.entity === query.entity }
    if !isResident && isStored {
      var wider = query
      wider.limit = query.limit.map { min($0, .max - changed.count) + changed.count }
      if let rows = try engine.rows(of: wider) {
        return try merge(rows, changed, query)
      }
    }
    return try select(candidates(for: query.entity), query)
  }

  /// Objects whose stored rows are not what they are now.
  private var unstoredObjects: [ManagedObject] {
    Array(pending.values)
      + inFlight.values.map(\.object).filter { pending[$0.objectID] == nil }
  }

  private func merge(
    _ rows: [Row], _ changed: [ManagedObject], _ query: Query
  ) throws -> [ManagedObject] {
    if changed.isEmpty { return try rows.map { try materialize($0) } }
    let changedIDs = Set(changed.map(\.objectID))
    let unchanged = try rows.filter { !changedIDs.contains($0.objectID) }
      .map { try materialize($0) }
    let evaluation = QueryEvaluation(store: self)
    let matching = try changed.filter {
      try !$0.isDeleted && evaluation.matches(query.condition, $0)
    }
    return try sorted(unchanged + matching, query)
  }

  private func candidates(for entity: Entity) throws -> [ManagedObject] {
    if !isResident {
      for row in try engine.rows(of: Query(of: entity)) ?? [] { try materialize(row) }
    }
    return objects.values.filter { $0.entity === entity && !$0.isDeleted }
  }

  private func select(_ candidates: [ManagedObject], _ query: Query) throws -> [ManagedObject] {
    let evaluation = QueryEvaluation(store: self)
    let matching = try candidates.filter { try evaluation.matches(query.condition, $0) }
    return try sorted(matching, query)
  }

  private func sorted(_ objects: [ManagedObject], _ query: Query) throws -> [ManagedObject] {
    let evaluation = QueryEvaluation(store: self)
    let keyed = try objects.map { object in
      (object, try query.sorts.map { $0.ranked(try evaluation.value(of: $0.path, for: object)) })
    }
    let sorted = keyed.sorted { left, right in
      for (sort, pair) in zip(query.sorts, zip(left.1, right.1)) {
        let order = pair.0.sortOrder(with: pair.1)
        if order != .equal { return (order == .before) != sort.isDescending }
      }
      return left.0.objectID.key < right.0.objectID.key
    }
    return sorted.prefix(query.limit ?? .max).map(\.0)
  }
}

extension QuerySort {
  /// The value to sort by: the place of an enumeration's case.
  fileprivate func ranked(_ value: AttributeValue) -> AttributeValue {
    guard !cases.isEmpty, case .string(let rawValue) = value else { return value }
    return .integer(EnumerationRank.rank(rawValue, in: cases))
  }
}
