import SystemLibrary

/// Takes the time of steps that follow each other, each with one look at the clock.
struct Stopwatch {
  private let isRunning: Bool
  private var last: UInt64

  /// - Parameter isRunning: false for one that always says 0 and never looks.
  init(isRunning: Bool) {
    self.isRunning = isRunning
    last = isRunning ? Self.now : 0
  }

  /// Nanoseconds since the last lap.
  mutating func lap() -> UInt64 {
    guard isRunning else { return 0 }
    let now = Self.now
    defer { last = now }
    return now &- last
  }

  /// The clock of the processor time of a thread would be better and costs twenty times as much to look at,
  /// which for many small files is more than what they take.
  private static var now: UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return UInt64(time.tv_sec) &* 1_000_000_000 &+ UInt64(time.tv_nsec)
  }
}
