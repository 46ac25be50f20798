/// A list of given items, which follows no store.
@MainActor public final class ArrayDataSource<Item>: EditableDataSource {
  public private(set) var items: [Item]
  public let observers = DataSourceObservers()

  public init(_ items: [Item]) {
    self.items = items
  }

  public var count: Int { items.count }

  public subscript(row: Int) -> Item { items[row] }

  /// Shows other items.
  public func show(_ items: [Item]) {
    let change = DataSourceChange(
      removed: Array(self.items.indices), inserted: Array(items.indices), updated: [])
    self.items = items
    observers.notify(change)
  }

  public func insert(_ item: Item, at row: Int) {
    items.insert(item, at: row)
    observers.notify(DataSourceChange(removed: [], inserted: [row], updated: []))
  }

  public func remove(at row: Int) {
    items.remove(at: row)
    observers.notify(DataSourceChange(removed: [row], inserted: [], updated: []))
  }
}
