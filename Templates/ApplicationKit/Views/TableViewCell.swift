/// One row of a table view. Its labels take one line each.
///
/// When the layout of a cell is a row, the table view gives its parts the same widths in every row.
open class TableViewCell: View {
  var rowElements: [Layout]? {
    guard case .row(let elements, _) = ownLayout?.content else { return nil }
    return elements
  }

  var spacing: Int {
    guard case .row(_, let spacing) = ownLayout?.content else { return 0 }
    return spacing
  }

  var columnWidths: [Int]?

  open override func layoutSubviews() {
    guard let layout = ownLayout else { return }
    let widths = columnWidths?.count == rowElements?.count ? columnWidths : nil
    place(LayoutSolver.frames(of: layout, in: frame.size, widths: widths))
  }

  /// Gives every label below a view one line, unless its owner has decided otherwise.
  final func limitLabels(of layout: Layout? = nil) {
    guard let layout = layout ?? ownLayout else { return }
    switch layout.content {
    case .view(let label as Label): label.lineLimit = label.lineLimit ?? 1
    case .row(let elements, _), .column(let elements, _):
      for element in elements { limitLabels(of: element) }
    case .view, .space: break
    }
  }
}
