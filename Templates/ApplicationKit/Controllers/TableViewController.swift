import ModelKit

/// Shows items in a table and opens the one that is selected with return.
///
/// Its data source and what its keys do come from `TableControllerSpecification`.
open class TableViewController<Object, RowCell: TableViewCell>: ViewController {
  public typealias Item = Object
  public typealias Cell = RowCell

  /// What gives the rows; nil before the view is loaded, and where the rows cannot be read.
  public private(set) var dataSource: TableViewDataSource<Item, Cell>?
  public private(set) lazy var tableView = specification?.makeTableView() ?? TableView()
  /// The item that stays selected when rows come and go.
  private var rememberedItem: Item?
  /// An item that is to be selected as soon as it has a row.
  private var expectedItem: Item?
  private var rowObservation: DataSourceObservation?
  private var observations: [Observation] = []

  public override init() {
    super.init()
  }

  /// Itself. A cast to a protocol of other types takes long.
  private weak var knownSpecification: (any TableControllerSpecification<Object, RowCell>)?

  private var specification: (any TableControllerSpecification<Object, RowCell>)? {
    if let knownSpecification { return knownSpecification }
    knownSpecification = self as? any TableControllerSpecification<Object, RowCell>
    return knownSpecification
  }

  /// The item of the selected row, nil when there are no rows.
  public var selectedItem: Item? {
    guard let dataSource, tableView.selectedIndex < dataSource.count else { return nil }
    let item = dataSource[tableView.selectedIndex]
    return (item as? ManagedObject)?.isStandIn == true ? nil : item
  }

  /// How many rows there are.
  public final var rowCount: Int { dataSource?.count ?? 0 }

  override var isList: Bool { true }

  override var note: String {
    [dataSource?.filterNote, dataSource?.orderNote].compactMap { $0 }.filter { !$0.isEmpty }
      .joined(separator: ", ")
  }

  override var listContent: ListContent? { dataSource?.listContent }

  open override func makeView() -> View {
    loadRows()
    // A cell may show what any object says to which a path leads.
    observations = environment.stores.map { store in
      store.observe(entitiesNamed: Set(store.schema.entities.map(\.name))) { [weak self] _ in
        self?.attempt { try self?.dataSource?.removeDeletedObjects() }
        self?.application?.setNeedsDisplay()
      }
    }
    makeFirstResponder(tableView)
    return tableView
  }

  /// What has the rows: the items that the specification asks for, or a data source around them, such as
  /// `FilteredDataSource(items) { ... }`. Override.
  open func wrap(_ items: any DataSource<Item>) -> any DataSource<Item> { items }

  private func loadRows() {
    do {
      dataSource = try specification?.makeDataSource()
      dataSource?.wrapItems(wrap)
      showPlaceholder()
    } catch {
      // Rows that cannot be read are not rows that are not there.
      dataSource = nil
      tableView.placeholder = ErrorText.text(of: error)
      application?.show(unread: error)
    }
    tableView.rows = dataSource
    rowObservation = dataSource?.observe { [weak self] _ in self?.itemsDidChange() }
  }

  /// Says why there are no rows.
  private func showPlaceholder() {
    tableView.placeholder =
      arrangement.filter.isEmpty
      ? specification?.placeholder ?? "" : Language.texts.noRows(with: arrangement.filter)
  }

  /// Asks for a data source again: which rows there are follows something that has changed.
  public func reloadRows() {
    loadRows()
    dataSource?.arrange(by: arrangement)
    itemsDidChange()
  }

  open override var keyHints: [KeyHint] {
    (specification?.selectionName.map { [KeyHint("return", $0)] } ?? [])
      + (tableView.chosenAccessory == .checkMark ? [KeyHint("space", Language.texts.choose)] : [])
      + (escapeShowsAllRows ? [KeyHint("escape", Language.texts.allRows)] : [])
  }

  open override func respond(to key: Key) -> Bool {
    expectedItem = nil
    if super.respond(to: key) { return true }
    guard key == .return, let item = selectedItem else { return respondToTableKey(key) }
    specification?.didSelect(item)
    showSelectedItems()
    return true
  }

  /// What was opened for one of several items that were chosen shows all of them.
  private func showSelectedItems() {
    let chosen = (dataSource?.markedItems ?? []).compactMap { $0 as? ManagedObject }
    guard chosen.count > 1, let opened = navigationController?.topViewController, opened !== self
    else { return }
    opened.showSelection(of: chosen)
  }

  open override var keyHelp: [KeyHint] { super.keyHelp + tableKeyHelp }

  /// Which rows are shown, and in which order.
  final var arrangement = TableArrangement() {
    didSet {
      guard arrangement != oldValue else { return }
      let item = selectedItem
      dataSource?.arrange(by: arrangement)
      if dataSource != nil { showPlaceholder() }
      tableView.reloadData()
      // Where a database has to look through many rows for an item, it does so once, to arrange them.
      let isFound = dataSource?.isLarge != true || arrangement.isTrivial
      tableView.select(isFound ? item.flatMap { dataSource?.index(of: $0) } ?? 0 : 0)
    }
  }

  // MARK: Selection

  /// The items that were chosen with the space bar, or else the one of the selected row.
  public var selectedItems: [Item] {
    let marked = dataSource?.markedItems ?? []
    return marked.isEmpty ? selectedItem.map { [$0] } ?? [] : marked
  }

  /// Does something with the item of the selected row, and nothing when there are no rows.
  public func withSelection(_ work: (Item) -> Void) {
    if let selectedItem { work(selectedItem) } else { tellUnreadableSelection() }
  }

  /// Selects the row of an item; one that has no row yet is selected when it gets one.
  public func select(_ item: Item) {
    guard let index = dataSource?.index(of: item) else {
      expectedItem = item
      return
    }
    expectedItem = nil
    tableView.select(index)
    rememberedItem = selectedItem
  }

  private func itemsDidChange() {
    tableView.update()
    if let item = expectedItem ?? rememberedItem, let index = dataSource?.index(of: item) {
      tableView.select(index)
      expectedItem = nil
    } else {
      tableView.select(tableView.selectedIndex)
    }
    application?.setNeedsDisplay()
  }

  override func contentMayHaveChanged() {
    tableView.reloadData()
  }

  override func viewDidLayout() {
    rememberedItem = selectedItem
    specification?.didMoveSelection(to: selectedItem)
  }

  override func didInsert(_ objects: [ManagedObject]) {
    let items = objects.compactMap { $0 as? Item }
    attempt { for item in items { try dataSource?.insert(item) } }
    if let item = items.first { select(item) }
  }
}
