/// A data source whose items can be inserted and removed.
@MainActor public protocol EditableDataSource<Item>: DataSource {
  /// - Parameter row: from 0 to `count`.
  /// - Throws: what keeps the item out.
  func insert(_ item: Item, at row: Int) throws

  /// - Parameter row: from 0 to `count - 1`.
  /// - Throws: what keeps the item in.
  func remove(at row: Int) throws
}

/// Lets only those items into another data source that are valid (the composite object of Concepts in
/// Objective-C Programming, an array that validates what is added to the one that it holds).
@MainActor public final class ValidatingDataSource<Item>: EditableDataSource {
  private let source: any EditableDataSource<Item>
  private let validate: @MainActor (Item) throws -> Void

  /// - Parameter validate: throws what is wrong with an item.
  public init(
    _ source: any EditableDataSource<Item>,
    validate: @escaping @MainActor (Item) throws -> Void
  ) {
    self.source = source
    self.validate = validate
  }

  public var count: Int { source.count }

  public subscript(row: Int) -> Item { source[row] }

  public func row(of item: Item) -> Int? { source.row(of: item) }

  public var observers: DataSourceObservers { source.observers }

  /// - Throws: what is wrong with the item, which is not inserted then.
  public func insert(_ item: Item, at row: Int) throws {
    try validate(item)
    try source.insert(item, at: row)
  }

  public func remove(at row: Int) throws {
    try source.remove(at: row)
  }
}
