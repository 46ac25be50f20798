import Foundation
import ServiceTesting
import Testing

@testable import ServiceKit

@Suite(.timeLimit(.minutes(25))) struct AnswerTests {
  @Test func `An answer that cannot be read is not used again`() async throws {
    let answers = AnswerQueue([.text("<html>"), .text("[]")])
    let server = try LoopbackServer { _ in answers.next() }
    let service = FeedService(baseURL: server.url)
    await #expect(throws: ServiceError.self) { try await service.titles().value }
    #expect(try await service.titles().value == [])
  }

  @Test @MainActor func `Objects of a server that knows no archives are read, and found again`()
    async throws
  {
    let list =
      #"[{"id": 7, "Title": "Rain", "section": "science", "TITLE": "no", "format": "rss", "tags": [{"a": 1}]}, {"id": "x", "title": "Sun"}]"#
    let server = try LoopbackServer {
      .text($0.line.hasPrefix("POST") ? #"{"title": "Snow"}"# : list)
    }
    let service = FeedService(baseURL: server.url)
    let store = try NewsStore(at: .memory)
    let first = try await service.latestNews(section: .world).value
    #expect(first.snapshots.map { $0.value("title") } == ["Rain", "Sun"])
    let news = try first.read(into: store)
    #expect(news.map(\.section) == [.science, .world])
    #expect(try first.read(into: store) == news)
    let snow = try await service.publish(body: news[0].snapshot).value
    #expect(snow.snapshot.value("title") == "Snow")
  }

  @Test func `Of an object of a server what does not fit is told`() async throws {
    let server = try LoopbackServer { _ in .text(#"[{"title": "Rain"}, {"title": 7}, 5]"#) }
    let error = await #expect(throws: ServiceError.self) {
      try await FeedService(baseURL: server.url).latestNews(section: .world).value
    }
    #expect("\(try #require(error))".contains("News[1].title"), "\(String(describing: error))")
  }

  @Test func `An answer from before a change is not used after it`() async throws {
    let answers = AnswerQueue([.text(#"["old"]"#), .text(#"["new"]"#)])
    let change = DispatchSemaphore(value: 0)
    let server = try LoopbackServer { request in
      guard request.line == "GET /titles" else { return .text("1") }
      change.wait()
      return answers.next()
    }
    let service = FeedService(baseURL: server.url)
    async let titles = service.titles().value
    while server.requests.isEmpty { try await Task.sleep(for: .milliseconds(1)) }
    _ = try await service.rate(body: 1).value
    for _ in 1...2 { change.signal() }
    #expect(try await titles == ["old"])
    #expect(try await service.titles().value == ["new"])
  }

  @Test func `A change that fails may have happened`() async throws {
    let failures: [LoopbackServer.Answer] = [
      .text("no", status: 500), .half(Data(count: 10)), .silence,
    ]
    for failure in failures {
      let server = try LoopbackServer { $0.line == "GET /titles" ? .text("[]") : failure }
      // Long enough for a busy machine to answer what it is asked.
      let service = FeedService(baseURL: server.url) { $0.timeout = .seconds(10) }
      _ = try await service.titles().value
      await #expect(throws: ServiceError.self) { try await service.rate(body: 1).value }
      let count = server.requests.count
      _ = try await service.titles().value
      #expect(server.requests.count > count, "\(failure)")
    }
  }

  @Test func `An answer may take longer than a session waits by itself`() throws {
    let service = FeedService(baseURL: try #require(URL(string: "http://127.0.0.1:1"))) {
      $0.timeout = .seconds(3_600)
    }
    #expect(service.session.configuration.timeoutIntervalForRequest > 3_600)
  }

  @Test(arguments: [429, 503])
  func `A server says when to ask again`(status: Int) async throws {
    let date = Date(timeIntervalSinceNow: -5).formatted(Self.dateFormat)
    let answers = AnswerQueue([
      .text("busy", status: status, headers: ["Retry-After": "1"]),
      .text("busy", status: status, headers: ["Retry-After": date]), .text("[]"),
    ])
    let server = try LoopbackServer { _ in answers.next() }
    let service = FeedService(baseURL: server.url) { $0.delay = .seconds(3_600) }
    let start = ContinuousClock.now
    #expect(try await service.titles().value == [])
    #expect(server.requests.count == 3)
    #expect(ContinuousClock.now - start >= .seconds(1))
  }

  @Test func `A server that wants to be left alone for too long fails at once`() async throws {
    let date = Date(timeIntervalSinceNow: 3_600).formatted(Self.dateFormat)
    for wish in ["3600", date] {
      let server = try LoopbackServer { _ in
        .text("busy", status: 503, headers: ["Retry-After": wish])
      }
      let service = FeedService(baseURL: server.url)
      let refused = ServiceError.refused(server.url.appending(path: "titles"), status: 503)
      await #expect(throws: refused) { try await service.titles().value }
      #expect(server.requests.count == 1)
    }
  }

  private static let dateFormat = Date.VerbatimFormatStyle(
    format: """
      \(weekday: .abbreviated), \(day: .twoDigits) \(month: .abbreviated) \(year: .defaultDigits) \
      \(hour: .twoDigits(clock: .twentyFourHour, hourCycle: .zeroBased)):\(minute: .twoDigits):\
      \(second: .twoDigits) GMT
      """,
    locale: Locale(identifier: "en_US_POSIX"), timeZone: .gmt,
    calendar: Calendar(identifier: .gregorian))
}
