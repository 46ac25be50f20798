import Synchronization
import SystemLibrary

/// Signals that ask the process to end, while it has something to clean up first.
enum Interruption {
  private static let received = Atomic<Int32>(0)

  /// The signal that arrived while they were watched.
  static var signal: Int32? {
    let number = received.load(ordering: .relaxed)
    return number == 0 ? nil : number
  }

  /// Runs `body` while SIGINT and SIGTERM are only remembered.
  static func watched<Failure>(_ body: () throws(Failure) -> Void) throws(Failure) {
    // Stored before a handler can run, which must not be the first to touch it.
    received.store(0, ordering: .relaxed)
    let numbers = [SIGINT, SIGTERM]
    let former = numbers.map { SystemLibrary.signal($0, remember) }
    defer {
      for (number, handler) in zip(numbers, former) { _ = SystemLibrary.signal(number, handler) }
    }
    try body()
  }

  private static let remember: @convention(c) (Int32) -> Void = { number in
    received.store(number, ordering: .relaxed)
  }
}
