import Foundation
import ModelKit
import Synchronization

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Asks a server over HTTP, in the model layer: knows where, remembers answers, asks again what failed,
/// and gives objects and values instead of bytes. A project's services derive from it.
open class WebService: @unchecked Sendable {
  /// Where the paths of the endpoints begin.
  public let baseURL: URL
  private let description: ServiceDescription
  private let cache: AnswerCache
  private let transfers: Transfers
  let session: URLSession

  public required init(_ description: ServiceDescription, at baseURL: URL) {
    self.description = description
    self.baseURL = baseURL
    cache = AnswerCache(lifetime: description.cacheLifetime)
    transfers = Transfers(
      sizeLimit: description.sizeLimit, timeLimit: description.timeout,
      access: description.access)
    session = transfers.makeSession()
  }

  deinit {
    session.finishTasksAndInvalidate()
  }

  /// For an endpoint that returns objects, one object, a value or several values.
  public final func call<Value: ArchiveReadable>(_ request: ServiceRequest) -> ServiceCall<Value> {
    answer(to: request) { [baseURL] in try await Value.reading($0, from: baseURL) }
  }

  /// For an endpoint that returns nothing; what the server says is not looked at.
  public final func call(_ request: ServiceRequest) -> ServiceCall<Void> {
    answer(to: request) { _ in }
  }

  private func answer<Value>(
    to request: ServiceRequest, read: @escaping @Sendable (Data) async throws -> Value
  ) -> ServiceCall<Value> {
    let url = request.url(below: baseURL)
    return ServiceCall { [self] in
      let generation = cache.generation
      let known = request.method == .get ? cache[url] : nil
      let data = if let known { known } else { try await data(for: request, at: url) }
      do {
        let value = try await read(data)
        if known == nil, request.method == .get { cache.keep(data, of: url, from: generation) }
        return value
      } catch let error as ArchiveError {
        throw ServiceError.undecodable(url, reason: error.sentence)
      }
    }
  }

  private func data(for request: ServiceRequest, at url: URL) async throws -> Data {
    do {
      return try await attempts(of: request, at: url)
    } catch ServiceError.refused(let url, let status) {
      if let failure = description.failures?.init(status: status, at: url) { throw failure }
      throw ServiceError.refused(url, status: status)
    }
  }

  private func attempts(of request: ServiceRequest, at url: URL) async throws -> Data {
    let urlRequest = try await request.urlRequest(for: url)
    var attempts = request.method.isIdempotent ? description.attempts : 1
    while true {
      attempts -= 1
      var askedDelay: Duration?
      do {
        // A change that fails may have happened all the same.
        defer { if request.method != .get { cache.forget() } }
        let answer = try await transfers.answer(to: urlRequest, at: url, in: session)
        askedDelay = answer.retryDelay
        guard answer.status < 300 else { throw ServiceError.refused(url, status: answer.status) }
        return answer.data
      } catch let error as ServiceError where error.isPassing && attempts > 0 {
        // Nobody waits longer for a busy server than for a slow one.
        if let askedDelay, askedDelay > description.timeout { throw error }
        try await Task.sleep(for: askedDelay ?? description.delay)
      }
    }
  }
}
