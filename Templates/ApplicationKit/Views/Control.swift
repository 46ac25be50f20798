/// A view that tells a target when somebody uses it.
open class Control: View {
  private var actions: [@MainActor () -> Void] = []

  /// Calls the action with its target when the control is used. The target is not kept alive.
  public func addTarget<Target: AnyObject>(
    _ target: Target, action: @escaping @MainActor (Target) -> Void
  ) {
    actions.append { [weak target] in
      if let target { action(target) }
    }
  }

  /// Tells every target.
  public func sendActions() {
    for action in actions { action() }
  }

  open override var canBecomeFirstResponder: Bool { true }

  override func respondToClick(at place: Point) -> Bool {
    controller?.makeFirstResponder(self)
    return true
  }
}
