import Foundation
import Synchronization

/// One self-contained, asynchronous piece of work: all that it needs comes in as its input, all
/// that it finds goes out as its output.
open class ModelOperation<Input: Sendable, Output: Sendable>: Operation, @unchecked Sendable {
  /// Gets the bytes at a URL.
  public typealias Download = @Sendable (URL) async throws -> Data

  public let input: Input

  /// How far the work is, from 0 to 1 in units of the operation's choice: as many as there is to do, also
  /// where that is nothing.
  public let progress: Progress = WorkProgress(totalUnitCount: 1)

  private struct State {
    var result: Result<Output, any Error>?
    var download: Download?
    var access = NetworkAccess.everyMachine
    var task: Task<Void, Never>?
  }

  private let state = Mutex(State())
  /// Of whoever has made the operation: a queue runs it on a thread that knows nothing of a test.
  private let notificationCenter = NotificationCenter.current

  /// How many bytes `download` takes, 64 MB unless it is overridden: whoever sends without an end is
  /// not listened to without one.
  open var downloadLimit: Int { 64 << 20 }

  /// How long `download` waits for the last byte, five minutes unless it is overridden.
  open var downloadTimeLimit: Duration { .seconds(300) }

  /// How long `download` waits for the next byte, a minute unless it is overridden.
  open var downloadSilenceLimit: Duration { .seconds(60) }

  public init(_ input: Input) {
    self.input = input
  }

  /// The work. Throws `CancellationError` when it finds itself cancelled.
  open func perform() async throws -> Output {
    throw StoreError.unwritten("perform() of \(type(of: self))")
  }

  /// What came out; nil until the operation is finished.
  public final var result: Result<Output, any Error>? {
    if let result = state.withLock(\.result) { return result }
    // A queue never starts what was cancelled before its turn.
    return isFinished && isCancelled ? .failure(CancellationError()) : nil
  }

  /// How bytes are got: over the network, unless a test puts something else here.
  public final var download: Download {
    get {
      state.withLock(\.download)
        ?? { [downloadLimit, downloadTimeLimit, downloadSilenceLimit, access] in
          try await WebDownload.data(
            from: $0, limit: downloadLimit, timeLimit: downloadTimeLimit,
            silenceLimit: downloadSilenceLimit, access: access)
        }
    }
    set { state.withLock { $0.download = newValue } }
  }

  /// Which machines `download` asks; whoever runs the operation says it.
  public final var access: NetworkAccess {
    get { state.withLock(\.access) }
    set { state.withLock { $0.access = newValue } }
  }

  /// Runs the operation without a queue.
  ///
  /// - Returns: its output.
  public final func value() async throws -> Output {
    let task = begin()
    await withTaskCancellationHandler {
      await task.value
    } onCancel: {
      task.cancel()
    }
    guard let result else { throw CancellationError() }
    return try result.get()
  }

  /// Called by the queue, on a thread of its own that waits for the work.
  open override func main() {
    let finished = DispatchSemaphore(value: 0)
    let task = begin()
    Task {
      await task.value
      finished.signal()
    }
    finished.wait()
  }

  /// Works in a task that `cancel()` reaches.
  private func begin() -> Task<Void, Never> {
    let task = Task { await self.run() }
    state.withLock { $0.task = task }
    if isCancelled { task.cancel() }
    return task
  }

  open override func cancel() {
    super.cancel()
    progress.cancel()
    state.withLock(\.task)?.cancel()
  }

  private func run() async {
    let result: Result<Output, any Error>
    do {
      try Task.checkCancellation()
      if isCancelled { throw CancellationError() }
      result = .success(
        try await NotificationCenter.$current.withValue(notificationCenter) { try await perform() })
    } catch {
      result = .failure(error)
    }
    state.withLock { $0.result = result }
    guard case .success(let output) = result else { return }
    progress.completedUnitCount = progress.totalUnitCount
    await (self as? any OperationSpecification)?.postFinish(output, to: notificationCenter)
  }
}

/// Foundation's traps when there is nothing to do: 0 of 0 is no fraction.
private final class WorkProgress: Progress, @unchecked Sendable {
  override var totalUnitCount: Int64 {
    get { super.totalUnitCount }
    set { super.totalUnitCount = max(1, newValue) }
  }
}
