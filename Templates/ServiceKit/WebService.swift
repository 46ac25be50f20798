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
    transfers = Transfers(sizeLimit: description.sizeLimit, timeLimit: description.timeout)
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
        throw ServiceError.undecodable(url, reason: error.description)
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
    let attempts = request.method.isIdempotent ? description.attempts : 1
    for _ in 0..<max(0, attempts - 1) {
      do {
        return try await attempt(urlRequest, request.method, at: url)
      } catch let error as ServiceError where error.isPassing {
        try await Task.sleep(for: description.delay)
      }
    }
    return try await attempt(urlRequest, request.method, at: url)
  }

  private func attempt(
    _ request: URLRequest, _ method: ServiceMethod, at url: URL
  ) async throws -> Data {
    // A change that fails may have happened all the same.
    defer { if method != .get { cache.forget() } }
    let (status, data) = try await transfers.answer(to: request, at: url, in: session)
    guard status < 300 else { throw ServiceError.refused(url, status: status) }
    return data
  }
}
