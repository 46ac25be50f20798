import Foundation

/// The signals that a full-screen application must answer.
///
/// Signals that ask for something are written into a pipe, which the input thread reads; those that
/// would end the process put the terminal back and then go on as they would have.
enum TerminalSignals {
  static let asking = [SIGINT, SIGTERM, SIGHUP, SIGWINCH, SIGTSTP, SIGCONT]
  private static let fatal = [
    SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGABRT, SIGFPE, SIGSYS, SIGQUIT, SIGPIPE, SIGALRM, SIGUSR1,
    SIGUSR2, SIGXCPU, SIGXFSZ, SIGVTALRM, SIGPROF, SIGIO, SIGPWR, SIGSTKFLT,
  ]

  // Set once before any handler is installed.
  nonisolated(unsafe) private static var pipeEnd: Int32 = -1
  nonisolated(unsafe) private static let formerActions =
    UnsafeMutablePointer<sigaction>.allocate(capacity: 65)

  /// Installs the handlers.
  ///
  /// - Returns: the end of the pipe from which the numbers of signals are read, one byte each.
  static func install() -> Int32 {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return -1 }
    pipeEnd = ends[1]
    _ = fcntl(pipeEnd, F_SETFL, O_NONBLOCK)
    for number in asking {
      install(number, flags: SA_RESTART) { number, _, _ in TerminalSignals.ask(number) }
    }
    unblock()
    useOwnStack()
    for number in fatal {
      install(number, flags: SA_ONSTACK) { number, cause, _ in
        // A fault happens again when its instruction is repeated, in the context that whoever
        // reports it wants to see; a signal that was sent does not.
        TerminalSignals.fail(number, isRepeated: (cause?.pointee.si_code ?? 0) > 0)
      }
      // Who started the process wants it to go on, as nohup does.
      if isIgnored(formerActions[Int(number)]) {
        sigaction(number, formerActions + Int(number), nil)
      }
    }
    return ends[0]
  }

  private typealias Respond =
    @convention(c) (Int32, UnsafeMutablePointer<siginfo_t>?, UnsafeMutableRawPointer?) -> Void

  private static func install(_ number: Int32, flags: Int32, _ respond: @escaping Respond) {
    var action = sigaction()
    action.__sigaction_handler.sa_sigaction = respond
    action.sa_flags = flags | SA_SIGINFO
    sigaction(number, &action, formerActions + Int(number))
  }

  private static func isIgnored(_ action: sigaction) -> Bool {
    unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self)
      == unsafeBitCast(SIG_IGN, to: Int.self)
  }

  /// A process inherits the signals that the thread which started it did not want.
  private static func unblock() {
    var signals = sigset_t()
    sigemptyset(&signals)
    for number in asking + fatal { sigaddset(&signals, number) }
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
  }

  /// A stack that has overflowed has no room for a handler.
  private static func useOwnStack() {
    let size = 64 * 1024
    var stack = stack_t()
    stack.ss_sp = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
    stack.ss_size = size
    sigaltstack(&stack, nil)
  }

  private static func ask(_ number: Int32) {
    let savedError = errno
    var byte = UInt8(truncatingIfNeeded: number)
    _ = write(pipeEnd, &byte, 1)
    errno = savedError
  }

  private static func fail(_ number: Int32, isRepeated: Bool) {
    TerminalGuard.leave()
    sigaction(number, formerActions + Int(number), nil)
    if !isRepeated { raise(number) }
  }

  /// Lets the signal for stopping do what it usually does.
  static func stop() {
    var usual = sigaction()
    usual.__sigaction_handler.sa_handler = SIG_DFL
    var own = sigaction()
    sigaction(SIGTSTP, &usual, &own)
    kill(0, SIGTSTP)
    // The process stands still here until it is continued.
    usleep(50_000)
    sigaction(SIGTSTP, &own, nil)
  }
}
