/// A control that is pressed with return or the space bar.
open class Button: Control {
  public var title = ""

  public convenience init(_ title: String) {
    self.init()
    self.title = title
  }

  /// Does what pressing the button with a key does.
  public func press() { press(with: .return) }

  private func press(with key: Key) {
    guard let application = controller?.application else { return sendActions(for: key) }
    application.recordChanges(named: title.lowercased()) { sendActions(for: key) }
  }

  override func respondToClick(at place: Point) -> Bool {
    press(with: .click(place))
    return true
  }

  open override var content: ViewContent { .button(title: title) }

  open override var keyHelp: [KeyHint] { [KeyHint("return", title.lowercased())] }

  open override func respond(to key: Key) -> Bool {
    guard key == .return || key == .character(" ") else { return false }
    press(with: key)
    return true
  }
}
