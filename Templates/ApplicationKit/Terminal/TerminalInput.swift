import Foundation

/// Reads keys and signals on a thread of its own, so that both are answered promptly whatever the
/// main actor does.
final class TerminalInput: Sendable {
  private let descriptor: Int32
  private let signals: Int32
  private let isTerminal: Bool
  private let respond: @MainActor (TerminalEvent) -> Void

  /// How long the bytes of one key may take from each other at a terminal, in milliseconds.
  private static let keyTimeout: Int32 = 40
  /// How long an escape byte waits for the rest of a sequence after that: a slow line may split it.
  private static let escapeTimeout: Int32 = 200

  /// - Parameters:
  ///   - signals: from where numbers of signals are read.
  ///   - isTerminal: whether the end of the input means that there is nobody any more.
  ///   - respond: called for every event, one after the other.
  init(
    _ descriptor: Int32, signals: Int32, isTerminal: Bool,
    respond: @escaping @MainActor (TerminalEvent) -> Void
  ) {
    self.descriptor = descriptor
    self.signals = signals
    self.isTerminal = isTerminal
    self.respond = respond
  }

  func start() {
    Thread.detachNewThread { [self] in readEvents() }
  }

  private func readEvents() {
    var decoder = KeyDecoder()
    var isPaused = false
    var isAtEnd = false
    while true {
      var sources = [
        pollfd(fd: isAtEnd ? -1 : descriptor, events: Int16(POLLIN), revents: 0),
        pollfd(fd: signals, events: Int16(POLLIN), revents: 0),
      ]
      let timeout = isPaused ? Self.escapeTimeout : Self.keyTimeout
      let count = poll(&sources, 2, decoder.isWaiting ? timeout : -1)
      if count == 0 { isPaused ? send(decoder.finish()) : decoder.pause() }
      isPaused = count == 0 && !isPaused
      guard count > 0 else { continue }
      if sources[1].revents != 0, let status = readSignal() { return terminate(status) }
      if sources[0].revents != 0 {
        guard let bytes = readBytes() else {
          if isTerminal { return terminate(128 + SIGHUP) }
          isAtEnd = true
          send(decoder.finish())
          send(.endOfInput)
          continue
        }
        send(decoder.decode(bytes))
      }
    }
  }

  /// A task that waits for events would have yet another thread woken for each of them.
  private func send(_ event: TerminalEvent) {
    DispatchQueue.main.async { [respond] in respond(event) }
  }

  private func send(_ keys: [Key]) {
    if !keys.isEmpty { send(.keys(keys)) }
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
    case SIGWINCH: send(.resize)
    case SIGTSTP: send(.suspend)
    case SIGCONT: send(.resume)
    default: return 128 + Int32(number)
    }
    return nil
  }

  /// Asks the application to end, and ends it when it does not. No further signal cuts that time: a
  /// window that is closed and a session that ends send several.
  private func terminate(_ status: Int32) {
    send(.terminate(exitStatus: status))
    // A little longer than the application itself waits for what it has begun.
    Thread.sleep(forTimeInterval: Double(TerminationLimit.seconds) + 0.5)
    TerminalGuard.leave()
    _exit(status)
  }
}
