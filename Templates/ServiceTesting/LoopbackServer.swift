import Foundation
import Synchronization

/// A web server for tests, which only this machine can reach; it answers for as long as somebody holds
/// it.
public final class LoopbackServer: Sendable {
  /// What was asked.
  public struct Request: Sendable {
    /// Method and address: `GET /news/world?limit=5`.
    public let line: String
    public let body: Data
  }

  /// What is answered.
  public enum Answer: Sendable {
    case document(Data, status: Int = 200, headers: [String: String] = [:])
    /// Says how long the document is, and breaks off after half of it.
    case half(Data)
    /// Says how long the document is, and falls silent after half of it.
    case pause(Data)
    /// Sends without an end, until whoever asks goes away.
    case endless
    /// Says nothing until whoever asks goes away.
    case silence

    /// A text.
    public static func text(
      _ text: String, status: Int = 200, headers: [String: String] = [:]
    ) -> Answer {
      .document(Data(text.utf8), status: status, headers: headers)
    }

    /// Asks for a password, as a server does whose page belongs to somebody.
    public static var challenge: Answer {
      .text("no", status: 401, headers: ["WWW-Authenticate": "Basic realm=\"a\""])
    }
  }

  /// Why there is no server: the address is taken, or the system allows none.
  public struct Failure: Error {}

  /// Where it answers.
  public let url: URL
  private let listener: Int32
  private let log: RequestLog

  /// What was asked so far, in its order.
  public var requests: [Request] { log.requests.withLock { $0 } }

  /// - Parameter answer: called for each request, on any thread.
  public init(_ answer: @escaping @Sendable (Request) -> Answer) throws {
    let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isListening = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { socketAddress in
        bind(listener, socketAddress, size) == 0 && listen(listener, 64) == 0
          && getsockname(listener, socketAddress, &size) == 0
      }
    }
    let port = UInt16(bigEndian: address.sin_port)
    guard isListening, let url = URL(string: "http://127.0.0.1:\(port)") else { throw Failure() }
    self.listener = listener
    self.url = url
    let log = RequestLog()
    self.log = log
    Thread.detachNewThread {
      while case let connection = accept(listener, nil, nil), connection >= 0 {
        Thread.detachNewThread { Connection(connection).serve(answer, log) }
      }
      // Closed by nobody else: another server could get the number and be asked in its place.
      close(listener)
    }
  }

  deinit {
    shutdown(listener, Int32(SHUT_RDWR))
  }
}

private final class RequestLog: Sendable {
  let requests = Mutex<[LoopbackServer.Request]>([])
}

/// One request and its answer.
private struct Connection {
  private let descriptor: Int32

  init(_ descriptor: Int32) {
    self.descriptor = descriptor
  }

  func serve(_ answer: (LoopbackServer.Request) -> LoopbackServer.Answer, _ log: RequestLog) {
    defer { close(descriptor) }
    guard let request else { return }
    log.requests.withLock { $0.append(request) }
    switch answer(request) {
    case .document(let data, let status, let headers):
      let lines = headers.map { "\($0): \($1)\r\n" }.joined()
      _ = send(Self.head(status, data.count, lines) + data)
    case .half(let data): _ = sendHalf(of: data)
    case .pause(let data):
      if sendHalf(of: data) { _ = received() }
    case .endless:
      let part = Data(repeating: 0x20, count: 1 << 16)
      var isHeard = send(Self.head(200, nil))
      // As fast as a network: what nobody has taken yet would fill the memory of a slow machine.
      while isHeard {
        isHeard = send(part)
        usleep(1_000)
      }
    case .silence: _ = received()
    }
  }

  private var request: LoopbackServer.Request? {
    var bytes = Data()
    let end = Data("\r\n\r\n".utf8)
    while bytes.range(of: end) == nil {
      guard let more = received() else { return nil }
      bytes += more
    }
    guard let border = bytes.range(of: end) else { return nil }
    let lines = String(decoding: bytes[..<border.lowerBound], as: UTF8.self)
      .components(separatedBy: "\r\n")
    let length = lines.lazy.map { $0.lowercased() }.first { $0.hasPrefix("content-length:") }
      .flatMap { Int($0.dropFirst(15).trimmingCharacters(in: .whitespaces)) }
    var body = Data(bytes[border.upperBound...])
    while body.count < length ?? 0, let more = received() { body += more }
    let words = lines[0].split(separator: " ").prefix(2)
    return LoopbackServer.Request(line: words.joined(separator: " "), body: body)
  }

  /// Nil when the other side is gone.
  private func received() -> Data? {
    var buffer = [UInt8](repeating: 0, count: 4_096)
    let count = recv(descriptor, &buffer, buffer.count, 0)
    return count > 0 ? Data(buffer[..<count]) : nil
  }

  /// Whether the other side is still there.
  private func send(_ data: Data) -> Bool {
    var rest = data[...]
    while !rest.isEmpty {
      // Whoever has gone away does not end the tests by a signal.
      let flags = Int32(MSG_NOSIGNAL)
      let count = rest.withUnsafeBytes {
        Foundation.send(descriptor, $0.baseAddress, $0.count, flags)
      }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }

  private func sendHalf(of data: Data) -> Bool {
    send(Self.head(200, data.count) + data.prefix(data.count / 2))
  }

  private static func head(_ status: Int, _ length: Int?, _ more: String = "") -> Data {
    let length = length.map { "Content-Length: \($0)\r\n" } ?? ""
    return Data("HTTP/1.1 \(status) Status\r\n\(length)\(more)Connection: close\r\n\r\n".utf8)
  }
}
