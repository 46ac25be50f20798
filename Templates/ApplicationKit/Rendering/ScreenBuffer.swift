import Foundation

/// One character cell of the screen, without a byte that means nothing: rows are compared as bytes.
struct ScreenCell: Equatable {
  var glyph = Glyph.blank
  /// 1, or 2 in the left half of a wide character, or 0 in the right half.
  var width: UInt16 = 1
  var style = Style.plain

  static let blank = ScreenCell()
}

/// What the screen shows: a grid of cells in which a wide character takes two and is never cut.
struct ScreenBuffer: Equatable {
  let size: Size
  /// Row after row.
  private var cells: [ScreenCell]

  init(size: Size) {
    self.size = size
    cells = [ScreenCell](repeating: .blank, count: size.width * size.height)
  }

  /// The cells of a row, numbered from 0.
  func row(_ number: Int) -> ArraySlice<ScreenCell> {
    cells[(number * size.width)..<((number + 1) * size.width)]
  }

  /// Whether a row shows what it shows in another buffer of the same size.
  func hasSameRow(_ number: Int, as other: ScreenBuffer) -> Bool {
    row(number).withUnsafeBytes { own in
      other.row(number).withUnsafeBytes { other in
        guard let start = own.baseAddress, let otherStart = other.baseAddress else { return true }
        return memcmp(start, otherStart, own.count) == 0
      }
    }
  }

  /// Puts a character of width 1 or 2 at a place; what lies outside of the screen is dropped.
  mutating func put(_ glyph: Glyph, width: Int, at place: Point, style: Style) {
    guard place.row >= 0, place.row < size.height, place.column >= 0, width > 0,
      place.column + width <= size.width
    else { return }
    let index = place.row * size.width + place.column
    for number in index..<(index + width) { clearWideCharacter(at: number) }
    cells[index] = ScreenCell(glyph: glyph, width: UInt16(width), style: style)
    if width == 2 { cells[index + 1] = ScreenCell(glyph: .nothing, width: 0, style: style) }
  }

  /// Puts a text of visible characters of ASCII at a place, as far as it lies in a range of columns.
  mutating func put(ascii text: String, at place: Point, within columns: Range<Int>, style: Style) {
    guard place.row >= 0, place.row < size.height else { return }
    let columns = columns.clamped(to: 0..<size.width)
    let start = place.row * size.width
    var text = text
    text.withUTF8 { bytes in
      let covered = (place.column..<place.column + bytes.count).clamped(to: columns)
      guard !covered.isEmpty else { return }
      // What is wide between the two ends is covered with both halves.
      clearWideCharacter(at: start + covered.lowerBound)
      clearWideCharacter(at: start + covered.upperBound - 1)
      for column in covered {
        let glyph = Glyph(ascii: bytes[column - place.column])
        cells[start + column] = ScreenCell(glyph: glyph, width: 1, style: style)
      }
    }
  }

  /// Blanks the other half of a wide character that is about to lose one half. Both halves lie in
  /// one row.
  private mutating func clearWideCharacter(at index: Int) {
    let cell = cells[index]
    guard cell.width != 1 else { return }
    let other = cell.width == 0 ? index - 1 : index + 1
    if cells.indices.contains(other) { cells[other] = ScreenCell(style: cells[other].style) }
    cells[index] = ScreenCell(style: cell.style)
  }

  /// The lines of the screen as text, without trailing blanks, each followed by a newline.
  @MainActor
  var text: String {
    (0..<size.height).map { row($0).map(\.glyph.text).joined().withoutTrailingBlanks + "\n" }
      .joined()
  }
}
