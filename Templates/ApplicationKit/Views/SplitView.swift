/// Two views side by side.
final class SplitView: View {
  private let first: View
  private let second: View

  /// The columns between the views.
  private static let gap = 2

  init(_ first: View, _ second: View) {
    self.first = first
    self.second = second
    super.init()
  }

  required init() {
    first = View()
    second = View()
    super.init()
  }

  override func layoutSubviews() {
    let width = (frame.size.width - Self.gap) * 2 / 5
    let rest = frame.size.width - width - Self.gap
    let height = frame.size.height
    place([
      (first, Rect(column: 0, row: 0, width: width, height: height)),
      (second, Rect(column: width + Self.gap, row: 0, width: rest, height: height)),
    ])
  }
}
