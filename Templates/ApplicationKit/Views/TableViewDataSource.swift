import ModelKit

/// Gives a table view its rows: items of a data source, shown in cells.
///
/// It knows neither where the items come from nor what a cell looks like, so that both can be
/// replaced and tested by themselves. What the user filters and orders by is what cells show.
open class TableViewDataSource<Item, Cell: TableViewCell>: TableRows {
  private(set) var items: any DataSource<Item>
  /// The same; nil where no item stands below another.
  private(set) lazy var treeItems = items as? any TreeRows
  private let configure: @MainActor (Cell, Item) -> Void
  /// By what a store orders each column; nil for one that shows what no store keeps.
  private let sorts: @MainActor (Cell) -> [QuerySort?]
  private(set) lazy var columnSorts = sorts(sampleCell)
  /// The numbers of the items that have rows, in their order; nil for all as they come.
  var shown: [Int]?
  var arrangement = TableArrangement()
  /// What all items show, while they are arranged here.
  var shownRows: ShownRows?
  var dataObservation: Observation?
  /// What the rows are arranged by here, not by the store.
  var ownArrangement = TableArrangement()
  /// Whether the store is choosing and ordering the items for these rows.
  var isArranging = false
  /// Whether there are more items than are looked at one by one.
  var isLarge = false
  lazy var sampleCell: Cell = {
    let cell = Cell()
    cell.loadIfNeeded()
    return cell
  }()
  private var marks: Set<AnyHashable> = []
  /// Where objects stood that are gone, in a list that does not follow a store.
  var formerRows: [ObjectID: Int] = [:]
  /// What stands above the rows.
  var header: TableViewCell?
  /// The titles of columns, where there are any.
  var columnTitles: [String]?
  private(set) var columnNames: [String]?

  /// - Parameter configure: fills a cell for an item. Cells are reused, so it sets every outlet.
  public init(
    _ items: any DataSource<Item>, configure: @escaping @MainActor (Cell, Item) -> Void
  ) {
    self.items = items
    self.configure = configure
    sorts = { $0.labels.map { _ in nil } }
  }

  /// Rows of which a store knows what they show, so that it can choose and order them.
  ///
  /// - Parameters:
  ///   - sorts: for each label that shows a stored value as it is: by what a fetch request orders it.
  ///   - configure: fills a cell for an item. Cells are reused, so it sets every outlet.
  public init(
    _ items: any DataSource<Item>,
    sortBy sorts: @escaping @MainActor (Cell, QueryObject<Item>) -> KeyValuePairs<Label, QuerySort>,
    configure: @escaping @MainActor (Cell, Item) -> Void
  ) where Item: Model {
    self.items = items
    self.configure = configure
    self.sorts = { cell in
      let sorts = sorts(cell, QueryObject())
      return cell.labels.map { label in sorts.first { $0.key === label }?.value }
    }
  }

  /// Rows that show columns.
  public init(_ items: any DataSource<Item>, columns: [TableColumn<Item>])
  where Cell == ColumnsCell {
    self.items = items
    configure = { cell, item in cell.show(item, in: columns) }
    sorts = { _ in columns.map(\.sort) }
    columnTitles = columns.map(\.title)
    columnNames = columns.map(\.name)
    let header = ColumnsCell()
    header.showTitles(of: columns)
    self.header = header
  }

  /// Shows the items of a data source around this one. Called before any row is asked for.
  func wrapItems(_ wrap: (any DataSource<Item>) -> any DataSource<Item>) {
    items = wrap(items)
  }

  /// How many rows there are.
  public var count: Int { shown?.count ?? items.count }

  /// The item of the row with a number.
  public subscript(index: Int) -> Item {
    let number = fromTheFirst(index)
    return items[shown?[number] ?? number]
  }

  /// The number of a row as it comes by that of the place where it is shown, and the other way round.
  private func fromTheFirst(_ index: Int) -> Int {
    arrangement.isReversed ? count - 1 - index : index
  }

  /// Follows the changes of the items for as long as the observation is held; whoever arranges them here is
  /// not told of that.
  public func observe(
    _ handler: @escaping @MainActor (DataSourceChange) -> Void
  ) -> DataSourceObservation {
    items.observe { [weak self] change in
      guard let self, !isArranging else { return }
      shownRows = nil
      arrangeHere()
      handler(change)
    }
  }

  /// The configured cell for the row with a number.
  public func cell(at index: Int, in tableView: TableView) -> TableViewCell {
    let cell = makeCell(in: tableView)
    configure(cell, at: index)
    return cell
  }

  func makeCell(in tableView: TableView) -> TableViewCell {
    tableView.dequeueReusableCell(ofType: Cell.self)
  }

  func configure(_ cell: TableViewCell, at index: Int) {
    if let cell = cell as? Cell { fill(cell, for: self[index]) }
  }

  /// Where an item cannot be read, what is not known of it stays empty.
  func fill(_ cell: Cell, for item: Item) {
    configure(cell, item)
    guard let object = item as? ManagedObject, object.isStandIn else { return }
    for (label, sort) in zip(cell.labels, columnSorts) where sort?.isKnown(of: object) != true {
      label.show(String?.none)
    }
    guard object.isUnreadable else { return }
    cell.labels.first?.show(String?.none, placeholder: Language.texts.unreadableRow)
  }

  /// The number of the row that shows an item.
  func index(of item: Item) -> Int? {
    guard let row = items.row(of: item) else { return nil }
    return (shown.map { $0.firstIndex(of: row) } ?? row).map(fromTheFirst)
  }

  // MARK: Sections

  /// What stands above the rows of the section to which an item belongs.
  private var titleOfSection: (@MainActor (Item) -> String)?

  /// Puts rows into sections by a value; items with equal values have to come one after the other, as
  /// those of a `sectioned` request do.
  public func divide<Value: AttributeConvertible>(
    by section: @escaping @MainActor (Item) -> Value
  ) {
    titleOfSection = { item in
      let text = ValueText.text(of: section(item), as: nil)
      return text.isEmpty ? "—" : text
    }
  }

  /// What stands above a row that is the first of its section. Rows that are ordered by a column are
  /// in no sections.
  func sectionTitle(at index: Int) -> String? {
    guard arrangement.column == nil else { return nil }
    let title = section(of: self[index])
    return index > 0 && section(of: self[index - 1]) == title ? nil : title
  }

  /// Nobody knows where an item belongs that cannot be read; one of which nothing can be says so itself.
  private func section(of item: Item) -> String? {
    guard let titleOfSection, !isUnreadable(item) else { return nil }
    let isStandIn = (item as? ManagedObject)?.isStandIn == true
    return isStandIn ? Language.texts.unreadableRow : titleOfSection(item)
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
