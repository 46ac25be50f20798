import Foundation

/// Which machines requests go to.
public enum NetworkAccess: Sendable {
  /// Whichever a URL names.
  case everyMachine

  /// None but this one, as in tests: a request for another is an error at once.
  case thisMachine

  /// None at all: a request is an error at once.
  case noMachine

  /// - Throws: `DownloadError.closed` where the machine that a URL names is not to be asked.
  func check(_ url: URL) throws {
    let isOpen =
      switch self {
      case .everyMachine: true
      case .thisMachine: Self.loopbackHosts.contains(url.host() ?? "")
      case .noMachine: false
      }
    guard isOpen else { throw DownloadError.closed(url) }
  }

  private static let loopbackHosts: Set<String> = ["127.0.0.1", "::1", "localhost"]
}
