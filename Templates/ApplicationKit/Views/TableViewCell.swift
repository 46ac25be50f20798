import ModelKit

/// One row of a table view. Its labels take one line each.
///
/// When the layout of a cell is a row, the table view gives its parts the same widths in every row.
open class TableViewCell: View {
  /// The columns before the parts in which a selected row is marked.
  static let markerWidth = 2

  /// Whether the table view's selection is on this row.
  public internal(set) final var isSelected = false

  /// Whether the row is one of several that were chosen.
  public final var isMarked: Bool { accessory != .none }

  /// What says that the row was chosen.
  public internal(set) final var accessory = CellAccessory.none

  open override var content: ViewContent { .row(isSelected: isSelected, accessory: accessory) }

  /// The parts of a layout that is a row, and the columns between them.
  var row: (parts: [Layout], spacing: Int)? {
    guard case .row(let parts, let spacing) = placedLayout?.content else { return nil }
    return (parts, spacing)
  }

  /// Whether the first part takes the room that is left, so that the others stand at the right edge; it stays at
  /// the right otherwise.
  var fillsRow: Bool { true }

  /// Where the row stands in a tree; nil in a list.
  final var treeNode: TreeNode?
  private lazy var treeMark = TreeMark()

  /// The columns before the first part in which the tree is drawn.
  final var indent: Int { treeNode.map { 2 * $0.level + 2 } ?? 0 }

  /// The layout, kept for as long as the cell shows the same: all are measured when a new row appears.
  private var placedLayout: Layout? {
    if knownLayout == nil { knownLayout = ownLayout }
    return knownLayout
  }

  private var knownLayout: Layout?

  /// The widths of the parts, which the table view decides on.
  var columnWidths: [Int]?

  /// The room and the widths for which the parts were placed; nil when the cell shows something else.
  var placement: CellPlacement? {
    didSet { if placement == nil { knownLayout = nil } }
  }

  open override func layoutSubviews() {
    let wanted = CellPlacement(size: frame.size, columnWidths: columnWidths)
    guard placement != wanted, let layout = placedLayout else { return }
    placement = wanted
    var widths = columnWidths?.count == row?.parts.count ? columnWidths : nil
    let indent = min(indent, widths?.first ?? max(0, frame.size.width - Self.markerWidth))
    widths?[0] -= indent
    let room = Size(frame.size.width - Self.markerWidth - indent, frame.size.height)
    let distance = Point(column: Self.markerWidth + indent, row: 0)
    if let treeNode { treeMark.node = treeNode }
    let mark = Rect(column: Self.markerWidth, row: 0, width: indent, height: 1)
    place(
      (treeNode == nil ? [] : [(treeMark, mark)])
        + LayoutSolver.frames(of: layout, in: room, widths: widths).map { view, frame in
          (view, frame.moved(by: distance))
        })
  }

  /// Gives every label one line, unless its owner has decided otherwise.
  final func limitLabels() {
    for label in labels { label.lineLimit = label.lineLimit ?? 1 }
  }
}

/// What the places of a cell's parts depend on beside what they show.
struct CellPlacement: Equatable {
  let size: Size
  let columnWidths: [Int]?
}
