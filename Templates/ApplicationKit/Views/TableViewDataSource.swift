import ModelKit

/// Gives a table view its rows: items of a data source, shown in cells.
///
/// It knows neither where the items come from nor what a cell looks like, so that both can be
/// replaced and tested by themselves.
open class TableViewDataSource<Item, Cell: TableViewCell>: TableRows {
  private let items: any DataSource<Item>
  private let configure: @MainActor (Cell, Item) -> Void

  /// - Parameter configure: fills a cell for an item. Cells are reused, so it sets every outlet.
  public init(
    _ items: any DataSource<Item>, configure: @escaping @MainActor (Cell, Item) -> Void
  ) {
    self.items = items
    self.configure = configure
  }

  public var count: Int { items.count }

  public subscript(index: Int) -> Item { items[index] }

  /// Called after the items have changed.
  public var onChange: (@MainActor (DataSourceChange) -> Void)? {
    get { items.onChange }
    set { items.onChange = newValue }
  }

  /// The configured cell for the row with a number.
  public func cell(at index: Int, in tableView: TableView) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(ofType: Cell.self)
    configure(cell, items[index])
    return cell
  }

  /// The number of the row that shows an item.
  func index(of item: Item) -> Int? {
    guard let wanted = item as? AnyHashable else { return nil }
    return (0..<items.count).first { (items[$0] as? AnyHashable) == wanted }
  }
}
