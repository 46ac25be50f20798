import ModelKit

extension TableViewController {
  /// What every table can do with its rows, for the list of keys.
  var tableKeyHelp: [KeyHint] {
    [
      KeyHint("/", "show rows with a text only"), KeyHint("o", "order by the next column"),
      KeyHint("O", "turn the order around"), KeyHint("space", "choose the row, or no longer"),
    ] + (selectedItem is ManagedObject ? [KeyHint("e", "edit")] : [])
  }

  /// Answers the keys that mean the same in every table.
  func respondToTableKey(_ key: Key) -> Bool {
    switch key {
    case .character("/"): askForFilter()
    case .character("o"): orderByNextColumn()
    case .character("O"): turnOrderAround()
    case .character(" "): toggleMark()
    case .character("e"): return editSelection()
    case .escape: return clear()
    default: return false
    }
    return true
  }

  private func askForFilter() {
    let question = LineQuestion("Show rows with", text: arrangement.filter) { _ in }
    question.onChange = { [weak self] text in self?.arrangement.filter = text }
    application?.ask(question)
  }

  private func orderByNextColumn() {
    guard let count = dataSource?.columnCount, count > 0 else { return }
    let next = arrangement.column.map { $0 + 1 } ?? 0
    arrangement.column = next < count ? next : nil
    arrangement.isDescending = false
    tellOrder()
  }

  private func turnOrderAround() {
    arrangement.isDescending.toggle()
    if arrangement.column == nil { arrangement.column = 0 }
    tellOrder()
  }

  private func tellOrder() {
    guard let column = arrangement.column else {
      application?.show(message: "in the order of the list")
      return
    }
    let direction = arrangement.isDescending ? ", from the end" : ""
    let name = dataSource?.columnTitles?[column] ?? "column \(column + 1)"
    application?.show(message: "ordered by \(name)" + direction)
  }

  private func toggleMark() {
    guard let dataSource, tableView.selectedIndex < dataSource.count else { return }
    tableView.toggleChoice(at: tableView.selectedIndex)
    tableView.select(tableView.selectedIndex + 1)
  }

  private func editSelection() -> Bool {
    guard let object = selectedItem as? ManagedObject, let context = object.context else {
      return false
    }
    edit(object, in: context)
    return true
  }

  /// Takes back choices first, then the filter; false when there is neither.
  private func clear() -> Bool {
    if dataSource?.markedItems.isEmpty == false {
      tableView.removeChoices()
    } else if !arrangement.filter.isEmpty {
      arrangement.filter = ""
    } else {
      return false
    }
    return true
  }
}
