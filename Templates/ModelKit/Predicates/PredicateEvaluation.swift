/// Answers predicates about live objects. SQL must answer the same.
@MainActor struct PredicateEvaluation {
  let store: ObjectStore

  func matches(_ predicate: BoundPredicate, _ object: ManagedObject) throws -> Bool {
    switch predicate {
    case .all(let members): try members.allSatisfy { try matches($0, object) }
    case .any(let members): try members.contains { try matches($0, object) }
    case .not(let member): try !matches(member, object)
    case .comparison(let comparison): try matches(comparison, object)
    }
  }

  /// The value at the end of a path to one.
  func value(of path: BoundPath, for object: ManagedObject) throws -> AttributeValue {
    if path.hops.isEmpty, case .value(let slot) = path.leaf { return object.state.values[slot] }
    return try values(of: path, for: object).first ?? .null
  }

  private func matches(_ comparison: BoundComparison, _ object: ManagedObject) throws -> Bool {
    let right = try comparison.right.map { try values(of: $0, for: object).first ?? .null }
    return try values(of: comparison.left, for: object).contains { left in
      comparison.holds(left, right)
    }
  }

  private func values(of term: BoundTerm, for object: ManagedObject) throws -> [AttributeValue] {
    switch term {
    case .constant(let value): [value]
    case .path(let path): try values(of: path, for: object)
    }
  }

  private func values(
    of path: BoundPath, for object: ManagedObject
  ) throws -> [AttributeValue] {
    var objects: [ManagedObject?] = [object]
    switch path.leaf {
    case .value(let slot):
      for hop in path.hops { objects = try follow(hop, from: objects) }
      return objects.map { $0?.state.values[slot] ?? .null }
    case .member:
      for hop in path.hops { objects = try follow(hop, from: objects) }
      return objects.map { $0.map { .object($0.objectID) } ?? .null }
    case .count:
      for hop in path.hops.dropLast() { objects = try follow(hop, from: objects) }
      let slot = path.hops.last?.relationship.slot ?? 0
      return try objects.map { object in
        .integer(try object.map { try store.members(of: $0, list: slot).count } ?? 0)
      }
    }
  }

  private func follow(
    _ hop: BoundPath.Hop, from objects: [ManagedObject?]
  ) throws -> [ManagedObject?] {
    let slot = hop.relationship.slot
    if hop.relationship.isToMany {
      return try objects.compactMap { $0 }.flatMap { object in
        try store.members(of: object, list: slot).map { try store.object(with: $0) }
      }
    }
    return try objects.map { object in
      guard case .object(let objectID)? = object?.state.values[slot] else { return nil }
      return try store.object(with: objectID)
    }
  }
}
