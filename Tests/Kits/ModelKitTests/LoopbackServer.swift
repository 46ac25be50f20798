import Foundation
import Synchronization

/// A web server on the loopback interface that answers by a closure, for as long as it lives.
final class LoopbackServer: Sendable {
  typealias Answer = @Sendable (_ path: String) -> (status: Int, body: String)

  private let listener: Int32
  private let port: UInt16

  struct Failure: Error {}

  init(_ answer: @escaping Answer) throws {
    listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let listener = listener
    let isListening = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { socketAddress in
        bind(listener, socketAddress, size) == 0 && listen(listener, 8) == 0
          && getsockname(listener, socketAddress, &size) == 0
      }
    }
    guard isListening else { throw Failure() }
    port = UInt16(bigEndian: address.sin_port)
    Thread.detachNewThread { Self.serve(listener, answer) }
  }

  deinit {
    shutdown(listener, Int32(SHUT_RDWR))
    close(listener)
  }

  func url(of path: String) -> URL {
    URL(string: "http://127.0.0.1:\(port)\(path)") ?? URL(filePath: path)
  }

  private static func serve(_ listener: Int32, _ answer: Answer) {
    while true {
      let connection = accept(listener, nil, nil)
      guard connection >= 0 else { return }
      defer { close(connection) }
      var request = [UInt8](repeating: 0, count: 4096)
      let count = read(connection, &request, request.count)
      guard count > 0 else { continue }
      let words = String(decoding: request[..<count], as: UTF8.self).split(separator: " ")
      let (status, body) = answer(words.count > 1 ? String(words[1]) : "/")
      let response =
        "HTTP/1.1 \(status) Status\r\nContent-Length: \(body.utf8.count)\r\n"
        + "Connection: close\r\n\r\n\(body)"
      _ = response.withCString { write(connection, $0, response.utf8.count) }
    }
  }
}
