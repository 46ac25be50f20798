/// Turns two screens into the control sequences that lead from one to the other.
///
/// Only cells that differ are written, so nothing flickers and a slow connection stays usable.
struct ScreenUpdate {
  private let usesColor: Bool
  private var output = ""
  private var style: Style?
  private var cursor: Point?

  init(usesColor: Bool) {
    self.usesColor = usesColor
  }

  /// The sequences that turn a terminal that shows `old` into one that shows `new`.
  ///
  /// - Parameter old: nil when nobody knows what the terminal shows: everything is written then.
  static func text(from old: ScreenBuffer?, to new: ScreenBuffer, usesColor: Bool) -> String {
    var update = ScreenUpdate(usesColor: usesColor)
    let known = old?.size == new.size ? old : nil
    if known == nil { update.output += "\u{1B}[0m\u{1B}[2J" }
    for (number, row) in new.rows.enumerated() {
      update.write(row, over: known?.rows[number], at: number)
    }
    if update.style != nil { update.output += "\u{1B}[0m" }
    return update.output
  }

  private mutating func write(_ row: [ScreenCell], over old: [ScreenCell]?, at number: Int) {
    var column = 0
    while column < row.count {
      let cell = row[column]
      let isSame = old.map { $0[column] == cell } ?? (cell == .blank())
      if !isSame || (cell.width == 2 && isRightHalfChanged(row, old, column)) {
        write(cell, at: Point(column: column, row: number))
      }
      column += max(1, cell.width)
    }
  }

  private func isRightHalfChanged(
    _ row: [ScreenCell], _ old: [ScreenCell]?, _ column: Int
  ) -> Bool {
    guard let old, column + 1 < row.count else { return true }
    return old[column + 1] != row[column + 1]
  }

  private mutating func write(_ cell: ScreenCell, at place: Point) {
    if cursor != place { output += Self.move(to: place) }
    if style != cell.style {
      output += cell.style.controlSequence(usesColor: usesColor)
      style = cell.style
    }
    // Terminals disagree on the width of a character of several scalars: the place is cleared
    // first, and the cursor is not trusted afterwards.
    let isSingleScalar = cell.text.unicodeScalars.count == 1
    if !isSingleScalar {
      output += String(repeating: " ", count: cell.width) + Self.move(to: place)
    }
    output += cell.text
    cursor = isSingleScalar ? Point(column: place.column + cell.width, row: place.row) : nil
  }

  static func move(to place: Point) -> String {
    "\u{1B}[\(place.row + 1);\(place.column + 1)H"
  }
}
