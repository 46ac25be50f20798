/// The items of another data source that fulfil a condition, in its order. It looks at all of them; what
/// a database is to choose from many rows belongs in the fetch request.
///
/// ```swift
/// let unread = FilteredDataSource(news) { !$0.isRead }
/// ```
@MainActor public final class FilteredDataSource<Item>: ArrangedDataSource<Item> {
  /// Another condition is followed at once.
  public var isIncluded: @MainActor (Item) -> Bool {
    didSet { arrange() }
  }

  public init(
    _ source: any DataSource<Item>, isIncluded: @escaping @MainActor (Item) -> Bool
  ) {
    self.isIncluded = isIncluded
    super.init(source)
    arrange()
  }

  override func arrangedRows() -> [Int] {
    (0..<source.count).filter { isIncluded(source[$0]) }
  }
}
