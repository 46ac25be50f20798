/// Shows as much of a tall view as there is room for.
///
/// Up and down move by one line, page up and page down by a screenful, home and end to either end.
final class ScrollView: View {
  private var document = View()
  private var offset = 0

  convenience init(_ document: View) {
    self.init()
    self.document = document
  }

  private var maximumOffset: Int { max(0, document.frame.size.height - frame.size.height) }

  override func sizeThatFits(width: Int) -> Size {
    document.sizeThatFits(width: width)
  }

  override func layoutSubviews() {
    let height = document.sizeThatFits(width: frame.size.width).height
    let size = Size(frame.size.width, max(height, frame.size.height))
    document.frame.size = size
    offset = min(offset, maximumOffset)
    place([(document, Rect(origin: Point(column: 0, row: -offset), size: size))])
  }

  /// Scrolls as little as possible so that a view inside appears.
  func reveal(_ view: View) {
    var row = 0
    var current: View? = view
    while let inner = current, inner !== document {
      row += inner.frame.origin.row
      current = inner.superview
    }
    guard current != nil else { return }
    offset = min(offset, row)
    offset = max(offset, row + view.frame.size.height - frame.size.height)
    offset = max(0, min(offset, maximumOffset))
  }

  override var keyHelp: [KeyHint] {
    [
      KeyHint("up down", Language.texts.scrollByLine),
      KeyHint("pageup pagedown", Language.texts.scrollByScreenful),
      KeyHint("home end", Language.texts.scrollToEnd),
    ]
  }

  override func respond(to key: Key) -> Bool {
    key.destination(from: offset, height: frame.size.height, end: maximumOffset)
      .map { scroll(to: $0) } ?? false
  }

  override func respondToWheel(lines: Int) -> Bool { scroll(to: offset + lines) }

  /// - Returns: false when there is nothing to scroll, so that others may use the key.
  private func scroll(to offset: Int) -> Bool {
    guard maximumOffset > 0 else { return false }
    self.offset = max(0, min(offset, maximumOffset))
    return true
  }
}
