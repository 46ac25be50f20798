import ApplicationKit
import Dispatch
import Foundation
import ModelKit
import Synchronization

/// What is observed: how many changes there were.
final class CounterState: SharedState, ObservableState {
  @Shared var count = 0
}

/// Shows the number that a receptionist tells last.
final class CounterController: ViewController, ControllerSpecification {
  let state = CounterState()
  /// Changed on any thread.
  nonisolated let count = Atomic(0)
  private(set) var answerCount = 0
  private let label = Label("0")
  private(set) var threadReceptionist: Receptionist?

  var title: String { "Changes" }

  override func makeView() -> View {
    threadReceptionist = Receptionist { [weak self] in
      guard let self else { return }
      show(count.load(ordering: .relaxed))
    }
    return label
  }

  func makeReceptionists() -> [Receptionist] {
    [Receptionist(state, \.count, for: self) { $0.show($1) }]
  }

  private func show(_ count: Int) {
    answerCount += 1
    label.text = String(count)
    application?.setNeedsDisplay()
  }
}

final class CounterDelegate: ApplicationDelegate {
  let name = "Counter"

  func makeEnvironment(at location: StoreLocation) throws -> ApplicationEnvironment {
    ApplicationEnvironment()
  }

  func makeInitialController() -> ViewController { CounterController() }
}

/// Draws the screen sixty times a second for a while, as a terminal would.
///
/// - Returns: how late each frame was, in milliseconds, ascending.
@MainActor func drawFrames(of session: ApplicationSession, for duration: Duration) async -> [Double]
{
  let clock = ContinuousClock()
  let start = clock.now
  let interval = Duration.microseconds(16_667)
  var delays: [Double] = []
  var number = 0
  while clock.now < start + duration {
    number += 1
    let due = start + interval * number
    try? await clock.sleep(until: due, tolerance: .zero)
    _ = session.screen
    delays.append(due.duration(to: clock.now) / .milliseconds(1))
  }
  return delays.sorted()
}

/// Does something at a steady pace, on a thread of its own, until it is told to stop.
nonisolated final class Pace: Sendable {
  private let isStopped = Atomic(false)
  private let group = DispatchGroup()

  /// - Parameters:
  ///   - rate: how often a second, in portions of a millisecond.
  init(threads: Int, rate: Int, _ work: @escaping @Sendable (Int) -> Void) {
    for _ in 0..<threads {
      let thread = Thread { [self] in
        let start = ContinuousClock.now
        var done = 0
        while !isStopped.load(ordering: .relaxed) {
          let wanted = Int(start.duration(to: .now) / .seconds(1) * Double(rate / threads))
          if wanted > done { work(wanted - done) }
          done = max(done, wanted)
          usleep(1000)
        }
        group.leave()
      }
      group.enter()
      thread.start()
    }
  }

  func stop() {
    isStopped.store(true, ordering: .relaxed)
    group.wait()
  }
}

/// In seconds, of all threads.
nonisolated func processorTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}

let rate = Int(CommandLine.arguments[2]) ?? 0
let seconds = Int(CommandLine.arguments[3]) ?? 0
let session = try await ApplicationSession(CounterDelegate())
guard let controller = session.topController as? CounterController else {
  fatalError("another one")
}
let processorTimeBefore = processorTime()
var pace: Pace?
var batches: Task<Void, Never>?
let told = Mutex(0)
switch CommandLine.arguments[1] {
case "threads":
  guard let receptionist = controller.threadReceptionist else { fatalError("no view") }
  pace = Pace(threads: 4, rate: rate) { count in
    for _ in 0..<count {
      controller.count.add(1, ordering: .relaxed)
      receptionist.notify()
    }
    told.withLock { $0 += count }
  }
case "state":
  pace = Pace(threads: 1, rate: rate) { count in
    told.withLock { $0 += count }
    DispatchQueue.main.async {
      for _ in 0..<count { controller.state.count += 1 }
    }
  }
default: break
}
let delays = await drawFrames(of: session, for: .seconds(seconds))
let spent = processorTime() - processorTimeBefore
pace?.stop()
await controller.state.settle()
while controller.threadReceptionist?.isExpectingAnswer == true {
  try? await Task.sleep(for: .milliseconds(1))
}
try? await Task.sleep(for: .milliseconds(50))
let count = told.withLock { $0 }
let isComplete = CommandLine.arguments[1] == "none" || session.screen.contains(String(count))
print(
  count, controller.answerCount, delays.count, delays[delays.count / 2],
  delays[delays.count * 99 / 100],
  delays.last ?? 0, spent, isComplete)
