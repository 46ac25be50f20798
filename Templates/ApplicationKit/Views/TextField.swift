/// A control in which one line of text is typed. Its targets are told after every change.
open class TextField: Control {
  private var edited = EditedText()

  /// What is shown while there is no text.
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

  open override var content: ViewContent {
    .field(
      FieldContent(
        textBeforeCaret: edited.textBeforeCaret, textAfterCaret: edited.textAfterCaret,
        placeholder: placeholder))
  }

  open override func respond(to key: Key) -> Bool {
    let before = edited.text
    guard edited.edit(with: key) else { return false }
    if edited.text != before { sendActions() }
    return true
  }
}
