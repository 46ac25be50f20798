/// One question to a service, which is asked when somebody wants the answer: with `await`, or by a
/// completion handler.
///
/// ```swift
/// let news = try await feedService.latestNews(section: .world).value
/// feedService.latestNews(section: .world).start { result in show(result) }
/// ```
public struct ServiceCall<Value: Sendable>: Sendable {
  private let perform: @Sendable () async throws -> Value

  init(_ perform: @escaping @Sendable () async throws -> Value) {
    self.perform = perform
  }

  /// The answer.
  ///
  /// - Throws: a `ServiceError`, a `ServiceFailure` of the service, or `CancellationError`.
  public var value: Value {
    get async throws { try await perform() }
  }

  /// Asks, and calls the handler with the answer or with what has failed.
  ///
  /// - Returns: the work, which can be cancelled.
  @discardableResult
  public func start(
    _ completion: @escaping @MainActor (Result<Value, any Error>) -> Void
  ) -> Task<Void, Never> {
    Task {
      let result: Result<Value, any Error>
      do { result = .success(try await perform()) } catch { result = .failure(error) }
      await completion(result)
    }
  }
}
