import ModelKit

extension TableViewDataSource {
  /// Shows the rows that an arrangement asks for, in its order.
  ///
  /// A store arranges what it fetches: it looks for the text in the values that it keeps as text. Where a
  /// row shows more, a value that is computed or no text, all rows are looked at here, unless there are
  /// too many: then what is computed is not searched, which `searchLimit` tells.
  func arrange(by arrangement: TableArrangement) {
    if self.arrangement.isTrivial { isLarge = items.count > Self.largestCount }
    let isUnfiltered = ownArrangement.filter == self.arrangement.filter
    let isOrdered = arrangement.isOrdered(as: self.arrangement)
    self.arrangement = arrangement
    ownArrangement = arrangement
    if !arrangement.filter.isEmpty { openAllItems() }
    if let results = items as? any StoreArranged, results.canBeArranged {
      let (condition, sort) = (storeCondition, storeSort)
      if condition != nil || !isUnfiltered || !isOrdered {
        isArranging = true
        results.arrange(where: condition, sortBy: sort)
        isArranging = false
        shownRows = nil
      }
      if condition != nil { ownArrangement.filter = "" }
      if sort != nil { ownArrangement.column = nil }
    }
    arrangeHere()
  }

  /// A text is looked for below closed items too.
  func openAllItems() {
    guard let treeItems else { return }
    let count = items.count
    isArranging = true
    treeItems.openAll()
    isArranging = false
    if items.count > count { shownRows = nil }
  }

  /// The rows of a tree, as they are ordered; those that are filtered are in none.
  var tree: (any TreeRows)? {
    guard arrangement.filter.isEmpty, let treeItems else { return nil }
    return shown.map { OrderedTree(treeItems, shown: $0) } ?? treeItems
  }

  /// More rows are not read to be arranged.
  private static var largestCount: Int { 10_000 }

  /// Whether there are too many rows for what their store does not arrange.
  var isOverburdened: Bool {
    !ownArrangement.isTrivial && items is any StoreArranged && items.count > Self.largestCount
  }

  /// What to tell somebody whose text is not looked for everywhere; nil where it is.
  var searchLimit: String? {
    if isOverburdened { return Language.texts.tooManyRows }
    return isPartial ? Language.texts.storedTextsOnly : nil
  }

  /// Whether a text is looked for in what a store keeps as text, though rows show more.
  private var isPartial: Bool {
    items is any StoreArranged && storeCondition != nil && storeConditions.contains { $0 == nil }
  }

  /// Which rows are shown, for the title of the list; nothing for all of them.
  var filterNote: String {
    let filter = arrangement.filter
    guard !filter.isEmpty, ownArrangement.filter.isEmpty || !isOverburdened else { return "" }
    return isPartial
      ? Language.texts.filteredRows(withStored: filter) : Language.texts.filteredRows(with: filter)
  }

  /// How the rows are ordered; nil for the order in which they come.
  var orderNote: String? {
    if arrangement.isReversed { return Language.texts.reversedOrder }
    guard let column = arrangement.column, !isOverburdened else { return nil }
    return Language.texts.order(
      by: columnTitle(at: column), isDescending: arrangement.isDescending)
  }

  /// Arranges what the store does not. What rows show is looked at once, until any object changes.
  func arrangeHere() {
    guard !ownArrangement.isTrivial, !isOverburdened else {
      (shown, shownRows, dataObservation) = (nil, nil, nil)
      return
    }
    if shownRows == nil {
      let items = items.items
      shownRows = ShownRows(items.map(shownValues))
      let context = items.lazy.compactMap { ($0 as? ManagedObject)?.context }.first
      dataObservation = context.map { context in
        context.observe(entitiesNamed: Set(context.schema.entities.map(\.name))) {
          [weak self] _ in self?.shownRows = nil
        }
      }
    }
    shown = shownRows?.order(by: ownArrangement, levels: levels)
  }

  private var levels: [Int]? {
    guard ownArrangement.filter.isEmpty, let treeItems else { return nil }
    return (0..<items.count).map { treeItems.node(at: $0).level }
  }

  private var storeSort: QuerySort? {
    guard let column = arrangement.column, columnSorts.indices.contains(column) else { return nil }
    return columnSorts[column]?.ordered(isDescending: arrangement.isDescending)
  }

  /// Nil where the store would miss rows that show the text.
  private var storeCondition: QueryCondition? {
    guard !arrangement.filter.isEmpty else { return nil }
    let conditions = storeConditions
    let known = conditions.compactMap { $0 }
    guard !known.isEmpty, isLarge || known.count == conditions.count else { return nil }
    return .any(known)
  }

  /// By column, whether it holds the text; nil for what the store does not keep as text.
  private var storeConditions: [QueryCondition?] {
    columnSorts.map { $0?.contains(arrangement.filter, title: Language.title) }
  }

  /// What people call a column: its title, or what its label in a cell shows.
  func columnTitle(at column: Int) -> String {
    if let columnTitles { return columnTitles[column] }
    let names = outletNames
    guard names.indices.contains(column) else { return Language.texts.column(column + 1) }
    return columnSorts[column].flatMap {
      Language.label(of: names[column], in: $0.path.lastEntity.modelName)
    } ?? WordSplitting.title(of: names[column])
  }
}
