/// Which rows of sorted results a few changes have moved.
struct RowMoves {
  /// Rows before the changes, ascending.
  private(set) var removed: [Int] = []

  /// Rows after the changes, ascending, with what is there now.
  private(set) var inserted: [(row: Int, objectID: ObjectID)] = []
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

  /// - Parameter position: how many stored rows come before an object with such values.
  /// - Returns: nil where positions cannot be told.
  @MainActor init?(
    _ changes: [ChangeSet.Change], by matcher: SnapshotMatcher,
    position: (ObjectID, [AttributeValue]) throws -> Int?
  ) throws {
    let new = changes.compactMap { Self.matching($0.new, matcher) }
    func places(_ members: [(ObjectID, [AttributeValue])]) throws -> [Place]? {
      var places: [Place] = []
      for (objectID, values) in members {
        guard let position = try position(objectID, values) else { return nil }
        let isBefore = new.filter { matcher.isBefore($0.0, $0.1, objectID, values) }
        places.append(
          Place(objectID: objectID, values: values, rank: position - isBefore.count))
      }
      return places.sorted {
        matcher.isBefore($0.objectID, $0.values, $1.objectID, $1.values)
      }
    }
    guard let old = try places(changes.compactMap { Self.matching($0.old, matcher) }),
      let new = try places(new)
    else { return nil }
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
        inserted.append((place.rank + number, place.objectID))
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
