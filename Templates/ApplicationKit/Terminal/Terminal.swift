import Foundation
import Glibc

/// Why there is no terminal to work with.
struct TerminalError: Error, CustomStringConvertible {
  let description: String
}

/// The terminal of the process, while the application has it for itself.
@MainActor
final class Terminal {
  private let output: Int32
  private let mode: TerminalMode
  private let input: TerminalInput
  private var shown: ScreenBuffer?
  private var shownCursor: Point?
  private let usesColor: Bool

  /// - Throws: `TerminalError` when input or output is no terminal, or one that cannot move its
  ///   cursor.
  init(environment: [String: String]) throws {
    guard isatty(STDIN_FILENO) == 1, let mode = TerminalMode(of: STDIN_FILENO) else {
      throw TerminalError(
        description: "standard input is no terminal; use --keys to press keys without one")
    }
    guard isatty(STDOUT_FILENO) == 1 else {
      throw TerminalError(
        description: "standard output is no terminal; use --keys to print the screen")
    }
    if environment["TERM"] == "dumb" {
      throw TerminalError(description: "this terminal (TERM=dumb) cannot show a screen")
    }
    self.mode = mode
    usesColor = (environment["NO_COLOR"] ?? "").isEmpty
    output = dup(STDOUT_FILENO)
    TerminalGuard.state.initialize(
      to: TerminalGuard.State(
        terminal: output, mode: mode.original, savedOutput: output,
        savedError: dup(STDERR_FILENO), captured: -1, isEntered: false))
    input = TerminalInput(STDIN_FILENO, signals: TerminalSignals.install())
  }

  var events: AsyncStream<TerminalEvent> { input.events }

  /// Ends the events.
  func stopListening() { input.finish() }

  func open() {
    enter()
    input.start()
  }

  func enter() {
    mode.makeRaw(STDIN_FILENO)
    TerminalGuard.enter()
    shown = nil
    shownCursor = nil
  }

  func leave() {
    TerminalGuard.leave()
  }

  /// Stops the process as the terminal would, and comes back when it is continued.
  func suspend() {
    leave()
    TerminalSignals.stop()
    enter()
  }

  /// The size of the terminal's window.
  var size: Size {
    var window = winsize()
    guard ioctl(output, UInt(TIOCGWINSZ), &window) == 0, window.ws_col > 0, window.ws_row > 0
    else { return Size(80, 24) }
    return Size(Int(window.ws_col), Int(window.ws_row))
  }

  /// Forgets what is shown, so that everything is drawn again.
  func invalidate() {
    shown = nil
  }

  /// Shows a screen by writing what differs from the one before.
  func show(_ surface: Surface) {
    var text = ScreenUpdate.text(from: shown, to: surface.buffer, usesColor: usesColor)
    guard !text.isEmpty || surface.cursor != shownCursor else { return }
    text = "\u{1B}[?25l" + text
    if let cursor = surface.cursor { text += ScreenUpdate.move(to: cursor) + "\u{1B}[?25h" }
    // Terminals that know synchronized updates show everything at once.
    write("\u{1B}[?2026h" + text + "\u{1B}[?2026l")
    shown = surface.buffer
    shownCursor = surface.cursor
  }

  private func write(_ text: String) {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { Glibc.write(output, $0.baseAddress, $0.count) }
      if count < 0, errno != EINTR, errno != EAGAIN { return }
      bytes = bytes.dropFirst(max(0, count))
    }
  }
}
