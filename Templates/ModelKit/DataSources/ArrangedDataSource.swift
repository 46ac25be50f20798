/// The items of another data source, chosen and ordered by whoever derives from it. Where the other
/// one changes, it tells what that means for its own rows.
@MainActor public class ArrangedDataSource<Item>: DataSource {
  public let observers = DataSourceObservers()

  let source: any DataSource<Item>

  private var observation: DataSourceObservation?

  /// The row of the other data source for each of its own.
  private var sourceRows: [Int] = []

  init(_ source: any DataSource<Item>) {
    self.source = source
    observation = source.observe { [weak self] change in self?.update(after: change) }
  }

  public final var count: Int { sourceRows.count }

  public final subscript(row: Int) -> Item { source[sourceRows[row]] }

  public final func row(of item: Item) -> Int? {
    source.row(of: item).flatMap(sourceRows.firstIndex)
  }

  /// The rows of the other data source that are shown, in their order.
  func arrangedRows() -> [Int] {
    preconditionFailure("\(Self.self) does not say which rows it has")
  }

  /// Looks at all items of the other data source again.
  final func arrange() {
    show(arrangedRows(), insteadOf: sourceRows, updated: [])
  }

  private func update(after change: DataSourceChange) {
    guard change.isEverything else {
      let moved = change.newRows(count: source.count)
      show(
        arrangedRows(), insteadOf: sourceRows.map { moved[$0] }, updated: Set(change.updated))
      return
    }
    sourceRows = arrangedRows()
    observers.notify(.everything)
  }

  private func show(_ rows: [Int], insteadOf old: [Int?], updated: Set<Int>) {
    sourceRows = rows
    let change = DataSourceChange(from: old, to: rows) { updated.contains($0) }
    if !change.isEmpty { observers.notify(change) }
  }
}

extension DataSourceChange {
  /// Where the rows from before the change are now; nil for those that are gone.
  ///
  /// - Parameter count: how many there are now.
  fileprivate func newRows(count: Int) -> [Int?] {
    let gone = Set(removed)
    let added = Set(inserted)
    var row = 0
    return (0..<count - added.count + gone.count).map { old in
      if gone.contains(old) { return nil }
      while added.contains(row) { row += 1 }
      defer { row += 1 }
      return row
    }
  }
}
