/// What a table view asks for its rows.
@MainActor
protocol TableRows: AnyObject {
  var count: Int { get }
  func cell(at index: Int, in tableView: TableView) -> TableViewCell
}

/// A list of cells that scrolls, with one selected row.
open class TableView: View {
  weak var rows: (any TableRows)?
  /// What is shown instead of rows while there are none.
  public var placeholder: String {
    get { placeholderText.text }
    set { placeholderText.text = newValue }
  }
  /// The number of the selected row; 0 when there are no rows.
  public private(set) var selectedIndex = 0
  private let placeholderText = Paragraph(lineLimit: 1)
  private var firstVisibleIndex = 0
  private var visibleCells: [TableViewCell] = []
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

  open override func layoutSubviews() {
    select(selectedIndex)
    recycle()
    let width = max(0, frame.size.width - TableViewCell.markerWidth)
    firstVisibleIndex = max(0, min(firstVisibleIndex, selectedIndex))
    var heights = loadCells(width: width)
    // Scrolls down until the selected row is whole, or is the only one.
    while heights.reduce(0, +) > frame.size.height, heights.count > 1,
      firstVisibleIndex < selectedIndex, isSelectionCut(heights)
    {
      heights.removeFirst()
      store(visibleCells.removeFirst())
      firstVisibleIndex += 1
    }
    placeCells(heights, width: width)
  }

  private func isSelectionCut(_ heights: [Int]) -> Bool {
    heights.prefix(selectedIndex - firstVisibleIndex + 1).reduce(0, +) > frame.size.height
  }

  /// Loads the cells from the first visible one on, at least up to the selected one, and returns
  /// their heights.
  private func loadCells(width: Int) -> [Int] {
    guard let rows else { return [] }
    firstVisibleIndex = max(firstVisibleIndex, selectedIndex - max(1, frame.size.height) + 1)
    firstVisibleIndex = max(0, min(firstVisibleIndex, rows.count - max(1, frame.size.height)))
    var heights: [Int] = []
    var total = 0
    for index in firstVisibleIndex..<max(firstVisibleIndex, rows.count) {
      if total >= frame.size.height, index > selectedIndex { break }
      let cell = rows.cell(at: index, in: self)
      visibleCells.append(cell)
      heights.append(max(1, cell.sizeThatFits(width: width).height))
      total += heights.last ?? 0
    }
    return heights
  }

  private func placeCells(_ heights: [Int], width: Int) {
    let widths = TableColumns.widths(of: visibleCells, width: width)
    var row = 0
    var frames: [(view: View, frame: Rect)] = []
    for (number, cell) in visibleCells.enumerated() {
      cell.columnWidths = widths
      cell.isSelected = firstVisibleIndex + number == selectedIndex
      let height = heights[number]
      frames.append((cell, Rect(column: 0, row: row, width: frame.size.width, height: height)))
      row += height
    }
    place(frames)
  }

  private func recycle() {
    for cell in visibleCells { store(cell) }
    visibleCells = []
  }

  private func store(_ cell: TableViewCell) {
    spareCells[ObjectIdentifier(type(of: cell)), default: []].append(cell)
  }
}
