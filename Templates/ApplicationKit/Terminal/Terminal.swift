import Foundation

/// The terminal of the process, while the application has it for itself.
@MainActor
final class Terminal {
  private let descriptor: Int32
  /// Nil when keys come from a pipe or a file.
  private let mode: TerminalMode?
  private let signals = TerminalSignals.install()
  let output: any TerminalOutput
  let isPlain: Bool
  var hasTerminalInput: Bool { mode != nil }

  /// - Parameter isPlain: whether lines of text are written instead of a screen. Keys may come from
  ///   a pipe then, and no control sequence is written.
  /// - Throws: a `MessageError` when input or output is not a terminal, or one that cannot move its
  ///   cursor.
  init(environment: [String: String], isPlain: Bool) throws {
    mode = TerminalMode(of: STDIN_FILENO)
    if !isPlain { try Self.check(mode, environment) }
    self.isPlain = isPlain
    descriptor = dup(STDOUT_FILENO)
    let abilities = TerminalAbilities(
      usesColor: (environment["NO_COLOR"] ?? "").isEmpty,
      usesUnicode: !ASCIIText.isWanted(in: environment))
    output =
      isPlain ? PlainOutput(descriptor, abilities) : ScreenOutput(descriptor, abilities)
    TerminalGuard.prepare(terminal: descriptor, mode: mode?.original, showsScreen: !isPlain)
  }

  private static func check(_ mode: TerminalMode?, _ environment: [String: String]) throws {
    guard mode != nil else {
      throw MessageError(
        "standard input is not a terminal; use --keys to press keys without one, or --plain")
    }
    guard isatty(STDOUT_FILENO) == 1 else {
      throw MessageError(
        "standard output is not a terminal; use --keys to print the screen, or --plain")
    }
    if environment["TERM"] == "dumb" {
      throw MessageError("this terminal (TERM=dumb) cannot show a screen; use --plain")
    }
  }

  /// Takes the terminal over, and calls a closure for all that comes from it.
  func open(_ respond: @escaping @MainActor (TerminalEvent) -> Void) {
    enter()
    TerminalInput(STDIN_FILENO, signals: signals, isTerminal: mode != nil, respond: respond).start()
  }

  func enter() {
    mode?.makeRaw(STDIN_FILENO, keepsOutput: isPlain)
    TerminalGuard.enter()
    output.invalidate()
  }

  /// Stops the process as the terminal would, and comes back when it is continued.
  func suspend() {
    TerminalGuard.leave()
    TerminalSignals.stop()
    enter()
  }

  /// The size of the terminal's window.
  var size: Size {
    var window = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &window) == 0, window.ws_col > 0, window.ws_row > 0
    else { return Size(80, 24) }
    return Size(Int(window.ws_col), Int(window.ws_row))
  }
}
