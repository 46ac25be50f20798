import ModelKit

extension TableViewController {
  /// What every table can do with its rows, for the list of keys.
  var tableKeyHelp: [KeyHint] {
    let texts = Language.texts
    return [
      KeyHint("/", texts.filterRows), KeyHint("o", texts.orderByNextColumn),
      KeyHint("O", texts.turnOrderAround), KeyHint("space", texts.chooseRow),
    ] + (selectedItem is ManagedObject ? [KeyHint("e", texts.edit)] : [])
  }

  /// Answers the keys that mean the same in every table.
  func respondToTableKey(_ key: Key) -> Bool {
    switch key {
    case .character("/"): askForFilter()
    case .character("o"): orderByNextColumn()
    case .character("O"): turnOrderAround()
    case .character(" "): toggleMark()
    case .return, .character("e"):
      if key != .return, editSelection() { return true }
      return tellUnreadableSelection()
    case .escape: return clear()
    default: return false
    }
    return true
  }

  /// Says why nothing is done with the selected row; false where it can be read.
  @discardableResult
  func tellUnreadableSelection() -> Bool {
    guard rowCount > 0, selectedItem == nil else { return false }
    application?.tell(Language.texts.unreadableSelection)
    return true
  }

  private func askForFilter() {
    let question = LineQuestion(Language.texts.filterQuestion, text: arrangement.filter) { _ in }
    question.onChange = { [weak self, weak question] text in
      guard let self else { return }
      arrangement.filter = text
      if let limit = dataSource?.searchLimit { question?.show(problem: limit) }
    }
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
    // In a tree the last row may be below another, which it cannot stand before.
    let column = arrangement.column ?? (dataSource?.treeItems == nil ? nil : 0)
    arrangement = TableArrangement(
      filter: arrangement.filter, column: column, isDescending: !arrangement.isDescending)
    tellOrder()
  }

  private func tellOrder() {
    let isOrdered = arrangement.column != nil
    application?.tell(
      dataSource?.orderNote ?? (isOrdered ? Language.texts.tooManyRows : Language.texts.listOrder))
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

  private var hasChoices: Bool { dataSource?.markedItems.isEmpty == false }

  /// Whether rows are filtered, and nothing is chosen that escape takes back before.
  var escapeShowsAllRows: Bool { !arrangement.filter.isEmpty && !hasChoices }

  /// Takes back choices first, then the filter; false when there is neither.
  private func clear() -> Bool {
    if hasChoices {
      tableView.removeChoices()
    } else if escapeShowsAllRows {
      arrangement.filter = ""
    } else {
      return false
    }
    return true
  }
}
