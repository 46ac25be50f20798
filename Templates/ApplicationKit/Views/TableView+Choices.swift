/// What happens to a cell of a table view, and can be customised by a closure that runs last.
public enum CellStep: Hashable, Sendable {
  case configure
  case select
  case deselect
}

/// A closure with which a table view is customised; it gets a cell and the number of its row.
public typealias CellCustomization = @MainActor (TableViewCell, Int) -> Void

/// What stands before the parts of a row that was chosen.
public enum CellAccessory: Hashable, Sendable {
  case none
  case asterisk
  case checkMark
}

extension TableView {
  /// Chooses a row, or no longer.
  public final func toggleChoice(at index: Int) {
    rows?.toggleMark(at: index)
  }

  /// Chooses no row any more.
  public final func removeChoices() {
    rows?.removeMarks()
  }

  /// A cell that went through all of its steps.
  final func preparedCell(at index: Int) -> TableViewCell {
    let cell = makeCell(at: index)
    configure(cell, at: index)
    cell.placement = nil
    cell.treeNode = rows?.tree?.node(at: index)
    customize(cell, at: index, after: .configure)
    showChoice(of: cell, at: index)
    return cell
  }

  /// The height of the selected row's cell when it takes `width` columns with its mark.
  final func cellHeight(width: Int) -> Int {
    select(selectedIndex)
    let cell = preparedCell(at: selectedIndex)
    defer { store(cell) }
    return max(1, cell.sizeThatFits(width: max(0, width - TableViewCell.markerWidth)).height)
  }

  final func showChoice(of cell: TableViewCell, at index: Int) {
    let isChosen = rows?.isMarked(at: index) ?? false
    guard cell.isMarked != isChosen else { return }
    cell.placement = nil
    cell.accessory = isChosen ? chosenAccessory : .none
    if isChosen { didSelect(cell, at: index) } else { didDeselect(cell, at: index) }
    customize(cell, at: index, after: isChosen ? .select : .deselect)
  }
}
