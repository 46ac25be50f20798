/// Answers queries about the values of one object alone, without a store.
struct SnapshotMatcher {
  private let query: Query

  /// Nil for a query that looks at other objects.
  init?(_ query: Query) {
    let looksAtMembers = query.condition.parts.contains { part in
      if case .member = part { true } else { false }
    }
    guard !looksAtMembers, query.paths.allSatisfy(\.isOwn) else { return nil }
    self.query = query
  }

  func matches(_ row: Row) -> Bool {
    query.condition.holds {
      row.value(of: $0)
    } hasMember: { _, _ in
      false
    }
  }

  /// Whether a row comes before another in the order of the query.
  func isBefore(_ left: Row, _ right: Row) -> Bool {
    func sorted(_ row: Row) -> (key: Int, values: [AttributeValue]) {
      (row.objectID.key, query.sorts.map { $0.rank(of: row.value(of: $0.path)) })
    }
    return query.sorts.isBefore(sorted(left), sorted(right))
  }
}

extension Row {
  /// The value at the end of a path that leads to no other object.
  fileprivate func value(of path: QueryPath) -> AttributeValue {
    if case .value(let slot) = path.leaf { values[slot] } else { .object(objectID) }
  }
}

extension QueryPath {
  /// Whether the path ends at the object at which it begins.
  fileprivate var isOwn: Bool {
    if case .count = leaf { false } else { hops.isEmpty && depth == 0 }
  }
}
