import Foundation
import ServiceTesting
import Synchronization
import Testing

@testable import ModelKit

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

private struct SynchronizeNewsInput: Sendable {
  let feedURL: URL
  let newsStore: NewsStore
}

private final class SynchronizeNewsOperation: ModelOperation<SynchronizeNewsInput, Int>,
  @unchecked Sendable
{
  override func perform() async throws -> Int {
    let archive = try await download(input.feedURL)
    return try await input.newsStore.perform { context in try Archive.read(archive, into: context) }
  }
}

extension SynchronizeNewsOperation: OperationSpecification {
  static let didFinish = TypedNotification<Int>(
    "SynchronizeNewsOperationDidFinishNotification")
}

private final class DownloadOperation: ModelOperation<URL, Int>, @unchecked Sendable {
  override var downloadLimit: Int { 1_000_000 }

  override func perform() async throws -> Int { try await download(input).count }
}

private final class WaitOperation: ModelOperation<Int, Int>, @unchecked Sendable {
  override func perform() async throws -> Int {
    try await Task.sleep(for: .seconds(3_600))
    return input
  }
}

/// As the owner of an application counts the objects that are chosen.
private final class CountOperation: ModelOperation<[String], Int>, @unchecked Sendable {
  static let didCount = TypedNotification<Int>("CountOperationDidCountNotification")

  override func perform() async throws -> Int {
    progress.totalUnitCount = Int64(input.count)
    for _ in input { progress.completedUnitCount += 1 }
    await Self.didCount.post(input.count)
    return input.count
  }
}

/// One after the other: they listen to the same notification.
@Suite(.serialized) @MainActor struct OperationTests {
  private nonisolated static let feed =
    #"{"format": 1, "News": [{"title": "a", "body": ""}, {"title": "b", "body": ""}]}"#

  @Test func `An operation downloads, updates the store and tells of its end`() async throws {
    let server = try LoopbackServer { request in
      request.line == "GET /feed" ? .text(Self.feed) : .text("not here", status: 404)
    }
    let store = try NewsStore(at: .memory)
    var payloads: [Int] = []
    let observation = SynchronizeNewsOperation.didFinish.observe { payloads.append($0) }
    let operation = SynchronizeNewsOperation(
      SynchronizeNewsInput(feedURL: server.url.appending(path: "feed"), newsStore: store))
    #expect(try await operation.value() == 2)
    #expect(try News.all(in: store).map(\.title) == ["a", "b"])
    #expect(payloads == [2])
    #expect(operation.progress.isFinished)
    let refused = SynchronizeNewsOperation(
      SynchronizeNewsInput(feedURL: server.url.appending(path: "other"), newsStore: store))
    let error = await #expect(throws: DownloadError.self) { try await refused.value() }
    #expect(error?.description.hasSuffix("/other answers with status 404") == true)
    withExtendedLifetime(observation) {}
  }

  /// Runs an operation on a queue.
  private func finish(_ operation: Operation) async {
    let queue = OperationQueue()
    await withCheckedContinuation { continuation in
      operation.completionBlock = { continuation.resume() }
      queue.addOperation(operation)
    }
  }

  @Test func `A queue runs an operation`() async throws {
    let store = try NewsStore(at: .memory)
    let url = try #require(URL(string: "https://example.org/feed"))
    let operation = SynchronizeNewsOperation(
      SynchronizeNewsInput(feedURL: url, newsStore: store))
    operation.download = { _ in Data(Self.feed.utf8) }
    await finish(operation)
    #expect(try operation.result?.get() == 2)
    #expect(try News.count(in: store) == 2)
  }

  @Test func `A cancelled operation ends`() async throws {
    let queue = OperationQueue()
    let operation = WaitOperation(5)
    await withCheckedContinuation { continuation in
      operation.completionBlock = { continuation.resume() }
      queue.addOperation(operation)
      operation.cancel()
    }
    #expect(throws: CancellationError.self) { try operation.result?.get() ?? 0 }
  }

  @Test func `An operation that is run by its value is cancelled by itself as well`() async throws {
    let operation = WaitOperation(5)
    let task = Task { try await operation.value() }
    try await Task.sleep(for: .milliseconds(20))
    operation.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    let other = WaitOperation(5)
    let stopped = Task { try await other.value() }
    stopped.cancel()
    await #expect(throws: CancellationError.self) { try await stopped.value }
  }

  @Test func `An operation with nothing to do finishes`() async throws {
    let operation = CountOperation([])
    await finish(operation)
    #expect(try operation.result?.get() == 0)
    #expect(operation.progress.isFinished && operation.progress.fractionCompleted == 1)
  }

  @Test func `A feed that never ends is cut at the limit`() async throws {
    let server = try LoopbackServer { _ in .endless }
    let error = await #expect(throws: DownloadError.self) {
      try await DownloadOperation(server.url).value()
    }
    #expect(error == .tooLarge(server.url, limit: 1_000_000))
    #expect(error?.description == "\(server.url.absoluteString) sends more than 1000000 bytes")
    #expect(WaitOperation(1).downloadLimit == 64 << 20)
  }

  @Test func `A feed that hangs is cancelled`() async throws {
    let server = try LoopbackServer { _ in .silence }
    let operation = DownloadOperation(server.url)
    let queue = OperationQueue()
    await withCheckedContinuation { continuation in
      operation.completionBlock = { continuation.resume() }
      queue.addOperation(operation)
      Task {
        while server.requests.isEmpty { try await Task.sleep(for: .milliseconds(1)) }
        operation.cancel()
      }
    }
    #expect(throws: CancellationError.self) { try operation.result?.get() ?? 0 }
  }

  @Test func `A feed that drips or hangs is waited for no longer than the time limit`() async throws
  {
    let (limit, size) = (Duration.milliseconds(50), 1 << 40)
    for answer in [LoopbackServer.Answer.silence, .endless] {
      let server = try LoopbackServer { _ in answer }
      await #expect(throws: DownloadError.timedOut(server.url, after: limit)) {
        try await WebDownload.data(
          from: server.url, limit: size, timeLimit: limit, silenceLimit: .seconds(60),
          access: .thisMachine)
      }
    }
    #expect(WaitOperation(1).downloadTimeLimit == .seconds(300))
  }

  @Test func `A feed that falls silent is given up, one that drips is not`() async throws {
    let limit = Duration.seconds(1)
    for answer in [LoopbackServer.Answer.silence, .pause(Data(count: 1_000))] {
      let server = try LoopbackServer { _ in answer }
      await #expect(throws: DownloadError.silent(server.url, after: limit)) {
        try await WebDownload.data(
          from: server.url, limit: 1 << 20, timeLimit: .seconds(600), silenceLimit: limit,
          access: .thisMachine)
      }
    }
    let server = try LoopbackServer { _ in .endless }
    let overall = Duration.seconds(3)
    await #expect(throws: DownloadError.timedOut(server.url, after: overall)) {
      try await WebDownload.data(
        from: server.url, limit: 1 << 40, timeLimit: overall, silenceLimit: limit,
        access: .thisMachine)
    }
    #expect(WaitOperation(1).downloadSilenceLimit == .seconds(60))
  }

  @Test func `A server that wants a password is one that refuses`() async throws {
    let server = try LoopbackServer { _ in .challenge }
    await #expect(throws: DownloadError.refused(server.url, status: 401)) {
      try await DownloadOperation(server.url).value()
    }
    #expect(server.requests.count == 1)
  }

  @Test func `Requests that are cancelled before they begin end`() async throws {
    let server = try LoopbackServer { _ in .silence }
    var endCount = 0
    for _ in 1...1_000 {
      let work = Task {
        await #expect(throws: CancellationError.self) {
          try await WebDownload.data(
            from: server.url, limit: 1, timeLimit: .seconds(600), silenceLimit: .seconds(600),
            access: .thisMachine)
        }
        endCount += 1
      }
      work.cancel()
    }
    let limit = ContinuousClock.now + .seconds(600)
    while endCount < 1_000, .now < limit { try await Task.sleep(for: .milliseconds(1)) }
    #expect(endCount == 1_000)
  }

  @Test func `What arrives behind an answer that is too large changes nothing`() async throws {
    await #expect(throws: URLError(.dataLengthExceedsMaximum)) {
      try await withCheckedThrowingContinuation { continuation in
        var transfer = Transfers.Transfer(continuation: continuation)
        #expect([11, 1].map { transfer.append(Data(count: $0), limit: 10) } == [true, true])
        #expect(transfer.data.isEmpty)
        continuation.resume(throwing: URLError(.dataLengthExceedsMaximum))
      }
    }
  }

  @Test func `With notifications of its own a test hears nobody else, whoever runs its operations`()
    async throws
  {
    let store = try NewsStore(at: .memory)
    let url = try #require(URL(string: "https://example.org/feed"))
    var (mine, others): ([Int], [Int]) = ([], [])
    let everywhere = SynchronizeNewsOperation.didFinish.observe { others.append($0) }
    await NotificationCenter.$current.withValue(NotificationCenter()) {
      let here = SynchronizeNewsOperation.didFinish.observe { mine.append($0) }
      let operation = SynchronizeNewsOperation(
        SynchronizeNewsInput(feedURL: url, newsStore: store))
      operation.download = { _ in Data(Self.feed.utf8) }
      await finish(operation)
      #expect(mine == [2])
      // What is posted in the middle of the work is heard here as well.
      let counting = CountOperation.didCount.observe { mine.append($0) }
      await finish(CountOperation(["a"]))
      #expect(mine == [2, 1])
      mine = [2]
      withExtendedLifetime((here, counting)) {}
    }
    SynchronizeNewsOperation.didFinish.post(7)
    #expect(mine == [2])
    #expect(others == [7])
    withExtendedLifetime(everywhere) {}
  }

  @Test func `What cannot be got is said`() async throws {
    let store = try NewsStore(at: .memory)
    for (text, expected) in [
      ("file:///etc/passwd", "file:///etc/passwd is not an http or https address"),
      ("http://127.0.0.1:1/", "http://127.0.0.1:1/ cannot be reached"),
    ] {
      let url = try #require(URL(string: text))
      let operation = SynchronizeNewsOperation(
        SynchronizeNewsInput(feedURL: url, newsStore: store))
      let error = await #expect(throws: DownloadError.self) { try await operation.value() }
      #expect(error?.description.hasPrefix(expected) == true)
    }
  }

  @Test func `An operation that nobody has written says so`() async {
    let error = await #expect(throws: StoreError.self) {
      try await ModelOperation<Int, Int>(1).value()
    }
    #expect(error?.description == "perform() of ModelOperation<Int, Int> is yours to write")
  }
}
