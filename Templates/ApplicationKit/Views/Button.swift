/// A control that is pressed with return or the space bar.
open class Button: Control {
  public var title = ""

  public convenience init(_ title: String) {
    self.init()
    self.title = title
  }

  /// Does what pressing the button with a key does.
  public func press() {
    guard let application = controller?.application else { return sendActions() }
    application.recordChanges(named: title.lowercased(), sendActions)
  }

  override func respondToClick(at place: Point) -> Bool {
    sendActions(for: .click(place))
    return true
  }

  open override var content: ViewContent { .button(title: title) }

  open override var keyHelp: [KeyHint] { [KeyHint("return", title.lowercased())] }

  open override func respond(to key: Key) -> Bool {
    guard key == .return || key == .character(" ") else { return false }
    sendActions(for: key)
    return true
  }
}
