import ModelKit

/// What a table view asks for its rows.
@MainActor
protocol TableRows: AnyObject {
  var count: Int { get }
  func makeCell(in tableView: TableView) -> TableViewCell
  func configure(_ cell: TableViewCell, at index: Int)
  /// Whether the row is one of several that were chosen.
  func isMarked(at index: Int) -> Bool
  func toggleMark(at index: Int)
  func removeMarks()
  /// Nil for rows of which none stands below another.
  var tree: (any TreeRows)? { get }
  /// What stands above the rows and does not scroll.
  var header: TableViewCell? { get }
  /// What stands above a row that is the first of its section; nil for any other.
  func sectionTitle(at index: Int) -> String?
}

/// A row that is on the screen, with the title of its section where it is the first of it.
@MainActor
struct VisibleRow {
  let cell: TableViewCell
  let height: Int
  /// What is seen of the row, with the lines that each part takes.
  let parts: [(view: View, height: Int)]

  init(_ cell: TableViewCell, under title: String?, width: Int) {
    self.cell = cell
    let title = title.map { [(view: Label($0, .strong, lineLimit: 1) as View, height: 1)] } ?? []
    parts = title + [(cell, max(1, cell.sizeThatFits(width: width).height))]
    height = parts.reduce(0) { $0 + $1.height }
  }
}
