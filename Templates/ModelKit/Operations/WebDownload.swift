import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Gets bytes over the network.
enum WebDownload {
  /// The bytes at a URL.
  ///
  /// - Parameters:
  ///   - limit: how many bytes there may be.
  ///   - timeLimit: how long they may take.
  ///   - silenceLimit: how long none may come.
  ///   - access: which machines may be asked.
  /// - Throws: a `DownloadError`, also where the server answers with an error.
  static func data(
    from url: URL, limit: Int, timeLimit: Duration, silenceLimit: Duration, access: NetworkAccess
  ) async throws -> Data {
    guard let scheme = url.scheme?.lowercased(), ["http", "https"].contains(scheme) else {
      throw DownloadError.unusableURL(url)
    }
    let transfers = Transfers(
      sizeLimit: limit, timeLimit: timeLimit, silenceLimit: silenceLimit, access: access)
    let session = transfers.makeSession()
    defer { session.finishTasksAndInvalidate() }
    let request = URLRequest(url: url)
    let answer = try await transfers.answer(to: request, at: url, in: session)
    guard answer.status < 400 else { throw DownloadError.refused(url, status: answer.status) }
    return answer.data
  }
}

/// The statuses of HTTP that a service has names for.
public protocol NamedStatus: Error, Equatable, Sendable, CustomStringConvertible {
  /// Nil where the service has no name for the status.
  init?(status: Int, at url: URL)

  /// What answers, and with which status.
  var refusal: (url: URL, status: Int) { get }
}

extension NamedStatus {
  public var description: String { downloadError.description }

  /// The same without the name.
  public var downloadError: DownloadError { .refused(refusal.url, status: refusal.status) }
}

/// Why a download or a service brings nothing; the texts are for the person who uses the application.
/// What is cancelled throws `CancellationError`.
public enum DownloadError: Error, Equatable, CustomStringConvertible {
  /// The URL is neither http nor https.
  case unusableURL(URL)

  /// The URL names a machine that is not to be asked.
  case closed(URL)

  /// The server answers with a status from 400 on, or to a service with one from 300 on that has no name
  /// in the service.
  case refused(URL, status: Int)

  /// The server sends more bytes than are taken, maybe without an end.
  case tooLarge(URL, limit: Int)

  /// No server answers, or the connection breaks before the whole answer is there.
  case unreachable(URL, reason: ErrorSentence)

  /// The whole answer is not there in time.
  case timedOut(URL, after: Duration)

  /// The server says nothing, or nothing more, while its connection stays open.
  case silent(URL, after: Duration)

  /// The answer is not what the endpoint of a service returns.
  case undecodable(URL, reason: ErrorSentence)

  public var description: String {
    switch self {
    case .unusableURL(let url): "\(url.absoluteString) is not an http or https address"
    case .closed(let url):
      "\(url.absoluteString) is not asked: tests reach no server but their own"
    case .refused(let url, let status): "\(url.absoluteString) answers with status \(status)"
    case .tooLarge(let url, let limit):
      "\(url.absoluteString) sends more than \(limit) bytes"
    case .unreachable(let url, let reason): "\(url.absoluteString) cannot be reached: \(reason)"
    case .timedOut(let url, let time): "\(url.absoluteString) does not answer within \(time)"
    case .silent(let url, let time): "\(url.absoluteString) has sent nothing for \(time)"
    case .undecodable(let url, let reason):
      "the answer of \(url.absoluteString) is not what it should be: \(reason)"
    }
  }
}
