/// A list of cells that scrolls, with one selected row.
open class TableView: View {
  weak var rows: (any TableRows)? { didSet { reloadData() } }
  /// What is shown instead of rows while there are none.
  public var placeholder: String {
    get { placeholderText.text }
    set { placeholderText.text = newValue }
  }
  /// The number of the selected row; 0 when there are no rows.
  public private(set) var selectedIndex = 0
  private let placeholderText = Paragraph(lineLimit: 1)
  private var firstVisibleIndex = 0
  /// The rows that are on the screen, by their numbers.
  private var visibleRows: [Int: VisibleRow] = [:]
  /// The width for which the heights of rows were computed; nil when cells have to be configured again.
  private var loadedWidth: Int?
  /// The size of the view when its cells were given their places; nil when they have to be again.
  private var placedSize: Size?
  private var spareCells: [ObjectIdentifier: [TableViewCell]] = [:]

  open override var canBecomeFirstResponder: Bool { true }

  public var numberOfRows: Int { rows?.count ?? 0 }

  /// A cell that is no longer shown, or a new one.
  public func dequeueReusableCell<Cell: TableViewCell>(ofType type: Cell.Type) -> Cell {
    if let cell = spareCells[ObjectIdentifier(type)]?.popLast() as? Cell { return cell }
    let cell = Cell()
    cell.loadIfNeeded()
    cell.limitLabels()
    return cell
  }

  /// Selects a row, or the nearest one that exists.
  public func select(_ index: Int) {
    selectedIndex = max(0, min(index, numberOfRows - 1))
  }

  open override var content: ViewContent {
    numberOfRows == 0 ? .text(placeholderText, .secondary) : .nothing
  }

  /// Asks for every row again: its item, or what a cell shows of it, may have changed.
  public func reloadData() {
    loadedWidth = nil
  }

  /// Takes over rows that were inserted, removed or changed.
  open func update() {
    reloadData()
  }

  // MARK: Steps that subclasses add to

  /// What stands before a row that was chosen.
  open var chosenAccessory: CellAccessory { .asterisk }

  /// Makes the cell of a row, which is configured in a second step: a subclass that adds to one of the
  /// two repeats nothing of the other.
  open func makeCell(at index: Int) -> TableViewCell { rows?.makeCell(in: self) ?? TableViewCell() }

  /// Fills the cell of a row.
  open func configure(_ cell: TableViewCell, at index: Int) {
    rows?.configure(cell, at: index)
  }

  /// Called when a cell comes to show a row that was chosen.
  open func didSelect(_ cell: TableViewCell, at index: Int) {}

  /// Called when a cell shows a chosen row no longer.
  open func didDeselect(_ cell: TableViewCell, at index: Int) {}

  /// Calls the closures of those who use the table view; after everything else of a step, whatever
  /// subclasses add to it.
  open func customize(_ cell: TableViewCell, at index: Int, after step: CellStep) {}

  open override var keyHelp: [KeyHint] {
    [
      KeyHint("up down", Language.texts.moveByRow),
      KeyHint("pageup pagedown", Language.texts.moveByScreenful),
      KeyHint("home end", Language.texts.moveToEnd),
    ] + treeKeyHelp
  }

  open override func respond(to key: Key) -> Bool {
    let row = key.destination(
      from: selectedIndex, height: frame.size.height, end: numberOfRows - 1)
    guard let row else { return respondToTreeKey(key) }
    select(row)
    return true
  }

  /// Selects the row, or opens it when it is selected already.
  override func respondToClick(at place: Point) -> Bool {
    let row = visibleRows.first { $0.value.cell.frame.rows.contains(place.row) }
    guard let index = row?.key else { return true }
    if index == selectedIndex { return sendAlongChain(.return) }
    select(index)
    return true
  }

  override func respondToWheel(lines: Int) -> Bool {
    select(selectedIndex + lines)
    return true
  }

  /// As wide as possible, and as high as the rows are when each has the height of the selected one. No
  /// screen shows more titles of sections than are counted.
  override func sizeInFrame(width: Int) -> Size {
    guard numberOfRows > 0, let rows else { return super.sizeInFrame(width: width) }
    let titleCount = (0..<min(numberOfRows, 50)).count { rows.sectionTitle(at: $0) != nil }
    let rowHeights = numberOfRows * cellHeight(width: width)
    return Size(width, (header == nil ? 0 : 1) + titleCount + rowHeights)
  }

  open override func layoutSubviews() {
    select(selectedIndex)
    let width = max(0, frame.size.width - TableViewCell.markerWidth)
    if loadedWidth != width { storeRows(outside: 0..<0) }
    loadedWidth = width
    let room = max(1, rowSpace)
    firstVisibleIndex = max(0, min(firstVisibleIndex, selectedIndex))
    firstVisibleIndex = max(firstVisibleIndex, selectedIndex - room + 1)
    firstVisibleIndex = max(0, min(firstVisibleIndex, numberOfRows - room))
    let visible = visibleRange(width: width)
    firstVisibleIndex = visible.lowerBound
    storeRows(outside: visible)
    placeCells(visible, width: width)
  }

  /// The rows that there is room for: those up to the selected one, without the first ones as long as
  /// that is not whole, and those below it.
  private func visibleRange(width: Int) -> Range<Int> {
    var start = firstVisibleIndex
    var end = min(selectedIndex + 1, numberOfRows)
    var height = (start..<end).reduce(0) { $0 + row(at: $1, width: width).height }
    while start < selectedIndex, height > rowSpace {
      height -= row(at: start, width: width).height
      start += 1
    }
    while end < numberOfRows, height < rowSpace {
      height += row(at: end, width: width).height
      end += 1
    }
    return start..<end
  }

  private func row(at index: Int, width: Int) -> VisibleRow {
    if let row = visibleRows[index] { return row }
    placedSize = nil
    let title = rows?.sectionTitle(at: index)
    let row = VisibleRow(preparedCell(at: index), under: title, width: width)
    visibleRows[index] = row
    return row
  }

  private func storeRows(outside range: Range<Int>) {
    for index in visibleRows.keys.filter({ !range.contains($0) }).sorted() {
      if let row = visibleRows.removeValue(forKey: index) { store(row.cell) }
      placedSize = nil
    }
  }

  /// The lines below the header.
  private var rowSpace: Int { frame.size.height - (header == nil ? 0 : 1) }

  private var header: TableViewCell? { numberOfRows == 0 ? nil : rows?.header }

  private func placeCells(_ range: Range<Int>, width: Int) {
    for (index, row) in visibleRows {
      row.cell.isSelected = index == selectedIndex
      showChoice(of: row.cell, at: index)
    }
    // Most keys move the selection among rows that have their places.
    guard placedSize != frame.size else { return }
    placedSize = frame.size
    let header = header.map { [$0] } ?? []
    let rows = range.compactMap { visibleRows[$0] }
    let cells = header + rows.map(\.cell)
    let widths = TableColumns.widths(of: cells, width: width)
    for cell in cells { cell.columnWidths = widths }
    var frames: [(view: View, frame: Rect)] = []
    var line = 0
    for (view, height) in header.map({ (view: $0 as View, height: 1) }) + rows.flatMap(\.parts) {
      frames.append((view, Rect(column: 0, row: line, width: frame.size.width, height: height)))
      line += height
    }
    place(frames)
  }

  /// Keeps a cell that is no longer shown, to be used again.
  final func store(_ cell: TableViewCell) {
    spareCells[ObjectIdentifier(type(of: cell)), default: []].append(cell)
  }
}
