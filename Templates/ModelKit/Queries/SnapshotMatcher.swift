/// Answers queries about the values of one object alone, without a store.
struct SnapshotMatcher {
  private let query: Query

  /// Nil for a query that looks at other objects.
  init?(_ query: Query) {
    let paths = query.condition.comparisons.flatMap(\.paths) + query.sorts.map(\.path)
    guard !query.condition.looksAtMembers, paths.allSatisfy(\.isOwn) else { return nil }
    self.query = query
  }

  func matches(_ objectID: ObjectID, _ values: [AttributeValue]) -> Bool {
    matches(query.condition, objectID, values)
  }

  /// Whether an object comes before another in the order of the query.
  func isBefore(
    _ left: ObjectID, _ leftValues: [AttributeValue], _ right: ObjectID,
    _ rightValues: [AttributeValue]
  ) -> Bool {
    for sort in query.sorts {
      let order = sort.rank(of: value(of: sort.path, left, leftValues))
        .sortOrder(with: sort.rank(of: value(of: sort.path, right, rightValues)))
      if order != .equal { return (order == .before) != sort.isDescending }
    }
    return left.key < right.key
  }

  private func matches(
    _ condition: QueryCondition, _ objectID: ObjectID, _ values: [AttributeValue]
  ) -> Bool {
    switch condition {
    case .all(let members): members.allSatisfy { matches($0, objectID, values) }
    case .any(let members): members.contains { matches($0, objectID, values) }
    case .not(let condition): !matches(condition, objectID, values)
    case .member: false
    case .comparison(let comparison):
      comparison.holds(
        value(of: comparison.left, objectID, values),
        comparison.right.map { operand in
          switch operand {
          case .constant(let value): value
          case .path(let path): value(of: path, objectID, values)
          }
        })
    }
  }

  private func value(
    of path: QueryPath, _ objectID: ObjectID, _ values: [AttributeValue]
  ) -> AttributeValue {
    if case .value(let slot) = path.leaf { values[slot] } else { .object(objectID) }
  }
}

extension QueryPath {
  /// Whether the path ends at the object at which it begins.
  fileprivate var isOwn: Bool {
    if case .count = leaf { false } else { hops.isEmpty && depth == 0 }
  }
}

extension QueryCondition {
  fileprivate var looksAtMembers: Bool {
    switch self {
    case .all(let members), .any(let members): members.contains(where: \.looksAtMembers)
    case .not(let condition): condition.looksAtMembers
    case .member: true
    case .comparison: false
    }
  }
}
