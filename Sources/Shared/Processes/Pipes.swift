import SystemLibrary

/// The three pipes of a child process: what it reads, what it writes, what it complains.
struct Pipes {
  private let input: Ends
  private let output: Ends
  private let errors: Ends

  private struct Ends {
    let reading: Int32
    let writing: Int32

    init?() {
      var ends: [Int32] = [0, 0]
      guard pipe(&ends) == 0 else { return nil }
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      (reading, writing) = (ends[0], ends[1])
    }
  }

  init?() {
    guard let input = Ends(), let output = Ends(), let errors = Ends() else { return nil }
    (self.input, self.output, self.errors) = (input, output, errors)
  }

  func connect(_ actions: inout posix_spawn_file_actions_t) {
    posix_spawn_file_actions_adddup2(&actions, input.reading, 0)
    posix_spawn_file_actions_adddup2(&actions, output.writing, 1)
    posix_spawn_file_actions_adddup2(&actions, errors.writing, 2)
  }

  func closeChildEnds() {
    for end in [input.reading, output.writing, errors.writing] { close(end) }
  }

  func closeOwnEnds() {
    for end in [input.writing, output.reading, errors.reading] { close(end) }
  }

  /// Writes and reads at the same time, since either side may fill its pipe and wait.
  func exchange(_ bytes: [UInt8]) -> (output: [UInt8], errors: String) {
    signal(SIGPIPE, SIG_IGN)
    _ = fcntl(input.writing, F_SETFL, O_NONBLOCK)
    var waiting = [
      pollfd(fd: output.reading, events: Int16(POLLIN), revents: 0),
      pollfd(fd: errors.reading, events: Int16(POLLIN), revents: 0),
      pollfd(fd: input.writing, events: Int16(POLLOUT), revents: 0),
    ]
    var received: [[UInt8]] = [[], []]
    var rest = bytes[...]
    while waiting.contains(where: { $0.fd >= 0 }) {
      if rest.isEmpty { Self.finish(&waiting[2]) }
      guard poll(&waiting, nfds_t(waiting.count), -1) >= 0 || errno == EINTR else { break }
      for index in 0..<2 where waiting[index].fd >= 0 && waiting[index].revents != 0 {
        if !Self.read(waiting[index].fd, into: &received[index]) { Self.finish(&waiting[index]) }
      }
      if waiting[2].fd >= 0, waiting[2].revents != 0, !Self.write(&rest, to: waiting[2].fd) {
        Self.finish(&waiting[2])
      }
    }
    return (received[0], String(decoding: received[1], as: UTF8.self))
  }

  private static func finish(_ waiting: inout pollfd) {
    if waiting.fd >= 0 { close(waiting.fd) }
    waiting.fd = -1
  }

  private static func read(_ descriptor: Int32, into bytes: inout [UInt8]) -> Bool {
    let part = [UInt8](unsafeUninitializedCapacity: 65_536) { buffer, count in
      count = max(SystemLibrary.read(descriptor, buffer.baseAddress, buffer.count), 0)
    }
    bytes += part
    return !part.isEmpty
  }

  private static func write(_ rest: inout ArraySlice<UInt8>, to descriptor: Int32) -> Bool {
    let count = rest.withUnsafeBytes { SystemLibrary.write(descriptor, $0.baseAddress, $0.count) }
    if count < 0 { return errno == EAGAIN || errno == EINTR }
    rest = rest.dropFirst(count)
    return true
  }
}
