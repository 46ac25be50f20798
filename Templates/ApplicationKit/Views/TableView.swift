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
  private var visibleRows: [VisibleRow] = []
  /// The number of the row of the first visible cell, and the width for which heights were computed;
  /// nil when cells have to be configured again.
  private var loaded: (first: Int, width: Int)?
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
    loaded = nil
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
    ]
  }

  open override func respond(to key: Key) -> Bool {
    let row = key.destination(
      from: selectedIndex, height: frame.size.height, end: numberOfRows - 1)
    guard let row else { return false }
    select(row)
    return true
  }

  /// Selects the row, or opens it when it is selected already.
  override func respondToClick(at place: Point) -> Bool {
    let number = visibleRows.firstIndex { $0.cell.frame.rows.contains(place.row) }
    guard let number else { return true }
    let index = firstVisibleIndex + number
    if index == selectedIndex { return sendAlongChain(.return) }
    select(index)
    return true
  }

  override func respondToWheel(lines: Int) -> Bool {
    select(selectedIndex + lines)
    return true
  }

  open override func layoutSubviews() {
    select(selectedIndex)
    let width = max(0, frame.size.width - TableViewCell.markerWidth)
    let room = max(1, rowSpace)
    firstVisibleIndex = max(0, min(firstVisibleIndex, selectedIndex))
    firstVisibleIndex = max(firstVisibleIndex, selectedIndex - room + 1)
    firstVisibleIndex = max(0, min(firstVisibleIndex, numberOfRows - room))
    loadCells(width: width)
    scrollToSelection(width: width)
    placeCells(width: width)
  }

  /// Scrolls down until the selected row is whole, or is the only one; below it others may have room.
  private func scrollToSelection(width: Int) {
    let first = firstVisibleIndex
    while visibleRows.count > 1, firstVisibleIndex < selectedIndex, isSelectionCut {
      store(visibleRows.removeFirst().cell)
      firstVisibleIndex += 1
    }
    loaded?.first = firstVisibleIndex
    if firstVisibleIndex > first { loadCells(width: width) }
  }

  private var isSelectionCut: Bool {
    let rows = selectedIndex - firstVisibleIndex + 1
    return visibleRows.prefix(rows).reduce(0) { $0 + $1.height } > rowSpace
  }

  /// Makes the cells from the first visible row on, at least up to the selected one, those that are
  /// there already excepted.
  private func loadCells(width: Int) {
    let known = visibleRows
    let start = loaded?.width == width ? loaded?.first : nil
    if start == nil { for row in known { store(row.cell) } }
    visibleRows = []
    loaded = (firstVisibleIndex, width)
    var total = 0
    for index in firstVisibleIndex..<max(firstVisibleIndex, numberOfRows) {
      guard let rows, total < rowSpace || index <= selectedIndex else { break }
      let place = index - (start ?? .max)
      let row =
        known.indices.contains(place) ? known[place] : makeRow(at: index, of: rows, width: width)
      visibleRows.append(row)
      total += row.height
    }
    guard let start else { return }
    let shown = firstVisibleIndex..<firstVisibleIndex + visibleRows.count
    for (place, row) in known.enumerated() where !shown.contains(start + place) { store(row.cell) }
  }

  private func makeRow(at index: Int, of rows: any TableRows, width: Int) -> VisibleRow {
    placedSize = nil
    return VisibleRow(preparedCell(at: index), under: rows.sectionTitle(at: index), width: width)
  }

  /// The lines below the header.
  private var rowSpace: Int { frame.size.height - (header == nil ? 0 : 1) }

  private var header: TableViewCell? { numberOfRows == 0 ? nil : rows?.header }

  private func placeCells(width: Int) {
    for (number, row) in visibleRows.enumerated() {
      row.cell.isSelected = firstVisibleIndex + number == selectedIndex
      showChoice(of: row.cell, at: firstVisibleIndex + number)
    }
    let header = header
    let parts: [(View, Int)] = (header.map { [($0, 1)] } ?? []) + visibleRows.flatMap(\.parts)
    // Most keys move the selection among rows that have their places.
    let isPlaced = placedSize == frame.size && subviews.elementsEqual(parts.map(\.0), by: ===)
    guard !isPlaced else { return }
    placedSize = frame.size
    let cells = (header.map { [$0] } ?? []) + visibleRows.map(\.cell)
    let widths = TableColumns.widths(of: cells, width: width)
    for cell in cells { cell.columnWidths = widths }
    var line = 0
    let frames: [(view: View, frame: Rect)] = parts.map { view, height in
      defer { line += height }
      return (view, Rect(column: 0, row: line, width: frame.size.width, height: height))
    }
    place(frames)
  }

  /// Keeps a cell that is no longer shown, to be used again.
  final func store(_ cell: TableViewCell) {
    spareCells[ObjectIdentifier(type(of: cell)), default: []].append(cell)
  }
}
