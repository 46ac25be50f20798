/// What a delegate answers to the question whether something may happen.
///
/// Source: the replies to `applicationShouldTerminate` of AppKit.
public enum Reply {
  case now
  case cancel
  /// The delegate decides later, and says so by what it answers here.
  case later(PendingReply)

  /// Does what was asked about: now, later or never.
  @MainActor public func perform(_ work: @escaping @MainActor () -> Void) {
    switch self {
    case .now: work()
    case .cancel: break
    case .later(let pending): pending.work = work
    }
  }
}

/// A reply that a delegate still owes.
///
/// ```swift
/// let pending = PendingReply()
/// confirm("Really?") { pending.allow() }
/// return .later(pending)
/// ```
@MainActor public final class PendingReply {
  private var isAllowed = false
  /// What waits for the reply; nil where nobody does any more.
  fileprivate(set) var work: (@MainActor () -> Void)? {
    didSet { if isAllowed { performWork() } }
  }

  public init() {}

  /// Lets happen what was asked about, once. Without this it never does.
  public func allow() {
    isAllowed = true
    performWork()
  }

  private func performWork() {
    guard let work else { return }
    self.work = nil
    work()
  }
}
