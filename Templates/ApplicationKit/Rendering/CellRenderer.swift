import ModelKit

/// Turns a tree of views into the character cells of a screen.
///
/// Only this and what it draws with know what a button, a selected row or an emphasis looks like.
@MainActor
enum CellRenderer {
  /// The screen that shows a view which has been laid out.
  static func surface(showing view: View) -> Surface {
    let surface = Surface(size: view.frame.size)
    draw(view, in: Canvas(surface))
    return surface
  }

  /// Draws a view and its parts. The canvas is as large as the view.
  static func draw(_ view: View, in canvas: Canvas) {
    drawContent(of: view, in: canvas)
    let parts = isSelected(view) ? canvas.styled(.reversed) : canvas
    for part in view.subviews where !part.isHidden { draw(part, in: parts.region(part.frame)) }
  }

  private static func isSelected(_ view: View) -> Bool {
    if case .row(let isSelected, _) = view.content { isSelected } else { false }
  }

  private static func drawContent(of view: View, in canvas: Canvas) {
    switch view.content {
    case .nothing: break
    case .text(let paragraph, let emphasis): draw(paragraph, emphasis, in: canvas)
    case .title(let forms):
      let text = forms.first { $0.displayWidth < canvas.size.width } ?? forms.last ?? ""
      draw(Paragraph(text, lineLimit: 1), .heading, in: canvas)
    case .button(let title):
      let text = "[ " + title.truncated(toWidth: canvas.size.width - 4) + " ]"
      canvas.write(text, style: view.isFirstResponder ? .reversed : .bold)
    case .field(let edited, let placeholder):
      draw(edited, placeholder, hasCaret: view.isFirstResponder, in: canvas)
    case .choice(let title):
      // Arrows promise another answer.
      let text = title.map { "< \($0.truncated(toWidth: canvas.size.width - 4)) >" }
      canvas.write(
        text ?? Language.texts.none, style: view.isFirstResponder ? .reversed : .plain)
    case .row(let isSelected, let accessory):
      let style: Style = isSelected ? .reversed : .plain
      if isSelected { canvas.fill(style) }
      canvas.write((isSelected ? ">" : " ") + accessory.sign, style: style)
    case .treeNode(let node):
      canvas.write(node.sign, at: Point(column: 2 * node.level, row: 0))
    case .frame: drawFrame(in: canvas)
    case .keys(let hints): draw(hints, in: canvas)
    }
  }

  private static func drawFrame(in canvas: Canvas) {
    canvas.fill()
    let (width, height) = (canvas.size.width, canvas.size.height)
    guard width > 1, height > 1 else { return }
    let line = String(repeating: "─", count: width - 2)
    canvas.write("┌" + line + "┐")
    for row in 1..<(height - 1) {
      canvas.write("│", at: Point(column: 0, row: row))
      canvas.write("│", at: Point(column: width - 1, row: row))
    }
    canvas.write("└" + line + "┘", at: Point(column: 0, row: height - 1))
  }

  private static func draw(_ paragraph: Paragraph, _ emphasis: Emphasis, in canvas: Canvas) {
    if emphasis == .heading { canvas.fill(.reversed) }
    let indent = emphasis == .heading ? 1 : 0
    let width = canvas.size.width - indent
    let (_, lines, columns) = paragraph.wrapped(to: width)
    for (row, line) in lines.prefix(canvas.size.height).enumerated() {
      let isCut = row == canvas.size.height - 1 && lines.count > canvas.size.height
      let shown = isCut ? line + "…" : line
      let text = isCut || columns > width ? shown.truncated(toWidth: width) : shown
      let room = paragraph.alignment == .leading ? 0 : max(0, width - text.displayWidth)
      let start = paragraph.alignment == .center ? room / 2 : room
      canvas.write(text, at: Point(column: indent + start, row: row), style: Style(emphasis))
    }
  }

  private static func draw(
    _ edited: EditedText, _ placeholder: String, hasCaret: Bool, in canvas: Canvas
  ) {
    let width = canvas.size.width
    canvas.fill(.underlined)
    if edited.text.isEmpty {
      canvas.write(placeholder.truncated(toWidth: width), style: [.faint, .underlined])
    }
    let lines = edited.text.replacing("\t", with: "  ").lines
    let before = edited.textBeforeCaret.replacing("\t", with: "  ").lines
    let caretRow = before.count - 1
    // The line of the caret slides to the left, so that the caret always has a column of its own.
    let shown = String(before.last ?? "").suffix(ofWidth: width - 1)
    // So do the lines, when there are more than there is room for.
    let firstRow = max(0, min(caretRow, lines.count - canvas.size.height))
    for row in firstRow..<lines.count {
      let rest = lines[row].dropFirst(before.last?.count ?? 0)
      let text = row == caretRow ? shown + rest : String(lines[row])
      canvas.write(text, at: Point(column: 0, row: row - firstRow), style: .underlined)
    }
    guard hasCaret else { return }
    canvas.showCursor(at: Point(column: shown.displayWidth, row: caretRow - firstRow))
  }

  private static func draw(_ hints: [KeyHint], in canvas: Canvas) {
    let width = canvas.size.width
    let texts = hints.map { ($0.key + " ", $0.name + "  ", $0.isEnabled) }
    let total = texts.reduce(-2) { $0 + $1.0.displayWidth + $1.1.displayWidth }
    let isCut = total > width
    let region = canvas.region(Rect(column: 0, row: 0, width: isCut ? width - 1 : width, height: 1))
    var place = Point.zero
    for (key, name, isEnabled) in texts {
      region.write(key, at: place, style: isEnabled ? .bold : .faint)
      place.column += key.displayWidth
      region.write(name, at: place, style: isEnabled ? .plain : .faint)
      place.column += name.displayWidth
    }
    if isCut { canvas.write("…", at: Point(column: width - 1, row: 0)) }
  }
}

extension CellAccessory {
  fileprivate var sign: String {
    switch self {
    case .none: " "
    case .asterisk: "*"
    case .checkMark: "✓"
    }
  }
}

extension TreeNode {
  fileprivate var sign: String { isOpen.map { $0 ? "▾" : "▸" } ?? " " }
}

extension Style {
  /// How text with an emphasis looks.
  fileprivate init(_ emphasis: Emphasis) {
    switch emphasis {
    case .plain: self = .plain
    case .heading: self = [.bold, .reversed]
    case .strong: self = .bold
    case .secondary: self = .faint
    case .problem: self = [.bold, .red]
    }
  }
}
