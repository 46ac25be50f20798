/// Neighbouring objects of results, and the row of the first.
@MainActor struct ResultWindow {
  private(set) var start: Int
  private(set) var objects: [ManagedObject]

  var rows: Range<Int> { start..<start + objects.count }

  func row(of objectID: ObjectID) -> Int? {
    objects.firstIndex { $0.key == objectID.key && $0.objectID == objectID }.map { start + $0 }
  }

  /// A row is gone.
  mutating func remove(_ row: Int) {
    if row < start {
      start -= 1
    } else if rows.contains(row) {
      objects.remove(at: row - start)
    }
  }

  /// The window with a row more before it or in it; nil where the object is not known.
  func inserting(_ object: ManagedObject?, at row: Int) -> ResultWindow? {
    var window = self
    if row <= start {
      window.start += 1
    } else if row < start + objects.count {
      guard let object else { return nil }
      window.objects.insert(object, at: row - start)
    }
    return window
  }

  /// The objects with what is stored of them, in their order, those excepted that have changed; none
  /// where what is stored of one is not known.
  func landmarks(besides changed: Set<ObjectID>, in store: ObjectStore) -> [Landmark] {
    var landmarks: [Landmark] = []
    for (place, object) in objects.enumerated() where !changed.contains(object.objectID) {
      guard object.store === store, !object.isBeingSaved else { return [] }
      landmarks.append(Landmark(row: start + place, stored: object.storedRow))
    }
    return landmarks
  }
}

extension ManagedObject {
  /// What is stored of the object.
  var storedRow: Row { Row(objectID: objectID, values: (committed ?? state).values, lists: []) }
}

extension [Landmark] {
  /// The first of neighbours that comes behind a row which belongs between them.
  func next(to row: Row, by matcher: SnapshotMatcher) -> Landmark? {
    let place = bisected { matcher.isBefore(row, $0.stored) }
    // What comes before the first of them, or behind the last, may come before others as well.
    guard place < endIndex, place > 0 || self[place].row == 0 else { return nil }
    return self[place]
  }
}

/// Rows that are read at once.
struct ResultPage {
  let start: Int
  let size: Int

  /// Whether rows are read from the last to the first: they are skipped one by one, from the nearer end.
  let isReversed: Bool

  /// What is at the first row that is read, where that is known.
  var landmark: Landmark?
}

extension ResultPage {
  /// The page that has a row and begins or ends at a landmark, or else has the row in its middle.
  init(around row: Int, of count: Int, size: Int, _ landmarks: [Landmark]) {
    let size = min(size, count)
    if let first = landmarks.last(where: { (row - size + 1...row).contains($0.row) }),
      first.row + size <= count
    {
      self.init(start: first.row, size: size, isReversed: false, landmark: first)
    } else if let last = landmarks.last(where: { (row..<row + size).contains($0.row) }),
      last.row + 1 >= size
    {
      self.init(start: last.row + 1 - size, size: size, isReversed: true, landmark: last)
    } else {
      let start = max(0, min(row - size / 2, count - size))
      self.init(start: start, size: size, isReversed: start > count - start - size)
    }
  }

  /// Both halves, in the order of their rows.
  var halves: [ResultPage] {
    [
      ResultPage(start: start, size: size / 2, isReversed: isReversed),
      ResultPage(start: start + size / 2, size: size - size / 2, isReversed: isReversed),
    ]
  }

  /// Fewer rows are skipped one by one as quickly as a landmark is looked for.
  private static let nearOffset = 2000

  /// The queries for the page, of which the first is taken that the engine answers.
  func queries(of query: Query, count: Int) -> [Query] {
    var page = query
    page.limit = size
    page.isReversed = isReversed
    var skipping = page
    skipping.offset = isReversed ? count - start - size : start
    guard let landmark, skipping.offset > Self.nearOffset else { return [skipping] }
    page.start = landmark.stored
    return [page, skipping]
  }
}
