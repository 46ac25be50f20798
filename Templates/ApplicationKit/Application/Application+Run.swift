import Foundation
import ModelKit

extension Application {
  /// Runs an application as its command line says, and ends the process.
  ///
  /// The exit status is 0 after quitting, 64 for a command line that cannot be understood, 2 when
  /// the application cannot be started or nobody takes what it writes, and 128 plus the number of a
  /// signal that ended it.
  public static func run(_ delegate: any ApplicationDelegate) -> Never {
    openMissingDescriptors()
    // The status line tells about them.
    Unwritten.report { _ in }
    Task { exit(await exitStatus(delegate)) }
    // The run loop serves the main queue, and with it the main actor.
    while true { RunLoop.main.run() }
  }

  private static func exitStatus(_ delegate: any ApplicationDelegate) async -> Int32 {
    do {
      let arguments = try ApplicationArguments(Array(CommandLine.arguments.dropFirst()))
      return try await ApplicationCommand(arguments: arguments, delegate: delegate).perform()
    } catch {
      try? writeText("\(delegate.name): \(ErrorText.text(of: error))\n", to: STDERR_FILENO)
      return error is UsageError || error is KeyScriptError ? 64 : 2
    }
  }
}
