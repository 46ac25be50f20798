/// Answers conditions about live objects.
@MainActor struct QueryEvaluation {
  let store: ObjectStore

  func matches(_ condition: QueryCondition, _ object: ManagedObject) throws -> Bool {
    try matches(condition, [object])
  }

  /// The value at the end of a path from an object.
  func value(of path: QueryPath, for object: ManagedObject) throws -> AttributeValue {
    try value(of: path, [object])
  }

  /// - Parameter objects: the object that is fetched, and behind it the member that each `any`
  ///   around the condition looks at.
  private func matches(_ condition: QueryCondition, _ objects: [ManagedObject]) throws -> Bool {
    try condition.holds {
      try value(of: $0, objects)
    } hasMember: { members, condition in
      guard let owner = try end(of: members.owner, objects) else { return false }
      return try store.members(of: owner, list: members.relationship.slot).contains { member in
        try store.object(with: member).map { try matches(condition, objects + [$0]) } ?? false
      }
    }
  }

  private func value(of path: QueryPath, _ objects: [ManagedObject]) throws -> AttributeValue {
    let object = try end(of: path, objects)
    switch path.leaf {
    case .value(let slot): return object?.state.values[slot] ?? .null
    case .object: return object.map { .object($0.objectID) } ?? .null
    case .count(let relationship, _):
      return .integer(
        try object.map { try store.members(of: $0, list: relationship.slot).count } ?? 0)
    }
  }

  /// The object to which the hops of a path lead.
  private func end(of path: QueryPath, _ objects: [ManagedObject]) throws -> ManagedObject? {
    var object: ManagedObject? = objects[path.depth]
    for hop in path.hops {
      guard case .object(let next)? = object?.state.values[hop.relationship.slot] else {
        return nil
      }
      object = try store.object(with: next)
    }
    return object
  }
}
