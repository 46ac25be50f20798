import ModelKit

/// A view that shows text: wrapped where there is room for several lines, cut with an ellipsis
/// where there is not.
open class Label: View {
  /// What the label shows. Newlines begin new lines.
  public var text = "" {
    didSet { wrapped = nil }
  }

  public var style = Style.plain

  /// The most lines that the label takes; nil for as many as the text needs.
  public var lineLimit: Int?

  private var wrapped: (width: Int, lines: [String])?

  public convenience init(_ text: String) {
    self.init()
    self.text = text
  }

  /// Shows the value of an attribute, nothing when it is nil.
  public func show(_ value: some AttributeConvertible) {
    text = ValueText.text(of: value.attributeValue)
  }

  /// Shows an object by its description, nothing when there is none.
  public func show(_ object: ManagedObject?) {
    text = object?.displayName ?? ""
  }

  open override func sizeThatFits(width: Int) -> Size {
    let lines = lines(width: width)
    return Size(min(width, lines.map(\.displayWidth).max() ?? 0), lines.count)
  }

  open override func draw(in canvas: Canvas) {
    let lines = lines(width: canvas.size.width)
    for (row, line) in lines.prefix(canvas.size.height).enumerated() {
      let isCut = row == canvas.size.height - 1 && lines.count > canvas.size.height
      let text = isCut ? line + "…" : line
      canvas.write(
        text.truncated(toWidth: canvas.size.width), at: Point(column: 0, row: row), style: style)
    }
  }

  /// The lines that the text takes in a width. One line limits are cut, not wrapped.
  private func lines(width: Int) -> [String] {
    if let wrapped, wrapped.width == width { return limited(wrapped.lines, width) }
    let lines =
      lineLimit == 1
      ? [text.replacing(#/\s*\R\s*/#, with: " ")] : TextWrapping.lines(of: text, width: width)
    wrapped = (width, lines)
    return limited(lines, width)
  }

  private func limited(_ lines: [String], _ width: Int) -> [String] {
    guard let lineLimit, lines.count > lineLimit, let last = lines.prefix(lineLimit).last else {
      return lines
    }
    return lines.prefix(lineLimit - 1) + [(last + "…").truncated(toWidth: width)]
  }
}
