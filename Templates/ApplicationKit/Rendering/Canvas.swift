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
public struct Canvas {
  private let surface: Surface
  private let frame: Rect
  private let clip: Rect
  private let style: Style

  public var size: Size { frame.size }

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
  public func region(_ rect: Rect) -> Canvas {
    let moved = rect.moved(by: frame.origin)
    return Canvas(surface: surface, frame: moved, clip: clip.intersection(moved), style: style)
  }

  /// The same canvas on which everything is drawn in a style as well.
  public func styled(_ added: Style) -> Canvas {
    Canvas(surface: surface, frame: frame, clip: clip, style: style.adding(added))
  }

  /// Writes one line; control characters are shown, not obeyed.
  public func write(_ text: String, at place: Point = .zero, style: Style = .plain) {
    var column = place.column + frame.origin.column
    let row = place.row + frame.origin.row
    let style = self.style.adding(style)
    for character in text {
      let (text, width) = CharacterWidth.shown(character)
      if clip.rows.contains(row), column >= clip.columns.lowerBound,
        column + width <= clip.columns.upperBound
      {
        let place = Point(column: column, row: row)
        surface.buffer.put(text, width: width, at: place, style: style)
      }
      column += width
    }
  }

  /// Covers everything with blanks in a style.
  public func fill(_ style: Style = .plain) {
    let line = String(repeating: " ", count: size.width)
    for row in 0..<size.height { write(line, at: Point(column: 0, row: row), style: style) }
  }

  /// Shows the text cursor at a place of this canvas.
  public func showCursor(at place: Point) {
    let column = place.column + frame.origin.column
    let row = place.row + frame.origin.row
    guard clip.columns.contains(column), clip.rows.contains(row) else { return }
    surface.cursor = Point(column: column, row: row)
  }
}
