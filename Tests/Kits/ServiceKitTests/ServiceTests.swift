import Foundation
import ModelKit
import ServiceTesting
import Testing

@testable import ServiceKit

@MainActor @Suite(.timeLimit(.minutes(25))) struct ServiceTests {
  private nonisolated static let archive = """
    {"format": 1, "Author": [{"@id": "a", "name": "Ada"}],
     "News": [{"title": "First", "author": "a"}, {"title": "Second", "section": "science"}]}
    """

  @Test func `Objects are read, updated and related`() async throws {
    let server = try LoopbackServer { _ in .text(Self.archive) }
    let service = FeedService(baseURL: server.url)
    let store = try NewsStore(at: .memory)
    let known = News.insert(in: store)
    known.title = "Second"
    let since = Date(timeIntervalSinceReferenceDate: 0)
    let answer = try await service.latestNews(section: .world, since: since).value
    #expect(server.requests.map(\.line) == ["GET /news/world?since=2001-01-01T00%3A00%3A00Z"])
    #expect(answer.snapshots.map { $0.value("title") } == ["First", "Second"])
    let news = try answer.read(into: store)
    #expect(news.map(\.title) == ["First", "Second"])
    #expect(news.last === known)
    #expect(news.first?.author?.name == "Ada")
    #expect(known.section == .science)
  }

  @Test func `A body is an archive of what is sent`() async throws {
    let server = try LoopbackServer { .document($0.body) }
    let service = FeedService(baseURL: server.url)
    let store = try NewsStore(at: .memory)
    let news = News.insert(in: store)
    news.title = "\"Sent\""
    news.author = Author.insert(in: store)
    let published = try await service.publish(body: news.snapshot).value
    #expect(published.snapshot.value("title") == "\"Sent\"")
    #expect(published.snapshot["author"] == .null, "the author was not sent")
    #expect(server.requests.map(\.line) == ["POST /news"])
    #expect(try published.read(into: store) === news, "its title is unique")
    try await service.replace(body: [news.snapshot]).value
    let comment = Comment.insert(in: store).snapshot
    await #expect(throws: ArchiveError.self) { try await service.publish(body: comment).value }
  }

  @Test func `Values are sent and read as JSON`() async throws {
    let server = try LoopbackServer { request in
      switch request.line {
      case "GET /count?words=a%2Fb%20%C3%A9%26": .text("5")
      case "GET /titles": .text(#"["a", "b"]"#)
      default: .text(String(decoding: request.body, as: UTF8.self) == "2.5" ? "null" : "0")
      }
    }
    let service = FeedService(baseURL: server.url)
    #expect(try await service.count(of: "a/b é&").value == 5)
    #expect(try await service.titles().value == ["a", "b"])
    #expect(try await service.rate(body: 2.5).value == nil)
  }

  @Test func `A service for this machine refuses another at once`() async throws {
    let url = try #require(URL(string: "http://closed.invalid"))
    let server = try LoopbackServer { _ in .text("[]") }
    let services = [url, server.url].map {
      FeedService(baseURL: $0) {
        $0.delay = .seconds(3_600)
        $0.access = .thisMachine
      }
    }
    await #expect(throws: ServiceError.closed(url.appending(path: "titles"))) {
      try await services[0].titles().value
    }
    #expect(try await services[1].titles().value.isEmpty)
  }

  @Test func `A service for this machine follows no server to another`() async throws {
    let server = try LoopbackServer { request in
      switch request.line {
      case "GET /titles": .text("5")
      case "GET /count?words=a": .text("", status: 302, headers: ["Location": "/titles"])
      default: .text("", status: 302, headers: ["Location": "http://closed.invalid/titles"])
      }
    }
    let service = FeedService(baseURL: server.url) { $0.access = .thisMachine }
    #expect(try await service.count(of: "a").value == 5)
    let other = try #require(URL(string: "http://closed.invalid/titles"))
    await #expect(throws: ServiceError.closed(other)) {
      try await service.count(of: "b").value
    }
  }

  @Test func `What the base address asks is asked of every endpoint`() async throws {
    let server = try LoopbackServer { _ in .text("5") }
    let address = server.url.absoluteString + "/news/?key=a%26b#top"
    let service = FeedService(baseURL: try #require(URL(string: address)))
    _ = try await service.count(of: "x").value
    _ = try await service.rate(body: 1).value
    let lines = ["GET /news/count?key=a%26b&words=x", "PATCH /news/rating?key=a%26b"]
    #expect(server.requests.map(\.line) == lines)
  }

  @Test func `An answer is used again for its lifetime, until something is changed`() async throws {
    let server = try LoopbackServer { .text($0.line == "GET /titles" ? "[]" : "1") }
    let service = FeedService(baseURL: server.url)
    _ = try await service.titles().value
    _ = try await service.titles().value
    #expect(server.requests.count == 1)
    _ = try await service.rate(body: 1).value
    _ = try await service.titles().value
    #expect(server.requests.count == 3)
    let forgetful = FeedService(baseURL: server.url) { $0.cacheLifetime = .milliseconds(1) }
    _ = try await forgetful.titles().value
    try await Task.sleep(for: .milliseconds(5))
    _ = try await forgetful.titles().value
    #expect(server.requests.count == 5)
  }

  @Test func `What fails is asked again where that changes nothing`() async throws {
    let server = try LoopbackServer { _ in .text("no", status: 500) }
    let service = FeedService(baseURL: server.url)
    let refused = ServiceError.refused(server.url.appending(path: "titles"), status: 500)
    await #expect(throws: refused) { try await service.titles().value }
    #expect(server.requests.count == 3)
    await #expect(throws: ServiceError.self) { try await service.rate(body: 1).value }
    #expect(server.requests.count == 4, "a change is not sent twice")
  }

  @Test func `The second attempt may succeed`() async throws {
    let answers = AnswerQueue([.text("busy", status: 429), .half(Data("[1, 2]".utf8)), .text("[]")])
    let server = try LoopbackServer { _ in answers.next() }
    #expect(try await FeedService(baseURL: server.url).titles().value == [])
    #expect(server.requests.count == 3)
  }

  @Test func `A status with a name is thrown by its name`() async throws {
    let server = try LoopbackServer { _ in .text("not here", status: 404) }
    let service = FeedService(baseURL: server.url)
    let url = server.url.appending(path: "titles")
    let failure = await #expect(throws: FeedService.Failure.self) {
      try await service.titles().value
    }
    #expect(failure == .notFound(url))
    #expect(server.requests.count == 1)
    #expect(failure?.description == "\(url.absoluteString) answers with status 404")
  }

  @Test(arguments: [
    ("[1]", "[0]: expected a string, found a number '1'"),
    ("{}", "the value: expected an array, found an object"),
    ("[", "line 1, column 2: expected a value"),
  ])
  func `An answer of another type is an error`(answer: String, reason: String) async throws {
    let server = try LoopbackServer { _ in .text(answer) }
    let service = FeedService(baseURL: server.url)
    let error = await #expect(throws: ServiceError.self) { try await service.titles().value }
    let url = server.url.appending(path: "titles").absoluteString
    #expect(error?.description == "the answer of \(url) is not what it should be: \(reason)")
  }

  @Test func `A number that the type does not have is told as such`() async throws {
    let server = try LoopbackServer { _ in .text("1e400") }
    let service = FeedService(baseURL: server.url)
    let error = await #expect(throws: ServiceError.self) { try await service.rate(body: 1).value }
    #expect(error?.description.hasSuffix("the value: no Double is exactly '1e400'") == true)
  }

  @Test(arguments: [
    (
      #"{"format": 1, "News": [{"title": 5}]}"#,
      "News[0].title: expected a string, found a number '5'"
    ),
    (#"{"format": 1, "Comment": []}"#, "Comment"), (#"{"format": 1, "News": [{}]}"#, "is required"),
  ])
  func `Objects of another form are an error`(answer: String, reason: String) async throws {
    let server = try LoopbackServer { _ in .text(answer) }
    let service = FeedService(baseURL: server.url)
    let error = await #expect(throws: ServiceError.self) {
      try await service.latestNews(section: .world).value
    }
    #expect(error?.description.contains(reason) == true)
  }

  @Test func `Half an answer, silence and no server are told apart`() async throws {
    let half = try LoopbackServer { _ in .half(Data(count: 1_000)) }
    let silent = try LoopbackServer { _ in .silence }
    let broken = await #expect(throws: ServiceError.self) {
      try await Self.service(half.url).titles().value
    }
    guard case .unreachable = broken else { throw broken ?? ServiceErrorMissing() }
    let late = await #expect(throws: ServiceError.self) {
      try await Self.service(silent.url, timeout: .milliseconds(50)).titles().value
    }
    guard case .timedOut = late else { throw late ?? ServiceErrorMissing() }
    let nobody = try #require(URL(string: "http://127.0.0.1:1"))
    let absent = await #expect(throws: ServiceError.self) {
      try await Self.service(nobody).titles().value
    }
    guard case .unreachable = absent else { throw absent ?? ServiceErrorMissing() }
  }

  private struct ServiceErrorMissing: Error {}

  private static func service(_ url: URL, timeout: Duration = .seconds(600)) -> FeedService {
    FeedService(baseURL: url) {
      $0.attempts = 1
      $0.timeout = timeout
    }
  }

  @Test func `An answer that is too large is not read to its end`() async throws {
    let server = try LoopbackServer { _ in .document(Data(count: 1 << 20)) }
    let service = FeedService(baseURL: server.url) { $0.sizeLimit = 1_000 }
    let error = ServiceError.tooLarge(server.url.appending(path: "titles"), limit: 1_000)
    await #expect(throws: error) { try await service.titles().value }
  }

  @Test func `A call that is cancelled ends, in either form`() async throws {
    let server = try LoopbackServer { _ in .silence }
    let service = Self.service(server.url)
    let work = Task { try await service.titles().value }
    var outcome: Result<[String], any Error>?
    let started = service.titles().start { outcome = $0 }
    while server.requests.count < 2 { try await Task.sleep(for: .milliseconds(1)) }
    work.cancel()
    started.cancel()
    await #expect(throws: CancellationError.self) { try await work.value }
    await started.value
    #expect(throws: CancellationError.self) { try outcome?.get() }
  }

  @Test func `A completion handler gets the answer`() async throws {
    let server = try LoopbackServer { _ in .text(#"["a"]"#) }
    var titles: [String] = []
    await FeedService(baseURL: server.url).titles().start { titles = (try? $0.get()) ?? [] }.value
    #expect(titles == ["a"])
  }

  @Test func `A context that keeps no such objects stays as it is`() async throws {
    let server = try LoopbackServer { _ in .text(Self.archive) }
    let answer = try await FeedService(baseURL: server.url).latestNews(section: .world).value
    let store = try CommentStore(at: .memory)
    #expect(throws: StoreError.self) { try answer.read(into: store) }
    #expect(!store.hasChanges)
  }
}

private final class CommentStore: ObjectStore, StoreSpecification {
  static let description = StoreDescription(
    name: "CommentStore", models: [Comment.self], engine: MemoryEngine.self)
}
