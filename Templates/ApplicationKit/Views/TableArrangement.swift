import ModelKit

/// Which rows of a table are shown and in which order, as its user wants it.
struct TableArrangement: Equatable {
  /// What a row has to show somewhere, in any case of its letters; all rows do without it.
  var filter = ""
  /// The column that rows are ordered by, counted from 0; nil for the order in which they come.
  var column: Int?
  /// Whether the last row stands first: by the column, or of rows as they come.
  var isDescending = false

  /// Whether rows stay as they come, from either end.
  var isTrivial: Bool { filter.isEmpty && column == nil }

  /// Whether rows that come are shown from the last to the first: they stay in their sections so.
  var isReversed: Bool { column == nil && isDescending }

  /// Whether rows come in the same order.
  func isOrdered(as other: TableArrangement) -> Bool {
    column == other.column && (column == nil || isDescending == other.isDescending)
  }
}

/// What all rows show in their columns, kept while somebody types what to look for in them.
struct ShownRows {
  private let rows: [[ShownValue]]

  /// The rows that have shown a text, by their numbers.
  private var found: [Int]
  private var filter = ""

  init(_ rows: [[ShownValue]]) {
    self.rows = rows
    found = Array(rows.indices)
  }

  /// The numbers of the rows that are shown, in their order.
  ///
  /// - Parameter levels: those of rows of a tree, which are ordered below the same row only; nil for others.
  mutating func order(by arrangement: TableArrangement, levels: [Int]? = nil) -> [Int] {
    // A row that shows a text shows the beginning of it.
    if !arrangement.filter.hasPrefix(filter) { found = Array(rows.indices) }
    if arrangement.filter != filter {
      filter = arrangement.filter
      found = found.filter { number in filter.isEmpty || rows[number].contains { $0.holds(filter) }
      }
    }
    guard let column = arrangement.column else { return found }
    return ordered(found[...], levels ?? rows.map { _ in 0 }) { left, right in
      let order = value(left, column).sortOrder(with: value(right, column))
      return order == .equal ? left < right : (order == .before) != arrangement.isDescending
    }
  }

  /// Orders rows that stand below the same one, each with all that stand below it.
  private func ordered(
    _ rows: ArraySlice<Int>, _ levels: [Int], isBefore: (Int, Int) -> Bool
  ) -> [Int] {
    guard let first = rows.first else { return [] }
    let starts = rows.indices.filter { levels[rows[$0]] == levels[first] }
    let ends = starts.dropFirst() + [rows.endIndex]
    return zip(starts, ends).sorted { isBefore(rows[$0.0], rows[$1.0]) }.flatMap { start, end in
      [rows[start]] + ordered(rows[(start + 1)..<end], levels, isBefore: isBefore)
    }
  }

  private func value(_ row: Int, _ column: Int) -> AttributeValue {
    rows[row].indices.contains(column) ? rows[row][column].value : .null
  }
}

/// What a row shows in a column.
struct ShownValue {
  let value: AttributeValue
  /// The plain form of the value, and the one that is shown.
  private let texts: [String]

  /// - Parameter text: the value as the language of the application has it, or what stands for none. That
  ///   is not looked at, since a store has nothing there.
  init(value: AttributeValue, text: String) {
    let plain = ValueText.text(of: value)
    self.value = value
    texts = value == .null || plain == text ? [plain] : [plain, text]
  }

  /// Whether a text is found in what is shown.
  func holds(_ part: String) -> Bool {
    texts.contains {
      TextSearch.holds($0, .contains, part, ignoring: [.letterCase, .diacritics])
    }
  }
}
