import Foundation
import Synchronization

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Requests that are under way. An answer that gets too large or takes too long is not read to its end.
package final class Transfers: NSObject, URLSessionDataDelegate, Sendable {
  struct Transfer {
    let continuation: CheckedContinuation<WebAnswer, any Error>
    var data = Data()
    var isTooLarge = false
    var isChallenged = false
    /// Why the server is not followed to where it sends on.
    var refusal: (any Error)?

    /// Takes what arrived, and whether the answer is too large by now. It stays so: what was on the way when
    /// the request was cancelled still arrives.
    mutating func append(_ part: Data, limit: Int) -> Bool {
      isTooLarge = isTooLarge || data.count + part.count > limit
      if !isTooLarge { data.append(part) }
      return isTooLarge
    }
  }

  private let sizeLimit: Int
  private let timeLimit: Duration
  private let silenceLimit: Duration?
  private let access: NetworkAccess
  private let transfers = Mutex<[Int: Transfer]>([:])

  /// - Parameters:
  ///   - sizeLimit: of an answer, in bytes.
  ///   - timeLimit: from the beginning of a request to the last byte of its answer.
  ///   - silenceLimit: how long no byte may come, in whole seconds, at least one; nil where only the
  ///     time limit counts.
  ///   - access: which machines may be asked.
  package init(
    sizeLimit: Int, timeLimit: Duration, silenceLimit: Duration? = nil, access: NetworkAccess
  ) {
    self.sizeLimit = sizeLimit
    self.timeLimit = timeLimit
    self.silenceLimit = silenceLimit
    self.access = access
  }

  /// A session for such requests, which keeps nothing.
  package func makeSession() -> URLSession {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
    // By itself a session waits for a minute until the next byte comes.
    configuration.timeoutIntervalForRequest =
      silenceLimit.map { max(1, $0 / .seconds(1)) } ?? configuration.timeoutIntervalForResource
    return URLSession(configuration: configuration, delegate: self, delegateQueue: nil)
  }

  /// The answer of a URL to a request, whatever its status. What is not done in time is cancelled.
  ///
  /// - Throws: a `DownloadError`, or a `CancellationError`.
  package func answer(
    to request: URLRequest, at url: URL, in session: URLSession
  ) async throws -> WebAnswer {
    try access.check(url)
    return try await withThrowingTaskGroup(of: WebAnswer.self) { group in
      group.addTask { try await self.wholeAnswer(to: request, at: url, in: session) }
      group.addTask { [timeLimit] in
        try await Task.sleep(for: timeLimit)
        throw DownloadError.timedOut(url, after: timeLimit)
      }
      defer { group.cancelAll() }
      guard let answer = try await group.next() else { throw CancellationError() }
      return answer
    }
  }

  private func wholeAnswer(
    to request: URLRequest, at url: URL, in session: URLSession
  ) async throws -> WebAnswer {
    let task = session.dataTask(with: request)
    do {
      return try await withTaskCancellationHandler {
        try await withCheckedThrowingContinuation { continuation in
          transfers.withLock { $0[task.taskIdentifier] = Transfer(continuation: continuation) }
          task.resume()
          if Task.isCancelled { task.cancel() }
        }
      } onCancel: {
        // The end of a task that is not registered yet would reach nobody.
        if transfers.withLock({ $0[task.taskIdentifier] != nil }) { task.cancel() }
      }
    } catch let error as URLError {
      guard !Task.isCancelled, error.code != .cancelled else { throw CancellationError() }
      if error.code == .dataLengthExceedsMaximum {
        throw DownloadError.tooLarge(url, limit: sizeLimit)
      }
      if error.code == .timedOut, let silenceLimit {
        throw DownloadError.silent(url, after: silenceLimit)
      }
      throw DownloadError.unreachable(url, reason: ErrorSentence(ofFoundation: error))
    }
  }

  package func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data
  ) {
    let isTooLarge = transfers.withLock { transfers in
      transfers[dataTask.taskIdentifier]?.append(data, limit: sizeLimit) ?? false
    }
    if isTooLarge { dataTask.cancel() }
  }

  /// The machine to which a server sends on is one that may be asked, as the first one is.
  package func urlSession(
    _ session: URLSession, task: URLSessionTask,
    willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest,
    completionHandler: @escaping @Sendable (URLRequest?) -> Void
  ) {
    do {
      if let url = request.url { try access.check(url) }
      completionHandler(request)
    } catch {
      transfers.withLock { $0[task.taskIdentifier]?.refusal = error }
      completionHandler(nil)
    }
  }

  /// Nobody has a password to give: the answer stays as it is. By itself a task waits for one without an end.
  package func urlSession(
    _ session: URLSession, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge,
    completionHandler:
      @escaping @Sendable (
        URLSession.AuthChallengeDisposition, URLCredential?
      ) -> Void
  ) {
    transfers.withLock { $0[task.taskIdentifier]?.isChallenged = true }
    completionHandler(.rejectProtectionSpace, nil)
  }

  package func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
  ) {
    let transfer = transfers.withLock { $0.removeValue(forKey: task.taskIdentifier) }
    guard let transfer else { return }
    if transfer.isTooLarge {
      transfer.continuation.resume(throwing: URLError(.dataLengthExceedsMaximum))
    } else if let refusal = transfer.refusal {
      transfer.continuation.resume(throwing: refusal)
    } else if let error, !transfer.isChallenged {
      transfer.continuation.resume(throwing: error)
    } else {
      let response = task.response as? HTTPURLResponse
      transfer.continuation.resume(
        returning: WebAnswer(
          status: response?.statusCode ?? 200, data: transfer.data,
          retryDelay: response?.value(forHTTPHeaderField: "Retry-After")
            .flatMap(WebAnswer.delay)))
    }
  }
}
