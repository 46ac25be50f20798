/// The results of a query as they are stored, of which only those around the rows that are looked at
/// are read. What is not saved yet has no row. Whoever holds them is told of every save at once, so that
/// what is read fits what is known.
@MainActor final class StoredResults {
  let query: Query
  private(set) var count = 0
  let store: ObjectStore
  private let matcher: SnapshotMatcher?
  private var windows: [ResultWindow] = []

  /// The keys of the rows that can be read, in their order, where damage keeps the engine from answering the
  /// query; others come behind them.
  private(set) var readableKeys: [Int]?

  /// As many as a few screens show.
  private static let windowSize = 200
  private static let windowCount = 4

  /// Where reading can go on without skipping rows.
  private var landmarks: [Landmark] = []

  /// Whether something was read while a save was running, which may have been stored already.
  private var isAhead: Bool

  /// Nil where the engine cannot answer the query by rows.
  init?(_ query: Query, in store: ObjectStore) throws {
    self.query = query
    self.store = store
    isAhead = false
    matcher = SnapshotMatcher(query)
    guard !store.isResident, query.limit == nil, try countAgain() else { return nil }
  }

  /// Counts, and forgets what was read.
  ///
  /// - Returns: false where the engine cannot answer the query by rows.
  /// - Throws: a `StoreError`; what is known stays.
  private func countAgain() throws -> Bool {
    let known = (windows, landmarks, readableKeys, count)
    (windows, landmarks, readableKeys, count) = ([], [], nil, 0)
    do {
      guard let count = try store.engine.count(of: query) else { return false }
      self.count = count
    } catch let failure as StoreError {
      guard let damage = try? salvage(after: failure) else {
        (windows, landmarks, readableKeys, count) = known
        throw failure
      }
      store.report(damage)
    }
    isAhead = store.runningSave != nil
    return true
  }

  /// Reads around what is damaged: looks for all rows that can be read.
  ///
  /// - Returns: what is told of the damage; nil where it is of another kind, or no row is known of.
  func salvage(after failure: StoreError) throws -> StoreError? {
    guard case .damagedDatabase(let path, _) = failure, readableKeys == nil else { return nil }
    let (rows, isWhole) = try store.engine.readableRows(of: query.entity)
    if rows.isEmpty, count == 0 { return nil }
    let objects = store.materialize(rows, of: query.entity)
    var unsorted = query
    unsorted.sorts = []
    // What is ordered by may be what is damaged.
    let keys = try ((try? store.select(objects, query)) ?? store.select(objects, unsorted)).map(
      \.key)
    (windows, landmarks, readableKeys) = ([], [], keys)
    // Where nothing tells how many there are, one stands for those that cannot be read.
    count = max(count, isWhole ? keys.count : keys.count + 1)
    let missing = count - keys.count
    if missing == 0 { return failure }
    return .damagedDatabase(
      path: path, place: "\(query.entity.name): rows that cannot be read: \(missing)")
  }

  /// The object of a row. Where another application has just deleted it, an object without values
  /// stands in until that is noticed; for one that cannot be read, one with the values that can.
  subscript(row: Int) -> ManagedObject {
    if let object = known(row) { return object }
    readWindow(around: row)
    return known(row) ?? standIn(for: nil)
  }

  func standIn(for row: Row?) -> ManagedObject {
    let entity = query.entity
    let nothing = entity.initialValues.map { _ in AttributeValue.null }
    return entity.make(.standIn(for: entity, values: row?.values ?? nothing))
  }

  private func known(_ row: Int) -> ManagedObject? {
    guard let window = windows.first(where: { $0.rows.contains(row) }) else { return nil }
    return window.objects[row - window.start]
  }

  /// The row of an object; nil where it has none.
  func row(of object: ManagedObject) throws -> Int? {
    for window in windows {
      if let place = window.objects.firstIndex(where: { $0 === object }) {
        return window.start + place
      }
    }
    guard !object.isInserted, object.store === store, query.entity.includes(object.entity),
      !store.isBeingInserted(object)
    else { return nil }
    if let readableKeys { return readableKeys.firstIndex(of: object.key) }
    guard matcher?.matches(object.storedRow) ?? true,
      let row = try position(of: object.storedRow)
    else { return nil }
    // What a condition says of other objects is seen at the row where the object would be.
    if matcher == nil, row >= count || self[row] !== object { return nil }
    return row
  }

  /// Takes over what was saved: which rows that has moved.
  func update(after changes: ChangeSet) throws -> DataSourceChange {
    let own = changes.changes(of: query.entity.name)
    let isAboutOthers = changes.mayHaveMore || !changes.isLimited(to: query.entity.name)
    guard !isAboutOthers, !isAhead, readableKeys == nil, own.count <= Self.windowSize, let matcher
    else {
      return try reload()
    }
    let changed = Set(own.map(\.objectID))
    let known = windows.map { $0.landmarks(besides: changed, in: store) }
    let moves = try RowMoves(own, by: matcher, position: position(of:)) { row in
      windows.lazy.compactMap { $0.row(of: row.objectID) }.first
        .map { Landmark(row: $0, stored: row) }
    } following: { row in
      known.lazy.compactMap { $0.next(to: row, by: matcher) }.first
    }
    guard let moves else { return try reload() }
    apply(moves, of: changed)
    return moves.change
  }

  private func reload() throws -> DataSourceChange {
    _ = try countAgain()
    return .everything
  }

  private func apply(_ moves: RowMoves, of changed: Set<ObjectID>) {
    count += moves.inserted.count - moves.removed.count
    landmarks.removeAll { changed.contains($0.stored.objectID) }
    for row in moves.removed.reversed() {
      for place in windows.indices { windows[place].remove(row) }
      for place in landmarks.indices where landmarks[place].row > row { landmarks[place].row -= 1 }
    }
    for inserted in moves.inserted {
      // A window into which an object comes that is gone already is read again.
      let object = store.objects[inserted.stored.objectID]
      windows = windows.compactMap { $0.inserting(object, at: inserted.row) }
      for place in landmarks.indices where landmarks[place].row >= inserted.row {
        landmarks[place].row += 1
      }
    }
    windows.removeAll { $0.objects.isEmpty }
    remember(moves.inserted)
  }

  private func remember(_ landmarks: [Landmark]) {
    self.landmarks = (self.landmarks + landmarks).suffix(Self.windowCount * 4)
  }

  private func position(of row: Row) throws -> Int? {
    try store.engine.position(of: row, in: query)
  }

  private func readWindow(around row: Int) {
    let page = ResultPage(around: row, of: count, size: Self.windowSize, landmarks)
    isAhead = isAhead || store.runningSave != nil
    let objects = objects(of: page) { place, row in
      remember([Landmark(row: page.start + place, stored: row)])
    }
    windows =
      windows.suffix(Self.windowCount - 1) + [ResultWindow(start: page.start, objects: objects)]
  }

  /// Among more rows none but those that are looked at are read.
  private static let readingLimit = 10_000

  /// All objects.
  var items: [ManagedObject] {
    guard readableKeys == nil, count <= Self.readingLimit else {
      return (0..<count).map { self[$0] }
    }
    return objects(of: ResultPage(start: 0, size: count, isReversed: false))
  }
}
