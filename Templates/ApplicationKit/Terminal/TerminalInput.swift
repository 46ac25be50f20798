import Foundation
import Glibc

/// Reads keys and signals on a thread of its own, so that both are answered promptly whatever the
/// main actor does.
final class TerminalInput: Sendable {
  let events: AsyncStream<TerminalEvent>
  private let continuation: AsyncStream<TerminalEvent>.Continuation
  private let descriptor: Int32
  private let signals: Int32
  private let endStatus: Int32

  /// How long an escape byte waits for the rest of a sequence, in milliseconds.
  private static let escapeTimeout: Int32 = 50
  /// How long an application may take to end before it is ended, in milliseconds.
  private static let terminationTimeout: Int32 = 3000

  /// - Parameters:
  ///   - signals: from where numbers of signals are read.
  ///   - endStatus: the exit status when the input ends.
  init(_ descriptor: Int32, signals: Int32, endStatus: Int32) {
    self.descriptor = descriptor
    self.signals = signals
    self.endStatus = endStatus
    (events, continuation) = AsyncStream.makeStream()
  }

  /// Ends the events after those that have come already.
  func finish() { continuation.finish() }

  func start() {
    Thread.detachNewThread { [self] in readEvents() }
  }

  private func readEvents() {
    var decoder = KeyDecoder()
    while true {
      var sources = [
        pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0),
        pollfd(fd: signals, events: Int16(POLLIN), revents: 0),
      ]
      let count = poll(&sources, 2, decoder.isWaiting ? Self.escapeTimeout : -1)
      if count == 0 { send(decoder.finish()) }
      guard count > 0 else { continue }
      if sources[1].revents != 0, let status = readSignal() { return terminate(status) }
      if sources[0].revents != 0 {
        guard let bytes = readBytes() else { return terminate(endStatus) }
        send(decoder.decode(bytes))
      }
    }
  }

  private func send(_ keys: [Key]) {
    if !keys.isEmpty { continuation.yield(.keys(keys)) }
  }

  /// Nil when the terminal is gone.
  private func readBytes() -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = read(descriptor, &bytes, bytes.count)
    if count > 0 { return Array(bytes.prefix(count)) }
    return count < 0 && (errno == EINTR || errno == EAGAIN) ? [] : nil
  }

  /// The exit status, when the signal asks to end.
  private func readSignal() -> Int32? {
    var number: UInt8 = 0
    guard read(signals, &number, 1) == 1 else { return nil }
    switch Int32(number) {
    case SIGWINCH: continuation.yield(.resize)
    case SIGTSTP: continuation.yield(.suspend)
    case SIGCONT: continuation.yield(.resume)
    default: return 128 + Int32(number)
    }
    return nil
  }

  /// Asks the application to end, and ends it when it does not.
  private func terminate(_ status: Int32) {
    continuation.yield(.terminate(exitStatus: status))
    var source = pollfd(fd: signals, events: Int16(POLLIN), revents: 0)
    _ = poll(&source, 1, Self.terminationTimeout)
    TerminalGuard.leave()
    _exit(status)
  }
}
