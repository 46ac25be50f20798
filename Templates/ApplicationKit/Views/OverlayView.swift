/// A view in a frame over another one, in the middle and as small as it can be. Where there are few lines
/// it has them all, and no frame.
final class OverlayView: View {
  private var cover = View()
  private let frameView = FrameView()

  convenience init(_ view: View, over cover: View) {
    self.init()
    self.cover = cover
    frameView.inner = view
  }

  override func layoutSubviews() {
    let room = frame.size
    guard room.height >= 5 else {
      return place([(frameView.inner, Rect(origin: .zero, size: room))])
    }
    let wanted = frameView.sizeThatFits(width: room.width)
    let size = Size(min(wanted.width, room.width), min(wanted.height, room.height))
    let corner = Point(
      column: (room.width - size.width) / 2, row: (room.height - size.height) / 2)
    place([(cover, Rect(origin: .zero, size: room)), (frameView, Rect(origin: corner, size: size))])
  }
}

/// A border around a view, with a column of room on either side.
private final class FrameView: View {
  var inner = View()
  private static let margin = Size(4, 2)

  override var content: ViewContent { .frame }

  override func sizeThatFits(width: Int) -> Size {
    let size = inner.sizeInFrame(width: max(0, width - Self.margin.width))
    return Size(size.width + Self.margin.width, size.height + Self.margin.height)
  }

  override func layoutSubviews() {
    let size = Size(
      frame.size.width - Self.margin.width, frame.size.height - Self.margin.height)
    place([(inner, Rect(origin: Point(column: 2, row: 1), size: size))])
  }
}
