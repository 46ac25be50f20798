/// A control that is pressed with return or the space bar.
open class Button: Control {
  public var title = ""

  public convenience init(_ title: String) {
    self.init()
    self.title = title
  }

  /// Does what pressing the button with a key does.
  public func press() {
    sendActions()
  }

  open override func sizeThatFits(width: Int) -> Size {
    Size(min(width, title.displayWidth + 4), 1)
  }

  open override func draw(in canvas: Canvas) {
    let text = "[ " + title.truncated(toWidth: frame.size.width - 4) + " ]"
    canvas.write(text, style: isFirstResponder ? .reversed : .bold)
  }

  open override func respond(to key: Key) -> Bool {
    guard key == .return || key == .character(" ") else { return false }
    press()
    return true
  }
}
