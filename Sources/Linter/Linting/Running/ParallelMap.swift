import Synchronization
import SystemLibrary

/// Maps indices on several threads; the results stand in the order of the indices.
///
/// - Parameters:
///   - threads: how many work at most; one means the calling thread.
///   - work: takes indices from the function that it is given until there are none, and hands each result on.
public func mapInParallel<Result>(
  _ count: Int, threads: Int,
  work: @escaping @Sendable (_ next: () -> Int?, _ finish: (Int, consuming Result) -> Void) -> Void
) -> [Result] {
  Array(unsafeUninitializedCapacity: count) { buffer, length in
    guard let results = buffer.baseAddress else { return }
    let slots = Slots(results, count: count)
    let task = ParallelTask(count: count) { next in work(next, slots.finish(_:with:)) }
    task.run(on: min(threads, count))
    length = slots.close()
  }
}

/// Room for results, each of which one thread writes once.
private struct Slots<Result>: @unchecked Sendable {
  private let results: UnsafeMutablePointer<Result>
  private let isFinished: UnsafeMutablePointer<Bool>
  private let count: Int

  init(_ results: UnsafeMutablePointer<Result>, count: Int) {
    self.results = results
    self.count = count
    isFinished = .allocate(capacity: count)
    isFinished.initialize(repeating: false, count: count)
  }

  func finish(_ index: Int, with result: consuming Result) {
    (results + index).initialize(to: result)
    isFinished[index] = true
  }

  /// Moves the results together where some indices have none, and tells how many there are.
  func close() -> Int {
    var length = 0
    for index in 0..<count where isFinished[index] {
      if index > length { (results + length).moveInitialize(from: results + index, count: 1) }
      length += 1
    }
    isFinished.deallocate()
    return length
  }
}

/// The shared side of a parallel map: which index comes next.
private final class ParallelTask: Sendable {
  private let count: Int
  private let taken = Atomic<Int>(0)
  private let work: @Sendable (() -> Int?) -> Void

  init(count: Int, work: @escaping @Sendable (() -> Int?) -> Void) {
    self.count = count
    self.work = work
  }

  func run(on threads: Int) {
    var started: [pthread_t] = []
    for _ in 1..<max(threads, 1) {
      var thread = pthread_t()
      let argument = Unmanaged.passRetained(self).toOpaque()
      let code = pthread_create(&thread, nil, startParallelTask, argument)
      if code == 0 {
        started.append(thread)
      } else {
        Unmanaged<ParallelTask>.fromOpaque(argument).release()
      }
    }
    takePart()
    for thread in started { pthread_join(thread, nil) }
  }

  func takePart() {
    work {
      let index = self.taken.wrappingAdd(1, ordering: .relaxed).oldValue
      return index < self.count ? index : nil
    }
  }
}

private func startParallelTask(_ argument: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  if let argument { Unmanaged<ParallelTask>.fromOpaque(argument).takeRetainedValue().takePart() }
  return nil
}

/// How many processors are at work in this machine.
public var processorCount: Int {
  max(sysconf(Int32(_SC_NPROCESSORS_ONLN)), 1)
}
