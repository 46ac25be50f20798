import ModelKit

/// Gives a table view its rows: items of a data source, shown in cells.
///
/// It knows neither where the items come from nor what a cell looks like, so that both can be
/// replaced and tested by themselves. What the user filters and orders by is what cells show.
open class TableViewDataSource<Item, Cell: TableViewCell>: TableRows {
  private let items: any DataSource<Item>
  private let configure: @MainActor (Cell, Item) -> Void
  /// The numbers of the items that have rows, in their order; nil for all as they come.
  private var shown: [Int]?
  private var arrangement = TableArrangement()
  private lazy var sampleCell: Cell = {
    let cell = Cell()
    cell.loadIfNeeded()
    return cell
  }()
  private var marks: Set<AnyHashable> = []

  /// - Parameter configure: fills a cell for an item. Cells are reused, so it sets every outlet.
  public init(
    _ items: any DataSource<Item>, configure: @escaping @MainActor (Cell, Item) -> Void
  ) {
    self.items = items
    self.configure = configure
  }

  /// How many rows there are.
  public var count: Int { shown?.count ?? items.count }

  /// The item of the row with a number.
  public subscript(index: Int) -> Item { items[shown?[index] ?? index] }

  /// Called after the items have changed.
  public var onChange: (@MainActor (DataSourceChange) -> Void)? {
    get { items.onChange }
    set {
      items.onChange = { [weak self] change in
        self?.arrange()
        newValue?(change)
      }
    }
  }

  /// The configured cell for the row with a number.
  public func cell(at index: Int, in tableView: TableView) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(ofType: Cell.self)
    configure(cell, self[index])
    return cell
  }

  /// The number of the row that shows an item.
  func index(of item: Item) -> Int? {
    guard let row = items.row(of: item) else { return nil }
    return shown.map { $0.firstIndex(of: row) } ?? row
  }

  // MARK: Filter and order

  /// How many columns rows can be ordered by.
  var columnCount: Int { sampleCell.labels.count }

  /// What all rows show, with the name of an outlet for each column.
  var listContent: ListContent {
    let labels = sampleCell.labels
    let outlets = Mirror(reflecting: sampleCell).children
    let names = labels.enumerated().map { number, label in
      let name = outlets.first { $0.value as AnyObject === label }?.label ?? "column\(number + 1)"
      return name.hasSuffix("Label") ? String(name.dropLast("Label".count)) : name
    }
    let rows = (0..<count).map { index in
      configure(sampleCell, self[index])
      return labels.map(\.shownValue)
    }
    return ListContent(columns: names, rows: rows)
  }

  /// Shows the rows that an arrangement asks for, in its order.
  func arrange(by arrangement: TableArrangement) {
    self.arrangement = arrangement
    arrange()
  }

  private func arrange() {
    guard !arrangement.isTrivial else {
      shown = nil
      return
    }
    let rows = (0..<items.count).map { number in
      configure(sampleCell, items[number])
      return sampleCell.labels.map(\.shownValue)
    }
    shown = arrangement.order(of: rows)
  }

  // MARK: Marks

  /// Marks the item of a row as one of several that were chosen, or no longer.
  func toggleMark(at index: Int) {
    guard let item = self[index] as? AnyHashable else { return }
    if marks.remove(item) == nil { marks.insert(item) }
  }

  func removeMarks() {
    marks = []
  }

  func isMarked(at index: Int) -> Bool {
    guard !marks.isEmpty, let item = self[index] as? AnyHashable else { return false }
    return marks.contains(item)
  }

  /// The items of all rows that are marked.
  var markedItems: [Item] {
    marks.compactMap { ($0.base as? Item).flatMap(index) }.sorted().map { self[$0] }
  }
}
