/// Answers conditions about live objects. SQL must answer the same.
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
    switch condition {
    case .all(let members): try members.allSatisfy { try matches($0, objects) }
    case .any(let members): try members.contains { try matches($0, objects) }
    case .not(let condition): try !matches(condition, objects)
    case .comparison(let comparison): try matches(comparison, objects)
    case .member(let members, let condition):
      try hasMember(members, of: objects) { try matches(condition, objects + [$0]) }
    }
  }

  private func hasMember(
    _ members: QueryMembers, of objects: [ManagedObject],
    where isFulfilled: (ManagedObject) throws -> Bool
  ) throws -> Bool {
    guard let owner = try end(of: members.owner, objects) else { return false }
    return try store.members(of: owner, list: members.relationship.slot).contains { member in
      try store.object(with: member).map(isFulfilled) ?? false
    }
  }

  private func matches(_ comparison: QueryComparison, _ objects: [ManagedObject]) throws -> Bool {
    let left = try value(of: comparison.left, objects)
    return comparison.holds(left, try comparison.right.map { try value(of: $0, objects) })
  }

  private func value(
    of operand: QueryOperand, _ objects: [ManagedObject]
  ) throws -> AttributeValue {
    switch operand {
    case .constant(let value): value
    case .path(let path): try value(of: path, objects)
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
