extension StoredResults {
  /// A row that was read; of one that cannot be, what can.
  private struct FoundRow {
    let row: Row?
    var isWhole = true
  }

  /// The objects of a page, with those that stand in for what cannot be read, which is reported.
  ///
  /// - Parameter remember: is told of the first and the last row, and at which place of the page they are.
  func objects(
    of page: ResultPage, _ remember: (_ place: Int, Row) -> Void = { _, _ in }
  ) -> [ManagedObject] {
    var failure: StoreError?
    let found = read(page, &failure)
    let rows = found.compactMap { $0.isWhole ? $0.row : nil }
    var objects = store.materialize(rows, of: query.entity)[...]
    for place in [0, found.count - 1] where found.indices.contains(place) && found[place].isWhole {
      if let row = found[place].row { remember(place, row) }
    }
    if let failure { store.report(failure) }
    return found.compactMap { $0.isWhole ? objects.popFirst() : standIn(for: $0.row) }
  }

  /// The rows of a page; the last failure is what is told.
  private func read(_ page: ResultPage, _ failure: inout StoreError?) -> [FoundRow] {
    do {
      return try rows(of: page).map { FoundRow(row: $0, isWhole: $0 != nil) }
    } catch let error as StoreError {
      failure = error
      let partial = try? rows(of: page, isLenient: true)
      if partial == nil {
        if let damage = try? salvage(after: error) {
          defer { failure = damage }
          return read(page, &failure)
        }
        if readableKeys == nil {
          return Array(repeating: FoundRow(row: nil, isWhole: false), count: page.size)
        }
      }
      if page.size == 1 { return [FoundRow(row: partial?.first ?? nil, isWhole: false)] }
      return page.halves.flatMap { read($0, &failure) }
    } catch {
      store.report(error)
      return []
    }
  }

  private func rows(of page: ResultPage, isLenient: Bool = false) throws -> [Row?] {
    if let readableKeys {
      let keys = readableKeys.dropFirst(page.start).prefix(page.size)
      let rows = try store.engine.rows(of: query.entity, withKeys: Array(keys)) ?? []
      let known = Dictionary(rows.map { ($0.objectID.key, $0) }) { first, _ in first }
      return keys.map { known[$0] } + Array(repeating: nil, count: page.size - keys.count)
    }
    for var query in page.queries(of: query, count: count) {
      query.isLenient = isLenient
      guard let rows = try store.engine.rows(of: query) else { continue }
      return page.isReversed ? rows.reversed() : rows
    }
    return []
  }
}
