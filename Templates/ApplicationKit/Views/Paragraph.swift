/// On which side a text stands where it has more room than it needs.
public enum TextAlignment: Sendable {
  case leading
  case center
  case trailing
}

/// Text that is wrapped where there is room for several lines, and cut with an ellipsis where there
/// is not. It remembers its lines for the width that was asked for last.
@MainActor
public final class Paragraph {
  /// Newlines begin new lines.
  public var text: String {
    didSet { if text != oldValue { wrapped = nil } }
  }

  /// The most lines that the text takes; nil for as many as it needs.
  public var lineLimit: Int? {
    didSet { if lineLimit != oldValue { wrapped = nil } }
  }

  /// On which side the lines stand where there is more room.
  var alignment = TextAlignment.leading

  /// The width that was asked for last, the lines for it and the columns of the widest of them.
  private var wrapped: (width: Int, lines: [String], columns: Int)?

  public init(_ text: String = "", lineLimit: Int? = nil) {
    self.text = text
    self.lineLimit = lineLimit
  }

  /// The place that the text takes when it may take at most `width` columns.
  func size(width: Int) -> Size {
    let (_, lines, columns) = wrapped(to: width)
    return Size(min(width, columns), lines.count)
  }

  /// The lines that the text takes in a width, and the columns of the widest of them. A single line is not
  /// wrapped, and not cut.
  func wrapped(to width: Int) -> (width: Int, lines: [String], columns: Int) {
    if let wrapped, wrapped.width == width || lineLimit == 1 { return wrapped }
    let lines =
      lineLimit == 1 ? [singleLine] : limited(TextWrapping.lines(of: text, width: width), width)
    let new = (width, lines, lines.map(\.displayWidth).max() ?? 0)
    wrapped = new
    return new
  }

  private var singleLine: String {
    guard !text.isPlainASCII, text.contains(where: \.isNewline) else { return text }
    return text.replacing(#/\s*\R\s*/#, with: " ")
  }

  private func limited(_ lines: [String], _ width: Int) -> [String] {
    guard let lineLimit, lines.count > lineLimit, let last = lines.prefix(lineLimit).last else {
      return lines
    }
    return lines.prefix(lineLimit - 1) + [(last + "…").truncated(toWidth: width)]
  }
}
