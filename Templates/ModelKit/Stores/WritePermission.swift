import Synchronization

/// Lets a save be withdrawn for as long as it has not come to its last step.
public final class WritePermission: Sendable {
  private enum State {
    case open, claimed, withdrawn
  }

  private let state = Mutex(State.open)

  public init() {}

  /// Called by an engine before the step that makes its writing last.
  ///
  /// - Throws: a `CancellationError` where the save was withdrawn; nothing is written then.
  public func claim() throws {
    try state.withLock { state in
      guard state == .open else { throw CancellationError() }
      state = .claimed
    }
  }

  /// Whether the save will not be written: it comes too late once the save is in its last step.
  func withdraw() -> Bool {
    state.withLock { state in
      guard state == .open else { return state == .withdrawn }
      state = .withdrawn
      return true
    }
  }

  var isWithdrawn: Bool { state.withLock { $0 == .withdrawn } }
}
