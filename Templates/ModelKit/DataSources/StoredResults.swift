/// The results of a query as they are stored, of which only those around the rows that are looked at
/// are read. What is not saved yet has no row.
@MainActor final class StoredResults {
  let query: Query
  private(set) var count: Int
  private let store: ObjectStore
  private var windows: [Window] = []

  /// Neighbouring objects, and the row of the first.
  struct Window {
    var start: Int
    var objects: [ManagedObject]

    var rows: Range<Int> { start..<start + objects.count }
  }

  /// As many as a few screens show.
  private static let windowSize = 200
  private static let windowCount = 4

  /// Among more rows nobody looks for an object one by one.
  private static let searchLimit = 10_000

  /// Nil where the engine cannot answer the query by rows.
  init?(_ query: Query, in store: ObjectStore) throws {
    guard !store.isResident, query.limit == nil, let count = try store.engine.count(of: query)
    else { return nil }
    self.query = query
    self.store = store
    self.count = count
  }

  /// The object of a row. Where another application has just deleted it, an object without values
  /// stands in until that is noticed.
  subscript(row: Int) -> ManagedObject {
    if let place = windows.firstIndex(where: { $0.rows.contains(row) }) {
      return windows[place].objects[row - windows[place].start]
    }
    let window = store.reading { try self.readWindow(around: row) }
    if let window, window.rows.contains(row) { return window.objects[row - window.start] }
    return query.entity.make(.standIn(for: query.entity))
  }

  /// The row of an object; nil where it has none, or only looking at all of them would tell.
  func row(of object: ManagedObject) throws -> Int? {
    for window in windows {
      if let place = window.objects.firstIndex(where: { $0 === object }) {
        return window.start + place
      }
    }
    guard !object.isInserted, object.store === store, query.entity.includes(object.entity)
    else {
      return nil
    }
    guard let matcher = SnapshotMatcher(query) else {
      return count > Self.searchLimit ? nil : (0..<count).first { self[$0] === object }
    }
    let state = object.committed ?? object.state
    guard matcher.matches(object.objectID, state.values) else { return nil }
    return try position(of: object.objectID, state.values)
  }

  /// Takes over what was saved: which rows that has moved.
  func update(after changes: ChangeSet) throws -> DataSourceChange {
    let own = changes.changes(of: query.entity.name)
    let isAboutOthers = changes.mayHaveMore || !changes.isLimited(to: query.entity.name)
    guard !isAboutOthers, own.count <= Self.windowSize, let matcher = SnapshotMatcher(query) else {
      return try reload()
    }
    guard let moves = try RowMoves(own, by: matcher, position: position) else {
      return try reload()
    }
    apply(moves)
    return moves.change
  }

  /// Counts again and forgets what was read.
  private func reload() throws -> DataSourceChange {
    count = try store.engine.count(of: query) ?? 0
    windows = []
    return .everything
  }

  private func apply(_ moves: RowMoves) {
    count += moves.inserted.count - moves.removed.count
    for row in moves.removed.reversed() {
      for place in windows.indices { windows[place].remove(row) }
    }
    for (row, objectID) in moves.inserted {
      // A window into which an object comes that is gone already is read again.
      let object = store.objects[objectID]
      windows = windows.compactMap { $0.inserting(object, at: row) }
    }
    windows.removeAll { $0.objects.isEmpty }
  }

  private func position(of objectID: ObjectID, _ values: [AttributeValue]) throws -> Int? {
    let row = Row(objectID: objectID, values: values, lists: [])
    return try store.engine.position(of: row, in: query)
  }

  private func readWindow(around row: Int) throws -> Window? {
    let start = max(0, min(row - Self.windowSize / 2, count - Self.windowSize))
    let end = min(start + Self.windowSize, count)
    var page = query
    page.limit = end - start
    // Rows are skipped one by one: from the nearer end.
    page.isReversed = start > count - end
    page.offset = page.isReversed ? count - end : start
    guard let rows = try store.engine.rows(of: page) else { return nil }
    let objects = store.materialize(page.isReversed ? rows.reversed() : rows, of: query.entity)
    let window = Window(start: start, objects: objects)
    windows = windows.suffix(Self.windowCount - 1) + [window]
    return window
  }
}

extension StoredResults.Window {
  /// A row is gone.
  mutating func remove(_ row: Int) {
    if row < start {
      start -= 1
    } else if rows.contains(row) {
      objects.remove(at: row - start)
    }
  }

  /// The window with a row more before it or in it; nil where the object is not known.
  func inserting(_ object: ManagedObject?, at row: Int) -> StoredResults.Window? {
    var window = self
    if row <= start {
      window.start += 1
    } else if row < start + objects.count {
      guard let object else { return nil }
      window.objects.insert(object, at: row - start)
    }
    return window
  }
}
