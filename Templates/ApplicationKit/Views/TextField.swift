/// A control in which text is typed. Its targets are told after every change.
open class TextField: Control {
  private var edited = EditedText()

  /// What is shown while there is no text.
  public var placeholder = ""

  /// Whether the text may have several lines; newlines and tabs become blanks otherwise.
  public var isMultiline: Bool {
    get { edited.isMultiline }
    set { edited = EditedText(edited.text, isMultiline: newValue) }
  }

  /// What has been typed. Setting it puts the caret at the end.
  public var text: String {
    get { edited.text }
    set { edited = EditedText(newValue, isMultiline: edited.isMultiline) }
  }

  /// - Parameter text: what stands in it at first, with the caret behind.
  public convenience init(_ text: String) {
    self.init()
    self.text = text
  }

  /// An empty field that says what belongs there.
  public convenience init(placeholder: String) {
    self.init()
    self.placeholder = placeholder
  }

  open override var content: ViewContent { .field(edited, placeholder: placeholder) }

  open override var keyHelp: [KeyHint] {
    let texts = Language.texts
    return [
      KeyHint("wordleft wordright", texts.moveByWord),
      KeyHint("worddelete", texts.deleteWordBefore), KeyHint("alt+d", texts.deleteWordAfter),
      KeyHint("ctrl+u", texts.deleteAllBefore), KeyHint("ctrl+k", texts.deleteAllAfter),
    ] + (isMultiline ? [KeyHint("newline", texts.beginLine)] : [])
  }

  open override func respond(to key: Key) -> Bool {
    let before = edited.text
    guard edited.edit(with: key) else { return false }
    if edited.text != before { sendActions(for: key) }
    return true
  }
}
