import Foundation
import ModelKit

extension Application {
  /// Does something that takes time and shows the error that it throws.
  ///
  /// The application does not end, and a session does not go on, before the work is done.
  public func perform(_ work: @escaping @MainActor () async throws -> Void) {
    unfinishedWork += 1
    Task {
      do { try await work() } catch { show(error: error) }
      unfinishedWork -= 1
      setNeedsDisplay()
    }
  }

  /// Runs an operation on a queue; the status line tells about its progress and its end.
  public func run<Input, Output>(_ operation: ModelOperation<Input, Output>, on queueName: String) {
    let name = RunningOperation.name(ofType: type(of: operation))
    let progress = operation.progress
    runningOperations.append(
      RunningOperation(name: name, fractionCompleted: { progress.fractionCompleted }))
    perform { [weak self, environment] in
      await withCheckedContinuation { continuation in
        operation.completionBlock = { continuation.resume() }
        environment.queue(queueName).addOperation(operation)
      }
      self?.didFinish(operation, named: name)
    }
  }

  private func didFinish<Input, Output>(
    _ operation: ModelOperation<Input, Output>, named name: String
  ) {
    if let finished = runningOperations.firstIndex(where: { $0.name == name }) {
      runningOperations.remove(at: finished)
    }
    switch operation.result {
    case .success(let output): show(message: name + " finished" + Self.text(ofOutput: output))
    case .failure(is CancellationError), nil: show(message: name + " cancelled")
    case .failure(let error): message = Message(.error, name + ": " + ErrorText.text(of: error))
    }
  }

  private static func text(ofOutput output: some Any) -> String {
    guard let value = output as? any AttributeConvertible else { return "" }
    let text = ValueText.text(of: value.attributeValue)
    return text.isEmpty ? "" : ": " + text
  }

  /// Waits until no work is left: operations, saves, and what they tell the controllers.
  ///
  /// - Parameter limit: how long to wait for work that does not end; forever without one.
  func waitUntilIdle(atMost limit: Duration? = nil) async {
    let end = limit.map { ContinuousClock.now + $0 }
    repeat {
      while unfinishedWork > 0 || !environment.isIdle {
        if let end, end < .now { return }
        try? await Task.sleep(for: .milliseconds(1))
      }
      // Tasks that a controller has begun itself get their turn.
      await Task.yield()
      for store in environment.stores { await store.settle() }
    } while unfinishedWork > 0 || !environment.isIdle
  }
}
