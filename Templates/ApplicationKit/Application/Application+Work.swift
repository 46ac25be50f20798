import Foundation
import ModelKit

extension Application {
  /// Does something that takes time and shows the error that it throws.
  ///
  /// The application does not end, and a session does not go on, before the work is done.
  public func perform(_ work: @escaping @MainActor () async throws -> Void) {
    unfinishedWork += 1
    Task {
      await attempt(work)
      unfinishedWork -= 1
      setNeedsDisplay()
    }
  }

  /// Does something that decides what the next key means, such as a save that closes a form: keys
  /// wait until it is done, and until everybody knows what it has changed.
  func performHoldingKeys(_ work: @escaping @MainActor () async throws -> Void) {
    keyHoldingWork += 1
    perform { [self] in
      await attempt(work)
      await environment.settle()
      keyHoldingWork -= 1
      pressWaitingKeys()
    }
  }

  private func attempt(_ work: @MainActor () async throws -> Void) async {
    do { try await work() } catch {
      show(error: error)
      if isTerminating { failuresAtEnd.append(ErrorText.text(of: error)) }
    }
  }

  /// Runs operations one after the other, each on its queue; the status line tells about their progress
  /// and their end. One that fails is the last.
  func run(_ operations: [any ApplicationOperation]) {
    let environment = environment
    perform { [weak self] in
      for operation in operations {
        let queue = environment.queue((operation as? any QueuedOperation)?.queueName)
        self?.lastOperation = operation
        operation.access = environment.access
        // Nobody waits for the end of what is not run.
        if environment.holdsOperations {
          queue.addOperation(operation)
          continue
        }
        let running = RunningOperation(operation)
        self?.runningOperations.append(running)
        let shownCount = self?.shownMessageCount
        await withCheckedContinuation { continuation in
          operation.completionBlock = { continuation.resume() }
          queue.addOperation(operation)
        }
        self?.runningOperations.removeAll { $0.operation === operation }
        // Whoever handles the end of an operation may have said it already, and better.
        if operation.hasSucceeded, self?.shownMessageCount != shownCount { continue }
        self?.tellEnd(of: operation, named: running.name)
        guard operation.hasSucceeded else { return }
      }
    }
  }

  /// Shows what the kit says by itself. An error stays until somebody has seen it.
  func tell(_ text: String) {
    if message?.isError != true { message = Message(text) }
    setNeedsDisplay()
  }

  private func tellEnd(of operation: any ApplicationOperation, named name: String) {
    switch operation.anyResult {
    case .success(let output):
      tell(Language.texts.finished(name, output: Self.text(ofOutput: output)))
    case .failure(is CancellationError), nil: tell(Language.texts.cancelled(name))
    case .failure(let error):
      message = Message(name + ": " + ErrorText.text(of: error), isError: true)
    }
  }

  private static func text(ofOutput output: some Any) -> String {
    guard let value = output as? any AttributeConvertible else { return "" }
    return ValueText.text(of: value, as: nil)
  }

  private var isBusy: Bool {
    let receptionists = navigationController.viewControllers.flatMap(\.receptionists)
    return unfinishedWork > 0 || !environment.isIdle || (!waitingKeys.isEmpty && !isTerminating)
      || receptionists.contains(where: \.isExpectingAnswer)
  }

  /// Waits until no work is left: operations, saves, and what they tell the controllers.
  ///
  /// - Parameter limit: how long to wait for work that does not end; forever without one.
  func waitUntilIdle(atMost limit: Duration? = nil) async {
    let end = limit.map { ContinuousClock.now + $0 }
    repeat {
      while isBusy {
        if let end, end < .now { return }
        try? await Task.sleep(for: .milliseconds(1))
      }
      // Tasks that a controller has begun itself get their turn.
      await Task.yield()
      await environment.settle()
    } while isBusy
  }
}
