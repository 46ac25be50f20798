import Foundation

/// How the terminal handles input: line by line with echo as shells leave it, or every key at once.
struct TerminalMode {
  /// The mode as it was, for whoever puts it back.
  let original: termios

  /// Nil when the descriptor is not a terminal.
  init?(of descriptor: Int32) {
    var mode = termios()
    guard tcgetattr(descriptor, &mode) == 0 else { return nil }
    original = mode
  }

  /// Hands over every key as it is pressed, without echo and without meaning to the terminal.
  ///
  /// - Parameter keepsOutput: whether written newlines go on beginning new lines.
  func makeRaw(_ descriptor: Int32, keepsOutput: Bool) {
    var mode = original
    cfmakeraw(&mode)
    if keepsOutput { mode.c_oflag = original.c_oflag }
    // Reading waits for at least one byte.
    withUnsafeMutableBytes(of: &mode.c_cc) { characters in
      characters[Int(VMIN)] = 1
      characters[Int(VTIME)] = 0
    }
    tcsetattr(descriptor, TCSADRAIN, &mode)
  }
}
