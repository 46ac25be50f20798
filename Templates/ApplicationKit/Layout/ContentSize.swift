extension ViewContent {
  /// The place that the content takes when it may take at most `width` columns.
  @MainActor
  func size(width: Int) -> Size {
    switch self {
    case .nothing, .row, .frame: .zero
    case .text(let paragraph, _): paragraph.size(width: width)
    case .button(let title): Size(min(width, title.displayWidth + 4), 1)
    case .field(let field): Size(width, field.lines.count)
    case .choice, .keys: Size(width, 1)
    }
  }
}
