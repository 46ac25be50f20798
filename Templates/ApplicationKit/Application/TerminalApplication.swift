import Foundation

/// Runs an application in the terminal of the process.
@MainActor
final class TerminalApplication {
  private let application: Application
  private let terminal: Terminal
  private let fixedSize: Size?
  private var isDisplayPending = false

  init(_ application: Application, terminal: Terminal, fixedSize: Size?) {
    self.application = application
    self.terminal = terminal
    self.fixedSize = fixedSize
  }

  /// Shows the application until it is quit.
  ///
  /// - Returns: the exit status.
  func run() async -> Int32 {
    terminal.open()
    application.size = fixedSize ?? terminal.size
    application.displayRequest = { [weak self] in self?.displaySoon() }
    application.terminationRequest = { [terminal] in terminal.stopListening() }
    application.start()
    display()
    for await event in terminal.events {
      respond(to: event)
      if application.isTerminating { break }
    }
    display()
    // An operation that does not mind being cancelled must not keep the user from leaving.
    await application.waitUntilIdle(atMost: .seconds(5))
    terminal.leave()
    return application.exitStatus
  }

  private func respond(to event: TerminalEvent) {
    switch event {
    case .keys(let keys):
      for key in keys where !application.isTerminating { press(key) }
    case .resize:
      application.size = fixedSize ?? terminal.size
      terminal.invalidate()
      displaySoon()
    case .suspend: suspend()
    case .resume:
      terminal.enter()
      displaySoon()
    case .terminate(let status):
      application.terminate(exitStatus: status)
    }
  }

  private func press(_ key: Key) {
    switch key {
    case .control("z"): suspend()
    case .control("l"):
      terminal.invalidate()
      displaySoon()
    default: application.press(key)
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
    terminal.show(application.laidOutWindow())
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
