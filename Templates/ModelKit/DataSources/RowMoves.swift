/// A row whose number is known.
struct Landmark {
  var row: Int
  let stored: Row
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

  /// - Parameters:
  ///   - position: how many stored rows come before one.
  ///   - before: a row before the changes; nil where its number is not known.
  ///   - following: a row that has not changed and is the next behind one; nil where it is not known.
  /// - Returns: nil where positions cannot be told.
  @MainActor init?(
    _ changes: [ChangeSet.Change], by matcher: SnapshotMatcher, position: (Row) throws -> Int?,
    before: (Row) -> Landmark?, following: (Row) -> Landmark?
  ) throws {
    func matching(_ snapshot: Snapshot?) -> Row? {
      let row = snapshot.map { Row(objectID: $0.objectID, values: $0.values, lists: []) }
      return row.flatMap { matcher.matches($0) ? $0 : nil }
    }
    let old = changes.compactMap { matching($0.old) }
    let new = changes.compactMap { matching($0.new) }
    func count(of rows: [Row], before row: Row) -> Int {
      rows.count { matcher.isBefore($0, row) }
    }
    /// Rows in their order, counted among those that have not changed.
    func ranked(_ rows: [Row], by landmark: (Row) -> Landmark?) throws -> [Landmark]? {
      var ranked: [Landmark] = []
      for row in rows {
        let rank: Int
        if let known = landmark(row) {
          rank = known.row - count(of: old, before: known.stored)
        } else if let position = try position(row) {
          rank = position - count(of: new, before: row)
        } else {
          return nil
        }
        ranked.append(Landmark(row: rank, stored: row))
      }
      return ranked.sorted { matcher.isBefore($0.stored, $1.stored) }
    }
    guard let old = try ranked(old, by: before), let new = try ranked(new, by: following) else {
      return nil
    }
    compare(old, new)
  }

  private mutating func compare(_ old: [Landmark], _ new: [Landmark]) {
    let oldRanks = Dictionary(uniqueKeysWithValues: old.map { ($0.stored.objectID, $0.row) })
    let newRanks = Dictionary(uniqueKeysWithValues: new.map { ($0.stored.objectID, $0.row) })
    let shared = Dictionary(grouping: old + new, by: \.row)
    /// Whether an object has stayed between the same neighbours.
    func hasStayed(_ place: Landmark) -> Bool {
      let objectID = place.stored.objectID
      return oldRanks[objectID] == place.row && newRanks[objectID] == place.row
        && shared[place.row]?.allSatisfy { $0.stored.objectID == objectID } == true
    }
    for (number, place) in old.enumerated() where !hasStayed(place) {
      removed.append(place.row + number)
    }
    for (number, place) in new.enumerated() {
      let row = place.row + number
      if hasStayed(place) {
        updated.append(row)
      } else {
        inserted.append(Landmark(row: row, stored: place.stored))
      }
    }
  }
}
