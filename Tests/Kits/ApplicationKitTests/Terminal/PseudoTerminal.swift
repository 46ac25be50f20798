import Foundation
import Glibc
import Testing

@testable import ApplicationKit

/// A process that has a terminal to itself, and what the terminal shows.
final class PseudoTerminal {
  let dataFolder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
  private let main: Int32
  let process: pid_t
  private var output: [UInt8] = []
  private var size: Size
  private var hasEnded = false

  /// Starts the sample application.
  init(
    size: Size = Size(60, 10), arguments: [String] = [], environment: [String: String] = [:]
  ) throws {
    self.size = size
    main = TerminalFunctions.posixOpenpt(O_RDWR | O_NOCTTY)
    try #require(
      main >= 0 && TerminalFunctions.grantpt(main) == 0 && TerminalFunctions.unlockpt(main) == 0)
    var name = [CChar](repeating: 0, count: 100)
    try #require(TerminalFunctions.ptsname(main, &name, name.count) == 0)
    Self.set(size, of: main)
    process = try Self.spawn(
      ["--data", dataFolder] + arguments, terminal: name, environment: environment)
  }

  deinit {
    // What nobody has waited for would keep the tests from hearing of other processes that end.
    if !hasEnded {
      kill(process, SIGKILL)
      waitpid(process, nil, 0)
    }
    close(main)
  }

  private static func set(_ size: Size, of terminal: Int32) {
    var window = winsize()
    window.ws_col = UInt16(size.width)
    window.ws_row = UInt16(size.height)
    _ = ioctl(terminal, UInt(TIOCSWINSZ), &window)
  }

  /// A new session whose terminal is the one that it opens first.
  private static func spawn(
    _ arguments: [String], terminal: [CChar], environment: [String: String]
  ) throws -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    for descriptor in Int32(0)...2 {
      posix_spawn_file_actions_addopen(&actions, descriptor, terminal, O_RDWR, 0)
    }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    let newSession: Int16 = 0x80
    posix_spawnattr_setflags(&attributes, newSession | Int16(POSIX_SPAWN_SETSIGDEF))
    // Another test of this process may ignore a signal, and a child would inherit that.
    var signals = sigset_t()
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    let variables = environment.merging(SampleProcess.environment) { mine, _ in mine }
    let arguments = ([SampleProcess.path] + arguments).map { strdup($0) } + [nil]
    let settings = variables.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for text in arguments + settings { free(text) } }
    var process = pid_t()
    let status = posix_spawn(
      &process, SampleProcess.path, &actions, &attributes, arguments, settings)
    try #require(status == 0)
    return process
  }

  func type(_ text: String) {
    for byte in text.utf8 {
      var byte = byte
      _ = write(main, &byte, 1)
    }
  }

  func resize(to size: Size) {
    self.size = size
    output = []
    Self.set(size, of: main)
  }

  func send(_ signal: Int32) {
    kill(process, signal)
  }

  /// What the terminal shows now.
  var emulator: TerminalEmulator {
    var emulator = TerminalEmulator(size: size)
    emulator.write(String(decoding: output, as: UTF8.self))
    return emulator
  }

  var text: String { String(decoding: output, as: UTF8.self) }

  /// Reads until the terminal is as wanted; false when that does not happen in five minutes, which a
  /// busy machine may need.
  func wait(until isReached: (TerminalEmulator) -> Bool) -> Bool {
    for _ in 0..<15_000 {
      if isReached(emulator) { return true }
      read(milliseconds: 20)
    }
    return isReached(emulator)
  }

  private func read(milliseconds: Int32) {
    var source = pollfd(fd: main, events: Int16(POLLIN), revents: 0)
    guard poll(&source, 1, milliseconds) > 0 else { return }
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = Glibc.read(main, &bytes, bytes.count)
    if count > 0 { output += bytes.prefix(count) } else { usleep(20_000) }
  }

  /// Waits for the process to end; its exit status, or 128 plus the signal that ended it.
  func exitStatus() -> Int32? {
    var status: Int32 = 0
    for _ in 0..<15_000 {
      read(milliseconds: 20)
      guard waitpid(process, &status, WNOHANG) == process else { continue }
      hasEnded = true
      read(milliseconds: 20)
      let signal = status & 0x7F
      return signal == 0 ? (status >> 8) & 0xFF : 128 + signal
    }
    return nil
  }

  /// Whether the terminal handles lines and echoes, as a shell expects it.
  var isCooked: Bool {
    var mode = termios()
    tcgetattr(main, &mode)
    return mode.c_lflag & UInt32(ECHO) != 0 && mode.c_lflag & UInt32(ICANON) != 0
  }
}
