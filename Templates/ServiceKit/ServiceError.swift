import ModelKit

/// Why a service has no answer: all that keeps a download from its bytes, and more.
public typealias ServiceError = DownloadError

extension ServiceError {
  /// Whether asking again may help.
  var isPassing: Bool {
    switch self {
    case .refused(_, let status): status == 429 || status >= 500
    case .unreachable, .timedOut, .silent: true
    case .undecodable, .tooLarge, .unusableURL, .closed: false
    }
  }
}

/// The statuses that a service has names for; an endpoint throws them instead of a `ServiceError`.
public typealias ServiceFailure = NamedStatus
