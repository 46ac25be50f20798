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

  /// The part of this canvas that a rectangle covers.
  func region(_ rect: Rect) -> Canvas {
    let moved = rect.moved(by: frame.origin)
    return Canvas(surface: surface, frame: moved, clip: clip.intersection(moved), style: style)
  }

  /// The same canvas on which everything is drawn in a style as well.
  func styled(_ added: Style) -> Canvas {
    Canvas(surface: surface, frame: frame, clip: clip, style: style.union(added))
  }

  /// Writes one line; control characters are shown, not obeyed.
  func write(_ text: String, at place: Point = .zero, style: Style = .plain) {
    var place = frame.origin + place
    guard clip.rows.contains(place.row) else { return }
    let style = self.style.union(style)
    if text.isPlainASCII {
      return surface.buffer.put(ascii: text, at: place, within: clip.columns, style: style)
    }
    for part in text.flatMap(CharacterWidth.parts) {
      let end = place.column + part.width
      if place.column >= clip.columns.lowerBound, end <= clip.columns.upperBound {
        surface.buffer.put(Glyph(part.text), width: part.width, at: place, style: style)
      }
      place.column = end
    }
  }

  /// Covers everything with blanks in a style.
  func fill(_ style: Style = .plain) {
    let style = self.style.union(style)
    // Repeating a text would append it again and again.
    let blanks = String(decoding: [UInt8](repeating: 0x20, count: clip.size.width), as: UTF8.self)
    for row in clip.rows {
      let place = Point(column: clip.origin.column, row: row)
      surface.buffer.put(ascii: blanks, at: place, within: clip.columns, style: style)
    }
  }

  /// Shows the text cursor at a place of this canvas.
  func showCursor(at place: Point) {
    let place = frame.origin + place
    if clip.contains(place) { surface.cursor = place }
  }
}

extension Canvas {
  /// All of a surface.
  init(_ surface: Surface) {
    let screen = Rect(origin: .zero, size: surface.buffer.size)
    self.init(surface: surface, frame: screen, clip: screen, style: .plain)
  }
}
