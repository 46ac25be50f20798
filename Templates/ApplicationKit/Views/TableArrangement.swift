import ModelKit

/// Which rows of a table are shown and in which order, as its user wants it.
struct TableArrangement: Equatable {
  /// What a row has to show somewhere, in any case of its letters; all rows do without it.
  var filter = ""
  /// The column that rows are ordered by, counted from 0; nil for the order in which they come.
  var column: Int?
  var isDescending = false

  /// Whether rows stay as they come.
  var isTrivial: Bool { filter.isEmpty && column == nil }

  /// The numbers of the rows that are shown, in their order.
  ///
  /// - Parameter rows: what each row shows in its columns.
  func order(of rows: [[ShownValue]]) -> [Int] {
    let kept = rows.indices.filter { number in
      filter.isEmpty || rows[number].contains { $0.holds(filter) }
    }
    guard let column else { return kept }
    return kept.sorted { left, right in
      let order = Self.value(rows[left], column).sortOrder(with: Self.value(rows[right], column))
      return order == .equal ? left < right : (order == .before) != isDescending
    }
  }

  private static func value(_ row: [ShownValue], _ column: Int) -> AttributeValue {
    row.indices.contains(column) ? row[column].value : .null
  }
}

/// What a row shows in a column.
struct ShownValue {
  let value: AttributeValue
  /// The value as the language of the application has it, or what stands for none.
  let text: String

  /// Whether a text is found in the plain form of the value, or in the one that is shown. What stands
  /// for no value is not looked at, since a store has nothing there.
  func holds(_ part: String) -> Bool {
    let plain = ValueText.text(of: value)
    let texts = value == .null || plain == text ? [plain] : [plain, text]
    return texts.contains {
      TextSearch.holds($0, .contains, part, ignoring: [.letterCase, .diacritics])
    }
  }
}
