import Foundation

/// Puts the terminal back as it was, from normal code and from the handler of a fatal signal alike.
///
/// While the application's screen is shown, standard output and standard error go to a file that
/// has no name: whatever is written there would spoil the screen, and the last words of a crash
/// would vanish with it. They are copied to the terminal after the screen was left.
enum TerminalGuard {
  /// All that a signal handler may look at: plain memory that never moves.
  struct State {
    var terminal: Int32
    var mode: termios
    /// Whether there is a mode to restore.
    var hasMode: Bool
    /// Whether there is a screen to leave.
    var showsScreen: Bool
    var savedOutput: Int32
    var savedError: Int32
    var captured: Int32 = -1
    var isEntered = false
  }

  // Written before signal handlers are installed and while they are kept out; a handler cannot
  // take a lock.
  nonisolated(unsafe) static let state = UnsafeMutablePointer<State>.allocate(capacity: 1)

  /// Leaves the mouse and bracketed paste, shows the cursor, plain style, leaves the alternate
  /// screen.
  static let leaveSequence: StaticString =
    "\u{1B}[?1006l\u{1B}[?1000l\u{1B}[?2004l\u{1B}[?25h\u{1B}[0m\u{1B}[?1049l"
  static let enterSequence: StaticString =
    "\u{1B}[?1049h\u{1B}[?25l\u{1B}[?2004h\u{1B}[?1000h\u{1B}[?1006h\u{1B}[0m\u{1B}[2J"

  /// Room for what is copied: a handler may not ask for memory.
  private static let copySize = 4096
  nonisolated(unsafe) private static let copyRoom = UnsafeMutableRawPointer.allocate(
    byteCount: copySize, alignment: 16)

  /// Takes what is there to be put back later. Called once, before any handler is installed.
  static func prepare(terminal: Int32, mode: termios?, showsScreen: Bool) {
    // Made now, before a handler looks at them.
    _ = (leaveSequence, copyRoom)
    state.initialize(
      to: State(
        terminal: terminal, mode: mode ?? termios(), hasMode: mode != nil,
        showsScreen: showsScreen, savedOutput: dup(STDOUT_FILENO), savedError: dup(STDERR_FILENO)))
  }

  /// Shows the alternate screen and sets output aside.
  static func enter() {
    guard !state.pointee.isEntered else { return }
    fflush(nil)
    state.pointee.isEntered = true
    guard state.pointee.showsScreen else { return }
    state.pointee.captured = openNamelessFile()
    if state.pointee.captured >= 0 {
      dup2(state.pointee.captured, STDOUT_FILENO)
      if isatty(state.pointee.savedError) == 1 { dup2(state.pointee.captured, STDERR_FILENO) }
    }
    write(enterSequence)
  }

  /// Leaves the alternate screen, restores the mode and lets the captured output follow. Calls only
  /// what a signal handler may call.
  static func leave() {
    guard state.pointee.isEntered else { return }
    state.pointee.isEntered = false
    if state.pointee.showsScreen { write(leaveSequence) }
    if state.pointee.hasMode { tcsetattr(STDIN_FILENO, TCSANOW, &state.pointee.mode) }
    guard state.pointee.showsScreen else { return }
    dup2(state.pointee.savedOutput, STDOUT_FILENO)
    dup2(state.pointee.savedError, STDERR_FILENO)
    guard state.pointee.captured >= 0 else { return }
    copyCaptured()
    close(state.pointee.captured)
    state.pointee.captured = -1
  }

  private static func write(_ text: StaticString) {
    _ = writeBytes(
      text.utf8Start, count: text.utf8CodeUnitCount, to: state.pointee.terminal)
  }

  private static func copyCaptured() {
    lseek(state.pointee.captured, 0, SEEK_SET)
    while true {
      let count = read(state.pointee.captured, copyRoom, copySize)
      guard count > 0 else { return }
      _ = writeBytes(copyRoom, count: count, to: STDERR_FILENO)
    }
  }

  private static func openNamelessFile() -> Int32 {
    var template = Array("/tmp/terminal-output-XXXXXX".utf8CString)
    let descriptor = mkstemp(&template)
    if descriptor >= 0 { unlink(template) }
    return descriptor
  }
}
