/// What a terminal can show.
struct TerminalAbilities: Equatable {
  var usesColor = true
  /// Whether characters other than those of ASCII appear.
  var usesUnicode = true
}

/// Turns two screens into the control sequences that lead from one to the other.
///
/// Only cells that differ are written, so nothing flickers and a slow connection stays usable.
@MainActor
struct ScreenUpdate {
  private let abilities: TerminalAbilities
  /// In UTF-8.
  private var output: [UInt8] = []
  private var style: Style?
  private var cursor: Point?

  private init(_ abilities: TerminalAbilities) {
    self.abilities = abilities
  }

  /// The sequences that turn a terminal that shows `old` into one that shows `new`.
  ///
  /// - Parameter old: nil when nobody knows what the terminal shows: everything is written then.
  static func text(
    from old: ScreenBuffer?, to new: ScreenBuffer, _ abilities: TerminalAbilities = .init()
  ) -> String {
    var update = ScreenUpdate(abilities)
    let known = old?.size == new.size ? old : nil
    if known == nil { update.append("\u{1B}[0m\u{1B}[2J") }
    for number in 0..<new.size.height where known?.hasSameRow(number, as: new) != true {
      update.write(new.row(number), over: known?.row(number), at: number)
    }
    if update.style != nil { update.append("\u{1B}[0m") }
    return String(decoding: update.output, as: UTF8.self)
  }

  private mutating func append(_ text: String) {
    output += text.utf8
  }

  private mutating func write(
    _ row: ArraySlice<ScreenCell>, over old: ArraySlice<ScreenCell>?, at number: Int
  ) {
    // Both screens are as large, so that the indices are the same.
    for index in row.indices where row[index].width > 0 {
      let cell = row[index]
      // No closure: each call of one would ask for the main actor.
      let isSame = if let old { old[index] == cell } else { cell == .blank }
      if !isSame || (cell.width == 2 && old?[index + 1] != row[index + 1]) {
        write(cell, at: Point(column: index - row.startIndex, row: number))
      }
    }
  }

  private mutating func write(_ cell: ScreenCell, at place: Point) {
    if cursor != place { move(to: place) }
    if style != cell.style {
      append(cell.style.controlSequence(usesColor: abilities.usesColor))
      style = cell.style
    }
    let width = Int(cell.width)
    guard abilities.usesUnicode else {
      append(ASCIIText.text(of: cell.glyph.text, width: width))
      cursor = Point(column: place.column + width, row: place.row)
      return
    }
    // Terminals disagree on the width of a character of several scalars: the place is cleared
    // first, and the cursor is not trusted afterwards.
    if !cell.glyph.isSingleScalar {
      append(String(repeating: " ", count: width))
      move(to: place)
    }
    if let byte = cell.glyph.ascii { output.append(byte) } else { append(cell.glyph.text) }
    cursor =
      cell.glyph.isSingleScalar ? Point(column: place.column + width, row: place.row) : nil
  }

  static func move(to place: Point) -> String {
    var update = ScreenUpdate(.init())
    update.move(to: place)
    return String(decoding: update.output, as: UTF8.self)
  }

  /// Byte by byte: putting strings together takes most of the time of an update.
  private mutating func move(to place: Point) {
    output.append(0x1B)
    output.append(UInt8(ascii: "["))
    append(place.row + 1)
    output.append(UInt8(ascii: ";"))
    append(place.column + 1)
    output.append(UInt8(ascii: "H"))
  }

  private mutating func append(_ number: Int) {
    if number >= 10 { append(number / 10) }
    output.append(UInt8(ascii: "0") + UInt8(number % 10))
  }
}
