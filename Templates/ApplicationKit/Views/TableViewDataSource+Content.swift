import ModelKit

/// What is shown.
extension TableViewDataSource {
  /// How many columns rows can be ordered by.
  var columnCount: Int { columnTitles?.count ?? sampleCell.labels.count }

  /// What all rows show that can be read, those of a tree that are closed too, with the name of each column or
  /// of its outlet.
  var listContent: ListContent {
    treeItems?.openAll()
    return ListContent(
      columns: columnNames ?? outletNames,
      rows: (0..<count).compactMap { row in
        isUnreadable(self[row]) ? nil : shownValues(of: self[row]).map(\.value)
      })
  }

  func isUnreadable(_ item: Item) -> Bool {
    (item as? ManagedObject)?.isUnreadable == true
  }

  /// What the row of an item shows in its columns.
  func shownValues(of item: Item) -> [ShownValue] {
    fill(sampleCell, for: item)
    return sampleCell.labels.map { ShownValue(value: $0.shownValue, text: $0.text) }
  }

  /// The labels of a cell by the names of its outlets.
  var outletNames: [String] {
    let outlets = sampleCell.outlets
    return sampleCell.labels.enumerated().map { number, label in
      let name = outlets.first { $0.outlet.view === label }?.name ?? "column\(number + 1)"
      return name.hasSuffix("Label") ? String(name.dropLast("Label".count)) : name
    }
  }
}
