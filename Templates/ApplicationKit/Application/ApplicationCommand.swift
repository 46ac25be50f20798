import Foundation
import ModelKit

/// What a command line asks of an application.
@MainActor
struct ApplicationCommand {
  let arguments: ApplicationArguments
  let delegate: any ApplicationDelegate

  /// Does it.
  ///
  /// - Returns: the exit status.
  func perform() async throws -> Int32 {
    if arguments.isHelpWanted { return try tell(ApplicationHelp.text(for: delegate)) }
    if arguments.isVersionWanted { return try tell("\(delegate.name) \(delegate.version)\n") }
    if arguments.isRecoveryWanted { return try recover() }
    try checkSettings()
    let environment = ProcessInfo.processInfo.environment
    try language(in: environment).speak(delegate.interfaceTexts)
    if let keys = arguments.keys { return try await press(KeyScript(keys)) }
    if arguments.format != nil || (!arguments.isPlain && isatty(STDOUT_FILENO) == 0) {
      return try await printList()
    }
    return try await runInTerminal(environment)
  }

  private func tell(_ text: String) throws -> Int32 {
    try writeText(text, to: STDOUT_FILENO)
    return 0
  }

  /// Writes what can be read of every store into a new file.
  ///
  /// - Returns: the exit status: 0 where nothing is lost, 1 where something is, 2 where nothing could be read of
  ///   a store, or nothing written.
  private func recover() throws -> Int32 {
    let recoveries = try RecoveredStores(delegate.stores, at: location)
    guard !recoveries.isEmpty else {
      throw UsageError(description: "--recover: \(delegate.name) has stored nothing there")
    }
    for failure in recoveries.failures {
      let text = ErrorText.text(of: failure)
      try? writeText("\(delegate.name): \(text)\n", to: STDERR_FILENO)
    }
    try writeText(recoveries.text, to: STDOUT_FILENO)
    return recoveries.exitStatus
  }

  /// A setting that is wrong on the command line is the command line's mistake.
  private func checkSettings() throws {
    do { _ = try Settings.values(of: arguments.settings, delegate.settings) } catch {
      throw UsageError(description: ErrorText.text(of: error))
    }
  }

  /// The language that is asked for, or else that of the environment as far as the application has it.
  private func language(in environment: [String: String]) throws -> Language {
    let known = delegate.languages
    guard let code = arguments.language else {
      return Language(environment: environment).nearest(among: known)
    }
    let isLanguage =
      known.isEmpty ? Locale.LanguageCode(code).isISOLanguage : known.contains(code)
    guard isLanguage else {
      let codes =
        known.isEmpty ? "a code such as en or ja" : "one of \(known.joined(separator: " "))"
      throw UsageError(description: "--language '\(code)': write \(codes)")
    }
    return Language(code)
  }

  /// Presses keys without a terminal and prints the last screen.
  private func press(_ script: KeyScript) async throws -> Int32 {
    NSTimeZone.default = .gmt  // As in the session, before what is asked for is read.
    let session = try await ApplicationSession(
      delegate, location: arguments.dataFolder == nil ? .memory : try checkedLocation,
      size: arguments.size ?? Size(80, 24), now: arguments.now ?? ApplicationSession.usualNow,
      settings: arguments.settings, access: .everyMachine)
    await session.press(script.keys)
    let text = arguments.isPlain ? session.plainText : session.screen
    await session.end()
    session.application.environment.close()
    _ = try tell(text)
    guard let failure = session.application.incompleteness else { return 0 }
    try? writeText("\(delegate.name): \(failure)\n", to: STDERR_FILENO)
    return 1
  }

  /// Prints the list that is shown first.
  private func printList() async throws -> Int32 {
    let application = try makeApplication(Size(80, 24))
    application.start()
    await application.waitUntilIdle()
    _ = application.topController.view
    let list = application.topController.listContent
    let failure = application.message.flatMap { $0.isError ? $0.text : nil }
    guard let list else {
      throw MessageError(
        failure
          ?? "what is shown first is not a list; use --plain, or --keys to print the screen")
    }
    application.terminate()
    await application.waitUntilIdle()
    application.environment.close()
    // Not all of the list is there to be printed, which whoever reads it knows before.
    if let failure { try? writeText("\(delegate.name): \(failure)\n", to: STDERR_FILENO) }
    try writeText(list.text(as: arguments.format ?? .text), to: STDOUT_FILENO)
    return failure == nil ? 0 : 1
  }

  private func runInTerminal(_ environment: [String: String]) async throws -> Int32 {
    let terminal = try Terminal(environment: environment, isPlain: arguments.isPlain)
    let application = try makeApplication(terminal.size)
    defer { application.environment.close() }
    return try await TerminalApplication(application, terminal: terminal, fixedSize: arguments.size)
      .run()
  }

  private func makeApplication(_ size: Size) throws -> Application {
    try Application(
      delegate, at: checkedLocation, size: arguments.size ?? size, now: arguments.now,
      settings: arguments.settings)
  }

  /// The same where no store would be begun beside what it was called before.
  private var checkedLocation: StoreLocation {
    get throws {
      let location = try location
      try location.folder?.checkNoUnknownStore(beside: delegate.stores.map { $0.description })
      return location
    }
  }

  /// Where the stores of the application lie.
  private var location: StoreLocation {
    get throws {
      let given = arguments.dataFolder.map { URL(filePath: $0, directoryHint: .isDirectory) }
      let folder =
        try given
        ?? DataFolder.usual(
          applicationName: delegate.name, environment: ProcessInfo.processInfo.environment)
      try DataFolder.prepare(folder)
      return .folder(folder)
    }
  }
}
