/// A control in which one line of text is typed. Its targets are told after every change.
open class TextField: Control {
  private var edited = EditedText()

  /// What is shown faintly while there is no text.
  public var placeholder = ""

  /// What has been typed. Newlines and tabs become blanks; setting it puts the caret at the end.
  public var text: String {
    get { edited.text }
    set { edited = EditedText(newValue) }
  }

  public convenience init(_ text: String) {
    self.init()
    self.text = text
  }

  open override func sizeThatFits(width: Int) -> Size {
    Size(width, 1)
  }

  open override func respond(to key: Key) -> Bool {
    let before = edited.text
    guard edited.edit(with: key) else { return false }
    if edited.text != before { sendActions() }
    return true
  }

  open override func draw(in canvas: Canvas) {
    canvas.fill(Style(isUnderlined: true))
    if edited.text.isEmpty, !placeholder.isEmpty {
      let text = placeholder.truncated(toWidth: frame.size.width)
      canvas.write(text, style: Style(isFaint: true, isUnderlined: true))
    }
    // The text slides to the left, so that the caret always has a column of its own.
    let before = edited.textBeforeCaret.suffix(ofWidth: frame.size.width - 1)
    canvas.write(before + edited.textAfterCaret, style: Style(isUnderlined: true))
    if isFirstResponder {
      canvas.showCursor(at: Point(column: before.displayWidth, row: 0))
    }
  }
}
