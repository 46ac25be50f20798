/// What is drawn on, and where its text cursor blinks.
@MainActor
final class Surface {
  var buffer: ScreenBuffer
  var cursor: Point?

  init(size: Size) {
    buffer = ScreenBuffer(size: size)
  }
}

/// A view's own part of the screen: places count from its upper left corner, and nothing that is
/// drawn outside of it appears.
@MainActor
struct Canvas {
  private let surface: Surface
  private let frame: Rect
  private let clip: Rect
  private let style: Style

  var size: Size { frame.size }

  init(_ surface: Surface) {
    let screen = Rect(origin: .zero, size: surface.buffer.size)
    self.init(surface: surface, frame: screen, clip: screen, style: .plain)
  }

  private init(surface: Surface, frame: Rect, clip: Rect, style: Style) {
    self.surface = surface
    self.frame = frame
    self.clip = clip
    self.style = style
  }

  /// The part of this canvas that a rectangle covers.
  func region(_ rect: Rect) -> Canvas {
    let moved = rect.moved(by: frame.origin)
    return Canvas(surface: surface, frame: moved, clip: clip.intersection(moved), style: style)
  }

  /// The same canvas on which everything is drawn in a style as well.
  func styled(_ added: Style) -> Canvas {
    Canvas(surface: surface, frame: frame, clip: clip, style: style.adding(added))
  }

  /// Writes one line; control characters are shown, not obeyed.
  func write(_ text: String, at place: Point = .zero, style: Style = .plain) {
    var column = place.column + frame.origin.column
    let row = place.row + frame.origin.row
    guard clip.rows.contains(row) else { return }
    let style = self.style.adding(style)
    if text.isPlainASCII {
      let place = Point(column: column, row: row)
      surface.buffer.put(ascii: text, at: place, within: clip.columns, style: style)
      return
    }
    for character in text {
      for part in CharacterWidth.parts(of: character) {
        put(Glyph(part.text), width: part.width, at: Point(column: column, row: row), style)
        column += part.width
      }
    }
  }

  private func put(_ glyph: Glyph, width: Int, at place: Point, _ style: Style) {
    let columns = clip.columns
    guard place.column >= columns.lowerBound, place.column + width <= columns.upperBound else {
      return
    }
    surface.buffer.put(glyph, width: width, at: place, style: style)
  }

  /// Covers everything with blanks in a style.
  func fill(_ style: Style = .plain) {
    let style = self.style.adding(style)
    let blanks = String(repeating: " ", count: clip.size.width)
    for row in clip.rows {
      let place = Point(column: clip.origin.column, row: row)
      surface.buffer.put(ascii: blanks, at: place, within: clip.columns, style: style)
    }
  }

  /// Shows the text cursor at a place of this canvas.
  func showCursor(at place: Point) {
    let column = place.column + frame.origin.column
    let row = place.row + frame.origin.row
    guard clip.columns.contains(column), clip.rows.contains(row) else { return }
    surface.cursor = Point(column: column, row: row)
  }
}
