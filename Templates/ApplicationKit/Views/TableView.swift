/// What a table view asks for its rows.
@MainActor
protocol TableRows: AnyObject {
  var count: Int { get }
  func cell(at index: Int, in tableView: TableView) -> TableViewCell
  /// Whether the row is one of several that were chosen.
  func isMarked(at index: Int) -> Bool
  /// What stands above the rows and does not scroll.
  var header: TableViewCell? { get }
  /// What stands above a row that is the first of its section; nil for any other.
  func sectionTitle(at index: Int) -> String?
}

/// A row that is on the screen, with the title of its section where it is the first of it.
private struct VisibleRow {
  let cell: TableViewCell
  let title: Label?
  let cellHeight: Int

  var height: Int { cellHeight + (title == nil ? 0 : 1) }
}

/// A list of cells that scrolls, with one selected row.
open class TableView: View {
  weak var rows: (any TableRows)? {
    didSet { reloadData() }
  }
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

  /// The size of the view when its cells were given their places; nil when they have to be again.
  private var placedSize: Size?

  /// Asks for every row again: its item, or what a cell shows of it, may have changed.
  public func reloadData() {
    loaded = nil
  }

  open override var keyHelp: [KeyHint] {
    [
      KeyHint("up down", "move by a row"), KeyHint("pageup pagedown", "move by a screenful"),
      KeyHint("home end", "move to either end"),
    ]
  }

  open override func respond(to key: Key) -> Bool {
    let page = max(1, frame.size.height - 1)
    switch key {
    case .up: select(selectedIndex - 1)
    case .down: select(selectedIndex + 1)
    case .pageUp: select(selectedIndex - page)
    case .pageDown: select(selectedIndex + page)
    case .home: select(0)
    case .end: select(numberOfRows - 1)
    default: return false
    }
    return true
  }

  /// Selects the row, or opens it when it is selected already.
  override func respondToClick(at place: Point) -> Bool {
    guard
      let number = visibleRows.firstIndex(where: { $0.cell.frame.rows.contains(place.row) })
    else {
      return true
    }
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
    scrollToSelection()
    placeCells(width: width)
  }

  /// Scrolls down until the selected row is whole, or is the only one.
  private func scrollToSelection() {
    while visibleRows.count > 1, firstVisibleIndex < selectedIndex, isSelectionCut {
      store(visibleRows.removeFirst().cell)
      firstVisibleIndex += 1
    }
    loaded?.first = firstVisibleIndex
  }

  private var isSelectionCut: Bool {
    let rows = selectedIndex - firstVisibleIndex + 1
    return visibleRows.prefix(rows).reduce(0) { $0 + $1.height } > rowSpace
  }

  /// Makes the cells from the first visible row on, at least up to the selected one, those that are
  /// there already excepted.
  private func loadCells(width: Int) {
    var known: [Int: VisibleRow] = [:]
    for (number, row) in visibleRows.enumerated() {
      if let loaded, loaded.width == width {
        known[loaded.first + number] = row
      } else {
        store(row.cell)
      }
    }
    visibleRows = []
    loaded = (firstVisibleIndex, width)
    var total = 0
    for index in firstVisibleIndex..<max(firstVisibleIndex, numberOfRows) {
      guard let rows, total < rowSpace || index <= selectedIndex else { break }
      let row = known.removeValue(forKey: index) ?? makeRow(at: index, of: rows, width: width)
      visibleRows.append(row)
      total += row.height
    }
    for row in known.values { store(row.cell) }
  }

  private func makeRow(
    at index: Int, of rows: any TableRows, width: Int
  ) -> VisibleRow {
    let cell = rows.cell(at: index, in: self)
    placedSize = nil
    let title = rows.sectionTitle(at: index).map { Label($0) }
    title?.emphasis = .strong
    title?.lineLimit = 1
    return VisibleRow(
      cell: cell, title: title, cellHeight: max(1, cell.sizeThatFits(width: width).height))
  }

  /// The lines below the header.
  private var rowSpace: Int { frame.size.height - (header == nil ? 0 : 1) }

  private var header: TableViewCell? { numberOfRows == 0 ? nil : rows?.header }

  private func placeCells(width: Int) {
    for (number, row) in visibleRows.enumerated() {
      row.cell.isSelected = firstVisibleIndex + number == selectedIndex
      row.cell.isMarked = rows?.isMarked(at: firstVisibleIndex + number) ?? false
    }
    let header = header
    let views: [View] =
      (header.map { [$0] } ?? [])
      + visibleRows.flatMap { row -> [View] in (row.title.map { [$0] } ?? []) + [row.cell] }
    // Most keys move the selection among rows that have their places.
    let isPlaced = placedSize == frame.size && subviews.elementsEqual(views, by: ===)
    guard !isPlaced else { return }
    placedSize = frame.size
    let cells = (header.map { [$0] } ?? []) + visibleRows.map(\.cell)
    let widths = TableColumns.widths(of: cells, width: width)
    for cell in cells { cell.columnWidths = widths }
    var line = 0
    let heights =
      (header == nil ? [] : [1])
      + visibleRows.flatMap { $0.title == nil ? [$0.cellHeight] : [1, $0.cellHeight] }
    let frames = zip(views, heights).map { view, height in
      defer { line += height }
      return (
        view: view, frame: Rect(column: 0, row: line, width: frame.size.width, height: height)
      )
    }
    place(frames)
  }

  private func store(_ cell: TableViewCell) {
    spareCells[ObjectIdentifier(type(of: cell)), default: []].append(cell)
  }
}
