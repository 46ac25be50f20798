import CommandLine
import Diagnostics
import Reporting
import SystemLibrary
import Workspace

/// The two streams of the process, and what may be shown on them.
enum Terminal {
  /// Colour is for people: on a terminal, and never against `NO_COLOR`.
  static var hasColour: Bool { hasColour(on: STDOUT_FILENO) }

  private static func hasColour(on stream: Int32) -> Bool {
    guard isatty(stream) == 1 else { return false }
    if let wish = getenv("NO_COLOR"), wish.pointee != 0 { return false }
    guard let name = getenv("TERM") else { return false }
    return String(cString: name) != "dumb"
  }

  /// A result that is lost, as on a full disk, is work that could not be done: the process ends.
  static func print(_ text: String) {
    var text = text
    text.withUTF8 { print($0) }
  }

  /// The same for a text in UTF-8.
  static func print(_ text: [UInt8]) { text.withUnsafeBufferPointer { print($0) } }

  private static func print(_ text: UnsafeBufferPointer<UInt8>) {
    guard let reason = write(text, to: STDOUT_FILENO) else { return }
    printError("error: cannot write to the standard output: \(reason)\n")
    exit(ExitStatus.unable.rawValue)
  }

  static func printError(_ text: String) {
    var text = text
    text.withUTF8 { _ = write($0, to: STDERR_FILENO) }
  }

  /// Shows what is wrong with files of the user, beside the result of the command.
  static func print(_ diagnostics: [Diagnostic], in sources: [SourceText]) {
    let report = Report(diagnostics, sources: sources)
    printError(TextFormat(isColored: hasColour(on: STDERR_FILENO)).text(of: report))
  }

  /// Ends the process at once: the memory of a large result is given back as a whole.
  static func end(with status: ExitStatus) -> Never {
    exit(status.rawValue)
  }

  /// Does what the arguments ask for. Whatever a command could not do is said here, and only here.
  static func perform(_ invocation: Invocation) -> Int32 {
    // Files are still to be written when the reader of a pipe has gone.
    signal(SIGPIPE, SIG_IGN)
    do {
      return try status(of: invocation).rawValue
    } catch let refusal as UsageRefusal {
      printError("error: \(refusal)\n")
      return ExitStatus.usage.rawValue
    } catch WorkspaceError.interrupted(let signal) {
      return ExitStatus.stopped(bySignal: signal).rawValue
    } catch {
      printError("error: \(error)\n")
      return ExitStatus.unable.rawValue
    }
  }

  private static func status(of invocation: Invocation) throws -> ExitStatus {
    switch invocation {
    case .run(let command): return try command.run()
    case .show(let text):
      print(text)
      return .done
    case .refuse(let text):
      printError(text)
      return .usage
    }
  }

  /// A stream that nobody reads is not an error of ours: what is for it is dropped. Returns why anything else could
  /// not be written.
  private static func write(_ text: UnsafeBufferPointer<UInt8>, to stream: Int32) -> String? {
    var rest = UnsafeRawBufferPointer(text)
    while let start = rest.baseAddress, !rest.isEmpty {
      let count = SystemLibrary.write(stream, start, rest.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else {
        return errno == EPIPE || errno == EBADF ? nil : String(cString: strerror(errno))
      }
      rest = UnsafeRawBufferPointer(rebasing: rest[count...])
    }
    return nil
  }
}
