import Foundation

/// Runs an application in the terminal of the process.
@MainActor
final class TerminalApplication {
  private let application: Application
  private let terminal: Terminal
  private let fixedSize: Size?
  private var isDisplayPending = false
  private var outputError: OutputError?

  init(_ application: Application, terminal: Terminal, fixedSize: Size?) {
    self.application = application
    self.terminal = terminal
    self.fixedSize = fixedSize
  }

  /// Shows the application until it is quit.
  ///
  /// - Returns: the exit status.
  /// - Throws: `OutputError` where it ended because nobody takes what it shows.
  func run() async throws -> Int32 {
    terminal.open { [weak self] in self?.respond(to: $0) }
    application.size = fixedSize ?? terminal.size
    application.displayRequest = { [weak self] in self?.displaySoon() }
    application.start()
    if let server = application.delegate.reachability { application.reachability.watch(server) }
    // Who listens to lines of text is not told of each minute that passes.
    let passing = terminal.isPlain ? nil : application.displayRepeatedly(every: .seconds(10))
    defer { passing?.cancel() }
    repeat {
      display()
      await waitForTermination()
      display()
      // An operation that does not mind being cancelled must not keep the user from leaving.
      await application.waitUntilIdle(atMost: .seconds(TerminationLimit.seconds))
    } while application.resumeAfterFailure()
    TerminalGuard.leave()
    let (status, complaint) = application.outcome
    if let outputError, complaint == nil, status < 128 { throw outputError }
    if let complaint {
      try? writeText("\(application.delegate.name): \(complaint)\n", to: STDERR_FILENO)
    }
    // Who reads lines of text may be a program.
    return status == 0 && terminal.isPlain && application.incompleteness != nil ? 1 : status
  }

  private func waitForTermination() async {
    guard !application.isTerminating else { return }
    await withCheckedContinuation { waiting in
      application.terminationRequest = { waiting.resume() }
    }
    application.terminationRequest = nil
  }

  private func respond(to event: TerminalEvent) {
    switch event {
    case .keys(let keys):
      for key in keys { press(key) }
    case .resize:
      application.size = fixedSize ?? terminal.size
      terminal.output.invalidate()
      displaySoon()
    case .suspend: suspend()
    case .resume:
      terminal.enter()
      displaySoon()
    case .terminate(let status):
      application.terminate(exitStatus: status, canResume: false)
    case .endOfInput: terminateWhenIdle()
    }
  }

  private func press(_ key: Key) {
    switch key {
    // In a pipe it is a byte like any other, and whoever writes the pipe would be stopped as well.
    case .control("z") where terminal.hasTerminalInput: suspend()
    case .control("l"):
      terminal.output.invalidate()
      displaySoon()
    default: application.receive([key])
    }
  }

  /// Keys that came before the end of the input are pressed first.
  private func terminateWhenIdle() {
    Task {
      await application.waitUntilIdle()
      application.terminate(exitStatus: 0, canResume: false)
    }
  }

  private func suspend() {
    terminal.suspend()
    application.size = fixedSize ?? terminal.size
    displaySoon()
  }

  /// Draws once, however many changes one turn brings.
  private func displaySoon() {
    guard !isDisplayPending else { return }
    isDisplayPending = true
    Task {
      isDisplayPending = false
      display()
      repeatWhileOperationsRun()
    }
  }

  private func display() {
    do { try terminal.output.show(application.laidOutWindow()) } catch {
      outputError = error
      application.terminate(exitStatus: 2, canResume: false)
    }
  }

  /// Progress changes without telling anybody.
  private func repeatWhileOperationsRun() {
    guard !application.runningOperations.isEmpty, !isDisplayPending else { return }
    isDisplayPending = true
    Task {
      try? await Task.sleep(for: .milliseconds(200))
      isDisplayPending = false
      displaySoon()
    }
  }
}
