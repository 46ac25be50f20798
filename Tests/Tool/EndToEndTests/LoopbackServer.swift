import Foundation
import Glibc

/// A web server for one machine, which answers every request with the same document.
final class LoopbackServer: Sendable {
  let port: UInt16
  private let descriptor: Int32

  /// - Parameter document: sent to whoever asks, until the server is no longer held.
  init(answering document: String) throws {
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = in_addr_t(0x7f00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isListening = withUnsafeMutablePointer(to: &address) { address in
      address.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        bind(descriptor, address, length) == 0 && listen(descriptor, 8) == 0
          && getsockname(descriptor, address, &length) == 0
      }
    }
    guard isListening else { throw POSIXError(.EADDRNOTAVAIL) }
    self.descriptor = descriptor
    port = UInt16(bigEndian: address.sin_port)
    let response = Self.response(document)
    Thread.detachNewThread { Self.serve(response, at: descriptor) }
  }

  deinit {
    shutdown(descriptor, Int32(SHUT_RDWR))
    close(descriptor)
  }

  private static func response(_ document: String) -> [UInt8] {
    let body = Array(document.utf8)
    let head = """
      HTTP/1.1 200 OK\r
      Content-Type: application/json\r
      Content-Length: \(body.count)\r
      Connection: close\r
      \r

      """
    return Array(head.utf8) + body
  }

  /// Ends when the socket is closed.
  private static func serve(_ response: [UInt8], at descriptor: Int32) {
    while true {
      let connection = accept(descriptor, nil, nil)
      guard connection >= 0 else { return }
      var request = [UInt8](repeating: 0, count: 8_192)
      _ = read(connection, &request, request.count)
      _ = response.withUnsafeBytes { write(connection, $0.baseAddress, $0.count) }
      shutdown(connection, Int32(SHUT_WR))
      close(connection)
    }
  }
}
