import Foundation
import ModelKit

extension Application {
  /// Runs an application as its command line says, and ends the process.
  ///
  /// The exit status is 0 after quitting, 64 for a command line that cannot be understood, 2 when
  /// the application cannot be started, and 128 plus the number of a signal that ended it.
  public static func run(_ delegate: any ApplicationDelegate) -> Never {
    // The status line tells about them.
    Unwritten.report { _ in }
    Task { exit(await exitStatus(delegate)) }
    // The run loop serves the main queue, and with it the main actor.
    while true { RunLoop.main.run() }
  }

  private static func exitStatus(_ delegate: any ApplicationDelegate) async -> Int32 {
    do {
      let arguments = try ApplicationArguments(Array(CommandLine.arguments.dropFirst()))
      if arguments.isHelpWanted {
        try writeText(ApplicationHelp.text(for: delegate), to: STDOUT_FILENO)
        return 0
      }
      if arguments.isVersionWanted {
        try writeText("\(delegate.name) \(delegate.version)\n", to: STDOUT_FILENO)
        return 0
      }
      if arguments.isRecoveryWanted { return try recover(arguments, delegate) }
      try check(arguments.settings, delegate)
      let wanted =
        arguments.language.map { Language($0) }
        ?? Language(environment: ProcessInfo.processInfo.environment)
      wanted.nearest(among: delegate.languages).speak(delegate.interfaceTexts)
      if let keys = arguments.keys {
        return try await press(KeyScript(keys), arguments, delegate)
      }
      if arguments.format != nil || (!arguments.isPlain && isatty(STDOUT_FILENO) == 0) {
        return try await printList(arguments, delegate)
      }
      return try await runInTerminal(arguments, delegate)
    } catch {
      try? writeText("\(delegate.name): \(ErrorText.text(of: error))\n", to: STDERR_FILENO)
      return error is UsageError || error is KeyScriptError ? 64 : 2
    }
  }

  /// A setting that is wrong on the command line is the command line's mistake.
  private static func check(
    _ settings: [String: String], _ delegate: any ApplicationDelegate
  ) throws {
    do { _ = try Settings.values(of: settings, delegate.settings) } catch {
      throw UsageError(description: ErrorText.text(of: error))
    }
  }

  /// Presses keys without a terminal and prints the last screen.
  private static func press(
    _ script: KeyScript, _ arguments: ApplicationArguments, _ delegate: any ApplicationDelegate
  ) async throws -> Int32 {
    let session = try await ApplicationSession(
      delegate,
      location: arguments.dataFolder == nil ? .memory : try location(of: arguments, delegate),
      size: arguments.size ?? Size(80, 24), now: arguments.now ?? ApplicationSession.usualNow,
      settings: arguments.settings)
    await session.press(script.keys)
    let text = arguments.isPlain ? session.plainText : session.screen
    await session.end()
    try writeText(text, to: STDOUT_FILENO)
    return 0
  }

  /// Prints the list that is shown first.
  private static func printList(
    _ arguments: ApplicationArguments, _ delegate: any ApplicationDelegate
  ) async throws -> Int32 {
    let application = try makeApplication(arguments, Size(80, 24), delegate)
    application.start()
    await application.waitUntilIdle()
    _ = application.topController.view
    let list = application.topController.listContent
    let failure = application.message.flatMap { $0.isError ? $0.text : nil }
    guard let list else {
      throw ToldError(
        failure
          ?? "what is shown first is not a list; use --plain, or --keys to print the screen")
    }
    application.terminate()
    await application.waitUntilIdle()
    try writeText(list.text(as: arguments.format ?? .text), to: STDOUT_FILENO)
    // Not all of the list was there to be printed.
    if let failure { try? writeText("\(delegate.name): \(failure)\n", to: STDERR_FILENO) }
    return failure == nil ? 0 : 1
  }

  private static func makeApplication(
    _ arguments: ApplicationArguments, _ size: Size, _ delegate: any ApplicationDelegate
  ) throws -> Application {
    try Application(
      delegate, at: location(of: arguments, delegate), size: arguments.size ?? size,
      now: arguments.now, settings: arguments.settings)
  }

  private static func runInTerminal(
    _ arguments: ApplicationArguments, _ delegate: any ApplicationDelegate
  ) async throws -> Int32 {
    let environment = ProcessInfo.processInfo.environment
    let terminal = try Terminal(environment: environment, isPlain: arguments.isPlain)
    let application = try makeApplication(arguments, terminal.size, delegate)
    return await TerminalApplication(application, terminal: terminal, fixedSize: arguments.size)
      .run()
  }

  /// Where the stores of an application lie.
  static func location(
    of arguments: ApplicationArguments, _ delegate: any ApplicationDelegate
  ) throws -> StoreLocation {
    let usual = DataFolder.usual(
      applicationName: delegate.name, environment: ProcessInfo.processInfo.environment)
    let given = arguments.dataFolder.map { URL(filePath: $0, directoryHint: .isDirectory) }
    let folder = given ?? usual
    try DataFolder.prepare(folder)
    return .folder(folder)
  }
}
