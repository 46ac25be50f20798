/// A view that tells its targets when somebody uses it (target-action of Concepts in Objective-C
/// Programming).
open class Control: View {
  fileprivate var actions: [@MainActor (Key) -> Void] = []

  /// Tells every target.
  ///
  /// - Parameter key: what somebody has pressed; return where the program itself uses the control.
  public func sendActions(for key: Key = .return) {
    for action in actions { action(key) }
  }

  open override var canBecomeFirstResponder: Bool { true }

  override func respondToClick(at place: Point) -> Bool {
    controller?.makeFirstResponder(self)
    return true
  }
}

/// A control; its actions know it by its own type.
@MainActor
public protocol ActionSender: Control {}

extension Control: ActionSender {}

extension ActionSender {
  /// Calls a closure with a target, which is not kept alive, when the control is used.
  public func addTarget<Target: AnyObject>(
    _ target: Target, action: @escaping @MainActor (Target) -> Void
  ) {
    add(target) { (target: Target, _, _) in action(target) }
  }

  /// Calls a method when the control is used: `addTarget(self, action: Self.close)`. It takes nothing, or
  /// the sender, or the sender and the key or click that led to it; a click has its place in the control.
  ///
  /// - Parameter target: has the method, and is not kept alive. Nil for the first one along the responder
  ///   chain that has it: `addTarget(nil, action: Deleting.deleteItem)`, where a protocol such as
  ///   `@MainActor protocol Deleting: AnyObject, Sendable` says who does.
  public func addTarget<Target>(
    _ target: AnyObject?, action: @escaping @MainActor (Target) -> () -> Void
  ) {
    add(target) { target, _, _ in action(target)() }
  }

  /// The same for a method that takes the sender.
  public func addTarget<Target>(
    _ target: AnyObject?, action: @escaping @MainActor (Target) -> (_ sender: Self) -> Void
  ) {
    add(target) { target, sender, _ in action(target)(sender) }
  }

  /// The same for a method that takes the sender and what led to the action.
  public func addTarget<Target>(
    _ target: AnyObject?,
    action: @escaping @MainActor (Target) -> (_ sender: Self, _ event: Key) -> Void
  ) {
    add(target) { target, sender, key in action(target)(sender, key) }
  }

  private func add<Target>(
    _ target: AnyObject?, _ action: @escaping @MainActor (Target, Self, Key) -> Void
  ) {
    precondition(target is Target?, "the target of an action of \(Self.self) is no \(Target.self)")
    let isSought = target == nil
    actions.append { [unowned self, weak target] key in
      let first = isSought ? controller?.firstResponder ?? self : nil
      if let target = first?.performer(ofType: Target.self) ?? target as? Target {
        action(target, self, key)
      }
    }
  }
}
