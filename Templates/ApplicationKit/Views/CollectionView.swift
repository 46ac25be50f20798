/// Cells side by side, as many in a line as there is room for, with one of them selected. It takes the
/// data source of a table.
open class CollectionView: TableView {
  /// How many columns of the screen a cell takes, its mark included; as many as the widest of the first cells
  /// wants if not given, and 24 at least.
  public final var itemWidth: Int?
  /// What the first cells want in some room; nil when they may have changed.
  private var measured: (room: Int, width: Int)?
  private var firstLine = 0
  private var shown: [(index: Int, cell: TableViewCell)] = []

  private var itemsPerLine: Int { itemsPerLine(width: frame.size.width) }

  private func itemsPerLine(width: Int) -> Int { max(1, width / cellWidth(in: width)) }

  private func cellWidth(in room: Int) -> Int {
    if let itemWidth { return max(1, itemWidth) }
    if let measured, measured.room == room { return measured.width }
    // All lines are alike, and thousands of cells take long to measure.
    let widest = (0..<min(numberOfRows, 100)).reduce(0) { widest, index in
      let cell = preparedCell(at: index)
      defer { store(cell) }
      return max(widest, cell.sizeThatFits(width: max(0, room - TableViewCell.markerWidth)).width)
    }
    let width = max(1, min(room, max(24, widest + TableViewCell.markerWidth)))
    measured = (room, width)
    return width
  }

  public override func reloadData() {
    measured = nil
    super.reloadData()
  }

  override func sizeInFrame(width: Int) -> Size {
    guard numberOfRows > 0 else { return super.sizeInFrame(width: width) }
    let count = itemsPerLine(width: width)
    return Size(width, (numberOfRows + count - 1) / count * cellHeight(width: cellWidth(in: width)))
  }

  open override func layoutSubviews() {
    select(selectedIndex)
    for (_, cell) in shown { store(cell) }
    shown = []
    guard numberOfRows > 0 else { return place([]) }
    // All lines are as high as the cell that is selected.
    let width = cellWidth(in: frame.size.width)
    let size = Size(width, cellHeight(width: width))
    let lines = max(1, frame.size.height / size.height)
    let selectedLine = selectedIndex / itemsPerLine
    firstLine = max(selectedLine - lines + 1, min(firstLine, selectedLine))
    let first = firstLine * itemsPerLine
    let last = min(first + lines * itemsPerLine, numberOfRows)
    shown = (first..<last).map { ($0, preparedCell(at: $0)) }
    place(
      shown.enumerated().map { number, item in
        item.cell.isSelected = item.index == selectedIndex
        showChoice(of: item.cell, at: item.index)
        let place = Point(
          column: number % itemsPerLine * width, row: number / itemsPerLine * size.height)
        return (item.cell, Rect(origin: place, size: size))
      })
  }

  open override var keyHelp: [KeyHint] {
    [
      KeyHint("left right", Language.texts.moveByCell),
      KeyHint("up down", Language.texts.moveByLine),
      KeyHint("home end", Language.texts.moveToEnd),
    ]
  }

  open override func respond(to key: Key) -> Bool {
    switch key {
    case .left: select(selectedIndex - 1)
    case .right: select(selectedIndex + 1)
    case .up: move(by: -itemsPerLine)
    case .down: move(by: itemsPerLine)
    default: return super.respond(to: key)
    }
    return true
  }

  /// Stays where there is no cell.
  private func move(by distance: Int) {
    let index = selectedIndex + distance
    if (0..<numberOfRows).contains(index) { select(index) }
  }

  override func respondToClick(at place: Point) -> Bool {
    guard let item = shown.first(where: { $0.cell.frame.contains(place) }) else { return true }
    if item.index == selectedIndex { return sendAlongChain(.return) }
    select(item.index)
    return true
  }
}
