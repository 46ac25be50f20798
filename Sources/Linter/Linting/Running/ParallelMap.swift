import Synchronization
import SystemLibrary

/// Maps indices on several threads; the results stand in the order of the indices.
///
/// - Parameters:
///   - threads: how many work at most; one means the calling thread.
///   - work: takes indices from the function that it is given until there are none, and hands each result on.
public func mapInParallel<Result>(
  _ count: Int, threads: Int,
  work: @escaping @Sendable (_ next: () -> Int?, _ finish: (Int, Result) -> Void) -> Void
) -> [Result] {
  let slots = UnsafeMutablePointer<Result?>.allocate(capacity: max(count, 1))
  slots.initialize(repeating: nil, count: count)
  defer {
    slots.deinitialize(count: count)
    slots.deallocate()
  }
  let task = ParallelTask(count: count) { next, address in
    let slots = UnsafeMutablePointer<Result?>(bitPattern: address)
    work(next) { index, result in slots?[index] = result }
  }
  task.run(on: min(threads, count), results: UInt(bitPattern: slots))
  return (0..<count).compactMap { slots[$0].take() }
}

/// The shared side of a parallel map: which index comes next.
private final class ParallelTask: Sendable {
  private let count: Int
  private let taken = Atomic<Int>(0)
  private let results = Atomic<UInt>(0)
  private let work: @Sendable (() -> Int?, UInt) -> Void

  init(count: Int, work: @escaping @Sendable (() -> Int?, UInt) -> Void) {
    self.count = count
    self.work = work
  }

  func run(on threads: Int, results address: UInt) {
    results.store(address, ordering: .releasing)
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
    let address = results.load(ordering: .acquiring)
    work(
      {
        let index = self.taken.wrappingAdd(1, ordering: .relaxed).oldValue
        return index < self.count ? index : nil
      }, address)
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
