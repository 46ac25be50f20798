/// What happens at the terminal.
enum TerminalEvent: Sendable {
  case keys([Key])
  case resize
  case suspend
  case resume
  /// The process is asked to end, by a signal or because the terminal is gone.
  case terminate(exitStatus: Int32)
}
