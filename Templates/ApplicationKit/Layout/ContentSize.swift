extension ViewContent {
  /// The place that the content takes when it may take at most `width` columns.
  @MainActor
  func size(width: Int) -> Size {
    switch self {
    case .nothing, .row, .treeNode, .frame: .zero
    case .text(let paragraph, _): paragraph.size(width: width)
    case .button(let title): Size(min(width, title.displayWidth + 4), 1)
    case .field(let edited, _): Size(width, edited.text.lines.count)
    case .title, .choice, .keys: Size(width, 1)
    }
  }
}
