/// The widths that the parts of the cells of a table share, so that they stand in columns.
@MainActor
enum TableColumns {
  /// The widths for cells whose layouts are rows with equally many parts; nil for any others.
  ///
  /// Each column is as wide as its widest part; where cells fill their rows, room that is left goes to the first
  /// one that is not fixed, which pushes the others to the right edge.
  static func widths(of cells: [TableViewCell], width: Int) -> [Int]? {
    guard let cell = cells.first, let (first, spacing) = cell.row, !first.isEmpty else {
      return nil
    }
    var wanted = first.map { _ in 0 }
    for cell in cells {
      guard let parts = cell.row?.parts, parts.count == wanted.count else { return nil }
      for (column, part) in parts.enumerated() {
        let length = LayoutSolver.size(of: part, width: width).width
        wanted[column] = max(wanted[column], length + (column == 0 ? cell.indent : 0))
      }
    }
    let extents = first.map(\.extent)
    let gaps = spacing * (first.count - 1)
    var widths = Distribution.lengths(wanted: wanted, extents: extents, available: width - gaps)
    let rest = width - gaps - widths.reduce(0, +)
    if cell.fillsRow, rest > 0, let grown = extents.firstIndex(of: .fitting) {
      widths[grown] += rest
    }
    return widths
  }
}
