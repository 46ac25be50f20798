/// One character cell of the screen.
struct ScreenCell: Equatable {
  /// Empty in the right half of a wide character.
  var text: String
  /// 1, or 2 in the left half of a wide character, or 0 in the right half.
  var width: Int
  var style: Style

  static func blank(_ style: Style = .plain) -> ScreenCell {
    ScreenCell(text: " ", width: 1, style: style)
  }

  static func rightHalf(_ style: Style) -> ScreenCell {
    ScreenCell(text: "", width: 0, style: style)
  }
}

/// What the screen shows: a grid of cells in which a wide character takes two and is never cut.
struct ScreenBuffer: Equatable {
  let size: Size
  private(set) var rows: [[ScreenCell]]

  init(size: Size) {
    self.size = size
    let row = [ScreenCell](repeating: .blank(), count: size.width)
    rows = [[ScreenCell]](repeating: row, count: size.height)
  }

  /// Puts a character of width 1 or 2 at a place; what lies outside of the screen is dropped.
  mutating func put(_ text: String, width: Int, at place: Point, style: Style) {
    guard rows.indices.contains(place.row), place.column >= 0, width > 0,
      place.column + width <= size.width
    else { return }
    for column in 0..<width { clearWideCharacter(at: place.column + column, place.row) }
    rows[place.row][place.column] = ScreenCell(text: text, width: width, style: style)
    if width == 2 { rows[place.row][place.column + 1] = .rightHalf(style) }
  }

  /// Blanks the other half of a wide character that is about to lose one half.
  private mutating func clearWideCharacter(at column: Int, _ row: Int) {
    let cell = rows[row][column]
    if cell.width == 0, column > 0 { rows[row][column - 1] = .blank(cell.style) }
    if cell.width == 2, column + 1 < size.width { rows[row][column + 1] = .blank(cell.style) }
  }

  /// The lines of the screen as text, without trailing blanks, each followed by a newline.
  var text: String {
    rows.map { row in
      let line = row.map(\.text).joined()
      guard let last = line.lastIndex(where: { $0 != " " }) else { return "\n" }
      return line[...last] + "\n"
    }
    .joined()
  }
}
