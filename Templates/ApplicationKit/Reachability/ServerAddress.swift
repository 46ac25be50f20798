import Foundation

/// A server by its name and the port at which it listens.
public struct ServerAddress: Hashable, Sendable {
  public let host: String
  public let port: UInt16

  /// - Parameter host: a name or an IP address, without a scheme.
  public init(host: String, port: UInt16) {
    self.host = host
    self.port = port
  }

  /// Whether somebody accepts a connection within a time, in milliseconds for each of the addresses that
  /// the name has; nothing is sent.
  public func answers(within milliseconds: Int32 = 3_000) async -> Bool {
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async {
        continuation.resume(returning: connects(within: milliseconds))
      }
    }
  }

  private func connects(within milliseconds: Int32) -> Bool {
    var hints = addrinfo()
    hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
    var addresses: UnsafeMutablePointer<addrinfo>?
    guard getaddrinfo(host, String(port), &hints, &addresses) == 0 else { return false }
    defer { freeaddrinfo(addresses) }
    var next = addresses
    while let address = next?.pointee {
      if Self.connects(to: address, within: milliseconds) { return true }
      next = address.ai_next
    }
    return false
  }

  private static func connects(to address: addrinfo, within milliseconds: Int32) -> Bool {
    let kind = Int32(SOCK_STREAM.rawValue | SOCK_NONBLOCK.rawValue | SOCK_CLOEXEC.rawValue)
    let descriptor = socket(address.ai_family, kind, 0)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    if connect(descriptor, address.ai_addr, address.ai_addrlen) == 0 { return true }
    guard errno == EINPROGRESS else { return false }
    var waiting = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    guard poll(&waiting, 1, milliseconds) == 1 else { return false }
    var failure: Int32 = 0
    var size = socklen_t(MemoryLayout<Int32>.size)
    getsockopt(descriptor, SOL_SOCKET, SO_ERROR, &failure, &size)
    return failure == 0
  }
}
