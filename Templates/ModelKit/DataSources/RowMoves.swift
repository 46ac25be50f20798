/// An object whose row is known.
struct Landmark {
  var row: Int
  let objectID: ObjectID
  let values: [AttributeValue]
}

/// Which rows of sorted results a few changes have moved.
struct RowMoves {
  /// Rows before the changes, ascending.
  private(set) var removed: [Int] = []

  /// Rows after the changes, ascending, with what is there now.
  private(set) var inserted: [Landmark] = []
  private var updated: [Int] = []

  var change: DataSourceChange {
    DataSourceChange(removed: removed, inserted: inserted.map(\.row), updated: updated)
  }

  /// An object of the results, before the changes or after them.
  private struct Place {
    let objectID: ObjectID
    let values: [AttributeValue]

    /// Among the rows that have not changed.
    let rank: Int
  }

  /// - Parameters:
  ///   - position: how many stored rows come before an object with such values.
  ///   - before: the row of an object before the changes; nil where it is not known.
  ///   - following: an object that has not changed and is the next behind one with such values; nil where
  ///     it is not known.
  /// - Returns: nil where positions cannot be told.
  @MainActor init?(
    _ changes: [ChangeSet.Change], by matcher: SnapshotMatcher,
    position: (ObjectID, [AttributeValue]) throws -> Int?,
    before: (ObjectID, [AttributeValue]) -> Landmark?,
    following: (ObjectID, [AttributeValue]) -> Landmark?
  ) throws {
    let old = changes.compactMap { Self.matching($0.old, matcher) }
    let new = changes.compactMap { Self.matching($0.new, matcher) }
    func count(
      of members: [(ObjectID, [AttributeValue])], before objectID: ObjectID,
      _ values: [AttributeValue]
    ) -> Int {
      members.count { matcher.isBefore($0.0, $0.1, objectID, values) }
    }
    func places(
      _ members: [(ObjectID, [AttributeValue])],
      _ landmark: (ObjectID, [AttributeValue]) -> Landmark?
    ) throws -> [Place]? {
      var places: [Place] = []
      for (objectID, values) in members {
        let rank: Int
        if let known = landmark(objectID, values) {
          rank = known.row - count(of: old, before: known.objectID, known.values)
        } else if let position = try position(objectID, values) {
          rank = position - count(of: new, before: objectID, values)
        } else {
          return nil
        }
        places.append(Place(objectID: objectID, values: values, rank: rank))
      }
      return places.sorted {
        matcher.isBefore($0.objectID, $0.values, $1.objectID, $1.values)
      }
    }
    guard let old = try places(old, before), let new = try places(new, following) else {
      return nil
    }
    compare(old, new)
  }

  private mutating func compare(_ old: [Place], _ new: [Place]) {
    let oldRanks = Dictionary(uniqueKeysWithValues: old.map { ($0.objectID, $0.rank) })
    let newRanks = Dictionary(uniqueKeysWithValues: new.map { ($0.objectID, $0.rank) })
    let shared = Dictionary(grouping: old + new, by: \.rank)
    /// Whether an object has stayed between the same neighbours.
    func hasStayed(_ place: Place) -> Bool {
      oldRanks[place.objectID] == place.rank && newRanks[place.objectID] == place.rank
        && shared[place.rank]?.allSatisfy { $0.objectID == place.objectID } == true
    }
    for (number, place) in old.enumerated() where !hasStayed(place) {
      removed.append(place.rank + number)
    }
    for (number, place) in new.enumerated() {
      if hasStayed(place) {
        updated.append(place.rank + number)
      } else {
        inserted.append(
          Landmark(
            row: place.rank + number, objectID: place.objectID, values: place.values))
      }
    }
  }

  @MainActor private static func matching(
    _ snapshot: Snapshot?, _ matcher: SnapshotMatcher
  ) -> (ObjectID, [AttributeValue])? {
    guard let snapshot, matcher.matches(snapshot.objectID, snapshot.values) else { return nil }
    return (snapshot.objectID, snapshot.values)
  }
}
