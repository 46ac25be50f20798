/// The results of a query as they are stored, of which only those around the rows that are looked at
/// are read. What is not saved yet has no row. Whoever holds them is told of every save at once, so that
/// what is read fits what is known.
@MainActor final class StoredResults {
  let query: Query
  private(set) var count: Int
  private let store: ObjectStore
  private let matcher: SnapshotMatcher?
  private var windows: [ResultWindow] = []

  /// As many as a few screens show.
  private static let windowSize = 200
  private static let windowCount = 4

  /// Among more rows nobody looks for an object one by one.
  private static let searchLimit = 10_000

  /// Where reading can go on without skipping rows.
  private var landmarks: [Landmark] = []

  /// Whether something was read while a save was running, which may have been stored already.
  private var isAhead: Bool

  /// Nil where the engine cannot answer the query by rows.
  init?(_ query: Query, in store: ObjectStore) throws {
    guard !store.isResident, query.limit == nil, let count = try store.engine.count(of: query)
    else { return nil }
    self.query = query
    self.store = store
    self.count = count
    isAhead = store.runningSave != nil
    matcher = SnapshotMatcher(query)
  }

  /// The object of a row. Where another application has just deleted it, an object without values
  /// stands in until that is noticed; for one that cannot be read, one with the values that can.
  subscript(row: Int) -> ManagedObject {
    if let object = known(row) { return object }
    readWindow(around: row)
    return known(row) ?? standIn(for: nil)
  }

  private func standIn(for row: Row?) -> ManagedObject {
    let entity = query.entity
    let nothing = entity.initialValues.map { _ in AttributeValue.null }
    return entity.make(.standIn(for: entity, values: row?.values ?? nothing))
  }

  private func known(_ row: Int) -> ManagedObject? {
    guard let window = windows.first(where: { $0.rows.contains(row) }) else { return nil }
    return window.objects[row - window.start]
  }

  /// The row of an object; nil where it has none, or only looking at all of them would tell.
  func row(of object: ManagedObject) throws -> Int? {
    for window in windows {
      if let place = window.objects.firstIndex(where: { $0 === object }) {
        return window.start + place
      }
    }
    guard !object.isInserted, object.store === store, query.entity.includes(object.entity),
      !store.isBeingInserted(object)
    else { return nil }
    guard let matcher else {
      return count > Self.searchLimit ? nil : (0..<count).first { self[$0] === object }
    }
    return matcher.matches(object.storedRow) ? try position(of: object.storedRow) : nil
  }

  /// Takes over what was saved: which rows that has moved.
  func update(after changes: ChangeSet) throws -> DataSourceChange {
    let own = changes.changes(of: query.entity.name)
    let isAboutOthers = changes.mayHaveMore || !changes.isLimited(to: query.entity.name)
    guard !isAboutOthers, !isAhead, own.count <= Self.windowSize, let matcher else {
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

  /// Counts again and forgets what was read.
  private func reload() throws -> DataSourceChange {
    count = try store.engine.count(of: query) ?? 0
    isAhead = store.runningSave != nil
    windows = []
    landmarks = []
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
    store.reading { () -> Void? in
      var gaps = Gaps()
      let rows = try read(page, &gaps)
      var objects = store.materialize(rows.compactMap { $0 }, of: query.entity)[...]
      var standIns = gaps.rows.map(standIn)[...]
      let window = ResultWindow(
        start: page.start,
        objects: rows.compactMap { $0 == nil ? standIns.popFirst() : objects.popFirst() })
      windows = windows.suffix(Self.windowCount - 1) + [window]
      for place in [0, rows.count - 1] where rows.indices.contains(place) {
        guard let row = rows[place] else { continue }
        remember([Landmark(row: page.start + place, stored: row)])
      }
      if let failure = gaps.failure { throw failure }
      return nil
    }
  }

  /// The rows of a page that cannot be read: what can be of each, nil for nothing, and the last failure.
  private struct Gaps {
    var rows: [Row?] = []
    var failure: (any Error)?
  }

  /// The rows of a page, with nil in the place of those that cannot be read.
  private func read(_ page: ResultPage, _ gaps: inout Gaps) throws -> [Row?] {
    do {
      return try rows(of: page)
    } catch let error as StoreError {
      gaps.failure = error
      guard page.size > 1 else {
        gaps.rows.append(try? rows(of: page, isLenient: true).first)
        return [nil]
      }
      return try page.halves.flatMap { try read($0, &gaps) }
    }
  }

  private func rows(of page: ResultPage, isLenient: Bool = false) throws -> [Row] {
    for var query in page.queries(of: query, count: count) {
      query.isLenient = isLenient
      guard let rows = try store.engine.rows(of: query) else { continue }
      return page.isReversed ? rows.reversed() : rows
    }
    return []
  }
}
