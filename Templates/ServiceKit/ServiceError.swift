import Foundation

/// Why a service has no answer; the texts are for the person who uses the application. A service that
/// is cancelled throws `CancellationError`.
public enum ServiceError: Error, Equatable, CustomStringConvertible {
  /// The server answers with a status from 300 on that has no name in the service.
  case refused(URL, status: Int)

  /// No server answers, or the connection breaks before the whole answer is there.
  case unreachable(URL, reason: String)

  /// The whole answer is not there in time.
  case timedOut(URL, after: Duration)

  /// The answer is not what the endpoint returns.
  case undecodable(URL, reason: String)

  /// The answer has more bytes than the service takes.
  case tooLarge(URL, limit: Int)

  public var description: String {
    switch self {
    case .refused(let url, let status): "\(url.absoluteString) answers with status \(status)"
    case .unreachable(let url, let reason): "\(url.absoluteString) cannot be reached: \(reason)"
    case .timedOut(let url, let time): "\(url.absoluteString) does not answer within \(time)"
    case .undecodable(let url, let reason):
      "the answer of \(url.absoluteString) is not what it should be: \(reason)"
    case .tooLarge(let url, let limit):
      "the answer of \(url.absoluteString) has more than \(limit) bytes"
    }
  }

  /// Whether asking again may help.
  var isPassing: Bool {
    switch self {
    case .refused(_, let status): status == 429 || status >= 500
    case .unreachable, .timedOut: true
    case .undecodable, .tooLarge: false
    }
  }
}

/// The statuses of HTTP that a service has names for; an endpoint throws them instead of a
/// `ServiceError`.
public protocol ServiceFailure: Error, RawRepresentable, Sendable, CustomStringConvertible
where RawValue == Int {}

extension ServiceFailure {
  public var description: String { "the server answers with status \(rawValue)" }
}
