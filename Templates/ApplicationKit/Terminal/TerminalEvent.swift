/// What happens at the terminal.
enum TerminalEvent: Sendable {
  case keys([Key])
  case resize
  case suspend
  case resume
  /// No more keys come from the pipe or file that they came from.
  case endOfInput
  /// The process is asked to end, by a signal or because the terminal is gone.
  case terminate(exitStatus: Int32)
}
