import CPseudoTerminal
import Foundation
import Glibc

/// A program that runs in a terminal of its own, typed at and read.
final class PseudoTerminal {
  private let descriptor: Int32
  private let process: pid_t
  private var screen: TerminalScreen
  /// Bytes of a character that has not come whole.
  private var incomplete: [UInt8] = []

  init(running program: String, _ arguments: [String], columns: UInt16, rows: UInt16) throws {
    var otherEnd = [CChar](repeating: 0, count: 64)
    descriptor = pseudo_terminal_open(columns, rows, &otherEnd)
    guard descriptor >= 0 else { throw POSIXError(.ENXIO) }
    screen = TerminalScreen(columns: Int(columns), rows: Int(rows))
    var words = ([program] + arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    process = pseudo_terminal_spawn(otherEnd, program, &words)
    guard process > 0 else { throw POSIXError(.EAGAIN) }
  }

  deinit {
    kill(process, SIGKILL)
    close(descriptor)
  }

  func type(_ keys: String) {
    _ = Array(keys.utf8).withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
  }

  /// Reads until the screen shows a text; false when the program ends or is silent for five minutes
  /// before that.
  func shows(_ text: String) -> Bool {
    while !screen.text.contains(text) {
      guard let output = read() else { return false }
      screen.show(output)
    }
    return true
  }

  /// Reads what comes until the program ends.
  func rest() -> String {
    var text = ""
    while let output = read() { text += output }
    return text
  }

  /// Nil at the end of the program, or after five minutes of silence.
  private func read() -> String? {
    var poll = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    guard Glibc.poll(&poll, 1, 300_000) > 0 else { return nil }
    var bytes = [UInt8](repeating: 0, count: 65_536)
    let count = Glibc.read(descriptor, &bytes, bytes.count)
    guard count > 0 else { return nil }
    let whole = incomplete + bytes[..<count]
    let isASCIIEnd = whole.last.map { $0 < 0x80 } ?? true
    let end = isASCIIEnd ? whole.endIndex : whole.lastIndex { $0 < 0x80 }.map { $0 + 1 } ?? 0
    incomplete = Array(whole[end...])
    return String(decoding: whole[..<end], as: UTF8.self)
  }

  /// The exit status, when the program has ended; 128 and the signal where one ended it.
  func exitStatus() -> Int32 {
    var status: Int32 = 0
    waitpid(process, &status, 0)
    return status & 0x7f == 0 ? (status >> 8) & 0xff : 128 + (status & 0x7f)
  }
}
